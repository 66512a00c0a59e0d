package aish.safety.files;

import java.io.IOException;
import java.nio.file.Path;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Counts what a command of git would take from a working tree. */
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

    /** Files that git does not know and that are gone afterwards. */
    private void discarded(GitCommand command, GitTree.Others kind, GitTree tree, FileCounts tally)
            throws IOException {
        List<String> others = tree.others(effort.left(), kind).orElse(List.of());
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

    /** Files with changes that the index does not have. */
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
            if (!effort.take()) {
                return;
            }
            @Nullable BasicFileAttributes attributes = FileWalk.attributes(path);
            if (attributes != null && index.isChanged(name, path, attributes)) {
                surveyor.count(path, attributes, tally);
            }
        }
    }

    /** The operands that are paths; without any, all of the tree is meant. */
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
