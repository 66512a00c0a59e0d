package aish.safety.files;

import java.io.IOException;
import java.nio.file.Path;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Counts the files that a git command would take from a working tree. */
final class GitSurvey {
    private final FileSurvey surveyor;
    private final SurveyBudget effort;

    GitSurvey(FileSurvey surveyor, SurveyBudget effort) {
        this.surveyor = surveyor;
        this.effort = effort;
    }

    void survey(GitCommand command, FileCounts tally) throws IOException {
        GitTree tree = GitTree.around(command.directory()).orElse(null);
        if (tree == null) {
            return;
        }
        if (command.discards().isPresent()) {
            discarded(command, command.discards().get(), tree, tally);
        }
        if (command.replaces()) {
            changed(command, tree, tally);
        }
    }

    /** Counts the untracked files that are gone afterwards. */
    private void discarded(
            GitCommand command, GitTree.Untracked kind, GitTree tree, FileCounts tally)
            throws IOException {
        List<String> others = tree.untracked(effort.left(), kind).orElse(List.of());
        List<Path> within = command.cleans() ? named(command) : List.of();
        for (String name : others) {
            Path path = tree.root().resolve(name);
            boolean meant = within.isEmpty() || within.stream().anyMatch(path::startsWith);
            boolean taken = !command.cleans() || !name.endsWith("/") || command.has('d', "-d");
            if (meant && taken) {
                new FileWalk(effort, (file, attributes) -> surveyor.count(file, attributes, tally))
                        .tree(path);
            }
        }
    }

    /** Counts the files with changes that are not in the index. */
    private void changed(GitCommand command, GitTree tree, FileCounts tally) {
        GitIndex index = GitIndex.read(tree.gitDirectory()).orElse(null);
        if (index == null) {
            tally.inexact();
            return;
        }
        List<Path> within = named(command);
        for (String name : index.paths()) {
            Path path = tree.root().resolve(name);
            if (!within.isEmpty() && within.stream().noneMatch(path::startsWith)) {
                continue;
            }
            if (!effort.countEntry()) {
                return;
            }
            @Nullable BasicFileAttributes attributes = FileWalk.attributes(path);
            if (attributes != null && index.isChanged(name, path, attributes)) {
                surveyor.count(path, attributes, tally);
            }
        }
    }

    /**
     * Returns the operands that are paths; if there are none, the command is about the whole tree.
     */
    private static List<Path> named(GitCommand command) {
        List<Path> paths = new ArrayList<>();
        for (String operand : command.operands()) {
            Path path = command.directory().resolve(operand).normalize();
            if (FileWalk.attributes(path) != null) {
                try {
                    paths.add(path.toRealPath());
                } catch (IOException e) {
                    paths.add(path);
                }
            }
        }
        return paths;
    }
}
