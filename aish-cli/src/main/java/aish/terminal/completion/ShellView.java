package aish.terminal.completion;

import module java.base;

import aish.shell.ShellCompletion;
import aish.shell.ShellFacts;

/**
 * What completion and colouring need to know about the session. Answers come from memory, unless
 * noted otherwise.
 */
public interface ShellView {
    Path directory();

    Path home();

    ShellFacts shell();

    /** The names of the programs on the search path. */
    Collection<String> programNames();

    /** The names of the shell's variables. May ask the shell, which must be idle. */
    Collection<String> variableNames();

    /**
     * The value of a shell variable; empty if there is none. May ask the shell, which must be idle.
     */
    String valueOf(String variable);

    /**
     * What a command leaves open, as named in the continuation prompt.
     *
     * @param inBash what bash would take for open; another shell is asked, and must be idle
     */
    default Optional<String> open(String command, Optional<String> inBash) {
        return inBash;
    }

    /**
     * What the shell's own completion offers for the last word of a simple command; empty if it is
     * not known. Asks the shell, which must be idle.
     */
    Optional<ShellCompletion> complete(String command);
}
