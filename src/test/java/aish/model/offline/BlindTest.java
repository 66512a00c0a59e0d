package aish.model.offline;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import aish.commands.HelpTopics;
import aish.model.Cancellation;
import aish.model.Message;
import aish.model.ModelRequest;

import org.junit.jupiter.api.Test;

/**
 * Questions and failures that were written down before the recipes were looked at, each with what a
 * right answer has. A row after an exclamation mark is known to be answered wrong.
 */
class BlindTest {
    private static final double SHARE = 0.9;
    private static final String WRONG = "! ";
    private static final OfflineModel MODEL =
            new OfflineModel(
                    Samples.machine(
                            "apt", "dpkg", "ip", "ss", "nc", "curl", "magick", "qpdf", "git", "jq",
                            "python3", "node", "npm"),
                    Manual.none(),
                    new HelpTopics()::find);

    private static String answer(List<Message> messages) {
        return MODEL.ask(ModelRequest.of(messages), _ -> {}, new Cancellation()).text();
    }

    /** Answers the last line of a conversation whose lines are separated by {@code >>}. */
    private static String answer(String conversation) {
        List<Message> messages = new ArrayList<>();
        String last = "";
        for (String line : conversation.split(" >> ", -1)) {
            messages.add(new Message.User(line));
            last = answer(messages);
            messages.add(new Message.Assistant(last, List.of()));
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

    private record Row(String question, String wanted, boolean knownWrong) {
        static Row of(String line) {
            boolean wrong = line.startsWith(WRONG);
            int arrow = line.lastIndexOf(" => ");
            return new Row(
                    line.substring(wrong ? WRONG.length() : 0, arrow),
                    line.substring(arrow + " => ".length()),
                    wrong);
        }

        boolean isMetBy(String answer) {
            boolean anywhere = wanted.startsWith("~");
            return Pattern.compile(anywhere ? wanted.substring(1) : wanted)
                    .matcher(anywhere ? answer : proposed(answer))
                    .find();
        }
    }

    @Test
    void answersNineOfTenQuestionsAndNoneWorseThanBefore() {
        List<Row> rows = HelperTexts.lines("blind.txt").stream().map(Row::of).toList();
        List<Row> right = rows.stream().filter(row -> row.isMetBy(answer(row.question()))).toList();
        assertThat(rows).hasSizeGreaterThan(400);
        assertThat(right).hasSizeGreaterThanOrEqualTo((int) (rows.size() * SHARE));
        assertThat(rows.stream().filter(row -> !row.knownWrong() && !right.contains(row)))
                .isEmpty();
    }

    /** A failure: a command after {@code $}, a status after {@code !}, output, what to mention. */
    @Test
    void explainsRealFailures() {
        List<String> missed = new ArrayList<>();
        List<String> output = new ArrayList<>();
        String command = "";
        String status = "";
        int count = 0;
        for (String line : HelperTexts.lines("blind-failures.txt")) {
            String rest = line.substring(Math.min(2, line.length()));
            switch (line.charAt(0)) {
                case '$' -> command = rest;
                case '!' -> status = rest;
                case '=' -> {
                    count++;
                    String told = failure(command, status, output);
                    if (!isMet(line.substring(3), told)) {
                        missed.add(command + ": " + told);
                    }
                    output.clear();
                }
                default -> output.add(line.substring(1));
            }
        }
        assertThat(count).isGreaterThan(130);
        assertThat(missed).hasSizeLessThanOrEqualTo(4);
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
                        new Message.User(
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
        assertThat(answer("how to stop mysql")).contains("CMD: sudo systemctl stop mysql");
        assertThat(answer("how to stop firefox")).contains("CMD: pkill -f firefox");
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
        assertThat(answer("compare two files")).endsWith("Which file, and which other file?");
        assertThat(answer("compare two files >> a.txt")).endsWith("Which other file?");
        assertThat(answer("compare two files >> a.txt >> b.txt"))
                .contains("CMD: diff -u -- a.txt b.txt");
        assertThat(answer("stop a container >> list running containers"))
                .contains("CMD: docker ps")
                .doesNotContain("docker stop");
    }

    @Test
    void mentionsOnlyCompleteAlternatives() {
        for (Row row : HelperTexts.lines("blind.txt").stream().map(Row::of).toList()) {
            answer(row.question())
                    .lines()
                    .filter(line -> line.startsWith("Also: "))
                    .forEach(
                            line ->
                                    assertThat(line)
                                            .as(row.question())
                                            .doesNotContain("<", " some ", "/etc/"));
        }
    }
}
