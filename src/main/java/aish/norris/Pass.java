package aish.norris;

import aish.store.UndoStore;
import java.util.Optional;

/** What the gate says of a command. */
sealed interface Pass {
    /**
     * It may run.
     *
     * @param command perhaps changed by the person
     * @param approved whether a person said so
     * @param kept what was set aside for it, if anything
     */
    record Run(String command, boolean approved, Optional<UndoStore.Kept> kept) implements Pass {}

    /** It must not run, and the model is told. */
    record Skip(String reason) implements Pass {}

    /** It must not run: the person said something instead, which the model is told. */
    record Reply(String words) implements Pass {}

    /** The pursuit is over. */
    record Stop(Ending ending) implements Pass {}

    /** Nothing runs; another goal is pursued from now on. */
    record NewGoal(String goal) implements Pass {}
}
