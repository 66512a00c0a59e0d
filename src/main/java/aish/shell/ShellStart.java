package aish.shell;

import module java.base;

/**
 * What to start and how.
 *
 * @param command the program and its arguments
 * @param directory where it starts
 * @param stdio whether programs write to the pseudo-terminal or, without a user, to pipes
 */
public record ShellStart(
        List<String> command,
        Map<String, String> environment,
        Path directory,
        WindowSize size,
        TerminalKeys keys,
        Stdio stdio) {
    /** Where programs write to, and what they read from. */
    public enum Stdio {
        TERMINAL,
        /** They write to pipes and have nothing to read. */
        PIPES,
        /** They write to pipes and read the standard input of aish. */
        PIPES_AND_INPUT
    }

    public ShellStart {
        command = List.copyOf(command);
        environment = Map.copyOf(environment);
    }
}
