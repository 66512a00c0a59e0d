package aish.shell;

import module java.base;

/**
 * The surroundings that a shell is started in, such as a copy of the disk.
 *
 * @param launcher the words that start it there; empty to start it directly
 * @param hiddenVariables variables that it must not have, because they lead out of its surroundings
 */
public record ShellWorld(List<String> launcher, Set<String> hiddenVariables) {
    /** No others than those of aish itself. */
    public static final ShellWorld USUAL = new ShellWorld(List.of(), Set.of());

    public ShellWorld {
        launcher = List.copyOf(launcher);
        hiddenVariables = Set.copyOf(hiddenVariables);
    }

    /**
     * Whether another program starts the shell, so that its process and the name of its terminal
     * are not those that aish sees.
     */
    boolean isElsewhere() {
        return !launcher.isEmpty();
    }
}
