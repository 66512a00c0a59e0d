package aish.safety.files;

import module java.base;

import aish.safety.Effect;
import aish.safety.SafetyFacts;
import aish.safety.Verdict;
import aish.safety.files.AffectedFileSpec.FileSearch;
import aish.safety.files.AffectedFileSpec.Kind;
import aish.safety.files.PathText.NamePattern;
import aish.text.HomePath;
import org.jspecify.annotations.Nullable;

/**
 * The places on the live file system that a command would change. Finding them reads directories
 * only.
 *
 * @param roots affected paths, some with everything in them
 * @param gitCommands commands on a git working tree
 * @param complete whether nothing else is affected, as far as the rules can tell
 */
public record AffectedFiles(List<Root> roots, List<GitCommand> gitCommands, boolean complete) {
    /**
     * One affected path.
     *
     * @param path a real path except for its last element
     * @param search selects among the files in the path
     * @param overlay a tree whose files replace those of the same names
     */
    public record Root(
            Kind kind,
            Path path,
            boolean recursive,
            Optional<FileSearch> search,
            Optional<Path> overlay) {
        static Root of(Kind kind, Path path, boolean recursive) {
            return new Root(kind, real(path), recursive, Optional.empty(), Optional.empty());
        }

        Root with(Optional<FileSearch> chosen) {
            return new Root(kind, path, recursive, chosen, overlay);
        }

        Root over(Path tree) {
            return new Root(kind, path, recursive, search, Optional.of(tree));
        }

        private static Path real(Path path) {
            Path parent = path.getParent();
            Path name = path.getFileName();
            try {
                boolean plain =
                        name != null
                                && !name.toString().equals("..")
                                && !name.toString().equals(".");
                return parent == null || !plain
                        ? path.toRealPath()
                        : parent.toRealPath().resolve(name);
            } catch (IOException e) {
                return path.toAbsolutePath().normalize();
            }
        }
    }

    public AffectedFiles {
        roots = List.copyOf(roots);
        gitCommands = List.copyOf(gitCommands);
    }

    public static AffectedFiles of(Verdict verdict, SafetyFacts facts, SurveyBudget budget) {
        PathExpander expander = new PathExpander(facts, budget);
        List<Root> roots = new ArrayList<>();
        List<GitCommand> git = new ArrayList<>();
        boolean complete =
                !(verdict instanceof Verdict.Unknown)
                        && !verdict.effects().contains(Effect.EXEC_UNKNOWN);
        for (AffectedFileSpec affected : verdict.touched()) {
            Path directory = expander.directory(affected.directory());
            boolean known =
                    affected.complete() && directory != null && Files.isDirectory(directory);
            complete &= known;
            if (known && directory != null) {
                if (affected.kind() == Kind.GIT_TREE) {
                    GitCommand command = GitCommand.of(affected.words(), directory);
                    git.add(command);
                    complete &= command.isUnderstood();
                } else {
                    add(affected, directory, expander, roots);
                }
            }
        }
        return new AffectedFiles(roots, git, complete && !budget.isSpent());
    }

    private static void add(
            AffectedFileSpec affected, Path directory, PathExpander expander, List<Root> roots) {
        for (Path path : expander.expand(affected.path(), directory)) {
            if (!affected.sources().isEmpty()) {
                put(affected, path, directory, expander, roots);
            } else {
                roots.add(
                        Root.of(affected.kind(), path, affected.recursive())
                                .with(affected.search()));
                beside(affected.companion(), path)
                        .ifPresent(other -> roots.add(Root.of(Kind.OVERWRITE, other, false)));
            }
        }
    }

    private static Optional<Path> beside(AffectedFileSpec.CompanionFile beside, Path path) {
        String name = String.valueOf(path.getFileName());
        return beside.isNone() || !name.endsWith(beside.removedEnding())
                ? Optional.empty()
                : Optional.of(
                        path.resolveSibling(
                                name.substring(0, name.length() - beside.removedEnding().length())
                                        + beside.addedEnding()));
    }

    /** Adds the roots for files that are put at a path, or into it if it is a directory. */
    private static void put(
            AffectedFileSpec affected,
            Path target,
            Path directory,
            PathExpander expander,
            List<Root> roots) {
        roots.add(Root.of(affected.kind(), target, false));
        if (!Files.isDirectory(target)) {
            return;
        }
        for (PathText source : affected.sources()) {
            for (Path moved : expander.expand(source, directory)) {
                Path name = moved.normalize().getFileName();
                if (name != null) {
                    Root root = Root.of(affected.kind(), target.resolve(name), false);
                    roots.add(Files.isDirectory(moved) ? root.over(moved) : root);
                }
            }
        }
    }

    /** Finds the paths that a word expands to in bash, by reading directories only. */
    private record PathExpander(SafetyFacts facts, SurveyBudget budget) {
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
         * Returns the paths; a word that is not a pattern need not exist. Empty if the word cannot
         * be a path.
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
                    base = directory.getFileSystem().getPath("/");
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
                    if (budget.countEntry() && Files.exists(named, LinkOption.NOFOLLOW_LINKS)) {
                        next.add(named);
                    }
                }
            }
            return next;
        }

        private void list(
                Path directory, NamePattern pattern, boolean directories, List<Path> found) {
            try (DirectoryStream<Path> entries = Files.newDirectoryStream(directory)) {
                for (Path entry : entries) {
                    if (!budget.countEntry()) {
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
}
