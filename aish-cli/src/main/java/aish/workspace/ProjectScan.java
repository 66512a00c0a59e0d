package aish.workspace;

import module java.base;

import aish.text.ShownName;
import aish.workspace.DirectorySource.DirectoryTree;
import org.jspecify.annotations.Nullable;

/** Describes a project: root, git, files, languages, where to start reading, and its top level. */
public final class ProjectScan {
    private static final DirectoryTree.Bounds TOP_LEVEL = new DirectoryTree.Bounds(1, 60, 60);

    private ProjectScan() {}

    /** Returns the branch and state of the working tree in one line. */
    public static String git(Path root) {
        return GitSummary.of(root);
    }

    /** Describes a project for a model. */
    public static SourceText of(Workspace workspace) throws SourceException {
        ProjectModel model = workspace.model();
        Path root = model.root();
        DirectoryTree top = new DirectoryTree(TOP_LEVEL, workspace.extra());
        try {
            top.read(root);
        } catch (IOException e) {
            throw new SourceException("cannot read " + ShownName.of(root) + ": permission denied");
        }
        String git = GitSummary.of(root);
        if (Thread.currentThread().isInterrupted()) {
            throw new SourceException("interrupted; nothing was attached");
        }
        String place = ShownName.of(root);
        @Nullable Path name = root.getFileName();
        return new SourceText(
                "project " + (name == null ? place : ShownName.of(name)),
                place,
                """
                root: %s
                git: %s
                %s

                top level:
                %s"""
                        .formatted(place, git, facts(model), top.text().indent(2)),
                leftOut(model.shortfall(), top));
    }

    private static String facts(ProjectModel model) {
        return model.facts().entrySet().stream()
                .map(fact -> fact.getKey() + ": " + fact.getValue())
                .collect(Collectors.joining("\n"));
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
                return "unknown (" + e.getMessage() + ")";
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
