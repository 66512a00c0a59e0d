package aish.workspace;

import module java.base;

import aish.text.ByteSize;
import aish.text.Counted;
import aish.text.ShownName;
import aish.workspace.TreeWalk.DirectoryPage;

/** Lists the names, kinds and sizes in a directory, two levels deep. */
public final class DirectorySource {
    private static final DirectoryTree.Bounds BOUNDS = new DirectoryTree.Bounds(2, 200, 40);

    private DirectorySource() {}

    /**
     * Lists a directory without what git ignores. Links are shown but not followed.
     *
     * @param directory the base of a relative path, and the directory to list if no path is given
     */
    public static SourceText list(Path directory, Path home, String argument)
            throws SourceException {
        return list(named(directory, home, argument.strip()), IgnoreRules.Extra.NONE, BOUNDS);
    }

    /** Lists a directory of a project without what its settings ignore. */
    public static SourceText list(Path directory, Workspace workspace, String argument)
            throws SourceException {
        return list(directory, workspace, argument, BOUNDS);
    }

    static SourceText list(
            Path directory, Workspace workspace, String argument, DirectoryTree.Bounds bounds)
            throws SourceException {
        NamedPath named = named(directory, workspace.home(), argument.strip());
        return list(named, workspace.extra(), bounds);
    }

    /** Lists a directory by its absolute path. */
    public static SourceText list(Path directory) throws SourceException {
        return list(new NamedPath(directory.toString(), directory), IgnoreRules.Extra.NONE, BOUNDS);
    }

    private static SourceText list(
            NamedPath named, IgnoreRules.Extra extra, DirectoryTree.Bounds bounds)
            throws SourceException {
        if (!named.attributes().isDirectory()) {
            throw new SourceException(
                    named.shown() + " is not a directory", "; :add file attaches a file");
        }
        Path listed = named.plainPath();
        DirectoryTree tree = new DirectoryTree(bounds, extra);
        try {
            tree.read(listed);
        } catch (IOException e) {
            throw named.problem(e);
        }
        if (Thread.currentThread().isInterrupted()) {
            throw new SourceException("interrupted; nothing was attached");
        }
        String slash = named.title().endsWith("/") ? "" : "/";
        return new SourceText(
                named.title() + slash, named.provenance(), tree.text(), tree.leftOut());
    }

    private static NamedPath named(Path directory, Path home, String typed) throws SourceException {
        List<NamedPath> candidates =
                NamedPath.candidates(directory, home, typed.isEmpty() ? "." : typed);
        for (NamedPath candidate : candidates) {
            if (candidate.exists()) {
                return candidate;
            }
        }
        return candidates.getLast();
    }

    /**
     * Lists the names under a directory as an indented tree, level by level until there are enough
     * of them.
     */
    static final class DirectoryTree {
        /**
         * How much to list.
         *
         * @param perDirectory the most per subdirectory, so that one large directory does not use
         *     up the whole list
         */
        record Bounds(int depth, int entries, int perDirectory) {}

        private final Bounds bounds;
        private final IgnoreRules.Extra extra;
        private final Map<Path, DirectoryPage> pages = new HashMap<>();
        private final Map<Path, String> unreadable = new HashMap<>();
        private final StringBuilder text = new StringBuilder();
        private int left;
        private long more;
        private int unopened;
        private boolean complete = true;

        DirectoryTree(Bounds bounds, IgnoreRules.Extra extra) {
            this.bounds = bounds;
            this.extra = extra;
            this.left = bounds.entries();
        }

        /** A directory whose entries can be read next. */
        private record Open(Path directory, IgnoreRules rules) {}

        void read(Path directory) throws IOException {
            IgnoreRules rules = IgnoreRules.in(directory, extra);
            DirectoryPage top = DirectoryPage.read(directory, rules, bounds.entries());
            keep(directory, top);
            List<Open> level = directories(top, rules);
            for (int depth = 1; depth < bounds.depth() && left > 0; depth++) {
                List<Open> next = new ArrayList<>();
                for (Open open : level) {
                    next.addAll(look(open));
                }
                level = next;
            }
            write(directory, "");
        }

        private static List<Open> directories(DirectoryPage page, IgnoreRules rules) {
            return page.entries().stream()
                    .filter(DirectoryPage::isDirectory)
                    .map(entry -> new Open(entry, rules.enter(entry)))
                    .toList();
        }

        private List<Open> look(Open open) {
            if (left == 0) {
                return List.of();
            }
            try {
                int most = Math.min(left, bounds.perDirectory());
                DirectoryPage page = DirectoryPage.read(open.directory(), open.rules(), most);
                keep(open.directory(), page);
                return directories(page, open.rules());
            } catch (AccessDeniedException e) {
                unreadable.put(open.directory(), "permission denied");
            } catch (IOException e) {
                unreadable.put(open.directory(), "cannot be read");
            }
            return List.of();
        }

        private void keep(Path directory, DirectoryPage page) {
            pages.put(directory, page);
            left -= page.entries().size();
            more += page.more();
            complete &= page.complete();
        }

        private void write(Path directory, String indent) {
            DirectoryPage page = pages.getOrDefault(directory, DirectoryPage.NONE);
            for (Path entry : page.entries()) {
                text.append(indent).append(ShownName.of(DirectoryPage.name(entry)));
                text.append(detail(entry)).append('\n');
                write(entry, indent + "  ");
            }
            if (page.more() > 0 || !page.complete()) {
                text.append(indent).append("… ").append(page.complete() ? "" : "at least ");
                text.append(page.more()).append(" more\n");
            } else if (page.entries().isEmpty() && page.ignored() > 0) {
                text.append(indent).append("(only files that git ignores)\n");
            }
        }

        private String detail(Path entry) {
            try {
                BasicFileAttributes seen =
                        Files.readAttributes(
                                entry, BasicFileAttributes.class, LinkOption.NOFOLLOW_LINKS);
                if (seen.isSymbolicLink()) {
                    return " -> " + NamedPath.linkTarget(entry);
                }
                if (seen.isDirectory()) {
                    return "/" + inside(entry);
                }
                return "  " + (seen.isRegularFile() ? ByteSize.of(seen.size()) : "(special file)");
            } catch (IOException e) {
                return "  (vanished)";
            }
        }

        private String inside(Path directory) {
            if (unreadable.containsKey(directory)) {
                return "  (" + unreadable.get(directory) + ")";
            }
            if (!pages.containsKey(directory)) {
                unopened++;
                return "";
            }
            DirectoryPage page = pages.getOrDefault(directory, DirectoryPage.NONE);
            return page.equals(DirectoryPage.NONE) ? "  (empty)" : "";
        }

        String text() {
            return text.isEmpty() ? "(empty)\n" : text.toString();
        }

        /** Says what is not in the list; empty if nothing is missing. */
        String leftOut() {
            List<String> words = new ArrayList<>();
            if (more > 0 || !complete) {
                words.add(
                        (complete ? "" : "at least ")
                                + Counted.of(more, "more entry", "more entries"));
            }
            if (unopened > 0) {
                words.add("the content of " + Counted.of(unopened, "directory", "directories"));
            }
            return String.join(", ", words);
        }
    }
}
