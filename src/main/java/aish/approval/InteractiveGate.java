package aish.approval;

import module java.base;

import aish.approval.Action.Manner;
import aish.event.Event;
import aish.event.EventSink;
import aish.event.Operator;
import aish.event.Operator.Answer;
import aish.exec.CommandAssessment;
import aish.exec.PermissionRules;
import aish.safety.permissions.Permission;
import aish.safety.permissions.Permission.Kind;
import aish.safety.permissions.PermissionRule;
import aish.settings.Config.Confirm;

/** Asks the user about each command, unless settings and rules have decided already. */
public final class InteractiveGate implements Gate {
    private enum Choice implements Operator.Choice {
        RUN,
        EDIT,
        EXPLAIN,
        COPY,
        ALWAYS,
        SKIP,
        ALL
    }

    private final Operator operator;
    private final Consumer<String> explainer;
    private final Supplier<Confirm> confirm;
    private final PermissionRules permissions;
    private final EventSink events;

    /**
     * @param explainer explains a command to the user
     * @param confirm which commands to ask about
     * @param permissions receives the rules that the user adds
     */
    public InteractiveGate(
            Operator operator,
            Consumer<String> explainer,
            Supplier<Confirm> confirm,
            PermissionRules permissions,
            EventSink events) {
        this.operator = operator;
        this.explainer = explainer;
        this.confirm = confirm;
        this.permissions = permissions;
        this.events = events;
    }

    @Override
    public Decision decide(Action action, CommandAssessment assessment) {
        return switch (action) {
            case Action.Command command -> decide(command, assessment);
            case Action.WithoutUndo(_, String text, String why) -> decideWithoutUndo(text, why);
        };
    }

    private Decision decide(Action.Command action, CommandAssessment assessment) {
        if (assessment.permission().is(Kind.DENY)) {
            return deny(action, assessment.permission());
        }
        if (!asksAbout(assessment, action.manner() == Manner.AGREED)) {
            return unasked(action);
        }
        if (action.manner() == Manner.NAMED && !operator.isAttended()) {
            events.emit(new Event.Problem(action.id() + " is not run: nobody can be asked"));
            return new Decision.Skip("nobody can be asked");
        }
        action.notes().forEach(line -> events.emit(new Event.Notice(line)));
        assessment.lines().forEach(line -> events.emit(new Event.Notice(line)));
        return ask(action, proposals(assessment));
    }

    private Decision deny(Action.Command action, Permission permission) {
        decided(action, Event.Decided.DENIED);
        events.emit(new Event.Problem(action.id() + " is not run: " + permission.reason()));
        if (action.manner() == Manner.NAMED) {
            events.emit(new Event.Notice(":edit " + action.id() + " puts it into your line"));
        }
        return new Decision.Deny(permission.reason());
    }

    private void decided(Action.Command action, String how) {
        events.emit(new Event.Decided(action.id(), how));
    }

    private Decision unasked(Action.Command action) {
        boolean agreed = action.manner() == Manner.AGREED;
        decided(
                action,
                switch (action.manner()) {
                    case PROPOSED -> Event.Decided.CLEAR;
                    case AGREED -> Choice.ALL.label();
                    case NAMED -> Choice.RUN.label(); // the user already decided by naming it
                });
        return new Decision.Run(action.text(), agreed);
    }

    /**
     * Asks about a command that halts even if the user agreed to the whole batch, because the user
     * has not seen it.
     */
    private boolean asksAbout(CommandAssessment assessment, boolean agreed) {
        return switch (assessment.permission().kind()) {
            case ASK, DENY -> true;
            // without a user, a rule alone does not allow a command
            case ALLOW -> !operator.isAttended() && asksByVerdict(assessment, agreed);
            case NONE -> asksByVerdict(assessment, agreed);
        };
    }

    private boolean asksByVerdict(CommandAssessment assessment, boolean agreed) {
        return switch (confirm.get()) {
            case ALWAYS -> !agreed || !assessment.isClear();
            case RISKY -> !assessment.isClear();
            case NEVER -> false;
        };
    }

    /** Offers no rule if another rule makes aish ask anyway. */
    private List<PermissionRule> proposals(CommandAssessment assessment) {
        return assessment.permission().is(Kind.ASK)
                ? List.of()
                : permissions.rules().proposals(assessment.calls());
    }

    /** Asks again after an explanation, or if no rule is added after all. */
    private Decision ask(Action.Command action, List<PermissionRule> rules) {
        List<Choice> choices = new ArrayList<>(List.of(Choice.values()));
        if (rules.isEmpty()) {
            choices.remove(Choice.ALWAYS);
        }
        if (action.manner() == Manner.NAMED) {
            choices.remove(Choice.ALL);
        }
        String question = action.id() + "  " + action.text();
        Optional<Decision> decision = Optional.empty();
        while (decision.isEmpty()) {
            decision =
                    switch (operator.ask(question, choices, Choice.SKIP)) {
                        case Answer.Chosen<Choice>(Choice choice) -> chosen(choice, action, rules);
                        case Answer.Reply<Choice>(String words) ->
                                Optional.of(new Decision.Reply(words));
                        case Answer.Dropped<Choice> _ -> Optional.of(new Decision.Abort("dropped"));
                    };
        }
        return decision.get();
    }

    /** Returns empty if the user must be asked again. */
    private Optional<Decision> chosen(
            Choice choice, Action.Command action, List<PermissionRule> rules) {
        return switch (choice) {
            case EXPLAIN -> {
                explainer.accept(action.text());
                yield Optional.empty();
            }
            case ALWAYS -> allow(action, rules);
            default -> {
                decided(action, choice.label());
                yield Optional.of(carriedOut(choice, action.text()));
            }
        };
    }

    private Decision carriedOut(Choice choice, String text) {
        return switch (choice) {
            case RUN, ALWAYS -> new Decision.Run(text, false);
            case ALL -> new Decision.Run(text, true);
            case EDIT ->
                    operator.edit(text)
                            .filter(edited -> !edited.isBlank())
                            .<Decision>map(edited -> new Decision.Run(edited, false))
                            .orElseGet(() -> new Decision.Skip("nothing is left of it"));
            case COPY -> {
                operator.copy(text);
                yield new Decision.Skip("copied");
            }
            case EXPLAIN, SKIP -> new Decision.Skip("skipped");
        };
    }

    /** Shows the exact rules before any of them takes effect. */
    private Optional<Decision> allow(Action.Command action, List<PermissionRule> rules) {
        rules.forEach(rule -> events.emit(new Event.Notice("allow \"" + rule.text() + "\"")));
        List<ApprovalScope> choices = new ArrayList<>(List.of(ApprovalScope.values()));
        if (!permissions.lasts()) {
            choices.remove(ApprovalScope.PERMANENTLY);
        }
        String question =
                rules.size() == 1 ? "Allow this without asking?" : "Allow these without asking?";
        return switch (operator.ask(question, choices, ApprovalScope.NO)) {
            case Answer.Chosen<ApprovalScope>(ApprovalScope lasting) when holds(rules, lasting) -> {
                decided(action, Choice.ALWAYS.label());
                yield Optional.of(carriedOut(Choice.ALWAYS, action.text()));
            }
            case Answer.Reply<ApprovalScope>(String words) ->
                    Optional.of(new Decision.Reply(words));
            case Answer.Chosen<ApprovalScope> _, Answer.Dropped<ApprovalScope> _ ->
                    Optional.empty();
        };
    }

    private boolean holds(List<PermissionRule> rules, ApprovalScope lasting) {
        return switch (lasting) {
            case SESSION -> {
                rules.forEach(rule -> permissions.add(Kind.ALLOW, rule));
                yield true;
            }
            case PERMANENTLY -> keep(rules);
            case NO -> false;
        };
    }

    private boolean keep(List<PermissionRule> rules) {
        try {
            String file = "";
            for (PermissionRule rule : rules) {
                file = permissions.keep(Kind.ALLOW, rule);
            }
            events.emit(new Event.Notice("written to " + file));
            return true;
        } catch (IOException e) {
            events.emit(new Event.Problem(String.valueOf(e.getMessage())));
            return false;
        }
    }

    private Decision decideWithoutUndo(String text, String why) {
        if (confirm.get() == Confirm.NEVER) {
            events.emit(new Event.Notice("cannot be undone: " + why));
            return new Decision.Run(text, false);
        }
        return switch (operator.ask(
                "This cannot be undone (" + why + "). Run it anyway?",
                List.of(Choice.RUN, Choice.SKIP),
                Choice.SKIP)) {
            case Answer.Chosen<Choice>(Choice choice) -> carriedOut(choice, text);
            case Answer.Reply<Choice>(String words) -> new Decision.Reply(words);
            case Answer.Dropped<Choice> _ -> new Decision.Skip("dropped");
        };
    }
}
