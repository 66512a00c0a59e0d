package aish.safety.files;

import aish.safety.files.AffectedFileSpec.Kind;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.Collection;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** Counts files and determines their state in the project and in git. */
final class FileSurvey {
    private final SurveyBudget effort;
    private final Optional<GitTree> tree;
    private final Path project;
    private final Optional<GitIndex> index;

    FileSurvey(Path directory, SurveyBudget effort) {
        this.effort = effort;
        this.tree = GitTree.around(directory);
        this.project = tree.map(GitTree::root).orElseGet(() -> real(directory));
        this.index = tree.flatMap(found -> GitIndex.read(found.gitDirectory()));
    }

    private static Path real(Path directory) {
        try {
            return directory.toRealPath();
        } catch (IOException e) {
            return directory;
        }
    }

    Optional<GitTree> tree() {
        return tree;
    }

    Optional<GitIndex> index() {
        return index;
    }

    void survey(AffectedFiles.Root root, FileCounts tally) throws IOException {
        root.search().filter(search -> !search.exact()).ifPresent(_ -> tally.inexact());
        boolean shallow = !root.recursive() && root.search().isEmpty();
        new FileWalk(
                        effort,
                        (path, attributes) -> {
                            boolean spared =
                                    attributes.isDirectory() && shallow && skipsDirectory(root);
                            if (!spared) {
                                count(path, attributes, tally);
                            }
                        })
                .walk(root);
    }

    /**
     * Whether a program leaves a directory alone: most take files only, but some remove empty
     * directories or change their permissions.
     */
    private static boolean skipsDirectory(AffectedFiles.Root root) {
        try (var entries = Files.newDirectoryStream(root.path())) {
            boolean deletes = root.kind() == Kind.DELETE || root.kind() == Kind.PERMISSION;
            return !deletes || (root.kind() == Kind.DELETE && entries.iterator().hasNext());
        } catch (IOException e) {
            return true;
        }
    }

    void count(Path path, BasicFileAttributes attributes, FileCounts tally) {
        if (!tally.add(path, attributes)) {
            return;
        }
        if (!path.startsWith(project)) {
            tally.outside();
        }
        if (attributes.isDirectory()) {
            if (isMount(path)) {
                tally.mount(path);
            }
        } else {
            countGitState(path, attributes, tally);
        }
    }

    private void countGitState(Path path, BasicFileAttributes attributes, FileCounts tally) {
        Optional<String> name = tree.flatMap(found -> found.name(path));
        if (name.isEmpty() || index.isEmpty()) {
            return;
        }
        tally.inGit();
        if (!index.get().contains(name.get())) {
            tally.unknownToGit(name.get());
        } else if (index.get().isChanged(name.get(), path, attributes)) {
            tally.dirty();
        }
    }

    private static boolean isMount(Path directory) {
        Path parent = directory.getParent();
        try {
            return parent != null
                    && !Files.getAttribute(directory, "unix:dev", LinkOption.NOFOLLOW_LINKS)
                            .equals(Files.getAttribute(parent, "unix:dev"));
        } catch (IOException | UnsupportedOperationException e) {
            return false;
        }
    }

    /** Asks git once which of the untracked files it ignores. */
    void countIgnored(Collection<FileCounts> tallies) {
        if (tree.isEmpty() || tallies.stream().noneMatch(FileCounts::hasUnknownToGit)) {
            return;
        }
        Optional<List<String>> ignored =
                tree.get().untracked(effort.left(), GitTree.Untracked.IGNORED);
        if (ignored.isPresent()) {
            Set<String> names = new HashSet<>(ignored.get());
            tallies.forEach(tally -> tally.countIgnored(name -> isUnder(name, names)));
        }
    }

    /** Whether the names contain the path or one of its parent directories. */
    static boolean isUnder(String path, Set<String> names) {
        if (names.contains(path)) {
            return true;
        }
        for (int slash = path.indexOf('/'); slash >= 0; slash = path.indexOf('/', slash + 1)) {
            if (names.contains(path.substring(0, slash + 1))) {
                return true;
            }
        }
        return false;
    }
}
