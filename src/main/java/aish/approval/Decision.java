package aish.approval;

/** What a gate says of an action. */
public sealed interface Decision {
    /**
     * It may be done.
     *
     * @param text what is to be done, perhaps edited by the user
     * @param all whether the user agrees to all that came with it
     */
    record Run(String text, boolean all) implements Decision {}

    /** It is not done: the user does not want it, or was not there to be asked. */
    record Skip(String reason) implements Decision {}

    /** It is not done: a rule of the user's forbids it. */
    record Deny(String reason) implements Decision {}

    /** It is not done: the user said something instead, which is for the model. */
    record Reply(String words) implements Decision {}

    /** Neither this nor anything that came with it is done. */
    record Abort(String reason) implements Decision {}

    /** A person has to decide, and none is there. */
    record Halt(String reason) implements Decision {}

    /** It is not done; the model pursues another goal from now on. */
    record NewGoal(String goal) implements Decision {}
}
