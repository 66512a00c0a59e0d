package aish.workspace;

import module java.base;

import aish.text.ShownName;

/** Summarises the branch and state of a working tree in one line. */
public final class GitSummary {
    private String branch = "";
    private String aheadBehind = "";
    private int changed;
    private int untracked;
    private int conflicts;

    private GitSummary() {}

    public static String of(Path directory) {
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
