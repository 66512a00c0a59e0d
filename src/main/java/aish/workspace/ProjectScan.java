package aish.workspace;

import aish.text.ShownName;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Summarises a project: root, git, languages, where to start reading, and its top level. */
public final class ProjectScan {
    private static final int MOST_FILES = 50_000;
    private static final Duration PATIENCE = Duration.ofSeconds(5);
    private static final DirectoryTree.Bounds TOP_LEVEL =
            new DirectoryTree.Bounds(1, 60, 60, PATIENCE);

    private final Languages languages = new Languages();
    private final EntryPoints entryPoints = new EntryPoints();
    private int files;
    private long bytes;

    private ProjectScan() {}

    /** Returns the root of the project that a directory belongs to. */
    public static Path root(Path directory) {
        return ProjectRoot.byMarkers(directory);
    }

    /** Returns the branch and state of the working tree in one line. */
    public static String git(Path root) {
        return GitSummary.of(root);
    }

    /** Scans a whole project, within limits of time and number of files. */
    public static SourceText scan(Path root) throws SourceException {
        if (!Files.isDirectory(root)) {
            throw new SourceException("there is no directory " + ShownName.of(root));
        }
        return new ProjectScan().look(root.toAbsolutePath().normalize());
    }

    private SourceText look(Path root) throws SourceException {
        TreeWalk.Ending ending =
                new TreeWalk(root, MOST_FILES, PATIENCE)
                        .visit(
                                (file, attributes) -> {
                                    languages.add(DirectoryPage.name(file));
                                    entryPoints.add(root.relativize(file).toString());
                                    files++;
                                    bytes += attributes.size();
                                    return TreeWalk.Visitor.Next.GO_ON;
                                });
        DirectoryTree top = new DirectoryTree(TOP_LEVEL);
        try {
            top.read(root);
        } catch (IOException e) {
            throw new SourceException(ShownName.of(root) + " may not be read; check its mode");
        }
        String git = GitSummary.of(root);
        if (Thread.currentThread().isInterrupted()) {
            throw new SourceException("the look at the project was interrupted");
        }
        String shortfall = TreeWalk.shortfall(ending, MOST_FILES, PATIENCE);
        String place = ShownName.of(root);
        @Nullable Path name = root.getFileName();
        return new SourceText(
                "project " + (name == null ? place : ShownName.of(name)),
                place,
                text(place, git, shortfall.isEmpty() ? "" : " at least", top.text()),
                leftOut(shortfall, top));
    }

    private String text(String place, String git, String atLeast, String top) {
        return """
        root: %s
        git: %s
        files:%s %d (%s)
        languages: %s
        entry points: %s

        top level:
        %s"""
                .formatted(
                        place,
                        git,
                        atLeast,
                        files,
                        FileSize.of(bytes),
                        languages.shown(),
                        entryPoints.shown(),
                        top.indent(2));
    }

    /**
     * Says what is missing. Deeper files are at least counted, so only a shortened top level is
     * mentioned.
     */
    private static String leftOut(String shortfall, DirectoryTree top) {
        List<String> words = new ArrayList<>();
        if (!shortfall.isEmpty()) {
            words.add(shortfall);
        }
        if (top.more() > 0) {
            words.add(top.more() + " more entries at the top level");
        }
        return String.join(", ", words);
    }

    /** Summarises the branch and state of a working tree in one line. */
    static final class GitSummary {
        private String branch = "";
        private String aheadBehind = "";
        private int changed;
        private int untracked;
        private int conflicts;

        private GitSummary() {}

        static String of(Path directory) {
            try {
                GitRunner git = GitRunner.in(directory);
                GitSummary glance = new GitSummary();
                git.ask("status", "--porcelain=v2", "--branch", "--untracked-files=normal")
                        .lines()
                        .forEach(glance::line);
                return glance.shown();
            } catch (SourceException e) {
                return "nothing known (" + e.getMessage() + ")";
            }
        }

        private void line(String line) {
            if (line.startsWith("# branch.head ")) {
                branch = ShownName.of(line.substring("# branch.head ".length()));
            } else if (line.startsWith("# branch.ab ")) {
                aheadBehind = aheadBehind(line.substring("# branch.ab ".length()).split(" ", -1));
            } else if (line.startsWith("? ")) {
                untracked++;
            } else if (line.startsWith("u ")) {
                conflicts++;
            } else if (line.startsWith("1 ") || line.startsWith("2 ")) {
                changed++;
            }
        }

        /** Converts git's {@code +1 -0} to "1 ahead". */
        private static String aheadBehind(String[] counts) {
            List<String> words = new ArrayList<>();
            if (counts.length == 2 && !counts[0].equals("+0")) {
                words.add(counts[0].substring(1) + " ahead");
            }
            if (counts.length == 2 && !counts[1].equals("-0")) {
                words.add(counts[1].substring(1) + " behind");
            }
            return String.join(", ", words);
        }

        private String shown() {
            List<String> words = new ArrayList<>();
            words.add(branch.equals("(detached)") ? "no branch (detached)" : "branch " + branch);
            if (!aheadBehind.isEmpty()) {
                words.add(aheadBehind);
            }
            if (conflicts > 0) {
                words.add(conflicts + " in conflict");
            }
            if (changed > 0) {
                words.add(changed + " changed");
            }
            if (untracked > 0) {
                words.add(untracked + " untracked");
            }
            if (conflicts + changed + untracked == 0) {
                words.add("nothing changed");
            }
            return String.join(", ", words);
        }
    }
}
