package aish.offline;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import aish.commands.HelpTopics;
import aish.offline.Helper.Said;
import aish.offline.Helper.Speaker;
import aish.process.Cancellation;
import aish.testing.Tier;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Questions and failures that were written down before the recipes were looked at. */
class BlindTest {
    private static final double SHARE = 0.9;
    private static final Helper HELPER =
            new Helper(
                    Samples.machine(
                            "apt", "dpkg", "ip", "ss", "nc", "curl", "magick", "qpdf", "git", "jq",
                            "python3", "node", "npm"),
                    Samples.noManual(),
                    new HelpTopics()::find);

    private static String answer(List<Said> messages) {
        return HELPER.answer(messages, new Cancellation());
    }

    /** Answers the last line of a conversation whose lines are separated by {@code >>}. */
    private static String answer(String conversation) {
        List<Said> messages = new ArrayList<>();
        String last = "";
        for (String line : conversation.split(" >> ", -1)) {
            messages.add(new Said(Speaker.USER, line));
            last = answer(messages);
            messages.add(new Said(Speaker.HELPER, last));
        }
        return last;
    }

    /** The commands of an answer; the one that still lacks a name if there are none. */
    private static String proposed(String answer) {
        List<String> commands = HelperRequest.commands(answer);
        return commands.isEmpty()
                ? Pattern.compile("`([^`]+)`")
                        .matcher(answer)
                        .results()
                        .map(found -> found.group(1))
                        .collect(Collectors.joining("\n"))
                : String.join("\n", commands);
    }

    /**
     * A line of a table.
     *
     * @param wanted what the command has; after a tilde, what the answer has
     */
    private record Row(String question, String wanted) {
        static Row of(String line) {
            int arrow = line.lastIndexOf(" => ");
            return new Row(line.substring(0, arrow), line.substring(arrow + " => ".length()));
        }

        boolean isMetBy(String answer) {
            boolean anywhere = wanted.startsWith("~");
            return Pattern.compile(anywhere ? wanted.substring(1) : wanted)
                    .matcher(anywhere ? answer : proposed(answer))
                    .find();
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"blind.txt", "everyday.txt", "everyday-more.txt"})
    void answersNineOfTenQuestions(String table) {
        List<Row> rows = Tier.sample(HelperTexts.lines(table).stream().map(Row::of).toList(), 4);
        assertThat(rows).hasSizeGreaterThan(50);
        assertThat(rows.stream().filter(row -> !row.isMetBy(answer(row.question()))))
                .hasSizeLessThanOrEqualTo((int) (rows.size() * (1 - SHARE)));
    }

    @Test
    void saysWhenItHasNothing() {
        List<String> questions = Tier.sample(HelperTexts.lines("unanswerable.txt"), 3);
        assertThat(questions).hasSizeGreaterThanOrEqualTo(50);
        assertThat(questions.stream().filter(question -> proposes(answer(question))))
                .hasSizeLessThanOrEqualTo(questions.size() / 10);
    }

    private static boolean proposes(String answer) {
        return answer.contains(HelperRequest.COMMAND) || answer.startsWith("To ");
    }

    /** What a person narrowed a deletion down to is in the command, or there is no command. */
    @ParameterizedTest
    @CsvSource({
        "delete all .tmp files older than 30 days, *.tmp, +30",
        "remove *.log files larger than 100MB older than 7 days in /srv, *.log, +100M",
        "delete the png files in ~/shots not modified for 60 days, *.png, +60",
        "remove empty .txt files in /data, .txt, /data",
    })
    void neverDropsAFilter(String question, String one, String other) {
        for (String command : HelperRequest.commands(answer(question))) {
            assertThat(command).contains(one).contains(other);
        }
    }

    /** A failure: a command after {@code $}, a status after {@code !}, output, what to mention. */
    @ParameterizedTest
    @CsvSource({"blind-failures.txt, 4", "everyday-failures.txt, 5"})
    void explainsRealFailures(String table, int most) {
        List<String> missed = new ArrayList<>();
        List<String> output = new ArrayList<>();
        String command = "";
        String status = "";
        for (String line : HelperTexts.lines(table)) {
            String rest = line.substring(Math.min(2, line.length()));
            switch (line.charAt(0)) {
                case '$' -> command = rest;
                case '!' -> status = rest;
                case '=' -> {
                    String told = failure(command, status, output);
                    if (!isMet(line.substring(3), told)) {
                        missed.add(command + ": " + told);
                    }
                    output.clear();
                }
                default -> output.add(line.substring(1));
            }
        }
        assertThat(missed).hasSizeLessThanOrEqualTo(most);
    }

    private static boolean isMet(String wanted, String answer) {
        return !answer.contains("no rule for")
                && !answer.contains("{")
                && Pattern.compile(wanted, Pattern.CASE_INSENSITIVE | Pattern.DOTALL)
                        .matcher(answer)
                        .find();
    }

    private static String failure(String command, String status, List<String> output) {
        return answer(
                List.of(
                        new Said(
                                Speaker.USER,
                                """
                                [exec output]
                                $ %s
                                exit status: %s · 0.1 s
                                %s
                                [end exec output]

                                why did that fail?\
                                """
                                        .formatted(command, status, String.join("\n", output)))));
    }

    /** An answer never has a heading that says something else than its commands do. */
    @Test
    void looksFirstAtWhatItWouldDelete() {
        assertThat(answer("delete the file junk.txt"))
                .startsWith(
                        """
                        First see what this would delete, then delete the file junk.txt:

                        CMD: ls -ld -- junk.txt
                        CMD: rm -i -- junk.txt\
                        """);
    }

    /** A name that is also a user, an image or a word of other recipes is still a package. */
    @Test
    void removesAPackageRatherThanAnythingElseOfThatName() {
        for (String name : List.of("vim", "git", "mysql", "nginx", "node", "firefox", "docker")) {
            assertThat(HelperRequest.commands(answer("remove " + name)))
                    .containsExactly("sudo apt remove " + name);
        }
    }

    @Test
    void doesNotDeleteWhatIsToBeKept() {
        assertThat(answer("delete everything except txt files"))
                .contains("CMD: find . -maxdepth 1 -type f -not -name '*.txt' -delete");
        assertThat(answer("do not delete old files")).doesNotContain("-delete");
    }

    @Test
    void asksForExactlyWhatIsMissing() {
        assertThat(answer("stop a container"))
                .startsWith("To stop the container: `docker stop <container>`")
                .endsWith("Which container?");
        assertThat(answer("stop a container >> web")).contains("CMD: docker stop web");
        assertThat(answer("stop a container >> list running containers"))
                .contains("CMD: docker ps")
                .doesNotContain("docker stop");
    }

    @Test
    void aLongQuestionCostsNoMoreThanItsStart() {
        String start = "find files larger than 100 MB ";
        assertThat(answer(start.repeat(4_000))).isEqualTo(answer(start.repeat(100)));
    }
}
