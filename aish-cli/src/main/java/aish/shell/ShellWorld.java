package aish.shell;

import module java.base;

import aish.shell.remote.RemoteShell;

/**
 * The surroundings that a shell is started in, such as a copy of the disk.
 *
 * @param launcher the words that start it there; empty to start it directly
 * @param hiddenVariables variables that it must not have, because they lead out of its surroundings
 * @param variables that it must have
 * @param guard what confines it, if anything does
 * @param remote how it is started, if it is on another machine
 */
public record ShellWorld(
        List<String> launcher,
        Set<String> hiddenVariables,
        Map<String, String> variables,
        Optional<SpawnGuard> guard,
        Optional<RemoteShell> remote) {
    /** No others than those of aish itself. */
    public static final ShellWorld USUAL =
            new ShellWorld(List.of(), Set.of(), Map.of(), Optional.empty(), Optional.empty());

    public ShellWorld {
        launcher = List.copyOf(launcher);
        hiddenVariables = Set.copyOf(hiddenVariables);
        variables = Map.copyOf(variables);
    }

    /** A shell on this machine's own disk that is confined. */
    public static ShellWorld confined(SpawnGuard guard, Map<String, String> variables) {
        return new ShellWorld(List.of(), Set.of(), variables, Optional.of(guard), Optional.empty());
    }

    /** A shell on this machine's disk as a program shows it, such as a copy. */
    public static ShellWorld behind(
            List<String> launcher, Set<String> hidden, Map<String, String> variables) {
        return new ShellWorld(launcher, hidden, variables, Optional.empty(), Optional.empty());
    }

    /** A shell on another machine. */
    public static ShellWorld on(RemoteShell remote) {
        return new ShellWorld(List.of(), Set.of(), Map.of(), Optional.empty(), Optional.of(remote));
    }

    /**
     * Whether another program starts the shell, so that its process and the name of its terminal
     * are not those that aish sees.
     */
    boolean isElsewhere() {
        return !launcher.isEmpty();
    }
}
