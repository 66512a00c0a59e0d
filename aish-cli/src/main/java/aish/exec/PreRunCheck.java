package aish.exec;

import aish.event.Event;

/** Checks every command before it runs, whoever wrote it. */
@FunctionalInterface
public interface PreRunCheck {
    /** Allows every command and changes none. */
    static PreRunCheck open() {
        return (command, _) -> command;
    }

    /**
     * Returns the command for the shell alone, because it may contain secrets.
     *
     * @throws RefusedException if it must not run
     */
    String clear(String command, Event.Author author) throws RefusedException;

    /** Whether a command contains something that must not be in the shell's own history. */
    default boolean isPrivate(String command) {
        return false;
    }
}
