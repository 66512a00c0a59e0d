package aish.approval;

import module java.base;

import aish.event.Choices;
import aish.event.Event;
import aish.event.EventSink;
import aish.event.Operator;
import aish.patch.DiffText;

/**
 * Asks the user about patches. Used by one thread.
 *
 * @param pager shows diffs
 */
public record PatchConsent(
        Operator operator, Supplier<RehearsalReview.Pager> pager, EventSink events) {
    private enum Choice implements Operator.Choice {
        APPLY,
        DIFF,
        REJECT,
        SKIP
    }

    /**
     * @param asks whether the settings want the user to be asked
     */
    Decision decide(Action.ApplyPatch patch, boolean asks) {
        if (!asks) {
            events.emit(new Event.Decided(patch.id(), Event.Decided.CLEAR));
            return new Decision.Run(patch.text(), Decision.Consent.RULES);
        }
        events.emit(patch.assessment().assessed());
        if (!operator.isAttended()) {
            events.emit(new Event.Notice(":patch apply " + patch.id() + " applies it."));
            return new Decision.Skip("nobody can be asked");
        }
        Choices<Choice> choices = new Choices<>(List.of(Choice.values()), Choice.SKIP);
        return Decision.ask(
                operator,
                () -> events.emit(patch.assessment().assessed()),
                patch.id(),
                choices,
                "dropped",
                choice -> chosen(choice, patch));
    }

    /** Returns empty if the user must be asked again. */
    private Optional<Decision> chosen(Choice choice, Action.ApplyPatch patch) {
        if (choice == Choice.DIFF) {
            show(patch);
            return Optional.empty();
        }
        events.emit(new Event.Decided(patch.id(), choice.word()));
        return Optional.of(
                switch (choice) {
                    case APPLY -> new Decision.Run(patch.text(), Decision.Consent.USER);
                    case REJECT -> new Decision.Deny("rejected");
                    case SKIP, DIFF -> new Decision.Skip("skipped");
                });
    }

    private void show(Action.ApplyPatch patch) {
        try {
            pager.get().show(DiffText.of(patch.plan()));
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }
}
