package aish.model.offline;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import aish.commands.HelpTopics;
import aish.model.Cancellation;
import aish.model.Message;
import aish.model.ModelRequest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What people type, written down before the recipes were looked at. */
class EverydayTest {
    private static final OfflineModel MODEL =
            new OfflineModel(
                    Samples.machine("apt", "dpkg", "ip", "ss", "nc", "curl", "magick", "qpdf"),
                    Manual.none(),
                    new HelpTopics()::find);

    /**
     * A line of a table.
     *
     * @param wanted what the command has; after a tilde, what the answer has
     */
    private record Row(String question, String wanted) {
        static Row of(String line) {
            int arrow = line.indexOf(" => ");
            return new Row(line.substring(0, arrow), line.substring(arrow + 4));
        }

        boolean isMetBy(String answer) {
            boolean anywhere = wanted.startsWith("~");
            String text = anywhere ? answer : String.join("\n", HelperRequest.commands(answer));
            return Pattern.compile(anywhere ? wanted.substring(1) : wanted).matcher(text).find();
        }
    }

    private static String answer(String question) {
        return MODEL.ask(
                        ModelRequest.of(List.of(new Message.User(question))),
                        _ -> {},
                        new Cancellation())
                .text();
    }

    /** The share is what was reached, less a little: it may only rise. */
    @ParameterizedTest
    @CsvSource({"everyday.txt, 200, 0.98", "everyday-more.txt, 310, 0.96"})
    void answersWhatPeopleAsk(String table, int size, double share) {
        List<Row> rows = HelperTexts.lines(table).stream().map(Row::of).toList();
        List<String> missed =
                rows.stream()
                        .filter(row -> !row.isMetBy(answer(row.question())))
                        .map(row -> row.question() + " -> " + answer(row.question()))
                        .toList();
        assertThat(rows).hasSizeGreaterThanOrEqualTo(size);
        assertThat(missed).hasSizeLessThanOrEqualTo((int) (rows.size() * (1 - share)));
    }

    @Test
    void saysWhenItHasNothing() {
        List<String> questions = HelperTexts.lines("unanswerable.txt");
        assertThat(questions).hasSizeGreaterThanOrEqualTo(150);
        assertThat(questions.stream().filter(question -> proposes(answer(question))))
                .hasSizeLessThanOrEqualTo(questions.size() / 25);
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
        String answer = answer(question);
        for (String command : HelperRequest.commands(answer)) {
            assertThat(command).contains(one).contains(other);
        }
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "show the 10 largest files in /var",
                "find recently modified files",
                "delete old files",
                "biggest files",
                "create a folder",
                "convert text to uppercase",
            })
    void leavesNoHoleInASentence(String question) {
        assertThat(answer(question).lines().findFirst().orElseThrow())
                .doesNotContain("…")
                .doesNotContain("  ");
    }

    /** A failure: a command after {@code $}, a status after {@code !}, output, what to mention. */
    @Test
    void explainsWhatGoesWrong() {
        List<String> missed = new ArrayList<>();
        List<String> output = new ArrayList<>();
        String command = "";
        String status = "";
        for (String line : HelperTexts.lines("everyday-failures.txt")) {
            String rest = line.substring(Math.min(2, line.length()));
            switch (line.charAt(0)) {
                case '$' -> command = rest;
                case '!' -> status = rest;
                case '=' -> {
                    if (!explains(command, status, output, line.substring(3))) {
                        missed.add(command + ": " + output);
                    }
                    output.clear();
                }
                default -> output.add(line.substring(1));
            }
        }
        assertThat(missed).hasSizeLessThanOrEqualTo(2);
    }

    private static boolean explains(
            String command, String status, List<String> output, String wanted) {
        String told =
                "[exec output]\n$ %s\nexit status: %s · 0.1 s\n%s\n[end exec output]\n\nwhy did that fail?"
                        .formatted(command, status, String.join("\n", output));
        return Pattern.compile(wanted, Pattern.CASE_INSENSITIVE | Pattern.DOTALL)
                .matcher(answer(told))
                .find();
    }

    @Test
    void aLongQuestionCostsNoMoreThanItsStart() {
        String start = "find files larger than 100 MB ";
        assertThat(answer(start.repeat(4_000))).isEqualTo(answer(start.repeat(100)));
    }
}
