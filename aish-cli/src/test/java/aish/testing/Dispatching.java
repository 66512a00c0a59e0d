package aish.testing;

import module java.base;

import aish.approval.InteractiveGate;
import aish.approval.PatchConsent;
import aish.approval.ToolApprovals;
import aish.approval.ToolCallReader;
import aish.approval.ToolConsent;
import aish.approval.Trial;
import aish.chat.tools.CommandCalls;
import aish.chat.tools.ToolCalls;
import aish.chat.tools.ToolDispatch;
import aish.chat.tools.ToolQuestions;
import aish.chat.tools.ToolResults;
import aish.event.Event;
import aish.event.EventSink;
import aish.event.Interrupts;
import aish.event.Operator;
import aish.exec.PermissionRules;
import aish.model.Message.ToolCall;
import aish.model.ModelRoster;
import aish.safety.Analyser;
import aish.safety.SafetyFacts;
import aish.settings.Config.Confirm;
import aish.shell.CapturedOutput;
import aish.tools.CallAssessment;
import aish.tools.ToolJudge;
import aish.tools.ToolServers;

/** Tool calls with a scripted person, where nothing is left to chance. */
public final class Dispatching {
    private static final ToolCallReader READER =
            new ToolCallReader(
                    new ToolJudge(command -> Analyser.judge(command, SafetyFacts.none())),
                    (_, _) -> CallAssessment.of(ToolJudge.Risk.NONE));

    public final List<String> kept = new ArrayList<>();
    public final List<String> written = new ArrayList<>();
    public final List<String> ran = new ArrayList<>();
    public final ToolDispatch dispatch;
    public final ToolApprovals approvals;

    public Dispatching(
            ToolServers servers,
            Operator operator,
            Map<String, List<String>> approved,
            ModelRoster models,
            Interrupts interrupts,
            EventSink events) {
        this(servers, operator, approved, PermissionRules.empty(), models, interrupts, events);
    }

    public Dispatching(
            ToolServers servers,
            Operator operator,
            Map<String, List<String>> approved,
            PermissionRules rules,
            ModelRoster models,
            Interrupts interrupts,
            EventSink events) {
        approvals = new ToolApprovals(approved, rules);
        ToolConsent consent =
                new ToolConsent(
                        operator,
                        approvals,
                        (server, name) -> {
                            written.add(server + " " + name);
                            return "written";
                        },
                        events);
        dispatch =
                new ToolDispatch(
                        () -> servers,
                        READER,
                        new InteractiveGate(
                                operator,
                                consent,
                                new PatchConsent(operator, () -> _ -> {}, events),
                                () -> Confirm.ALWAYS,
                                rules,
                                () -> Trial.NONE,
                                events),
                        new ToolQuestions(operator, models, interrupts, events),
                        new ToolResults(this::keep, 200),
                        interrupts,
                        4,
                        events);
    }

    /** Makes calls; of those for commands it only keeps the commands. */
    public ToolCalls.Done carryOut(List<ToolCall> calls) {
        return dispatch.carryOut(
                calls,
                (command, _) -> {
                    ran.add(command);
                    return new CommandCalls.Told("ran " + command, CommandCalls.Ending.TOLD);
                });
    }

    /** A gate at which nobody has approved a tool. */
    public static InteractiveGate gate(
            Operator operator, Supplier<Confirm> confirm, PermissionRules rules, EventSink events) {
        ToolConsent consent =
                new ToolConsent(
                        operator,
                        new ToolApprovals(Map.of(), rules),
                        (_, _) -> "not written",
                        events);
        PatchConsent patches =
                new PatchConsent(
                        operator, () -> diff -> events.emit(new Event.Answer(diff)), events);
        return new InteractiveGate(
                operator, consent, patches, confirm, rules, () -> Trial.NONE, events);
    }

    private CapturedOutput keep(String text) {
        kept.add(text);
        return new CapturedOutput(7, text, 0, "", false, Optional.empty());
    }
}
