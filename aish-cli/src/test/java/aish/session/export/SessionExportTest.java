package aish.session.export;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import aish.context.Turn;
import aish.event.Event;
import aish.event.Event.Author;
import aish.json.Json;
import aish.model.Delta;
import aish.model.Reply;
import aish.secrets.Redactor;
import aish.session.TimedEvent;
import aish.shell.CapturedOutput;
import aish.shell.CommandResult;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class SessionExportTest {
    private static final Instant START = Instant.parse("2026-03-01T12:00:00Z");
    private static final Redactor REDACTION = new Redactor(() -> Map.of("hunter2secret", "PASS"));

    private final List<TimedEvent> events = new ArrayList<>();

    private void at(long millis, Event event) {
        events.add(new TimedEvent(START.plusMillis(millis), event));
    }

    private void ran(long millis, String command, int status, String output) {
        at(millis, new Event.Started(command, Author.PERSON, Path.of("/"), 1));
        CapturedOutput kept = new CapturedOutput(1, output, 0, "", false, Optional.empty());
        CommandResult result =
                new CommandResult(command, status, Duration.ZERO, Path.of("/"), 0, 0, kept);
        at(millis + 500, new Event.Ran(result, Author.PERSON));
    }

    private List<String> cast() {
        return CastText.render(events, REDACTION, "demo").lines().toList();
    }

    private String html() {
        return HtmlText.render(events, REDACTION, "demo <1>", ZoneOffset.UTC);
    }

    @Test
    void aCastHasAHeaderAndEventsWithIntervals() throws Exception {
        ran(0, "ls", 1, "a\nb\n");
        at(1500, new Event.Typed("? why"));
        at(2000, new Event.QuestionSent(new Turn.User("", "why")));
        at(2250, new Event.Streamed(new Delta.Text("Be")));
        at(2500, new Event.Streamed(new Delta.Text("cause.")));
        at(2600, new Event.Answered(Reply.whole("Because.")));
        at(3600, new Event.Notice("done"));
        assertThat(cast())
                .containsExactly(
                        "{\"version\":3,\"term\":{\"cols\":80,\"rows\":36,\"type\":\"xterm-256color\"},"
                                + "\"timestamp\":1772366400,\"idle_time_limit\":2,\"title\":\"demo\"}",
                        "[0.000,\"o\",\"\\u001b[1;36m$ \\u001b[0m\\u001b[1mls\\u001b[0m\\r\\n\"]",
                        "[0.500,\"o\",\"a\\r\\nb\\u001b[0m\\r\\n\"]",
                        "[0.000,\"o\",\"\\u001b[2mexit status 1\\u001b[0m\\r\\n\"]",
                        "[1.500,\"o\",\"\\u001b[1;36m? \\u001b[0m\\u001b[1mwhy\\u001b[0m\\r\\n\"]",
                        "[0.250,\"o\",\"Be\"]",
                        "[0.250,\"o\",\"cause.\"]",
                        "[1.100,\"o\",\"\\r\\n\\u001b[2maish: done\\u001b[0m\\r\\n\"]");
        for (String line : cast()) {
            Json.parse(line);
        }
    }

    @ParameterizedTest
    @CsvSource({
        "40, x, 80",
        "80, x, 80",
        "81, x, 81",
        "100, x, 100",
        "120, x, 120",
        "500, x, 120",
        "45, 漢, 90",
        "90, '\u001b[31mx\u001b[0m', 90"
    })
    void aCastIsAsWideAsItsLongestLineWithinLimits(int length, String each, int columns)
            throws Exception {
        ran(0, "x", 0, "short\n" + each.repeat(length) + "\nshort\n");
        assertThat(Json.parse(cast().getFirst()).get("term").get("cols").number())
                .hasValue(columns);
    }

    @Test
    void aLineThatArrivesInPartsIsOneLine() throws Exception {
        at(0, new Event.QuestionSent(new Turn.User("", "why")));
        at(1, new Event.Streamed(new Delta.Text("a".repeat(60))));
        at(2, new Event.Streamed(new Delta.Text("b".repeat(40))));
        at(3, new Event.Answered(Reply.whole("a".repeat(60) + "b".repeat(40))));
        assertThat(Json.parse(cast().getFirst()).get("term").get("cols").number()).hasValue(100);
    }

    @Test
    void onlyColoursRemainOfWhatACommandPrinted() {
        ran(
                0,
                "x",
                0,
                "\u001b[31mred\u001b[0m \u001b]0;title\u0007\u001b[2J\u001b]52;c;aGk=\u0007ok\n"
                        + "50%\r100%\n\u202egnp");
        assertThat(cast().get(2))
                .contains("\\u001b[31mred\\u001b[0m ", "100%")
                .doesNotContain("title", "[2J", "aGk=", "50%", "\u202e");
    }

    @Test
    void aPageIsSelfContainedAndEscapesWhateverItShows() {
        ran(
                0,
                "echo '<script>alert(1)</script>'",
                0,
                "<script>alert(1)</script>\n\u001b[1;31mred\u001b[0m \u001b[38;5;208morange\u001b[0m"
                        + "\u001b[38;2;1;2;3mx\u001b[0m\n");
        at(900, new Event.QuestionSent(new Turn.User("", "<img src=x onerror=alert(1)>")));
        at(1000, new Event.Answered(Reply.whole("<b>\"no\"</b> &amp; 'so'")));
        String page = html();
        assertThat(page)
                .startsWith("<!doctype html>")
                .contains("<title>demo &lt;1&gt;</title>", "default-src 'none'")
                .contains("prefers-color-scheme: dark", "<span class=\"bo f1\">red</span>")
                .contains("<span style=\"color:#ff8700;\">orange</span>")
                .contains("<span style=\"color:#010203;\">x</span>")
                .contains("&lt;b&gt;&quot;no&quot;&lt;/b&gt; &amp;amp; &#39;so&#39;")
                .contains("<h2>2026-03-01</h2>", "title=\"12:00:00\"")
                .doesNotContain("<script", "<img", "<b>", "http://", "https://", "\u001b");
    }

    @Test
    void secretsAreHiddenEvenIfColoursCutThemInTwo() {
        ran(0, "echo hunter2secret", 0, "hunter2\u001b[31msecret\u001b[0m\n");
        at(900, new Event.QuestionSent(new Turn.User("", "is it hunter2secret?")));
        at(1000, new Event.Streamed(new Delta.Text("hunter2")));
        at(1100, new Event.Streamed(new Delta.Text("secret")));
        at(1200, new Event.Answered(Reply.whole("hunter2secret")));
        at(1300, new Event.Suggested("cmd-001", "use hunter2secret"));
        at(1400, new Event.Problem("hunter2secret"));
        assertThat(String.join("\n", cast()))
                .contains("[redacted]")
                .doesNotContain("hunter2secret", "hunter2", "secret\\u001b");
        assertThat(html()).contains("[redacted]").doesNotContain("hunter2");
    }

    @Test
    void aCommandOfAishIsShownWithWhatItSaid() {
        at(0, new Event.Typed(":model"));
        at(10, new Event.Answer("fast"));
        assertThat(html())
                .contains("<pre class=\"command\" title=\"12:00:00\">:model</pre>")
                .contains("<pre class=\"remark\" title=\"12:00:00\">fast</pre>");
    }

    @Test
    void anEmptySessionHasAHeaderOnly() {
        assertThat(cast()).hasSize(1);
        assertThat(html()).doesNotContain("<pre");
    }
}
