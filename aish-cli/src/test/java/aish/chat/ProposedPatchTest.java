package aish.chat;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import aish.chat.QuestionHandler.Review;
import aish.chat.tools.ToolCalls;
import aish.context.Conversation;
import aish.context.ExecLog;
import aish.context.OutputText;
import aish.context.PromptAssembler;
import aish.context.PromptAssembler.Surroundings;
import aish.event.Event;
import aish.event.Event.Patched;
import aish.event.Event.Patched.State;
import aish.event.EventSink;
import aish.event.Interrupts;
import aish.exec.CommandAssessor;
import aish.exec.CommandExecutor;
import aish.exec.PermissionRules;
import aish.patch.Allowance;
import aish.safety.SafetyFacts;
import aish.session.ConversationState;
import aish.settings.Config.Confirm;
import aish.testing.Executing;
import aish.testing.FakeShell;
import aish.testing.RecordingSink;
import aish.testing.ScriptedModel;
import aish.testing.ScriptedOperator;
import aish.testing.Talk;
import aish.undo.UndoStore;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Patches in answers, from the announcement to the disk and back. */
class ProposedPatchTest {
    private static final String DIFF =
            """
            diff --git a/x b/x
            --- a/x
            +++ b/x
            @@ -1,3 +1,3 @@
             one
            -two
            +2
             three
            """;

    private static final Patched PROPOSED =
            new Patched(
                    "patch-001",
                    State.PROPOSED,
                    List.of("x"),
                    "patch-001: 1 file, 1 hunk, +1 −1: x",
                    DIFF);

    @TempDir private Path temporary;
    private final RecordingSink events = new RecordingSink();
    private final ScriptedOperator person = new ScriptedOperator();
    private final ScriptedModel model = new ScriptedModel();
    private final FakeShell shell = new FakeShell();
    private final Conversation conversation =
            new Conversation(new ExecLog(new OutputText(), 8000), Instant::now);
    private Suggestions suggestions;
    private Path project;
    private Path file;
    private UndoStore store;

    @BeforeEach
    void prepare() throws IOException {
        project = Files.createDirectory(temporary.toRealPath().resolve("project"));
        file = Files.writeString(project.resolve("x"), "one\ntwo\nthree\n");
        suggestions = new Suggestions();
        store =
                new UndoStore(
                        temporary.resolve("undo"), 100, Duration.ofDays(1), InstantSource.system());
    }

    private QuestionHandler asking(Confirm confirm) {
        ConversationState state =
                new ConversationState(
                        conversation,
                        new PromptAssembler(() -> new Surroundings("Linux", "bash", project)),
                        InstantSource.system());
        EventSink all = Talk.follow(state, suggestions, events);
        CommandAssessor assessor =
                new CommandAssessor(
                        _ -> SafetyFacts.at(project, temporary),
                        () -> Optional.of(store),
                        Optional::empty,
                        PermissionRules.empty(),
                        _ -> project,
                        () -> "",
                        _ -> Optional.empty());
        CommandExecutor executor = Executing.on(shell, assessor, _ -> {}, all);
        TurnLoop turns =
                new TurnLoop(
                        state,
                        model,
                        suggestions,
                        ToolCalls.EMPTY,
                        ContextAdmission.FREE,
                        new Interrupts(),
                        all);
        return Turns.asking(turns, person, () -> confirm, executor, all);
    }

    private Review ask(String answer) throws InterruptedException {
        model.answer(answer);
        return asking(Confirm.ALWAYS).ask("change it").review();
    }

    private static String block(String diff) {
        return "This does it:\n```diff\n" + diff + "```\n";
    }

    private List<Patched> patched() {
        return events.events().stream()
                .filter(Patched.class::isInstance)
                .map(Patched.class::cast)
                .toList();
    }

    @Test
    void appliesWhatThePersonApprovesAndCanTakeItBack() throws Exception {
        person.answering("patch-001", "ap");
        assertThat(ask(block(DIFF)).hasRun()).isTrue();
        assertThat(file).hasContent("one\n2\nthree");
        assertThat(patched())
                .containsExactly(
                        PROPOSED,
                        new Patched(
                                "patch-001",
                                State.APPLIED,
                                List.of("x"),
                                "Applied patch-001: x (+1 −1). :undo patch-001 reverts this.",
                                ""));
        store.undo(store.find("patch-001").orElseThrow(), UndoStore.Changed.KEPT);
        assertThat(file).hasContent("one\ntwo\nthree");
    }

    @Test
    void saysWhatIsAtStakeBeforeItAsks() throws Exception {
        person.answering("patch-001", "s");
        ask(block(DIFF));
        assertThat(events.events())
                .contains(
                        new Event.Assessed(
                                Event.Risk.UNDOABLE, "changes x (+1 −1). You can undo this."));
        assertThat(file).hasContent("one\ntwo\nthree");
    }

    @Test
    void showsTheDifferenceAndAsksAgain() throws Exception {
        person.answering("patch-001", "di").answering("patch-001", "s");
        ask(block(DIFF));
        assertThat(events.events()).contains(new Event.Answer(DIFF));
    }

    @Test
    void theModelLearnsOfARejection() throws Exception {
        person.answering("patch-001", "re");
        ask(block(DIFF));
        ask("Then not.");
        assertThat(model.requests().getLast().messages().toString())
                .contains("[aish] Rejected patch-001.");
    }

    @Test
    void theModelLearnsWhereAPatchDoesNotFit() throws Exception {
        ask(block(DIFF.replace("-two", "-zwei")));
        ask("I see.");
        assertThat(model.requests().getLast().messages().toString())
                .contains("[aish] patch-001 does not fit: the hunk of x (line 1) differs")
                .contains("line 2, patch: zwei\n  line 2, file:  two");
    }

    @Test
    void patchesComeBeforeCommands() throws Exception {
        person.answering("patch-001", "ap").answering("cmd-001", "r");
        ask(block(DIFF) + "CMD: make\n");
        assertThat(file).hasContent("one\n2\nthree");
        assertThat(shell.last().commands()).containsExactly("make");
    }

    @Test
    void aReplyIsTheNextQuestionAndDropsTheRest() throws Exception {
        person.answering("patch-001", "use three instead");
        assertThat(ask(block(DIFF) + "CMD: make\n").reply()).contains("use three instead");
        assertThat(shell.last().commands()).isEmpty();
    }

    @Test
    void newFilesAreSafeAndNeedNoQuestionIfOnlyRisksAreAskedAbout() throws Exception {
        model.answer(block("--- /dev/null\n+++ b/new/y.txt\n@@ -0,0 +1 @@\n+fresh\n"));
        asking(Confirm.RISKY).ask("write it");
        assertThat(project.resolve("new/y.txt")).hasContent("fresh");
    }

    @Test
    void filesThatRunCodeLaterNeedConsent() throws Exception {
        person.answering("patch-001", "s");
        model.answer(block("--- /dev/null\n+++ b/.envrc\n@@ -0,0 +1 @@\n+evil\n"));
        asking(Confirm.RISKY).ask("write it");
        assertThat(project.resolve(".envrc")).doesNotExist();
    }

    @Test
    void pathsOutsideAreRefusedWithoutAQuestion() throws Exception {
        ask(block("--- /dev/null\n+++ ../y\n@@ -0,0 +1 @@\n+x\n"));
        assertThat(patched().getLast().text())
                .isEqualTo("patch-001 does not fit: ../y is outside " + project + ".");
        person.answering("patch-001", "ap");
        asking(Confirm.ALWAYS)
                .approve(suggestions.patches().find("1").orElseThrow(), Set.of(Allowance.ANYWHERE));
        assertThat(temporary.resolve("y")).hasContent("x");
    }

    @Test
    void aPlanAppliesNothing() throws Exception {
        model.answer(block(DIFF));
        asking(Confirm.NEVER).plan("how");
        assertThat(events.events())
                .contains(new Event.Notice(":patch apply patch-001 applies it."));
        assertThat(file).hasContent("one\ntwo\nthree");
    }

    @Test
    void saysThatAPatchCannotBeRead() throws Exception {
        ask(block(DIFF.replace("@@ -1,3 +1,3 @@", "@@ ... @@")));
        assertThat(events.events())
                .contains(
                        new Event.Problem(
                                "The patch in the answer cannot be read. Corrupt patch at line 4:"
                                        + " the hunk has no line numbers: @@ ... @@"));
    }

    @Test
    void patchesAreRestoredWithTheirStates() throws Exception {
        person.answering("patch-001", "ap").answering("patch-002", "re");
        ask(block(DIFF));
        ask("x:\n<<<<<<< SEARCH\n2\n=======\nzwei\n>>>>>>> REPLACE\n");
        Patches before = suggestions.patches();
        Patches after = new Suggestions().patches();
        patched().forEach(after::emit);
        assertThat(after.all()).isEqualTo(before.all());
        assertThat(after.all())
                .extracting(Patches.Proposed::state)
                .containsExactly(State.APPLIED, State.REJECTED);
    }

    @Test
    void theChangesOfToolsAreCountedOnAfterAResume() {
        Patches after = new Suggestions().patches();
        Stream.of("edit-001", "edit-007", "patch-009").forEach(id -> after.emit(changed(id)));
        assertThat(after.lastEdit()).isEqualTo(7);
        after.emit(changed("edit-008"));
        assertThat(after.lastEdit()).isEqualTo(8);
        after.clear();
        assertThat(after.lastEdit()).isZero();
    }

    private static Patched changed(String id) {
        return new Patched(id, State.CHANGED, List.of("a"), "Changed a.", "");
    }
}
