package aish.shell;

import module java.base;

import aish.process.OwnProcess;

/**
 * What to start and how.
 *
 * @param command the program and its arguments
 * @param directory where it starts
 * @param stdio whether programs write to the pseudo-terminal or, without a user, to pipes
 * @param world where it is started. Elsewhere, the terminal has no other name than {@code
 *     /dev/tty}.
 */
public record ShellStart(
        List<String> command,
        Map<String, String> environment,
        Path directory,
        WindowSize size,
        TerminalKeys keys,
        Stdio stdio,
        ShellWorld world) {
    /** Where programs write to, and what they read from. */
    public enum Stdio {
        TERMINAL,
        /** They write to pipes and have nothing to read. */
        PIPES,
        /** They write to pipes and read the standard input of aish. */
        PIPES_AND_INPUT
    }

    /** The standard input of aish, which each command opens again. */
    static final String INPUT = "/proc/" + OwnProcess.id() + "/fd/0";

    /** The same in other surroundings, where the process of aish cannot be seen. */
    static final String PASSED_INPUT = "/dev/fd/6";

    private static final List<String> PASSING_INPUT =
            List.of("sh", "-c", "exec \"$@\" 6<\"$0\"", INPUT);

    public ShellStart {
        command = List.copyOf(command);
        environment = Map.copyOf(environment);
    }

    /** The words to execute. */
    public List<String> words() {
        boolean passed = stdio == Stdio.PIPES_AND_INPUT && world.isElsewhere();
        return Stream.of(passed ? PASSING_INPUT : List.<String>of(), world.launcher(), command)
                .flatMap(List::stream)
                .toList();
    }
}
