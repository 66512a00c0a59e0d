package aish.approval;

import module java.base;

import aish.event.Choices;
import aish.event.Event;
import aish.event.EventSink;
import aish.event.Operator;
import aish.safety.permissions.Permission;
import aish.tools.CallAssessment;
import aish.tools.Tool;
import aish.tools.ToolJudge;

/** Asks the user about calls that are not approved yet. Used by one thread. */
public record ToolConsent(
        Operator operator, ToolApprovals approvals, Keeper keeper, EventSink events) {
    /** Writes an approval into the user's settings. */
    @FunctionalInterface
    public interface Keeper {
        /**
         * @param name a tool's name, or a star for all
         * @return what to tell the user
         */
        String keep(String server, String name);
    }

    private enum Choice implements Operator.Choice {
        YES,
        NO,
        TOOL,
        SERVER
    }

    private static final String DECLINED = "the person declined this call";

    Decision decide(Action.ToolCall call) {
        Permission permission = approvals.permission(call);
        return switch (permission.kind()) {
            case DENY -> refuse(call.tool(), permission.reason());
            case ASK -> ask(call);
            // a rule about a tool does not cover the commands that it is given
            case ALLOW ->
                    call.risk().command().isEmpty() && mayRunByRule(call) ? allow(call) : ask(call);
            case NONE -> isAllowed(call) ? allow(call) : ask(call);
        };
    }

    /** Without a user, a rule alone does not allow a change of files, nor a command. */
    private boolean mayRunByRule(Action.ToolCall call) {
        return operator.isAttended() || call.assessment().change().isEmpty();
    }

    /** Whether no rule of the user is against it. */
    boolean isFree(Action.ToolCall call) {
        Permission permission = approvals.permission(call);
        return !permission.is(Permission.Kind.DENY) && !permission.is(Permission.Kind.ASK);
    }

    /** Whether it may be called without asking while the user watches. */
    private boolean isAllowed(Action.ToolCall call) {
        if (call.isHarmlessRead()) {
            return true;
        }
        ToolJudge.Risk risk = call.risk();
        boolean named = risk.naming().isEmpty() || approvals.isNamed(call.tool());
        return approvals.covers(call.tool()) && named && risk.command().isEmpty();
    }

    private static Decision allow(Action.ToolCall call) {
        return new Decision.Run(call.text(), Decision.Consent.USER);
    }

    private Decision refuse(Tool tool, String reason) {
        events.emit(new Event.Notice("not called: " + tool.offered() + " (" + reason + ")"));
        return new Decision.Skip(reason);
    }

    private Decision ask(Action.ToolCall call) {
        Tool tool = call.tool();
        if (!operator.isAttended()) {
            return new Decision.Skip(
                    "nobody is there to allow this call"
                            + (tool.isBuiltin()
                                    ? ""
                                    : "; auto_approve in [mcp.servers."
                                            + tool.server()
                                            + "] allows it"));
        }
        show(call);
        (call.assessment().change().isPresent() ? call.risk().command() : call.risk().reason())
                .ifPresent(reason -> events.emit(new Event.Notice("Careful: " + reason + ".")));
        String question =
                call.assessment().change().isPresent()
                        ? "Apply this change?"
                        : "Call " + tool.offered() + "?";
        boolean command = tool.isBuiltin() && call.risk().command().isPresent();
        Choices<Choice> choices =
                new Choices<>(List.of(Choice.values()), Choice.NO)
                        .without(tool.isBuiltin(), Choice.SERVER)
                        .without(command, Choice.TOOL); // each such call is asked about
        return Decision.ask(
                operator,
                () -> show(call),
                question,
                choices,
                "interrupted",
                choice -> Optional.of(chosen(choice, call)));
    }

    private void show(Action.ToolCall call) {
        Tool tool = call.tool();
        Optional<CallAssessment.FileChange> change = call.assessment().change();
        if (change.isPresent()) {
            events.emit(new Event.Verbatim(change.get().diff()));
            events.emit(
                    new Event.Proposed(
                            change.get().assessment().command(),
                            change.get().assessment().assessed()));
            return;
        }
        String server = tool.isBuiltin() ? "" : " (server " + tool.server() + ")";
        events.emit(
                new Event.Notice("The model wants to call the tool " + tool.name() + server + "."));
        ArgumentText.lines(call.arguments())
                .forEach(line -> events.emit(new Event.Answer("  " + line)));
    }

    private Decision chosen(Choice choice, Action.ToolCall call) {
        return switch (choice) {
            case YES -> allow(call);
            case TOOL -> remembered(call, call.tool().name());
            case SERVER -> remembered(call, ToolApprovals.ALL);
            case NO -> new Decision.Skip(DECLINED);
        };
    }

    /** Allows nothing, not even this call, unless the user says for how long. */
    private Decision remembered(Action.ToolCall call, String name) {
        Tool tool = call.tool();
        String all = name.equals(ToolApprovals.ALL) ? "every tool of " + tool.server() : name;
        String question = "Allow " + all + " without asking?";
        return Decision.ask(
                operator,
                () -> {},
                question,
                // rules in the settings do that
                new Choices<>(List.of(ApprovalScope.values()), ApprovalScope.NO)
                        .without(tool.isBuiltin(), ApprovalScope.PERMANENTLY),
                "interrupted",
                lasting -> Optional.of(remembered(call, name, lasting)));
    }

    private Decision remembered(Action.ToolCall call, String name, ApprovalScope lasting) {
        if (lasting == ApprovalScope.NO) {
            return new Decision.Skip(DECLINED);
        }
        approvals.add(call.tool().server(), name);
        if (lasting == ApprovalScope.PERMANENTLY) {
            events.emit(new Event.Notice(keeper.keep(call.tool().server(), name)));
        }
        return allow(call);
    }
}
