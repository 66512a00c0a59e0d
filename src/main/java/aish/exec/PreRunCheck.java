package aish.exec;

import aish.event.Event;

/** What every command passes on its way to the shell, whoever wrote it. */
@FunctionalInterface
public interface PreRunCheck {
    /** Lets everything through as it is. */
    PreRunCheck OPEN = (command, _) -> command;

    /**
     * The command as the shell is to run it, which may hold secrets: it is for nobody else.
     *
     * @throws RefusedException if it must not run
     */
    String clear(String command, Event.Author author) throws RefusedException;

    /** Whether a command holds what the shell's own history must not keep. */
    default boolean isPrivate(String command) {
        return false;
    }
}
