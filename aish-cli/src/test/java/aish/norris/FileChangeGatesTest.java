package aish.norris;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import aish.approval.BreachConsent;
import aish.approval.Action;
import aish.approval.Decision;
import aish.approval.Gate;
import aish.approval.InteractiveGate;
import aish.approval.PatchConsent;
import aish.approval.ToolApprovals;
import aish.approval.ToolConsent;
import aish.approval.Trial;
import aish.event.Event;
import aish.event.Operator;
import aish.exec.CommandAssessment;
import aish.exec.CommandAssessor;
import aish.exec.CommandLimits;
import aish.exec.PermissionRules;
import aish.exec.rehearsal.Rehearsals.Network;
import aish.json.Json;
import aish.safety.SafetyFacts;
import aish.safety.permissions.Permission;
import aish.safety.permissions.PermissionRule;
import aish.settings.Config.Confirm;
import aish.settings.Config.Wrappers;
import aish.testing.RecordingSink;
import aish.testing.ScriptedOperator;
import aish.tools.CallAssessment;
import aish.tools.Tool;
import aish.tools.ToolJudge.Risk;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What both gates say about a change of files by a built-in tool. */
class FileChangeGatesTest {
    private static final String QUESTION = "Apply this change?";
    private static final Decision RUN = new Decision.Run("{}", Decision.Consent.RULES);
    private static final Decision ALLOWED = new Decision.Run("{}", Decision.Consent.USER);
    private static final Tool EDIT =
            new Tool("aish", "edit_file", "edit_file", "", "{}", Tool.Hints.NONE);

    @TempDir Path directory;

    private final ScriptedOperator person = new ScriptedOperator();
    private final RecordingSink events = new RecordingSink();
    private final PermissionRules rules = PermissionRules.empty();
    private final ToolApprovals approvals = new ToolApprovals(Map.of(), rules);
    private final OwnFilesCheck stakes = new OwnFilesCheck();
    private Operator operator = person;

    @BeforeEach
    void fill() throws IOException {
        Files.createDirectory(directory.resolve(".git"));
        Files.writeString(directory.resolve("old"), "x\n");
    }

    private CommandAssessment assess(String command) {
        return new CommandAssessor(
                        _ -> SafetyFacts.at(directory, Path.of("/home/nobody")), Optional.empty())
                .assess(command);
    }

    /** A call that changes files as the command would. */
    private Action.ToolCall change(String command, Optional<String> doubt) {
        CommandAssessment same = assess(command);
        Optional<String> naming =
                same.isClear() ? Optional.empty() : Optional.of(same.verdict().reason());
        return new Action.ToolCall(
                "call-1",
                EDIT,
                new Json.Obj(Map.of()),
                "{}",
                new CallAssessment(
                        new Risk(naming, doubt),
                        Permission.NONE,
                        Optional.of(
                                new CallAssessment.FileChange(
                                        "edit-001",
                                        same.titled("edit_file it", "changes it (+1)"),
                                        "the diff"))));
    }

    private Action.ToolCall overwriting() {
        return change("tee -- old", Optional.empty());
    }

    private Action.ToolCall creating() {
        return change("cat >> fresh", Optional.empty());
    }

    private Gate prompt(Confirm confirm) {
        return new InteractiveGate(
                operator,
                new ToolConsent(operator, approvals, (_, _) -> "", events),
                new PatchConsent(operator, () -> _ -> {}, events),
                () -> confirm,
                rules,
                () -> Trial.NONE,
                events);
    }

    private Decision atPrompt(Confirm confirm, Action.ToolCall call) {
        return prompt(confirm).decide(call, _ -> {});
    }

    private NorrisGate norris() {
        return new NorrisGate(
                operator,
                new NorrisGate.Policy(Wrappers.HALT, NorrisGate.Unattended.LEAVE, Optional.empty()),
                stakes,
                approvals,
                new BreachConsent(operator, PermissionRules.empty(), events),
                () -> Trial.NONE,
                events);
    }

    @ParameterizedTest
    @CsvSource({
        "ALWAYS, tee -- old, true",
        "ALWAYS, cat >> fresh, true",
        "RISKY, tee -- old, true",
        "RISKY, cat >> fresh, false",
        "NEVER, tee -- old, false"
    })
    void thePromptAsksAsAboutACommandThatDoesTheSame(
            Confirm confirm, String command, boolean asks) {
        if (asks) {
            person.choosing(QUESTION, 'n');
        }
        Decision decision = atPrompt(confirm, change(command, Optional.empty()));
        assertThat(decision.equals(RUN)).isEqualTo(!asks);
        assertThat(events.events().contains(new Event.Verbatim("the diff"))).isEqualTo(asks);
    }

    @Test
    void showsTheDiffAndTheVerdict() {
        person.choosing(QUESTION, 'y');
        assertThat(atPrompt(Confirm.ALWAYS, overwriting())).isEqualTo(ALLOWED);
        assertThat(events.events())
                .containsExactly(
                        new Event.Verbatim("the diff"),
                        new Event.Proposed(
                                "edit_file it",
                                new Event.Assessed(Event.Risk.NEEDS_OK, "changes it (+1)")));
    }

    @Test
    void onceAllowedForTheSessionOnlyDoubtfulOnesAreAskedAbout() {
        person.choosing(QUESTION, 'l').choosing("Allow edit_file without asking?", 't');
        assertThat(atPrompt(Confirm.ALWAYS, overwriting())).isEqualTo(ALLOWED);
        assertThat(atPrompt(Confirm.ALWAYS, overwriting())).isEqualTo(ALLOWED);
        person.choosing(QUESTION, 'n');
        assertThat(atPrompt(Confirm.ALWAYS, change("tee -- old", Optional.of("it is far away"))))
                .isInstanceOf(Decision.Skip.class);
        assertThat(events.events()).contains(new Event.Notice("Careful: it is far away."));
    }

    @Test
    void aDoubtAsksEvenIfNothingElseWould() {
        person.choosing(QUESTION, 'n');
        assertThat(atPrompt(Confirm.NEVER, change("cat >> fresh", Optional.of("far away"))))
                .isInstanceOf(Decision.Skip.class);
    }

    @Test
    void rulesAboutTheToolCountFirst() throws Exception {
        rules.add(Permission.Kind.ASK, PermissionRule.of("aish__edit_file"));
        person.choosing(QUESTION, 'n');
        assertThat(atPrompt(Confirm.NEVER, creating())).isInstanceOf(Decision.Skip.class);
        rules.add(Permission.Kind.DENY, PermissionRule.of("aish__*"));
        assertThat(atPrompt(Confirm.NEVER, creating())).isInstanceOf(Decision.Skip.class);
        assertThat(norris().decide(creating(), _ -> {})).isInstanceOf(Decision.Deny.class);
    }

    @Test
    void withoutAUserARuleAloneAllowsNothing() throws Exception {
        rules.add(Permission.Kind.ALLOW, PermissionRule.of("aish__edit_file"));
        assertThat(atPrompt(Confirm.ALWAYS, overwriting())).isEqualTo(ALLOWED);
        operator = Operator.NOBODY;
        assertThat(atPrompt(Confirm.ALWAYS, overwriting()))
                .isEqualTo(new Decision.Skip("nobody is there to allow this call"));
    }

    @Test
    void aPursuitHaltsBeforeItChangesFilesOfTheUser() {
        operator = Operator.NOBODY;
        assertThat(norris().decide(overwriting(), _ -> {}))
                .isEqualTo(new Decision.Halt("may overwrite old"));
        assertThat(events.events()).contains(new Event.Verbatim("the diff"));
        assertThat(norris().decide(change("cat >> fresh", Optional.of("far away")), _ -> {}))
                .isEqualTo(new Decision.Halt("far away"));
        approvals.permission(overwriting());
        assertThat(norris().decide(overwriting(), _ -> {})).isInstanceOf(Decision.Halt.class);
    }

    @Test
    void aPursuitMayCreateFilesButNotRunThemUnseen() {
        operator = Operator.NOBODY;
        NorrisGate gate = norris();
        assertThat(gate.decide(creating(), _ -> {})).isEqualTo(RUN);
        Action.Command build =
                new Action.Command(
                        "cmd-001", assess("make test"), List.of(), Action.Manner.PROPOSED);
        assertThat(gate.decide(build, _ -> {}))
                .isEqualTo(
                        new Decision.Halt(
                                "runs code, after files were written that nobody has reviewed"));
    }

    @Test
    void onACopyOfTheDiskChangesNeedNobody() {
        operator = Operator.NOBODY;
        NorrisGate gate = norris();
        gate.use(Optional.of(new WorkingCopy("try-1", Network.OFF)), CommandLimits.NONE);
        assertThat(gate.decide(overwriting(), _ -> {})).isEqualTo(RUN);
        assertThat(gate.decide(change("tee -- old", Optional.of("far away")), _ -> {}))
                .isEqualTo(RUN);
    }
}
