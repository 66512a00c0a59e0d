package aish.approval;

import java.util.List;

/** Something that a model wants done. */
public sealed interface Action {
    /** The name that it has in the session. */
    String id();

    /** What would be done, which the user may edit. */
    String text();

    /**
     * A command.
     *
     * @param notes shown before the user is asked
     */
    record Command(String id, String text, List<String> notes, Manner manner) implements Action {
        public Command {
            notes = List.copyOf(notes);
        }
    }

    /** How a command came up for decision. */
    enum Manner {
        /** A model proposed it just now. */
        PROPOSED,
        /** The same, and the user agreed to all that came with an earlier one. */
        AGREED,
        /** The user named it. */
        NAMED
    }

    /**
     * A command that was let pass, but whose files could not be copied.
     *
     * @param why in words that follow "cannot be undone: "
     */
    record WithoutUndo(String id, String text, String why) implements Action {}
}
