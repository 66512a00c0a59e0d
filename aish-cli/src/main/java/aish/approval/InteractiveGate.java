package aish.approval;

import module java.base;

import aish.approval.Action.Manner;
import aish.approval.Decision.Consent;
import aish.event.Choices;
import aish.event.Event;
import aish.event.EventSink;
import aish.event.Operator;
import aish.event.Operator.Answer;
import aish.exec.CommandAssessment;
import aish.exec.ContractOffer;
import aish.exec.PermissionRules;
import aish.safety.permissions.Permission;
import aish.safety.permissions.Permission.Kind;
import aish.safety.permissions.PermissionRule;
import aish.settings.Config.Confirm;

/**
 * Asks the user about each action, unless settings and rules have decided already.
 *
 * @param tools decides about calls of tools
 * @param patches asks about patches
 * @param confirm which commands to ask about
 * @param permissions receives the rules that the user adds
 * @param trial rehearses commands
 */
public record InteractiveGate(
        Operator operator,
        ToolConsent tools,
        PatchConsent patches,
        Supplier<Confirm> confirm,
        PermissionRules permissions,
        Supplier<Trial> trial,
        EventSink events)
        implements Gate {
    private enum Choice implements Operator.Choice {
        RUN,
        TRY,
        EDIT,
        EXPLAIN,
        COPY,
        ALWAYS,
        SKIP,
        ALL
    }

    @Override
    public Decision decide(Action action, Consumer<String> explainer) {
        return switch (action) {
            case Action.Command command -> decideCommand(command, explainer);
            case Action.WithoutUndo unsaved -> decideWithoutUndo(unsaved.text(), unsaved.why());
            case Action.Breach breach ->
                    new BreachConsent(operator, permissions, events)
                            .decide(breach, Decision.Skip::new);
            case Action.ApplyPatch patch -> decidePatch(patch);
            case Action.ToolCall call ->
                    isUnasked(call)
                            ? new Decision.Run(call.text(), Consent.RULES)
                            : tools.decide(call);
        };
    }

    /** Whether a change of files may happen as a command that makes the same change may run. */
    private boolean isUnasked(Action.ToolCall call) {
        return call.assessment().change().isPresent()
                && call.risk().command().isEmpty()
                && tools.isFree(call)
                && !asksAbout(call.assessment().change().get().assessment(), false);
    }

    private Decision decideCommand(Action.Command action, Consumer<String> explainer) {
        CommandAssessment assessment = action.assessment();
        if (assessment.permission().is(Kind.DENY)) {
            return deny(action, assessment.permission());
        }
        if (!asksAbout(assessment, action.manner() == Manner.AGREED)) {
            return unasked(action);
        }
        if (action.manner() == Manner.NAMED && !operator.isAttended()) {
            events.emit(
                    new Event.Problem(
                            "not run: " + action.id() + " needs your OK, and nobody can be asked"));
            return new Decision.Skip("nobody can be asked");
        }
        return ask(action, proposals(assessment), explainer);
    }

    private Decision decidePatch(Action.ApplyPatch patch) {
        Permission permission = patch.assessment().permission();
        if (permission.is(Kind.DENY)) {
            events.emit(
                    new Event.Problem(
                            "not applied: " + patch.id() + " (" + permission.reason() + ")"));
            return new Decision.Skip(permission.reason());
        }
        return patches.decide(patch, asksAbout(patch.assessment(), false));
    }

    private void show(Action.Command action) {
        events.emit(new Event.Proposed(action.text(), action.assessment().assessed()));
        action.notes().forEach(line -> events.emit(new Event.Notice(line)));
    }

    private Decision deny(Action.Command action, Permission permission) {
        decided(action, Event.Decided.DENIED);
        events.emit(
                new Event.Problem("not run: " + action.text() + " (" + permission.reason() + ")"));
        if (action.manner() == Manner.NAMED) {
            events.emit(
                    new Event.Notice(
                            ":edit " + action.id() + " puts it on the prompt, so you can run it"));
        }
        return new Decision.Deny(permission.reason());
    }

    private void decided(Action.Command action, String how) {
        events.emit(new Event.Decided(action.id(), how));
    }

    private Decision unasked(Action.Command action) {
        decided(
                action,
                switch (action.manner()) {
                    case PROPOSED -> Event.Decided.CLEAR;
                    case AGREED -> Choice.ALL.label();
                    // the user already decided by naming it
                    case NAMED -> Choice.RUN.label();
                });
        return new Decision.Run(
                action.text(), action.manner() == Manner.AGREED ? Consent.BATCH : Consent.RULES);
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
    private Decision ask(
            Action.Command action, List<PermissionRule> rules, Consumer<String> explainer) {
        Runnable show = () -> show(action);
        show.run();
        return Decision.ask(
                operator,
                show,
                action.id(),
                offered(rules).without(action.manner() == Manner.NAMED, Choice.ALL),
                "dropped",
                choice -> {
                    Optional<Decision> decision = chosen(choice, action, explainer);
                    if (decision.isEmpty()) {
                        show.run();
                    }
                    return decision;
                });
    }

    private Choices<Choice> offered(List<PermissionRule> rules) {
        boolean tries = operator.isAttended() && trial.get().isPossible();
        return new Choices<>(List.of(Choice.values()), Choice.SKIP)
                .without(rules.isEmpty(), Choice.ALWAYS)
                .without(!tries, Choice.TRY);
    }

    /** Returns empty if the user must be asked again. */
    private Optional<Decision> chosen(
            Choice choice, Action.Command action, Consumer<String> explainer) {
        return switch (choice) {
            case EXPLAIN -> {
                explainer.accept(action.text());
                yield Optional.empty();
            }
            case ALWAYS -> allow(action);
            case TRY -> {
                decided(action, choice.label());
                yield trial.get().of(action.text());
            }
            default -> {
                decided(action, choice.label());
                yield Optional.of(carriedOut(choice, action.text()));
            }
        };
    }

    private Decision carriedOut(Choice choice, String text) {
        return switch (choice) {
            case RUN -> new Decision.Run(text, Consent.USER);
            case ALWAYS -> new Decision.Run(text, Consent.ALWAYS);
            case ALL -> new Decision.Run(text, Consent.BATCH);
            case EDIT ->
                    operator.edit(text)
                            .filter(edited -> !edited.isBlank())
                            .<Decision>map(edited -> new Decision.Run(edited, Consent.USER))
                            .orElseGet(() -> new Decision.Skip("the edited command is empty"));
            case COPY -> {
                operator.copy(text);
                yield new Decision.Skip("copied");
            }
            case TRY, EXPLAIN, SKIP -> new Decision.Skip("skipped");
        };
    }

    /** Shows the exact rules, with their limits, before any of them takes effect. */
    private Optional<Decision> allow(Action.Command action) {
        ContractOffer offer =
                permissions.offer(action.assessment(), trial.get().seen(action.text()));
        List<PermissionRule> rules = offer.rules();
        rules.forEach(rule -> events.emit(new Event.Answer("  " + rule.text())));
        if (!offer.plain().isEmpty()) {
            events.emit(new Event.Notice("Not held to limits: " + offer.plain() + "."));
        }
        Choices<ApprovalScope> choices =
                new Choices<>(List.of(ApprovalScope.values()), ApprovalScope.NO)
                        .without(!permissions.lasts(), ApprovalScope.PERMANENTLY);
        String question =
                rules.size() == 1 ? "Allow this without asking?" : "Allow these without asking?";
        return switch (operator.ask(question, choices)) {
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
            events.emit(
                    new Event.Notice(
                            "Saved in " + file + ".",
                            permissions.settingsFile().stream().toList()));
            return true;
        } catch (IOException e) {
            events.emit(new Event.Problem(String.valueOf(e.getMessage())));
            return false;
        }
    }

    private Decision decideWithoutUndo(String text, String why) {
        if (confirm.get() == Confirm.NEVER) {
            events.emit(new Event.Notice("This cannot be undone: " + why + "."));
            return new Decision.Run(text, Consent.RULES);
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
