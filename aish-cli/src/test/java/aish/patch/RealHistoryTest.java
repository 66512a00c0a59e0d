package aish.patch;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assumptions.assumeThat;

import module java.base;

import aish.patch.ApplyOracle.Comparison;
import aish.patch.GitHistory.Commit;
import aish.patch.GitHistory.Sides;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Applies the diffs of real commits, in the forms in which git and diff write them, both here and
 * with {@code git apply}: to the files for which they were made, and to those of another commit
 * nearby.
 *
 * <p>{@code -Daish.diffs=1000} takes more of them, {@code -Daish.history=DIR:DIR} those of other
 * repositories. The rest of the time, it takes a few of this project.
 */
@Tag("edge")
class RealHistoryTest {
    private static final int DIFFS = Integer.getInteger("aish.diffs", 13);
    private static final String REPOSITORIES = System.getProperty("aish.history", "");
    private static final long SEED = Long.getLong("aish.seed", 20261117);
    private static final int LONGEST_DIFF = 200_000;
    private static final int FARTHEST = 15;

    /** How a diff is written. */
    private enum Form {
        PLAIN("-p"),
        RENAMES("-M"),
        COPIES("-C"),
        NO_CONTEXT("-U0"),
        LITTLE_CONTEXT("-U1"),
        FUNCTIONS("-W"),
        NO_PREFIX("--no-prefix"),
        OTHER_PREFIXES("--src-prefix=c/", "--dst-prefix=w/"),
        BINARY("--binary"),
        UNQUOTED("-M"),
        MAIL("--stdout", "-1"),
        DIFF_U,
        BACKWARDS("-M");

        @SuppressWarnings("ImmutableEnumChecker") // nothing changes it
        private final List<String> options;

        Form(String... options) {
            this.options = List.of(options);
        }

        /** The options with which git applies it. */
        String[] applied() {
            return this == NO_PREFIX ? new String[] {"-p0"} : new String[0];
        }
    }

    @TempDir private Path home;

    private final Random random = new Random(SEED);
    private final Map<String, Integer> counts = new TreeMap<>();
    private final List<String> mistakes = new ArrayList<>();

    @Test
    void diffsOfRealCommitsDoWhatTheyDoWithGit() throws Exception {
        int compared = 0;
        for (GitHistory history : histories()) {
            try (history) {
                compared += compare(history);
            }
        }
        assumeThat(compared).as("diffs in the history of this project").isPositive();
        if (System.getProperty("aish.diffs") != null) {
            System.out.println(compared + " diffs: " + counts);
        }
        assertThat(mistakes).as("of " + compared + ": " + counts).isEmpty();
    }

    private static List<GitHistory> histories() throws Exception {
        if (REPOSITORIES.isEmpty()) {
            return GitHistory.around(Path.of("").toAbsolutePath()).stream().toList();
        }
        List<GitHistory> histories = new ArrayList<>();
        for (String name : REPOSITORIES.split(":", -1)) {
            histories.add(new GitHistory(Path.of(name)));
        }
        return histories;
    }

    private int compare(GitHistory history) throws Exception {
        List<Commit> commits = history.commits();
        int compared = 0;
        int tries = 0;
        while (compared < DIFFS && tries++ < 3 * DIFFS && !commits.isEmpty()) {
            int at = random.nextInt(commits.size());
            Form form = Form.values()[tries % Form.values().length];
            compared += compare(history, commits, at, form) ? 1 : 0;
        }
        return compared;
    }

    /** Compares one diff; returns false if there is none, or it is too long. */
    private boolean compare(GitHistory history, List<Commit> commits, int at, Form form)
            throws Exception {
        Commit commit = commits.get(at);
        boolean back = form == Form.BACKWARDS;
        String from = back ? commit.id() : commit.parent();
        String to = back ? commit.parent() : commit.id();
        Sides sides = history.sides(from, to);
        String diff = diff(history, form, from, to, sides);
        if (diff.isEmpty() || diff.length() > LONGEST_DIFF) {
            return false;
        }
        String name = form + " " + from.substring(0, 12) + ".." + to.substring(0, 12);
        compare(name, "own", form, diff, sides.before());
        int away = (1 + random.nextInt(FARTHEST)) * (random.nextBoolean() ? 1 : -1);
        String other = commits.get(Math.floorMod(at + away, commits.size())).id();
        Sides some = random.nextBoolean() ? sides : sides.of(any(sides.names()));
        compare(
                name + " on " + other.substring(0, 12) + " " + some.names(),
                "other",
                form,
                some.equals(sides) ? diff : diff(history, form, from, to, some),
                history.files(other, some.names()));
        return true;
    }

    private String any(Collection<String> names) {
        return List.copyOf(names).get(random.nextInt(names.size()));
    }

    private void compare(
            String what, String where, Form form, String diff, SortedMap<String, FileContent> files)
            throws Exception {
        Comparison found = new ApplyOracle(home).compare(diff, files, form.applied());
        counts.merge(where + " " + found.result(), 1, Integer::sum);
        if (found.result().isMistake()) {
            mistakes.add(what + " " + found.result() + ": " + found.reason());
        }
    }

    private String diff(GitHistory history, Form form, String from, String to, Sides sides)
            throws Exception {
        if (form == Form.DIFF_U) {
            return byDiff(sides);
        }
        List<String> words = new ArrayList<>();
        if (form == Form.UNQUOTED) {
            words.addAll(List.of("-c", "core.quotePath=false"));
        }
        words.add(form == Form.MAIL ? "format-patch" : "diff");
        words.addAll(form.options);
        words.addAll(form == Form.MAIL ? List.of(to) : List.of(from, to));
        words.add("--");
        words.addAll(sides.names());
        // both get the same text, because a model writes text
        return FileContent.text(history.git(words.toArray(String[]::new)));
    }

    private String byDiff(Sides sides) throws Exception {
        ApplyOracle.write(sides.before(), home.resolve("a"));
        ApplyOracle.write(sides.after(), home.resolve("b"));
        Process process =
                new ProcessBuilder("diff", "-Naur", "--no-dereference", "a", "b")
                        .directory(home.toFile())
                        .redirectError(ProcessBuilder.Redirect.DISCARD)
                        .start();
        byte[] printed = process.getInputStream().readAllBytes();
        process.waitFor();
        return new String(printed, StandardCharsets.UTF_8);
    }
}
