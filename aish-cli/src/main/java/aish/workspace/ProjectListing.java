package aish.workspace;

import module java.base;

import aish.bash.ShellScanner;
import aish.settings.type.QuantityType;
import aish.text.ByteSize;
import aish.text.Glob;
import aish.text.ShownName;
import aish.workspace.DirectorySource.DirectoryTree;

/** Lists the directories and files of a project, within limits of time and number. */
public final class ProjectListing {
    private static final String DEPTH = "--depth";
    private static final String EXT = "--ext";
    private static final String PATH = "--path";
    private static final String LARGER = "--larger";

    private static final int USUAL_DEPTH = 2;
    private static final int DEEPEST = 20;
    private static final int MOST_ENTRIES = 1_000;
    private static final int MOST_PER_DIRECTORY = 100;
    private static final int MOST_FILES = 500_000;

    private ProjectListing() {}

    /**
     * Lists a directory as an indented tree.
     *
     * @param arguments {@code [PATH] [--depth N]}; without a path, the root of the project
     */
    public static SourceText tree(Workspace workspace, String arguments) throws SourceException {
        int depth = USUAL_DEPTH;
        Optional<String> path = Optional.empty();
        Iterator<String> words = ShellScanner.words(arguments).iterator();
        while (words.hasNext()) {
            String word = words.next();
            if (GitArguments.isOption(word, DEPTH)) {
                depth = depth(GitArguments.value(word, DEPTH, words));
            } else if (word.startsWith("-") || path.isPresent()) {
                throw wrong(word, ":tree takes one PATH and --depth N");
            } else {
                path = Optional.of(word);
            }
        }
        Path from = path.isPresent() ? workspace.directory() : workspace.root();
        DirectoryTree.Bounds bounds =
                new DirectoryTree.Bounds(depth, MOST_ENTRIES, MOST_PER_DIRECTORY);
        return DirectorySource.list(from, workspace, path.orElse("."), bounds);
    }

    private static int depth(String text) throws SourceException {
        try {
            int depth = Integer.parseInt(text);
            if (depth >= 1 && depth <= DEEPEST) {
                return depth;
            }
        } catch (NumberFormatException e) {
            // reported below
        }
        throw new SourceException(
                "--depth takes a number from 1 to " + DEEPEST + ", not " + ShownName.of(text));
    }

    private static SourceException wrong(String word, String takes) {
        return new SourceException(takes + ", not " + ShownName.of(word));
    }

    /**
     * Lists the files of the project with their sizes.
     *
     * @param arguments {@code [--ext X] [--path GLOB] [--larger SIZE]}
     */
    public static SourceText files(Workspace workspace, String arguments) throws SourceException {
        FileFilter filter = FileFilter.of(arguments);
        Path root = workspace.root();
        List<String> lines = new ArrayList<>();
        long[] sums = new long[2];
        TreeWalk.Ending ending =
                workspace
                        .walk(root, MOST_FILES)
                        .visit(
                                (file, seen) -> {
                                    String path = root.relativize(file).toString();
                                    if (filter.accepts(path, seen.size())) {
                                        sums[0]++;
                                        sums[1] += seen.size();
                                        if (lines.size() < MOST_ENTRIES) {
                                            lines.add(line(path, seen.size()));
                                        }
                                    }
                                    return TreeWalk.Visitor.Next.GO_ON;
                                });
        String title = ("files " + ShownName.of(arguments.strip())).strip();
        String place = ShownName.of(root);
        List<String> left = new ArrayList<>();
        if (sums[0] > lines.size()) {
            left.add("%,d more files".formatted(sums[0] - lines.size()));
        }
        String shortfall = TreeWalk.shortfall(ending, MOST_FILES);
        if (!shortfall.isEmpty()) {
            left.add(shortfall);
        }
        lines.add(total(sums[0], sums[1], shortfall.isEmpty()));
        return new SourceText(
                title,
                title + " in " + place,
                String.join("\n", lines) + "\n",
                String.join(", ", left));
    }

    private static String line(String path, long size) {
        return "%9s  %s".formatted(ByteSize.of(size), ShownName.of(path));
    }

    private static String total(long files, long bytes, boolean complete) {
        if (files == 0) {
            return complete ? "No such files." : "No such files so far.";
        }
        return (complete ? "" : "at least ")
                + "%,d %s, %s".formatted(files, files == 1 ? "file" : "files", ByteSize.of(bytes));
    }

    /**
     * Which files to list.
     *
     * @param endings with their dots, in lower case; empty for all
     * @param paths all of which must match
     * @param larger the size that a file must exceed; -1 for any
     */
    private record FileFilter(Set<String> endings, List<Predicate<String>> paths, long larger) {
        static FileFilter of(String arguments) throws SourceException {
            Set<String> endings = new HashSet<>();
            List<Predicate<String>> paths = new ArrayList<>();
            long larger = -1;
            Iterator<String> words = ShellScanner.words(arguments).iterator();
            while (words.hasNext()) {
                String word = words.next();
                if (GitArguments.isOption(word, EXT)) {
                    endings.addAll(endings(GitArguments.value(word, EXT, words)));
                } else if (GitArguments.isOption(word, PATH)) {
                    paths.add(path(GitArguments.value(word, PATH, words)));
                } else if (GitArguments.isOption(word, LARGER)) {
                    larger = size(GitArguments.value(word, LARGER, words));
                } else {
                    throw wrong(word, ":files takes --ext X, --path GLOB and --larger SIZE");
                }
            }
            return new FileFilter(endings, paths, larger);
        }

        private static List<String> endings(String typed) {
            return Arrays.stream(typed.split(",", -1))
                    .map(each -> each.strip().replaceFirst("^\\*?\\.?", "."))
                    .map(each -> each.toLowerCase(Locale.ROOT))
                    .filter(each -> each.length() > 1)
                    .toList();
        }

        /** A pattern without a slash is for names, as in an ignore file. */
        private static Predicate<String> path(String typed) throws SourceException {
            String text = typed.replaceFirst("^\\./", "").replaceFirst("/+$", "");
            if (text.chars().noneMatch(c -> "*?[".indexOf(c) >= 0)) {
                return path -> ("/" + path + "/").contains("/" + text + "/");
            }
            Glob glob =
                    Glob.ofPath(text)
                            .orElseThrow(
                                    () ->
                                            new SourceException(
                                                    "missing closing bracket in the pattern "
                                                            + ShownName.of(text)));
            return text.indexOf('/') >= 0
                    ? glob::matches
                    : path -> glob.matches(path.substring(path.lastIndexOf('/') + 1));
        }

        private static long size(String typed) throws SourceException {
            return QuantityType.Size.parse(typed)
                    .orElseThrow(
                            () ->
                                    new SourceException(
                                            "--larger takes a size such as 64K or 2M, not "
                                                    + ShownName.of(typed)));
        }

        boolean accepts(String path, long size) {
            return size > larger
                    && (endings.isEmpty() || hasEnding(path))
                    && paths.stream().allMatch(each -> each.test(path));
        }

        private boolean hasEnding(String path) {
            String name = path.substring(path.lastIndexOf('/') + 1).toLowerCase(Locale.ROOT);
            return endings.stream().anyMatch(name::endsWith);
        }
    }
}
