package aish.safety.files;

import module java.base;

import aish.safety.files.AffectedFileSpec.FileSearch;
import aish.safety.files.AffectedFileSpec.Kind;
import aish.safety.files.BlastRadius.FileCounts;
import aish.safety.files.GitTree.GitIndex;
import aish.safety.files.PathText.NamePattern;
import org.jspecify.annotations.Nullable;

/** Counts files and determines their state in the project and in git. */
public final class FileSurvey {
    private final SurveyBudget budget;
    private final Optional<GitTree> tree;
    private final Path project;
    private final Optional<GitIndex> index;

    FileSurvey(Path directory, SurveyBudget budget) {
        this.budget = budget;
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

    void survey(AffectedFiles.Root root, FileCounts counts) throws IOException {
        root.search().filter(search -> !search.exact()).ifPresent(_ -> counts.inexact());
        boolean shallow = !root.recursive() && root.search().isEmpty();
        new FileWalk(
                        budget,
                        (path, attributes) -> {
                            boolean spared =
                                    attributes.isDirectory() && shallow && skipsDirectory(root);
                            if (!spared) {
                                count(path, attributes, counts);
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

    void count(Path path, BasicFileAttributes attributes, FileCounts counts) {
        if (!counts.add(path, attributes)) {
            return;
        }
        if (!path.startsWith(project)) {
            counts.outside();
        }
        if (attributes.isDirectory()) {
            if (isMount(path)) {
                counts.mount(path);
            }
        } else {
            countGitState(path, attributes, counts);
        }
    }

    private void countGitState(Path path, BasicFileAttributes attributes, FileCounts counts) {
        Optional<String> name = tree.flatMap(found -> found.name(path));
        if (name.isEmpty() || index.isEmpty()) {
            return;
        }
        if (!index.get().contains(name.get())) {
            counts.unknownToGit(name.get());
        } else if (index.get().isChanged(name.get(), path, attributes)) {
            counts.dirty();
        }
    }

    static boolean isMount(Path directory) {
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
    void countIgnored(Collection<FileCounts> tallies) throws IOException {
        if (tree.isEmpty() || tallies.stream().noneMatch(FileCounts::hasUnknownToGit)) {
            return;
        }
        Optional<List<String>> ignored = tree.get().untracked(GitTree.Untracked.IGNORED);
        if (ignored.isPresent()) {
            Set<String> names = new HashSet<>(ignored.get());
            tallies.forEach(counts -> counts.countIgnored(name -> isUnder(name, names)));
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

    /** Visits the affected files that exist, without following links. */
    public record FileWalk(SurveyBudget budget, Visitor visitor) {
        /** Receives each path; throwing an exception ends the walk. */
        public interface Visitor {
            void visit(Path path, BasicFileAttributes attributes) throws IOException;

            /** Called for a directory that cannot be read. */
            default void unreadable(Path path) throws IOException {}
        }

        public void walk(AffectedFiles.Root root) throws IOException {
            if (root.search().isPresent()) {
                search(root, root.search().get());
            } else if (root.overlay().isPresent()) {
                overlay(root.path(), root.overlay().get());
            } else if (root.recursive()) {
                tree(root.path());
            } else {
                one(root.path());
            }
        }

        /** Visits a single path, if it exists. */
        private void one(Path path) throws IOException {
            @Nullable BasicFileAttributes attributes = attributes(path);
            if (attributes != null && budget.countEntry()) {
                visitor.visit(path, attributes);
            }
        }

        static @Nullable BasicFileAttributes attributes(Path path) {
            try {
                return Files.readAttributes(
                        path, BasicFileAttributes.class, LinkOption.NOFOLLOW_LINKS);
            } catch (IOException e) {
                return null;
            }
        }

        public void tree(Path path) throws IOException {
            if (attributes(path) != null) {
                Files.walkFileTree(path, new SelectingVisitor((_, _) -> true));
            }
        }

        private void overlay(Path target, Path source) throws IOException {
            FileWalk there =
                    new FileWalk(
                            budget,
                            (path, attributes) -> {
                                if (!attributes.isDirectory()) {
                                    one(target.resolve(source.relativize(path)));
                                }
                            });
            there.tree(source);
        }

        private void search(AffectedFiles.Root root, FileSearch search) throws IOException {
            List<NamePattern> names =
                    search.names().stream()
                            .map(name -> NamePattern.ofText(name.pattern(), name.anyCase()))
                            .toList();
            Path start = root.path();
            if (attributes(start) == null) {
                return;
            }
            Files.walkFileTree(
                    start,
                    new SelectingVisitor(
                            (path, attributes) -> {
                                int depth = path.getNameCount() - start.getNameCount();
                                return depth >= search.leastDepth()
                                        && depth <= search.mostDepth()
                                        && isType(search.type(), attributes)
                                        && (!search.empty() || isEmpty(path, attributes))
                                        && names.stream().allMatch(name -> named(path, name));
                            },
                            root.recursive()));
        }

        private static boolean named(Path path, NamePattern name) {
            Path last = path.getFileName();
            return last != null && name.matches(last.toString());
        }

        private static boolean isType(char type, BasicFileAttributes attributes) {
            return switch (type) {
                case 'f' -> attributes.isRegularFile();
                case 'd' -> attributes.isDirectory();
                case 'l' -> attributes.isSymbolicLink();
                default -> true;
            };
        }

        private static boolean isEmpty(Path path, BasicFileAttributes attributes)
                throws IOException {
            if (!attributes.isDirectory()) {
                return attributes.size() == 0;
            }
            try (var entries = Files.newDirectoryStream(path)) {
                return !entries.iterator().hasNext();
            }
        }

        /** Selects among the paths that the walk meets. */
        private interface Selector {
            boolean takes(Path path, BasicFileAttributes attributes) throws IOException;
        }

        private final class SelectingVisitor extends SimpleFileVisitor<Path> {
            private final Selector choice;
            private final boolean deep;
            private @Nullable Path inside;

            SelectingVisitor(Selector choice) {
                this(choice, false);
            }

            /**
             * @param deep whether everything in a selected directory is selected too
             */
            SelectingVisitor(Selector choice, boolean deep) {
                this.choice = choice;
                this.deep = deep;
            }

            @Override
            public FileVisitResult preVisitDirectory(Path path, BasicFileAttributes attributes)
                    throws IOException {
                FileVisitResult result = met(path, attributes);
                if (deep && inside == null && choice.takes(path, attributes)) {
                    inside = path;
                }
                return result;
            }

            @Override
            public FileVisitResult visitFile(Path path, BasicFileAttributes attributes)
                    throws IOException {
                return met(path, attributes);
            }

            private FileVisitResult met(Path path, BasicFileAttributes attributes)
                    throws IOException {
                if (!budget.countEntry()) {
                    return FileVisitResult.TERMINATE;
                }
                if (inside != null || choice.takes(path, attributes)) {
                    visitor.visit(path, attributes);
                }
                return FileVisitResult.CONTINUE;
            }

            @Override
            public FileVisitResult postVisitDirectory(Path path, @Nullable IOException problem)
                    throws IOException {
                if (path.equals(inside)) {
                    inside = null;
                }
                if (problem != null) {
                    visitor.unreadable(path);
                }
                return FileVisitResult.CONTINUE;
            }

            @Override
            public FileVisitResult visitFileFailed(Path path, IOException problem)
                    throws IOException {
                visitor.unreadable(path);
                return FileVisitResult.CONTINUE;
            }
        }
    }
}
