package aish.approval;

import module java.base;

/** Something that a model wants to do. */
public sealed interface Action {
    /** Its name in the session. */
    String id();

    /** The text of the command or the arguments of the call; the user may edit it. */
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
        /** A model proposed it just now, and the user agreed to the whole batch. */
        AGREED,
        /** A model proposed it just now, and the user picked it from a list. */
        PICKED,
        /** The user named it. */
        NAMED
    }

    /**
     * A command that was allowed, but whose files could not be copied.
     *
     * @param why in words that follow "cannot be undone: "
     */
    record WithoutUndo(String id, String text, String why) implements Action {}
}
