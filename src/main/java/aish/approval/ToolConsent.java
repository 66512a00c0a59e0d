package aish.approval;

import module java.base;

import aish.event.Event;
import aish.event.EventSink;
import aish.event.Operator;
import aish.exec.PermissionRules;
import aish.json.Json;
import aish.json.JsonException;
import aish.safety.permissions.Permission;
import aish.tools.Tool;
import aish.tools.ToolJudge;

/** Asks the user about calls that are not approved yet. Used by one thread. */
public final class ToolConsent {
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
        EDIT,
        TOOL,
        SERVER
    }

    private static final String DECLINED = "the person declined this call";

    private final Operator operator;
    private final ToolApprovals approvals;
    private final PermissionRules rules;
    private final ToolJudge judge;
    private final Keeper keeper;
    private final EventSink events;

    public ToolConsent(
            Operator operator,
            ToolApprovals approvals,
            PermissionRules rules,
            ToolJudge judge,
            Keeper keeper,
            EventSink events) {
        this.operator = operator;
        this.approvals = approvals;
        this.rules = rules;
        this.judge = judge;
        this.keeper = keeper;
        this.events = events;
    }

    public ToolJudge.Risk risk(Tool tool, Json arguments) {
        return judge.judge(tool, arguments);
    }

    /** Whether it may be called without asking while the user watches. */
    private boolean isAllowed(Tool tool, ToolJudge.Risk risk) {
        boolean named = risk.naming().isEmpty() || approvals.isNamed(tool);
        return approvals.covers(tool) && named && risk.command().isEmpty();
    }

    /** Whether the user has approved it; does not consider the risk of the call. */
    public boolean isApproved(Tool tool) {
        return switch (rules.decideTool(tool.offered(), false).kind()) {
            case DENY, ASK -> false;
            case ALLOW -> true;
            case NONE -> approvals.covers(tool);
        };
    }

    /** Returns why one of the user's rules forbids it; empty if none does. */
    public Optional<String> denied(Tool tool) {
        Permission permission = rules.decideTool(tool.offered(), false);
        return permission.is(Permission.Kind.DENY)
                ? Optional.of(permission.reason())
                : Optional.empty();
    }

    /** Decides about one call. */
    public Decision decide(Tool tool, Json arguments, String text) {
        ToolJudge.Risk risk = risk(tool, arguments);
        Permission permission = rules.decideTool(tool.offered(), risk.naming().isPresent());
        return switch (permission.kind()) {
            case DENY -> refuse(tool, permission.reason());
            case ASK -> ask(tool, arguments, text, risk);
            // a rule about a tool does not cover the commands that it is given
            case ALLOW ->
                    risk.command().isEmpty()
                            ? new Decision.Run(text, false)
                            : ask(tool, arguments, text, risk);
            case NONE ->
                    isAllowed(tool, risk)
                            ? new Decision.Run(text, false)
                            : ask(tool, arguments, text, risk);
        };
    }

    private Decision refuse(Tool tool, String reason) {
        events.emit(new Event.Notice("not called: " + tool.offered() + " (" + reason + ")"));
        return new Decision.Skip(reason);
    }

    private Decision ask(Tool tool, Json arguments, String text, ToolJudge.Risk risk) {
        if (!operator.isAttended()) {
            return new Decision.Skip(
                    "nobody is there to allow this call; auto_approve in [mcp.servers."
                            + tool.server()
                            + "] allows it");
        }
        events.emit(
                new Event.Notice(
                        "The model wants to call the tool "
                                + tool.name()
                                + " (server "
                                + tool.server()
                                + ")."));
        ArgumentText.lines(arguments).forEach(line -> events.emit(new Event.Answer("  " + line)));
        risk.reason()
                .ifPresent(reason -> events.emit(new Event.Notice("Careful: " + reason + ".")));
        String question = "Call " + tool.offered() + "?";
        return switch (operator.ask(question, List.of(Choice.values()), Choice.NO)) {
            case Operator.Answer.Dropped<Choice> _ -> new Decision.Abort("interrupted");
            case Operator.Answer.Reply<Choice>(String words) -> new Decision.Reply(words);
            case Operator.Answer.Chosen<Choice>(Choice choice) -> chosen(choice, tool, text);
        };
    }

    private Decision chosen(Choice choice, Tool tool, String text) {
        return switch (choice) {
            case YES -> new Decision.Run(text, false);
            case TOOL -> remembered(tool, tool.name(), text);
            case SERVER -> remembered(tool, ToolApprovals.ALL, text);
            case NO -> new Decision.Skip(DECLINED);
            case EDIT -> edited(tool, text);
        };
    }

    /** Allows nothing, not even this call, unless the user says for how long. */
    private Decision remembered(Tool tool, String name, String text) {
        String all = name.equals(ToolApprovals.ALL) ? "every tool of " + tool.server() : name;
        String question = "Allow " + all + " without asking?";
        return switch (operator.ask(question, List.of(ApprovalScope.values()), ApprovalScope.NO)) {
            case Operator.Answer.Dropped<ApprovalScope> _ -> new Decision.Abort("interrupted");
            case Operator.Answer.Reply<ApprovalScope>(String words) -> new Decision.Reply(words);
            case Operator.Answer.Chosen<ApprovalScope>(ApprovalScope lasting) -> {
                if (lasting == ApprovalScope.NO) {
                    yield new Decision.Skip(DECLINED);
                }
                approvals.add(tool.server(), name);
                if (lasting == ApprovalScope.PERMANENTLY) {
                    events.emit(new Event.Notice(keeper.keep(tool.server(), name)));
                }
                yield new Decision.Run(text, false);
            }
        };
    }

    /** Accepts what the user wrote, and asks again only if it is risky. */
    private Decision edited(Tool tool, String text) {
        Optional<String> changed = operator.edit(text);
        if (changed.isEmpty() || changed.get().isBlank()) {
            return new Decision.Skip(DECLINED);
        }
        try {
            Json arguments = Json.parse(changed.get());
            if (!(arguments instanceof Json.Obj)) {
                events.emit(new Event.Problem("the arguments must be a JSON object"));
                return edited(tool, changed.get());
            }
            ToolJudge.Risk risk = risk(tool, arguments);
            return risk.command().isPresent() && !changed.get().equals(text)
                    ? ask(tool, arguments, changed.get(), risk)
                    : new Decision.Run(changed.get(), false);
        } catch (JsonException e) {
            events.emit(new Event.Problem("the arguments are not JSON: " + e.getMessage()));
            return edited(tool, changed.get());
        }
    }
}
