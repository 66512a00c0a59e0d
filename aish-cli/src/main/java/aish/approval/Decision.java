package aish.approval;

import module java.base;

import aish.event.Choices;
import aish.event.Operator;
import aish.event.Operator.Answer;

/** A gate's decision about an action. */
public sealed interface Decision {
    /**
     * The action is allowed.
     *
     * @param text the action, perhaps edited by the user
     */
    record Run(String text, Consent consent) implements Decision {}

    /** Who allows an action. */
    enum Consent {
        /** Rules and settings. */
        RULES,
        USER,
        /** The user, also for later, by rules that are in force already. */
        ALWAYS,
        /** The user, together with the rest of the batch. */
        BATCH,
        /** The user, together with the rest of the goal as far as it is like this. */
        GOAL
    }

    /**
     * It ran on a copy of the disk, and the user kept what it did.
     *
     * @param status its exit status
     * @param said what the model is told instead of the output
     * @param undo the name that {@code :undo} takes it back by; empty if it cannot
     */
    record Kept(String command, int status, String said, Optional<String> undo)
            implements Decision {}

    /** The user declined it, or there was no user to ask. */
    record Skip(String reason) implements Decision {}

    /** One of the user's rules forbids it. */
    record Deny(String reason) implements Decision {}

    /** The user said something to the model instead. */
    record Reply(String words) implements Decision {}

    /** The whole batch is dropped. */
    record Abort(String reason) implements Decision {}

    /** The user must decide, but there is none to ask. */
    record Halt(String reason) implements Decision {}

    /** It is left open, and the rest of the goal is pursued on a copy of the disk. */
    record Rest() implements Decision {}

    /** It is dropped, and the model pursues another goal from now on. */
    record NewGoal(String goal) implements Decision {}

    /**
     * Asks until something is decided. Words that are no choice are for the model.
     *
     * @param again shows what the question is about
     * @param dropped why everything is dropped if the question is
     * @param chosen follows a choice; returns empty if the user must be asked again
     */
    static <C extends Operator.Choice> Decision ask(
            Operator operator,
            Runnable again,
            String question,
            Choices<C> choices,
            String dropped,
            Function<C, Optional<Decision>> chosen) {
        Optional<Decision> decision = Optional.empty();
        while (decision.isEmpty()) {
            decision =
                    switch (operator.ask(again, question, choices)) {
                        case Answer.Chosen<C>(C choice) -> chosen.apply(choice);
                        case Answer.Reply<C>(String words) -> Optional.of(new Reply(words));
                        case Answer.Dropped<C> _ -> Optional.of(new Abort(dropped));
                    };
        }
        return decision.get();
    }
}
