package aish.safety.files;

import aish.safety.SafetyFacts;
import aish.text.HomePath;
import java.io.IOException;
import java.nio.file.DirectoryIteratorException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Finds the paths that a word expands to in bash, by reading directories only. */
final class PathExpander {
    private final SafetyFacts facts;
    private final SurveyBudget effort;

    PathExpander(SafetyFacts facts, SurveyBudget effort) {
        this.facts = facts;
        this.effort = effort;
    }

    /** Returns the directory that relative paths start from; null if it is not known. */
    @Nullable Path directory(String named) {
        Path start = facts.directory().orElse(null);
        try {
            if (named.startsWith("~")) {
                return facts.home()
                        .map(home -> home.resolve(HomePath.expand(named, home)))
                        .orElse(null);
            }
            return start == null ? null : start.resolve(named).normalize();
        } catch (InvalidPathException e) {
            return null;
        }
    }

    /**
     * Returns the paths; a word that is not a pattern need not exist. Empty if the word cannot be a
     * path.
     */
    List<Path> expand(PathText word, Path directory) {
        if (word.text().isEmpty() || word.text().indexOf('\0') >= 0) {
            return List.of();
        }
        try {
            Path base = directory;
            PathText rest = word;
            if (word.startsAtHome()) {
                base = facts.home().orElse(null);
                rest = word.part(Math.min(2, word.text().length()), word.text().length());
            } else if (word.text().startsWith("/")) {
                base = Path.of("/");
                rest = word.part(1, word.text().length());
            }
            if (base == null) {
                return List.of();
            }
            List<Path> found = word.isPattern() ? matches(base, rest) : List.of();
            // a pattern that matches nothing stays unchanged
            return found.isEmpty() ? List.of(base.resolve(rest.text())) : found;
        } catch (InvalidPathException e) {
            return List.of();
        }
    }

    private List<Path> matches(Path base, PathText rest) {
        List<Path> found = List.of(base);
        int start = 0;
        for (int i = 0; i <= rest.text().length(); i++) {
            if (i == rest.text().length() || rest.text().charAt(i) == '/') {
                PathText step = rest.part(start, i);
                if (!step.text().isEmpty()) {
                    found = step(found, step, i < rest.text().length());
                }
                start = i + 1;
            }
        }
        return found;
    }

    private List<Path> step(List<Path> found, PathText step, boolean directories) {
        List<Path> next = new ArrayList<>();
        NamePattern pattern = step.isPattern() ? NamePattern.of(step) : null;
        for (Path path : found) {
            if (pattern != null) {
                list(path, pattern, directories, next);
            } else {
                Path named = path.resolve(step.text());
                if (effort.countEntry() && Files.exists(named, LinkOption.NOFOLLOW_LINKS)) {
                    next.add(named);
                }
            }
        }
        return next;
    }

    private void list(Path directory, NamePattern pattern, boolean directories, List<Path> found) {
        try (DirectoryStream<Path> entries = Files.newDirectoryStream(directory)) {
            for (Path entry : entries) {
                if (!effort.countEntry()) {
                    return;
                }
                Path name = entry.getFileName();
                if (name != null
                        && pattern.matches(name.toString())
                        && (!directories || Files.isDirectory(entry))) {
                    found.add(entry);
                }
            }
        } catch (IOException | DirectoryIteratorException e) {
            // bash sees nothing there either
        }
    }
}
