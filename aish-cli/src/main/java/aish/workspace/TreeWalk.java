package aish.workspace;

import module java.base;

/**
 * Visits the files under a directory in the order of their paths, without what is ignored. Does not
 * follow links; skips what cannot be read.
 */
public final class TreeWalk {
    public enum Ending {
        ALL_SEEN,
        /** The visitor stopped it. */
        ENOUGH,
        MANY_FILES,
        INTERRUPTED
    }

    /** Called for each file. */
    public interface Visitor {
        /** Whether to visit more files. */
        enum Next {
            GO_ON,
            STOP
        }

        Next file(Path file, BasicFileAttributes attributes);
    }

    private record Level(Iterator<Path> entries, IgnoreRules rules) {}

    private static final int MOST_IN_DIRECTORY = 50_000;

    private final Path root;
    private final IgnoreRules.Extra extra;
    private final int mostFiles;
    private final Deque<Level> levels = new ArrayDeque<>();
    private int files;
    private int directories;
    private boolean complete = true;

    /**
     * @param mostFiles also the most directories
     */
    TreeWalk(Path root, IgnoreRules.Extra extra, int mostFiles) {
        this.root = root;
        this.extra = extra;
        this.mostFiles = mostFiles;
    }

    /** Visits the files until all are seen, the visitor stops it, or a limit is reached. */
    public Ending visit(Visitor visitor) {
        descend(root, IgnoreRules.in(root, extra));
        while (!levels.isEmpty()) {
            if (Thread.currentThread().isInterrupted()) {
                return Ending.INTERRUPTED;
            }
            Level level = levels.getLast();
            if (!level.entries().hasNext()) {
                levels.removeLast();
                continue;
            }
            if (visit(level.entries().next(), level.rules(), visitor) == Visitor.Next.STOP) {
                return files > mostFiles ? Ending.MANY_FILES : Ending.ENOUGH;
            }
        }
        return complete ? Ending.ALL_SEEN : Ending.MANY_FILES;
    }

    private Visitor.Next visit(Path entry, IgnoreRules rules, Visitor visitor) {
        try {
            BasicFileAttributes seen =
                    Files.readAttributes(
                            entry, BasicFileAttributes.class, LinkOption.NOFOLLOW_LINKS);
            if (seen.isDirectory()) {
                descend(entry, rules.enter(entry));
            } else if (seen.isRegularFile()) {
                return ++files > mostFiles ? Visitor.Next.STOP : visitor.file(entry, seen);
            }
        } catch (IOException e) {
            // it has just been deleted
        }
        return Visitor.Next.GO_ON;
    }

    private void descend(Path directory, IgnoreRules rules) {
        if (++directories > mostFiles) {
            complete = false;
            return;
        }
        try {
            DirectoryPage page = DirectoryPage.read(directory, rules, MOST_IN_DIRECTORY);
            complete &= page.more() == 0;
            levels.addLast(new Level(page.entries().iterator(), rules));
        } catch (IOException e) {
            // what cannot be read is skipped
        }
    }

    /** Says which files a walk that ended like this missed; empty if none. */
    public static String shortfall(Ending ending, int mostFiles) {
        return switch (ending) {
            case ALL_SEEN, ENOUGH -> "";
            case MANY_FILES -> "files after the first " + mostFiles;
            case INTERRUPTED -> "files not reached before the interruption";
        };
    }

    /**
     * The first names of a directory in alphabetical order; the others are only counted.
     *
     * @param more how many entries are not listed
     * @param ignored how many entries the rules left out
     * @param complete false if an interruption came before all entries were seen
     */
    record DirectoryPage(List<Path> entries, long more, long ignored, boolean complete) {
        static final DirectoryPage NONE = new DirectoryPage(List.of(), 0, 0, true);

        DirectoryPage {
            entries = List.copyOf(entries);
        }

        static DirectoryPage read(Path directory, IgnoreRules rules, int most) throws IOException {
            PriorityQueue<Path> first = new PriorityQueue<>(Comparator.reverseOrder());
            long found = 0;
            long ignored = 0;
            boolean complete = true;
            try (DirectoryStream<Path> all = Files.newDirectoryStream(directory)) {
                for (Path entry : all) {
                    if (Thread.currentThread().isInterrupted()) {
                        complete = false;
                        break;
                    }
                    if (rules.ignores(name(entry), () -> isDirectory(entry))) {
                        ignored++;
                    } else {
                        found++;
                        first.add(entry);
                        if (first.size() > most) {
                            first.remove();
                        }
                    }
                }
            } catch (DirectoryIteratorException e) {
                throw e.getCause();
            }
            List<Path> entries = first.stream().sorted().toList();
            return new DirectoryPage(entries, found - entries.size(), ignored, complete);
        }

        static String name(Path entry) {
            return String.valueOf(entry.getFileName());
        }

        static boolean isDirectory(Path entry) {
            return Files.isDirectory(entry, LinkOption.NOFOLLOW_LINKS);
        }
    }
}
