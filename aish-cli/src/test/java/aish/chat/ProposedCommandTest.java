package aish.chat;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import aish.chat.Proposal.Form;
import aish.chat.Proposal.ShellFamily;
import aish.context.Conversation;
import aish.context.ExecLog;
import aish.context.OutputText;
import aish.context.PromptAssembler;
import aish.context.PromptAssembler.Surroundings;
import aish.event.Event;
import aish.event.Interrupts;
import aish.exec.CommandAssessor;
import aish.safety.SafetyFacts;
import aish.settings.Config.Confirm;
import aish.testing.Executing;
import aish.testing.FakeShell;
import aish.testing.RecordingSink;
import aish.testing.ScriptedModel;
import aish.testing.ScriptedOperator;
import aish.undo.UndoStore;
import aish.undo.UndoStore.Changed;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What happens around a command that a person lets run. */
class ProposedCommandTest {
    @TempDir private Path temporary;
    private final RecordingSink events = new RecordingSink();
    private final ScriptedOperator person = new ScriptedOperator();
    private final FakeShell shell = new FakeShell().otherwise(this::delete);
    private Path project;
    private UndoStore store;

    @BeforeEach
    void prepare() throws IOException {
        project = Files.createDirectory(temporary.toRealPath().resolve("project"));
        Files.writeString(project.resolve("x"), "precious");
        store =
                new UndoStore(
                        temporary.resolve("undo"), 100, Duration.ofDays(1), InstantSource.system());
    }

    private QuestionHandler reviewing() {
        return reviewing(Confirm.ALWAYS);
    }

    private QuestionHandler reviewing(Confirm confirm) {
        CommandAssessor assessor =
                new CommandAssessor(_ -> SafetyFacts.at(project, temporary), Optional.of(store));
        Conversation conversation =
                new Conversation(new ExecLog(new OutputText(), 8000), Instant::now);
        TurnLoop turns =
                Turns.of(
                        conversation,
                        new PromptAssembler(() -> new Surroundings("Linux", "bash", project)),
                        new ScriptedModel(),
                        new Suggestions(),
                        new Interrupts(),
                        events);
        return Turns.asking(
                turns,
                person,
                () -> confirm,
                Executing.on(shell, assessor, conversation::ran, events),
                events);
    }

    /** Stands for the shell. */
    private void delete(FakeShell.Running run) {
        String command = run.command();
        try {
            Files.delete(project.resolve(command.substring(command.lastIndexOf(' ') + 1)));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private void review(String command) throws InterruptedException {
        reviewing().review(suggestion(command), List.of());
    }

    /** All that happened, but for the command itself. */
    private List<Event> aroundTheCommand() {
        return events.events().stream()
                .filter(event -> !(event instanceof Event.Started || event instanceof Event.Ran))
                .toList();
    }

    private static List<Suggestion> suggestion(String command) {
        return List.of(
                new Suggestion(
                        "cmd-001", new Proposal(Form.LINE, ShellFamily.POSIX, command, "", "")));
    }

    private static final Event DELETES =
            new Event.Proposed(
                    "rm x",
                    new Event.Assessed(
                            Event.Risk.UNDOABLE, "deletes 1 file (8 bytes). You can undo this."));

    @Test
    void saysWhatIsAtStakeAndSetsItAside() throws Exception {
        person.choosing("cmd-001", 'r');
        review("rm x");

        assertThat(project.resolve("x")).doesNotExist();
        assertThat(aroundTheCommand())
                .containsExactly(
                        DELETES,
                        new Event.Decided("cmd-001", "run"),
                        new Event.Running("rm x"),
                        new Event.Notice(":undo reverts this."));
        store.undo(store.find("cmd-001").orElseThrow(), Changed.KEPT);
        assertThat(project.resolve("x")).hasContent("precious");
    }

    @Test
    void asksAboutWhatIsNamedLaterAndSetsItAside() throws Exception {
        person.choosing("cmd-007", 'r');
        reviewing()
                .approve(
                        new Suggestion(
                                "cmd-007",
                                new Proposal(
                                        Form.BLOCK,
                                        ShellFamily.POSIX,
                                        "rm x",
                                        "Delete it:",
                                        "deletes data")));

        assertThat(aroundTheCommand())
                .containsExactly(
                        DELETES,
                        new Event.Notice("The model says: Delete it:"),
                        new Event.Notice("The model says about its risk: deletes data"),
                        new Event.Decided("cmd-007", "run"),
                        new Event.Running("rm x"),
                        new Event.Notice(":undo reverts this."));
        store.undo(store.find("cmd-007").orElseThrow(), Changed.KEPT);
        assertThat(project.resolve("x")).hasContent("precious");
    }

    @ParameterizedTest
    @CsvSource({"rm x &, 0", "(sleep 1; rm x) &, 0", "rm x, 148"})
    void undoesWhatIsDoneOnlyAfterTheShellIsBack(String command, int status) throws Exception {
        shell.on(command, run -> run.status(status));
        person.choosing("cmd-001", 'r');
        review(command);
        Files.delete(project.resolve("x"));

        store.undo(store.find("").orElseThrow(), Changed.KEPT);
        assertThat(project.resolve("x")).hasContent("precious");
    }

    @Test
    void saysWhatCannotBeUndone() throws Exception {
        Files.writeString(project.resolve("x"), "1".repeat(101));
        person.choosing("cmd-001", 's');
        review("rm x");

        assertThat(events.events())
                .contains(
                        new Event.Proposed(
                                "rm x",
                                new Event.Assessed(
                                        Event.Risk.NEEDS_OK,
                                        "deletes 1 file (101 bytes). This cannot be undone: the"
                                                + " files are larger than undo.max_bytes"
                                                + " allows.")));
        assertThat(project.resolve("x")).exists();
    }

    @Test
    void aCaptureThatFailsIsSaidBeforeTheCommandRuns() throws Exception {
        Files.delete(project.resolve("x"));
        Files.createSymbolicLink(project.resolve("x"), Path.of("/proc/self/mem"));
        String command = "echo y > x";
        person.choosing("cmd-001", 'r');
        person.choosing(
                "This cannot be undone (aish cannot copy its files: "
                        + Path.of("/proc/self/mem").toRealPath()
                        + ": Input/output error). Run it anyway?",
                's');
        review(command);

        assertThat(events.events()).doesNotContain(new Event.Running(command));
    }

    @Test
    void aCaptureThatFailsIsSaidEvenWhereNobodyIsAsked() throws Exception {
        Files.createSymbolicLink(project.resolve("y"), Path.of("/proc/self/mem"));
        String command = "echo a > y; rm x";
        reviewing(Confirm.NEVER).review(suggestion(command), List.of());

        assertThat(events.events())
                .containsSubsequence(
                        new Event.Notice(
                                "This cannot be undone: aish cannot copy its files: "
                                        + Path.of("/proc/self/mem").toRealPath()
                                        + ": Input/output error."),
                        new Event.Running(command));
    }
}
