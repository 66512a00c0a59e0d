package aish.commands.notebook;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import aish.chat.AsideQuestion;
import aish.chat.AttachmentService;
import aish.chat.Suggestions;
import aish.chat.TurnLoop;
import aish.chat.Turns;
import aish.commands.MetaCommand;
import aish.commands.Next;
import aish.context.Attachment;
import aish.context.ContextBlock.ContentKeeper;
import aish.context.Conversation;
import aish.context.ExecLog;
import aish.context.OutputText;
import aish.context.PromptAssembler;
import aish.context.PromptAssembler.Surroundings;
import aish.context.Pruning;
import aish.event.Event;
import aish.event.Interrupts;
import aish.event.Operator;
import aish.model.ModelRoster;
import aish.notebook.Links;
import aish.notebook.Notebooks;
import aish.notebook.SessionDigest;
import aish.secrets.Redactor;
import aish.session.SessionRecord.InMemoryRecord;
import aish.settings.Config.NotebookLocation;
import aish.testing.FakeRoster;
import aish.testing.Ran;
import aish.testing.RecordingSink;
import aish.testing.ScriptedModel;
import aish.testing.ScriptedOperator;
import aish.testing.Talk;
import aish.testing.Workspaces;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class NotebookCommandsTest {
    private static final InstantSource CLOCK =
            InstantSource.fixed(Instant.parse("2026-03-01T10:00:00Z"));

    @TempDir Path top;
    private Path here = Path.of("/");
    private final InMemoryRecord record = new InMemoryRecord(CLOCK);
    private final RecordingSink shown = new RecordingSink();
    private final ScriptedModel model = new ScriptedModel();
    private final Conversation attached =
            new Conversation(new ExecLog(new OutputText(), 100), CLOCK);
    private final AttachmentService context =
            new AttachmentService(
                    attached,
                    new Pruning.Limits(0, 0),
                    String::length,
                    ContentKeeper.NOWHERE,
                    _ -> false,
                    Talk.follow(attached, _ -> {}));

    @BeforeEach
    void make() throws IOException {
        Files.createDirectories(top.resolve("shop/.git"));
        here = top.resolve("shop");
    }

    private NoteWriter writer() {
        Notebooks notebooks =
                new Notebooks(
                        top.resolve("data"),
                        () -> NotebookLocation.OUTSIDE,
                        () -> Workspaces.in(here, top).project(),
                        CLOCK,
                        ZoneOffset.UTC);
        return new NoteWriter(
                notebooks,
                new Links(notebooks, () -> here, top, record, () -> Optional.of("0123456789ab")),
                Redactor.withoutKnownValues(),
                record,
                () -> Optional.of("0123456789ab"),
                this::emit);
    }

    private void emit(Event event) {
        record.emit(event);
        shown.emit(event);
    }

    private MetaCommand note() {
        return new SaveNoteCommand(writer(), this::emit);
    }

    private MetaCommand task() {
        return new TaskCommand(writer(), this::emit);
    }

    /** What a command says, one line each. */
    private List<String> said(MetaCommand command, String arguments) {
        int before = shown.events().size();
        Next next = command.run(arguments);
        List<String> lines = new ArrayList<>();
        for (Event event : shown.events().subList(before, shown.events().size())) {
            switch (event) {
                case Event.Notice(String text, var _) -> lines.add(text);
                case Event.Answer(String text, var _) -> lines.add(text);
                case Event.Problem(String text) -> lines.add("problem: " + text);
                default -> {}
            }
        }
        if (next instanceof Next.Show(String text)) {
            lines.addAll(text.lines().toList());
        }
        return lines;
    }

    @Test
    void aNoteRemembersTaskSessionAndLinks() throws Exception {
        assertThat(said(task(), "new Fix the leak"))
                .containsExactly("Started task-1: Fix the leak");
        Files.writeString(here.resolve("Pool.java"), "1\n2\n");
        assertThat(said(note(), "--finding leaks at Pool.java:2, see @Gone.java"))
                .containsExactly(
                        "Saved note-1: leaks at Pool.java:2, see @Gone.java",
                        "Broken link: Gone.java: no such file.");
        String name = writer().notebooks().current().name();
        assertThat(shown.events())
                .contains(
                        new Event.TaskChanged(name + "/task-1", "Fix the leak", "open"),
                        new Event.Noted(
                                name + "/note-1",
                                "finding",
                                "leaks at Pool.java:2, see @Gone.java",
                                List.of("Pool.java:2", "Gone.java")));
        assertThat(writer().notebooks().find("note-1").text())
                .isEqualTo(
                        """
                        ## note-1: leaks at Pool.java:2, see @Gone.java

                        - created: 2026-03-01 10:00
                        - kind: finding
                        - task: task-1
                        - session: 0123456789ab
                        - link: Pool.java:2
                        - link: Gone.java""");
    }

    @Test
    void whatIsTypedStaysWhereItBelongs() throws Exception {
        assertThat(said(note(), "--fnding x"))
                .containsExactly(
                        "problem: Usage: :note [--finding] [--global] TEXT; -- ends the options");
        assertThat(said(note(), "--global -- --force is needed"))
                .containsExactly("Saved global/note-1: --force is needed");
        said(task(), "new one");
        said(task(), "link 'a\n## task-9: injected'");
        assertThat(said(task(), "list")).containsExactly("* task-1            open      one");
    }

    @Test
    void noSecretIsWrittenUnnoticed() throws Exception {
        List<String> said = said(note(), "the key is ghp_0123456789abcdefghijklmnopqrstuvwxyz");
        assertThat(said.getFirst()).contains("looks like a key or a password");
        said(task(), "new rotate ghp_0123456789abcdefghijklmnopqrstuvwxyz");
        said(task(), "note was ghp_0123456789abcdefghijklmnopqrstuvwxyz");
        try (Stream<Path> files = Files.walk(top.resolve("data"))) {
            for (Path file : files.filter(Files::isRegularFile).toList()) {
                assertThat(file).content().doesNotContain("0123456789abcdef");
            }
        }
        assertThat(writer().notebooks().find("task-1").text()).contains("was [redacted]");
    }

    @Test
    void oneTaskIsCurrentUntilItEnds() {
        said(task(), "new one");
        said(task(), "new --global two");
        assertThat(said(task(), "list"))
                .containsExactly(
                        "  task-1            open      one", "* global/task-1     open      two");
        assertThat(said(task(), "done task-1")).containsExactly("Done: task-1: one");
        assertThat(writer().currentTask().orElseThrow().title()).isEqualTo("two");
        assertThat(said(task(), "done")).containsExactly("Done: global/task-1: two");
        assertThat(writer().currentTask()).isEmpty();
        assertThat(said(task(), "note x"))
                .containsExactly(
                        "problem: No current task. :task list shows the open ones, :task new TITLE starts one.");
        assertThat(said(task(), "use 1")).containsExactly("Reopened task-1: one");
        assertThat(said(task(), "archive")).containsExactly("Archived 1 task.");
        assertThat(said(task(), "list all"))
                .containsExactly(
                        "* task-1            open      one", "  global/task-1     archived  two");
        assertThat(task().complete(List.of("show"))).containsExactly("task-1", "global/task-1");
        assertThat(task().complete(List.of()))
                .containsExactly("new", "list", "show", "use", "note", "link", "done", "archive");
    }

    @Test
    void aTaskFinishedByHandIsNoLongerCurrent() throws Exception {
        said(task(), "new one");
        Path file = writer().notebooks().find("task-1").file();
        Files.writeString(
                file, Files.readString(file).replace("status: open", "status: Done yesterday"));
        assertThat(writer().currentTask()).isEmpty();
        assertThat(said(task(), "list"))
                .containsExactly("No open task. :task list all shows 1 finished.");
    }

    @Test
    void hostileNotesAreHarmlessOnTheScreen() throws Exception {
        said(note(), "plain");
        Path file = writer().notebooks().find("note-1").file();
        Files.writeString(
                file,
                "\n## note-2: \u001b[2Jx\u202e\nbody \u001b]0;t\u0007\n",
                StandardOpenOption.APPEND);
        NotesCommand notes = new NotesCommand(writer(), top, context, this::emit);
        for (String line : List.of("", "show 2", "search body", "search x")) {
            assertThat(String.join("\n", said(notes, line)))
                    .doesNotContain("\u001b", "\u202e", "\u0007");
        }
        assertThat(notes.complete(List.of("show"))).containsExactly("note-1", "note-2");
    }

    private MetaCommand summarize(ScriptedOperator operator) {
        return summarize(operator, model);
    }

    private MetaCommand summarize(Operator operator, ModelRoster models) {
        TurnLoop turns =
                Turns.of(
                        new Conversation(new ExecLog(new OutputText(), 100), CLOCK),
                        new PromptAssembler(() -> new Surroundings("Linux", "bash", top)),
                        models,
                        new Suggestions(),
                        new Interrupts(),
                        this::emit);
        return new SummarizeCommand(
                writer(),
                events ->
                        new SessionDigest(
                                events, Redactor.withoutKnownValues(), ZoneOffset.UTC, top),
                new AsideQuestion(turns, models, new Interrupts(), _ -> {}),
                operator,
                this::emit);
    }

    private static final String SAVE = "Save this summary in your notes on shop?";

    private void ran(String command) {
        emit(new Event.Started(command, Event.Author.PERSON, here, 12));
        emit(new Event.Ran(Ran.command(command, 0, "done", here), Event.Author.PERSON));
    }

    @Test
    void aSummaryIsSavedOnlyOnceItWasSeenAndApproved() throws Exception {
        assertThat(said(summarize(new ScriptedOperator()), ""))
                .containsExactly(
                        "problem: Nothing has happened yet, so there is nothing to summarize.");
        ran("make test");
        model.answer("Fixed the leak\n\nSee out-12.\u001b[2J", "Fixed the leak\n\nSee out-12.");
        assertThat(said(summarize(new ScriptedOperator().choosing(SAVE, 'n')), ""))
                .containsExactly(
                        "Fixed the leak\n\nSee out-12.^[[2J", "The summary was not saved.");
        assertThat(model.lastQuestion())
                .contains("1 command:\n\n- `make test` (succeeded, out-12)");
        assertThat(writer().notebooks().entries(writer().notebooks().current())).isEmpty();
        assertThat(said(summarize(new ScriptedOperator().choosing(SAVE, 'y')), ""))
                .startsWith("Fixed the leak\n\nSee out-12.", "Saved note-1: Fixed the leak");
        assertThat(writer().notebooks().find("note-1").text())
                .isEqualTo(
                        """
                        ## note-1: Fixed the leak

                        - created: 2026-03-01 10:00
                        - kind: summary
                        - session: 0123456789ab
                        - link: out-12 (session 0123456789ab)

                        See out-12.""");
    }

    @Test
    void theFactsAreEnoughWithoutAModelAndNobodyApprovesForYou() throws Exception {
        ran("make ghp_0123456789abcdefghijklmnopqrstuvwxyz");
        FakeRoster offline = new FakeRoster().with("offline", model);
        assertThat(said(summarize(Operator.NOBODY, offline), ""))
                .containsExactly(
                        "Session of 2026-03-01 10:00 in ~/shop\n\n1 command:\n\n- `make [redacted]`"
                                + " (succeeded, out-12)",
                        "Not saved: nobody is here to approve it.");
        assertThat(model.requests()).isEmpty();
        assertThat(writer().notebooks().entries(writer().notebooks().current())).isEmpty();
    }

    @Test
    void aFailingModelLeavesTheFacts() {
        ran("make");
        model.answer("");
        assertThat(said(summarize(new ScriptedOperator().dropping(SAVE)), ""))
                .containsExactly(
                        "The model wrote no summary. These are the facts of the record:",
                        "Session of 2026-03-01 10:00 in ~/shop\n\n1 command:\n\n- `make` (succeeded,"
                                + " out-12)",
                        "The summary was not saved.");
    }

    @Test
    void aNoteCanBeAttached() throws Exception {
        said(note(), "--finding It leaks after a timeout");
        NotesCommand notes = new NotesCommand(writer(), top, context, this::emit);
        assertThat(said(notes, "add-to-context 1").getFirst())
                .startsWith("Attached ctx-001: note It leaks after a timeout, ");
        Attachment attached = context.attachments().list().getFirst();
        assertThat(attached.content()).isEqualTo(writer().notebooks().find("note-1").text());
        assertThat(attached.card().provenance()).startsWith("note-1 in ~/data/projects/shop-");
        assertThat(said(notes, "attach 7")).containsExactly("problem: no note-7 in your notes");
    }

    @Test
    void listsAndFindsNotes() throws Exception {
        NotesCommand notes = new NotesCommand(writer(), top, context, this::emit);
        assertThat(said(notes, "")).containsExactly("No notes yet. :note TEXT saves one.");
        Files.writeString(here.resolve("a.c"), "x\n");
        ((Next.Gather) note().run("")).taker().accept("First line\nsee a.c:1 and note-1");
        assertThat(said(notes, "search SEE first"))
                .containsExactly(
                        "note-1            2026-03-01           First line",
                        "    see a.c:1 and note-1");
        assertThat(said(notes, "search nothing")).containsExactly("No note contains \"nothing\".");
        assertThat(notes.run("edit 1"))
                .isEqualTo(
                        new Next.Run(
                                "${VISUAL:-${EDITOR:-vi}} "
                                        + writer().notebooks().find("note-1").file()));
    }
}
