package aish.commands.context;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import aish.chat.AttachmentService;
import aish.chat.Suggestions;
import aish.chat.TurnLoop;
import aish.chat.Turns;
import aish.commands.Next;
import aish.context.Attachment;
import aish.context.ContextBlock.ContentKeeper;
import aish.context.Conversation;
import aish.context.ExecLog;
import aish.context.OutputText;
import aish.context.PromptAssembler;
import aish.context.PromptAssembler.Surroundings;
import aish.context.Pruning;
import aish.context.Stance;
import aish.event.Event;
import aish.event.Interrupts;
import aish.testing.Ran;
import aish.testing.RecordingSink;
import aish.testing.ScriptedModel;
import aish.testing.Talk;
import aish.workspace.SourceException;
import aish.workspace.SourceText;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ContextCommandTest {
    private final RecordingSink events = new RecordingSink();
    private final Conversation conversation =
            new Conversation(new ExecLog(new OutputText(), 500), () -> Instant.EPOCH);
    private final PromptAssembler assembler =
            new PromptAssembler(() -> new Surroundings("Linux", "sh", Ran.HOME));
    private final TurnLoop turns =
            Turns.of(
                    conversation,
                    assembler,
                    new ScriptedModel(),
                    new Suggestions(),
                    new Interrupts(),
                    events);
    private final AttachmentService attachments =
            new AttachmentService(
                    conversation,
                    new Pruning.Limits(100, 0),
                    text -> (text.length() + 3) / 4,
                    ContentKeeper.NOWHERE,
                    text -> text.contains("s3cr3t"),
                    Talk.follow(conversation, events));
    private final ContextReport report =
            new ContextReport(attachments, turns, () -> ZoneOffset.UTC);
    private final ContextCommand command = new ContextCommand(turns, attachments, report, events);

    private void note(String text) {
        new NoteCommand(attachments, events).run(text);
    }

    private String answer(String arguments) {
        assertThat(command.run(arguments)).isEqualTo(Next.PROMPT);
        return switch (events.shown().getLast()) {
            case Event.Answer(String text, var _) -> text;
            case Event.Verbatim(String text, _) -> text;
            default -> "";
        };
    }

    private Attachment.Card card(String id) {
        return attachments.attachments().find(id).orElseThrow().card();
    }

    @Test
    void listsWhatIsAttached() {
        assertThat(answer("")).startsWith("Nothing attached. ");
        note("the disk is full");
        note("x".repeat(50));
        command.run("disable 2");
        assertThat(answer("list"))
                .isEqualTo(
                        """
                        ctx-001  note the disk is full
                                 goes out with the next question, normal priority, 16 characters, about 4 tokens
                        ctx-002  note xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx…
                                 disabled, normal priority, 50 characters, about 13 tokens""");
    }

    @Test
    void showsOneWhole() {
        note("the disk is full");
        assertThat(answer("show ctx-001"))
                .isEqualTo(
                        """
                        ctx-001  note the disk is full
                        from      the person
                        added     1970-01-01 00:00:00
                        state     goes out with the next question
                        priority  normal
                        size      16 characters, about 4 tokens

                        the disk is full""");
    }

    @Test
    void changesOneOrManyOrAll() {
        note("a");
        note("b");
        command.run("pin ctx-001 ctx-002");
        assertThat(card("ctx-001").pinned() && card("ctx-002").pinned()).isTrue();
        command.run("unpin 1");
        assertThat(card("ctx-001").pinned()).isFalse();
        command.run("priority 1 2 critical");
        assertThat(card("ctx-002").priority()).isEqualTo(Attachment.Priority.CRITICAL);
        command.run("remove all");
        assertThat(attachments.attachments().isEmpty()).isTrue();
        assertThat(events.noted())
                .extracting(event -> ((Event.AttachmentChanged) event).change())
                .containsExactly(
                        Event.Change.ADDED,
                        Event.Change.ADDED,
                        Event.Change.PINNED,
                        Event.Change.PINNED,
                        Event.Change.UNPINNED,
                        Event.Change.PRIORITY,
                        Event.Change.PRIORITY,
                        Event.Change.REMOVED,
                        Event.Change.REMOVED);
    }

    @Test
    void tellsHowMuchItIs() {
        note("x".repeat(60));
        String stats = answer("stats");
        assertThat(stats)
                .startsWith(
                        """
                        attached      1 attachment, 1 enabled
                        characters    60 of 100
                        tokens        about 15 (no limit)
                        next request  about\
                        """);
        assertThat(report.glance())
                .isEqualTo(
                        "1 attachment, 1 enabled; characters: 60 of 100; tokens: about 15 (no limit)"
                                + "\nctx-001 note xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx…");
        note("y".repeat(60));
        assertThat(answer("stats")).contains("To fit, leave out:\n  ctx-001");
        command.run("disable 1");
        assertThat(report.glance())
                .startsWith("2 attachments, 1 enabled; characters: 60 of 100;")
                .contains("(disabled)\nctx-002 note");
    }

    @Test
    void prunesAsProposed() {
        assertThat(answer("prune")).startsWith("Nothing has to be left out.");
        note("x".repeat(60));
        note("y".repeat(60));
        command.run("prune");
        assertThat(card("ctx-001").enabled()).isFalse();
        assertThat(card("ctx-002").enabled()).isTrue();
        command.run("enable 1");
        command.run("pin all");
        assertThat(command.run("prune")).isEqualTo(Next.FAILED);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '@',
            value = {
                "show@:context show takes ID...; see :help :context",
                "pin ctx-009@Nothing attached as ctx-009. :context lists the attachments.",
                "pin x@Nothing attached as x. :context lists the attachments.",
                "priority ctx-001 huge@:context priority takes ID... LEVEL; see :help :context",
                "priority high@:context priority takes ID... LEVEL; see :help :context",
            })
    void saysWhatIsWrong(String arguments, String problem) {
        note("a");
        assertThat(command.run(arguments)).isEqualTo(Next.FAILED);
        assertThat(events.shown().getLast()).isEqualTo(new Event.Problem(problem));
    }

    @Test
    void completesWhatThereIs() {
        note("a");
        note("b");
        assertThat(command.complete(List.of())).contains("show", "stats", "priority");
        assertThat(command.complete(List.of("pin", "ctx-001"))).containsExactly("ctx-002");
        assertThat(command.complete(List.of("priority", "ctx-001")))
                .contains("ctx-002", "low", "critical");
        assertThat(command.complete(List.of("stats"))).isEmpty();
    }

    @Test
    void attachesWhatASourceFinds() {
        AttachCommand search =
                new AttachCommand(
                        AttachCommand.Use.ATTACH,
                        Attachment.Kind.SEARCH,
                        text -> {
                            if (text.isEmpty()) {
                                throw new SourceException(":search takes a text");
                            }
                            return new SourceText(text, "rg " + text, "found", "and 3 more");
                        },
                        AttachCommand.Takes.WORDS,
                        List::of,
                        attachments,
                        events);
        assertThat(search.run("")).isEqualTo(Next.FAILED);
        assertThat(events.shown().getLast()).isEqualTo(new Event.Problem(":search takes a text"));
        assertThat(search.run("foo")).isEqualTo(Next.PROMPT);
        assertThat(card("ctx-001").title()).isEqualTo("foo");
        assertThat(attachments.attachments().find("1").orElseThrow().content())
                .isEqualTo("found\n… and 3 more …");
        assertThat(search.complete(List.of())).isEmpty();
    }

    @Test
    void takesAStance() {
        StanceCommand stance = new StanceCommand(turns, events);
        stance.run("audit");
        assertThat(turns.stance()).isEqualTo(Stance.AUDIT);
        assertThat(events.noted()).containsExactly(new Event.StanceChanged(Stance.AUDIT));
        stance.run("");
        assertThat(((Event.Answer) events.shown().getLast()).text()).contains("* audit");
        assertThat(stance.run("loud")).isEqualTo(Next.FAILED);
    }

    private static final String LONG =
            IntStream.range(1, 31).mapToObj(i -> "line " + i + "\n").collect(Collectors.joining());

    private String file(String options, String content) {
        new AttachCommand(
                        AttachCommand.Use.ATTACH,
                        Attachment.Kind.FILE,
                        name -> new SourceText(name, "/w/" + name, content, ""),
                        AttachCommand.Takes.FILES,
                        List::of,
                        attachments,
                        events)
                .run(options + "a.txt");
        return events.shown().getLast() instanceof Event.Notice(String text, var _) ? text : "";
    }

    private void exchange() {
        Talk.ask(conversation, "?");
        Talk.answer(conversation, "answer", false);
    }

    private String notice(String arguments) {
        command.run(arguments);
        return events.shown().getLast() instanceof Event.Notice(String text, var _) ? text : "";
    }

    @Test
    void saysWhichVersionIsSentIfAnOlderOneIsEnabled() {
        file("", LONG);
        exchange();
        file("", LONG.replace("line 9\n", "nine\n"));
        exchange();
        command.run("disable 1");
        assertThat(notice("enable 1"))
                .isEqualTo(
                        "ctx-001 (file a.txt) is enabled, but its newer version ctx-002 is sent instead; :context disable ctx-002 sends this one.");
        assertThat(answer("list")).contains("not sent, replaced by ctx-002");
        command.run("disable 2");
        assertThat(answer("list")).contains("goes out with the next question");
        command.run("disable 1");
        assertThat(notice("enable 1")).isEqualTo("ctx-001 (file a.txt) is sent again.");
        exchange();
        assertThat(notice("enable 2")).isEqualTo("ctx-002 (file a.txt) is sent again.");
        assertThat(answer("list")).contains("only what changed since ctx-001");
    }

    @Test
    void aChangedFileIsAttachedAsItsChanges() {
        assertThat(file("", LONG))
                .isEqualTo("Attached ctx-001: file a.txt, 231 characters, about 58 tokens.");
        assertThat(file("", LONG.replace("line 9\n", "nine\n")))
                .isEqualTo(
                        "Attached ctx-002: file a.txt, 229 characters, about 58 tokens; it replaces ctx-001.");
        exchange();
        assertThat(file("", LONG.replace("line 9\n", "nine\n")))
                .isEqualTo(
                        "ctx-002 is already attached, unchanged: file a.txt. :add file --whole attaches it again.");
        assertThat(file("", LONG))
                .isEqualTo(
                        "Attached ctx-003: file a.txt, only what changed since ctx-002, 80 characters, about 20 tokens.");
        assertThat(answer("diff"))
                .contains(
                        """
                        + user:
                        +   [context ctx-003 since ctx-002 · file · a.txt · from /w/a.txt · only what changed, as a diff]
                        +   @@ -6,7 +6,7 @@
                        +    line 6
                        +    line 7
                        +    line 8
                        +   -nine
                        +   +line 9
                        +    line 10
                        +    line 11
                        +    line 12
                        +   [end context ctx-003]""");
        assertThat(answer(""))
                .isEqualTo(
                        """
                        ctx-001  file a.txt
                                 not sent, replaced by ctx-003, normal priority, 231 characters, about 58 tokens
                        ctx-002  file a.txt
                                 sent, replaced by ctx-003, normal priority, 229 characters, about 58 tokens
                        ctx-003  file a.txt
                                 goes out with the next question, normal priority, only what changed since ctx-002: 80 characters, about 20 tokens""");
        assertThat(file("--whole ", LONG))
                .isEqualTo(
                        "Attached ctx-004: file a.txt, 231 characters, about 58 tokens; it replaces ctx-003.");
        assertThat(card("ctx-004").whole()).isTrue();
    }

    @Test
    void aFileBackAtAnEarlierVersionHasChanged() {
        file("", LONG);
        exchange();
        file("", LONG + "more\n");
        exchange();
        assertThat(file("", LONG)).startsWith("Attached ctx-003: file a.txt, only what changed");
    }

    @Test
    void aFileWithASecretIsAlwaysSentWhole() {
        file("", LONG + "s3cr3t\n");
        exchange();
        assertThat(file("", LONG))
                .isEqualTo("Attached ctx-002: file a.txt, 231 characters, about 58 tokens.");
        exchange();
        assertThat(file("", "s3cr3t\n" + LONG))
                .startsWith("Attached ctx-003: file a.txt, 238 characters");
    }
}
