package aish.norris;

import module java.base;

import aish.approval.Decision;
import aish.approval.Trial;
import aish.bash.ShellScanner;
import aish.bash.Span;
import aish.event.Choices;
import aish.event.Event;
import aish.event.EventSink;
import aish.event.Operator;
import aish.event.Operator.Answer;
import aish.exec.CommandAssessment;
import aish.norris.NorrisGate.Unattended;
import aish.safety.Effect;
import aish.safety.Finding;
import aish.safety.Verdict;

/** Stops a pursuit until the user has decided about an action. */
final class Halt {
    private enum Choice implements Operator.Choice {
        PROCEED,
        /** This and what is like it in the rest of the goal, in the project. */
        HERE,
        TRY,
        /** This and the rest of the goal, on a copy of the disk. */
        REST,
        SKIP,
        ABORT,
        EDIT,
        EXPLAIN
    }

    private enum Escalation implements Operator.Choice {
        ABORT,
        FORCE,
        GOAL
    }

    private final Operator operator;
    private final Unattended unattended;
    private final Supplier<Trial> trial;
    private final EventSink events;
    private final SkipBudget skips = new SkipBudget();
    private PursuitProgress progress = new PursuitProgress(0, 0);

    Halt(Operator operator, Unattended unattended, Supplier<Trial> trial, EventSink events) {
        this.operator = operator;
        this.unattended = unattended;
        this.trial = trial;
        this.events = events;
    }

    void reach(PursuitProgress step) {
        progress = step;
        if (step.step() == 1) {
            skips.reset();
        }
    }

    /**
     * Tells the user what is at stake and asks until there is an answer.
     *
     * @param text what runs; if it is the command that was assessed, it can be edited and rehearsed
     * @param assessment the assessment of what is shown
     * @param offer what the user can approve with it for the rest of the goal, in a sentence
     * @param explainer explains what is shown
     */
    Decision ask(
            String text,
            CommandAssessment assessment,
            String reason,
            Optional<String> offer,
            Consumer<String> explainer) {
        show(assessment, reason);
        if (!operator.isAttended()) {
            return unattended(reason);
        }
        offer.map(Event.Notice::new).ifPresent(events::emit);
        Runnable again =
                () ->
                        events.emit(
                                new Event.Proposed(
                                        assessment.command(), assessment.because(reason)));
        boolean rehearses = trial.get().isPossible();
        boolean command = text.equals(assessment.command());
        Choices<Choice> choices =
                new Choices<>(List.of(Choice.values()), Choice.SKIP)
                        .without(!rehearses || !command, Choice.TRY)
                        .without(!command, Choice.EDIT)
                        .without(!rehearses, Choice.REST)
                        .without(offer.isEmpty(), Choice.HERE);
        Decision decision =
                Decision.ask(
                        operator,
                        again,
                        "[N]",
                        choices,
                        abortedHere(),
                        choice -> chosen(choice, text, assessment, reason, explainer));
        if (decision instanceof Decision.Reply(String words)) {
            events.emit(new Event.Typed(words));
        }
        return decision;
    }

    private String abortedHere() {
        return PursuitResult.BY_USER + " at step " + progress.step();
    }

    private void show(CommandAssessment assessment, String reason) {
        events.emit(
                new Event.GoalEvent.Halted(
                        progress.step(),
                        progress.steps(),
                        assessment.because(reason),
                        assessment.command(),
                        piece(assessment)));
    }

    Decision unattended(String reason) {
        return switch (unattended) {
            case LEAVE -> new Decision.Halt(reason);
            case SKIP -> new Decision.Skip(reason);
            case ABORT -> new Decision.Abort(reason);
        };
    }

    /** Returns empty if the user must be asked again. */
    private Optional<Decision> chosen(
            Choice choice,
            String text,
            CommandAssessment assessment,
            String reason,
            Consumer<String> explainer) {
        return switch (choice) {
            case PROCEED -> approved(text, Decision.Consent.USER);
            case HERE -> approved(text, Decision.Consent.GOAL);
            case TRY -> {
                Optional<Decision> decision = trial.get().of(text);
                if (decision.isEmpty()) {
                    show(assessment, reason);
                }
                yield decision;
            }
            case REST -> Optional.of(new Decision.Rest());
            case SKIP -> Optional.of(skip(text, assessment, reason));
            case ABORT -> Optional.of(new Decision.Abort(abortedHere()));
            case EDIT ->
                    operator.edit(text)
                            .filter(edited -> !edited.isBlank())
                            .flatMap(edited -> approved(edited, Decision.Consent.USER));
            case EXPLAIN -> {
                explainer.accept(assessment.command());
                yield Optional.empty();
            }
        };
    }

    private Optional<Decision> approved(String text, Decision.Consent consent) {
        skips.reset();
        return Optional.of(new Decision.Run(text, consent));
    }

    private Decision skip(String text, CommandAssessment assessment, String reason) {
        Decision skip = new Decision.Skip(reason);
        if (!skips.skipped(assessment.command(), assessment.verdict())) {
            return skip;
        }
        events.emit(new Event.Notice("You have declined three similar commands in a row."));
        return switch (operator.ask("[N]", List.of(Escalation.values()), Escalation.ABORT)) {
            case Answer.Dropped<Escalation> _ -> escalate(Escalation.ABORT, text).orElse(skip);
            case Answer.Reply<Escalation>(String words) -> new Decision.Reply(words);
            case Answer.Chosen<Escalation>(Escalation choice) ->
                    escalate(choice, text).orElse(skip);
        };
    }

    /** Returns empty if it is skipped after all. */
    private Optional<Decision> escalate(Escalation choice, String text) {
        return switch (choice) {
            case ABORT ->
                    Optional.of(
                            new Decision.Abort(
                                    PursuitResult.BY_USER + " after three similar commands"));
            case FORCE -> approved(text, Decision.Consent.USER);
            case GOAL -> {
                skips.reset();
                yield operator.edit("").filter(goal -> !goal.isBlank()).map(Decision.NewGoal::new);
            }
        };
    }

    /** Returns the part of the command that the first finding is about. */
    private static Span piece(CommandAssessment assessment) {
        List<Finding> findings = assessment.verdict().findings();
        int length = assessment.command().length();
        // a change of files is judged by another text
        return findings.isEmpty() || findings.getFirst().span().end() > length
                ? new Span(0, length)
                : findings.getFirst().span();
    }

    /**
     * Counts how often in a row the user refused similar actions, after which aish asks what to do
     * instead.
     */
    private static final class SkipBudget {
        private static final int MOST = 3;

        private String program = "";
        private Set<Effect> effects = Set.of();
        private int count;

        /** Counts a refusal; returns true if there are too many. */
        boolean skipped(String command, Verdict verdict) {
            String name = ShellScanner.words(command).stream().findFirst().orElse("");
            boolean sameEffects = !effects.isEmpty() && verdict.effects().equals(effects);
            boolean similar = name.equals(program) || sameEffects;
            count = similar ? count + 1 : 1;
            program = name;
            effects = verdict.effects();
            return count >= MOST;
        }

        void reset() {
            count = 0;
        }
    }
}
