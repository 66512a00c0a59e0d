package aish.session.transcript;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import aish.context.Turn;
import aish.event.Event;
import aish.event.Event.Author;
import aish.model.Delta;
import aish.model.Reply;
import aish.secrets.Redactor;
import aish.session.TimedEvent;
import aish.shell.remote.RemoteFiles;
import aish.shell.remote.Target;
import aish.testing.Ran;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.junit.jupiter.api.Test;

class TranscriptTextTest {
    private static final Instant START = Instant.parse("2026-03-01T23:59:50Z");
    private static final Path HOME = Path.of("/home/me");

    private static String render(Event... events) {
        List<TimedEvent> recorded = new ArrayList<>();
        for (int i = 0; i < events.length; i++) {
            recorded.add(new TimedEvent(START.plusSeconds(i), events[i]));
        }
        return TranscriptText.render(recorded, Redactor.withoutKnownValues(), ZoneOffset.UTC);
    }

    @Test
    void tellsAWholeSession() {
        assertThat(
                        render(
                                new Event.Typed("make"),
                                new Event.Started("make", Author.PERSON, HOME, 12),
                                new Event.Ran(
                                        Ran.command("make", 2, "no\u001b[31m rule\n"),
                                        Author.PERSON),
                                new Event.Typed("? why"),
                                new Event.Instructed("be nice"),
                                new Event.QuestionSent(new Turn.User("attached", "why")),
                                new Event.Asked("local"),
                                new Event.Streamed(new Delta.Text("Because.")),
                                new Event.Answered(Reply.whole("Because.\nCMD: make x")),
                                new Event.Suggested("cmd-001", "make x"),
                                new Event.Decided("cmd-001", "run"),
                                new Event.Running("make x"),
                                new Event.Started("make x", Author.MODEL, HOME, 13),
                                new Event.Ran(Ran.command("make x", 0, ""), Author.MODEL),
                                new Event.Typed(":model deep"),
                                new Event.ModelChanged("deep"),
                                new Event.Notice("model: deep"),
                                new Event.Typed(":reset"),
                                new Event.Reset(),
                                new Event.Problem("a *bad* <thing>")))
                .isEqualTo(
                        """
                        # Transcript of aish

                        ## 2026-03-01

                        ### 23:59:51 · you ran in `/home/me`

                        ```sh
                        make
                        ```

                        exit status 2 · 1.3 s

                        ```text
                        no rule
                        ```

                        *23:59:54 · instructions of 7 characters for the model*

                        ### 23:59:55 · you asked

                        ```text
                        why
                        ```

                        *with 8 characters of context*

                        ### 23:59:58 · local answered

                        > Because.
                        > CMD: make x

                        cmd-001 proposed: `make x`

                        ## 2026-03-02

                        cmd-001: run

                        ### 00:00:02 · you approved the model's command in `/home/me`

                        ```sh
                        make x
                        ```

                        exit status 0 · 1.3 s

                        *00:00:05 · you typed* `:model deep`

                        *00:00:05 · switched to the model deep*

                        *00:00:06 · aish: model: deep*

                        *00:00:08 · you typed* `:reset`

                        *00:00:08 · started a new conversation*

                        **Problem** · 00:00:09 · a \\*bad\\* \\<thing\\>
                        """);
    }

    @Test
    void hidesSecretsEverywhere() {
        String key = "sk-abcdef0123456789";
        assertThat(
                        render(
                                new Event.Typed(":memory add " + key),
                                new Event.Notice("no " + key),
                                new Event.Started("echo " + key, Author.PERSON, HOME, 12),
                                new Event.Ran(Ran.command("echo " + key, 0, key), Author.PERSON),
                                new Event.QuestionSent(new Turn.User("", "is " + key + " mine?")),
                                new Event.Answered(Reply.whole("Yes, " + key)),
                                new Event.Suggested("cmd-001", "echo " + key),
                                new Event.Problem(key)))
                .contains("[redacted]")
                .doesNotContain("abcdef");
    }

    @Test
    void namesTheMachineOfACommand() {
        RemoteFiles web =
                new RemoteFiles(new Target("ssh", "web1"), "/root", _ -> Optional.empty());
        assertThat(render(new Event.Started("ls", Author.PERSON, web.path("/var/log"), 1)))
                .contains(" in `web1:/var/log`\n");
    }

    @Test
    void fencesHoldWhateverIsInside() {
        assertThat(render(new Event.Started("echo '````'", Author.PERSON, HOME, 1)))
                .contains("\n`````sh\necho '````'\n`````\n");
        assertThat(render(new Event.Started("x", Author.PERSON, Path.of("/a`b"), 1)))
                .contains("``/a`b``");
    }

    @Test
    void answersCannotBreakOut() {
        String evil =
                "# Heading\n<script>x</script> `a<b` ![i](http://e/p)\n```sh\necho <x>\n"
                        + "````\n\u001b[2Jdone\n```\nunclosed";
        assertThat(SafeMarkdown.quoted(evil))
                .isEqualTo(
                        """
                        > # Heading
                        > &lt;script>x&lt;/script> `a<b` !&#91;i](http://e/p)

                        ```sh
                        echo <x>
                        ```

                        > ^[[2Jdone

                        ```
                        unclosed
                        ```
                        """);
    }

    @Test
    void aLoneBacktickMakesCodeDoubtful() {
        assertThat(SafeMarkdown.quoted("a ` b\n` <img> `")).contains("&lt;img>");
        assertThat(SafeMarkdown.quoted("\\`<img>`")).contains("&lt;img>");
    }

    @Test
    void aCommandThatEndsLaterIsNamedAgain() {
        assertThat(
                        render(
                                new Event.Started("make", Author.PERSON, HOME, 1),
                                new Event.Problem("in between"),
                                new Event.Ran(Ran.command("make", 0, ""), Author.PERSON)))
                .contains("### 23:59:52 · a command ended\n\n```sh\nmake\n```");
    }

    @Property
    void noTextEndsItsFence(@ForAll String text) {
        String block = SafeMarkdown.fenced(text, "text");
        String fence = block.lines().findFirst().orElseThrow().replace("text", "");
        List<String> lines = block.lines().toList();
        assertThat(lines.subList(1, lines.size() - 1)).noneMatch(line -> line.contains(fence));
        assertThat(lines.getLast()).isEqualTo(fence);
    }

    @Property
    void everyLineOfAnAnswerIsInsideSomething(@ForAll String text) {
        String fence = "";
        for (String line : SafeMarkdown.quoted("x\n" + text).lines().toList()) {
            if (!fence.isEmpty()) {
                fence = line.equals(fence) ? "" : fence;
            } else if (line.startsWith("```")) {
                fence = line.replaceAll("[^`].*", "");
            } else {
                assertThat(line).matches("|>.*");
            }
        }
        assertThat(fence).isEmpty();
    }
}
