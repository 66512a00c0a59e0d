package aish.norris;

import module java.base;

import aish.approval.Action;
import aish.approval.BreachConsent;
import aish.approval.Decision;
import aish.approval.Gate;
import aish.approval.ToolApprovals;
import aish.approval.Trial;
import aish.event.Event;
import aish.event.EventSink;
import aish.event.Operator;
import aish.exec.CommandAssessment;
import aish.exec.CommandLimits;
import aish.norris.ApprovedRuns.Approval;
import aish.norris.SecondOpinion.Opinion;
import aish.safety.Call;
import aish.safety.Effect;
import aish.safety.Verdict;
import aish.safety.permissions.Permission;
import aish.settings.Config.Wrappers;
import aish.tools.CallAssessment;

/**
 * Allows harmless actions and asks the user about all others. Only a command that is proved to do
 * no more than read is allowed at once; other clear commands need a second opinion, and only the
 * user can allow one that halts.
 */
public final class NorrisGate implements Gate {
    /** What happens at a halt if there is no user. */
    public enum Unattended {
        /** The pursuit ends, and the user may resume it. */
        LEAVE,
        SKIP,
        ABORT
    }

    /**
     * The gate's inputs.
     *
     * @param opinion empty if no second opinion is wanted
     */
    public record Policy(
            Wrappers wrappers, Unattended unattended, Optional<SecondOpinion> opinion) {}

    private static final String SKIPPED = "skipped";
    private static final String UNLIMITED =
            ". You approved it before, but the kernel does not confine it, so aish asks each time";
    private static final String CHANGED = "you approved it before, but ";

    private final Policy policy;
    private final EventSink events;
    private final Halt halt;
    private final OwnFilesCheck stakes;
    private final ToolApprovals tools;
    private final BreachConsent breaches;
    private final ApprovedRuns approved = new ApprovedRuns();
    private Optional<CopyCheck> copy = Optional.empty();
    private CommandLimits limits = CommandLimits.NONE;
    private Optional<ProjectApproval> forGoal = Optional.empty();

    /**
     * @param stakes what the session's commands wrote, which outlives the gate
     * @param tools the tools that the user has approved
     * @param breaches asks about commands that want more than their contracts allow
     * @param trial rehearses commands
     */
    public NorrisGate(
            Operator operator,
            Policy policy,
            OwnFilesCheck stakes,
            ToolApprovals tools,
            BreachConsent breaches,
            Supplier<Trial> trial,
            EventSink events) {
        this.policy = policy;
        this.stakes = stakes;
        this.tools = tools;
        this.breaches = breaches;
        this.events = events;
        this.halt =
                new Halt(
                        operator,
                        policy.unattended(),
                        () -> copy.isPresent() ? Trial.NONE : trial.get(),
                        events);
    }

    /** Says who judges commands in the user's place. */
    void announceJudge() {
        policy.opinion().ifPresent(opinion -> opinion.announce(limits.areSet()));
    }

    /**
     * Called when a pursuit starts, which may have a copy of the disk to itself.
     *
     * @param confined the limits of its commands
     */
    void use(Optional<WorkingCopy> ofPursuit, CommandLimits confined) {
        copy = ofPursuit.map(one -> new CopyCheck(one.network()));
        limits = confined;
        approved.clear();
        forGoal = Optional.empty();
    }

    /** What the user has approved for the rest of the goal. */
    Optional<ProjectApproval> forGoal() {
        return forGoal;
    }

    /** Called when a step of the pursuit starts. */
    void reach(PursuitProgress progress) {
        halt.reach(progress);
    }

    @Override
    public Decision decide(Action action, Consumer<String> explainer) {
        return switch (action) {
            case Action.Command command ->
                    remembered(
                            command,
                            decideCommand(
                                    command.id(), command.text(), command.assessment(), explainer));
            case Action.ApplyPatch patch ->
                    decideCommand(patch.id(), patch.text(), patch.assessment(), explainer);
            case Action.WithoutUndo(String id, CommandAssessment assessment, String why) ->
                    decided(
                            id,
                            halt.ask(
                                    action.text(),
                                    assessment.withoutUndo(),
                                    "this cannot be undone after all: " + why,
                                    Optional.empty(),
                                    explainer));
            case Action.Breach breach ->
                    decided(
                            breach.id(),
                            breach.held().isPresent()
                                    ? breaches.decide(breach, halt::unattended)
                                    : halt.ask(
                                            breach.text(),
                                            breach.assessment(),
                                            "its limits kept it from what it wanted: "
                                                    + breach.refusal().wanted()
                                                    + ". Proceed runs it again, once, without limits",
                                            Optional.empty(),
                                            explainer));
            case Action.ToolCall call -> decideCall(call, explainer);
        };
    }

    /**
     * @param text what runs, or the patch that is applied
     */
    private Decision decideCommand(
            String id, String text, CommandAssessment assessed, Consumer<String> explainer) {
        CommandAssessment assessment = copy.isPresent() ? assessed.withoutUndo() : assessed;
        if (assessment.permission().is(Permission.Kind.DENY)) {
            return deny(id, assessment.command(), assessment.permission().reason());
        }
        Opinion opinion = consider(assessment);
        Decision decision = follow(opinion, text, assessment, explainer);
        if (opinion instanceof Opinion.Harmless) {
            running(assessment);
            events.emit(new Event.Decided(id, Event.Decided.CLEAR));
            return decision;
        }
        return decided(id, decision);
    }

    /** Remembers that the user approved a run of code as it was proposed. */
    private Decision remembered(Action.Command command, Decision decision) {
        CommandAssessment assessment = command.assessment();
        if (runsCode(assessment.verdict())
                && (assessment.isClear() || hasKnownWords(assessment))
                && decision.equals(new Decision.Run(command.text(), Decision.Consent.USER))) {
            approved.add(assessment, limits.exported());
        }
        return decision;
    }

    private void running(CommandAssessment assessment) {
        if (copy.isPresent()) {
            copy.get().running(assessment.verdict());
        } else {
            stakes.running(assessment);
        }
    }

    /** Records what the user decided. */
    private Decision decided(String id, Decision decision) {
        if (decision instanceof Decision.Run || decision instanceof Decision.Kept) {
            events.emit(new Event.Decided(id, Event.Decided.APPROVED));
        } else if (decision instanceof Decision.Skip || decision instanceof Decision.Reply) {
            events.emit(new Event.Decided(id, SKIPPED));
        }
        return decision;
    }

    private Decision deny(String id, String command, String reason) {
        events.emit(new Event.Notice("not run: " + command.strip() + " (" + reason + ")"));
        events.emit(new Event.Decided(id, SKIPPED));
        return new Decision.Deny(reason);
    }

    /** A risky call halts even if the user approved the tool. */
    private Decision decideCall(Action.ToolCall call, Consumer<String> explainer) {
        Permission permission = tools.permission(call);
        if (permission.is(Permission.Kind.DENY)) {
            return new Decision.Deny(permission.reason());
        }
        Optional<CallAssessment.FileChange> change = call.assessment().change();
        Opinion opinion =
                permission.is(Permission.Kind.ASK)
                        ? new Opinion.Doubtful(permission.reason())
                        : change.isPresent()
                                ? consider(call, change.get().assessment())
                                : consider(call);
        CommandAssessment assessment =
                change.map(CallAssessment.FileChange::assessment)
                        .orElseGet(() -> CommandAssessment.ofCall(call.summary()));
        if (change.isPresent() && opinion instanceof Opinion.Harmless) {
            running(assessment);
        } else if (change.isPresent()) {
            events.emit(new Event.Verbatim(change.get().diff()));
        }
        return follow(
                opinion,
                call.text(),
                copy.isPresent() ? assessment.withoutUndo() : assessment,
                explainer);
    }

    /** A change of files is judged as a command that makes the same change. */
    private Opinion consider(Action.ToolCall call, CommandAssessment assessment) {
        Optional<String> doubt = call.risk().command();
        return doubt.isPresent() && copy.isEmpty()
                ? new Opinion.Doubtful(doubt.get())
                : consider(assessment);
    }

    private Opinion consider(Action.ToolCall call) {
        Optional<String> risk = call.risk().reason();
        if (risk.isPresent()) {
            return new Opinion.Doubtful(risk.get());
        }
        if (call.isHarmlessRead()) {
            return new Opinion.Harmless();
        }
        if (copy.isPresent() && !call.tool().hints().readOnly()) {
            return new Opinion.Doubtful("it acts on the real disk, not on the copy");
        }
        if (!tools.isApproved(call.tool())) {
            return new Opinion.Doubtful(
                    "the tool is not approved (auto_approve in the settings approves it)");
        }
        return policy.opinion().isPresent()
                ? policy.opinion().get().of("tool call: " + call.summary(), true, false)
                : new Opinion.Harmless();
    }

    private Decision follow(
            Opinion opinion,
            String text,
            CommandAssessment assessment,
            Consumer<String> explainer) {
        return switch (opinion) {
            case Opinion.Harmless _ -> new Decision.Run(text, Decision.Consent.RULES);
            case Opinion.Doubtful(String reason) ->
                    noted(halt.ask(text, assessment, reason, offer(assessment), explainer));
            case Opinion.Interrupted _ -> new Decision.Abort(PursuitResult.BY_USER);
        };
    }

    /** Remembers what the user approves for the rest of the goal, until the goal is another. */
    private Decision noted(Decision decision) {
        if (decision instanceof Decision.Run(_, Decision.Consent consent)
                && consent == Decision.Consent.GOAL) {
            forGoal = limits.project().map(ProjectApproval::new);
        } else if (decision instanceof Decision.NewGoal) {
            forGoal = Optional.empty();
        }
        return decision;
    }

    /** Returns what the user can approve together with a command that halts. */
    private Optional<String> offer(CommandAssessment assessment) {
        return copy.isPresent() || forGoal.isPresent()
                ? Optional.empty()
                : limits.project()
                        .map(ProjectApproval::new)
                        .filter(approval -> covers(approval, assessment))
                        .map(ProjectApproval::offer);
    }

    private boolean covers(ProjectApproval approval, CommandAssessment assessment) {
        return !limits.mustStepOut(assessment)
                && !assessment.permission().is(Permission.Kind.ASK)
                && !assessment.reachesOnForeignWords()
                && approval.covers(assessment);
    }

    /** Nothing that was approved before holds for a command that others have put words into. */
    private Opinion consider(CommandAssessment assessment) {
        Opinion opinion = considerEffects(assessment);
        if (opinion instanceof Opinion.Harmless
                && assessment.reachesOnForeignWords()
                && !assessment.permission().exact()) {
            String why = assessment.isClear() ? "" : assessment.verdict().reason() + "; ";
            return new Opinion.Doubtful(why + assessment.origin());
        }
        return opinion;
    }

    private Opinion considerEffects(CommandAssessment assessment) {
        Verdict verdict = assessment.verdict();
        Permission permission = assessment.permission();
        if (permission.is(Permission.Kind.ASK)) {
            return new Opinion.Doubtful(permission.reason());
        }
        if (permission.exact() && !isUnheld(permission)) {
            return new Opinion.Harmless(); // the user allowed exactly this command
        }
        if (forGoal.isPresent() && covers(forGoal.get(), assessment)) {
            return new Opinion.Harmless();
        }
        Optional<Approval> approval =
                runsCode(verdict) && copy.isEmpty()
                        ? approved.of(assessment, limits::exported)
                        : Optional.empty();
        return approval.isEmpty()
                ? judge(assessment)
                : limits.areSet()
                        ? within(approval.get(), assessment)
                        : withoutLimits(judge(assessment));
    }

    /** Whether it is a contract's, to which nothing is held on a copy of the disk. */
    private boolean isUnheld(Permission permission) {
        return copy.isPresent() && permission.limits().isPresent();
    }

    /** The kernel holds the command to its limits, but not to the files in them. */
    private Opinion within(Approval approval, CommandAssessment assessment) {
        Optional<String> doubt =
                approval.change()
                        .map(CHANGED::concat)
                        .or(() -> approval.sameWords() ? Optional.empty() : stakes.of(assessment));
        return doubt.isPresent() ? new Opinion.Doubtful(doubt.get()) : new Opinion.Harmless();
    }

    private static Opinion withoutLimits(Opinion opinion) {
        return opinion instanceof Opinion.Doubtful(String why)
                ? new Opinion.Doubtful(why + UNLIMITED)
                : opinion;
    }

    private Opinion judge(CommandAssessment assessment) {
        Verdict verdict = assessment.verdict();
        Permission permission = assessment.permission();
        Optional<String> doubt = copy.isPresent() ? copy.get().doubt(verdict) : doubt(assessment);
        if (doubt.isPresent()) {
            return new Opinion.Doubtful(doubt.get());
        }
        if (copy.isPresent() && !copy.get().needsOpinion(verdict)) {
            return new Opinion.Harmless();
        }
        boolean allowed = permission.is(Permission.Kind.ALLOW) && !isUnheld(permission);
        return verdict.isProvenReadOnly() || allowed ? new Opinion.Harmless() : opinion(assessment);
    }

    /**
     * Returns why the user must look first, whatever a model thinks. Writing a script and running
     * one may each be clear, so running one after writing is not.
     */
    private Optional<String> doubt(CommandAssessment assessment) {
        Verdict verdict = assessment.verdict();
        if (verdict instanceof Verdict.Halt && !rewritesOwn(assessment)) {
            return Optional.of(verdict.reason());
        }
        if (verdict.wrapped() && policy.wrappers() == Wrappers.HALT) {
            return Optional.of(
                    "runs code that is hidden in a function or another program's arguments");
        }
        if (runsCode(verdict) && stakes.hasWritten()) {
            return Optional.of("runs code, after files were written that nobody has reviewed");
        }
        if (runsCode(verdict) && OwnFilesCheck.writes(verdict)) {
            return Optional.of("runs code and writes files that nobody has reviewed");
        }
        return verdict.isProvenReadOnly() ? Optional.empty() : stakes.of(assessment);
    }

    /** Whether it runs code, and does nothing that halts besides. */
    private static boolean runsCode(Verdict verdict) {
        return switch (verdict) {
            case Verdict.Clear clear -> clear.effects().contains(Effect.BUILDS);
            case Verdict.Unknown _ -> true;
            case Verdict.Halt _ -> false;
        };
    }

    private Opinion opinion(CommandAssessment assessment) {
        Verdict verdict = assessment.verdict();
        boolean rewrites = rewritesOwn(assessment);
        boolean proved = rewrites || verdict instanceof Verdict.Clear;
        if (!proved && !isLiteral(assessment)) {
            return new Opinion.Doubtful(verdict.reason());
        }
        if (policy.opinion().isEmpty()) {
            return proved ? new Opinion.Harmless() : new Opinion.Doubtful(verdict.reason());
        }
        boolean held = rewrites || (limits.areSet() && stakes.onlyCreates(assessment, limits));
        Opinion opinion = policy.opinion().get().of(assessment.command(), proved, held);
        return !proved && opinion instanceof Opinion.Doubtful(String why)
                ? new Opinion.Doubtful(verdict.reason() + "; " + why)
                : opinion;
    }

    /** Whether the kernel lets the command change no files but those that the pursuit created. */
    private boolean rewritesOwn(CommandAssessment assessment) {
        return limits.areSet()
                && !limits.mustStepOut(assessment)
                && stakes.onlyRewrites(assessment);
    }

    /** Whether every word is known and there is no input, so that a model can judge the text. */
    private static boolean isLiteral(CommandAssessment assessment) {
        return hasKnownWords(assessment) && assessment.command().indexOf('<') < 0;
    }

    private static boolean hasKnownWords(CommandAssessment assessment) {
        return !assessment.calls().isEmpty() && assessment.calls().stream().allMatch(Call::isKnown);
    }
}
