package aish.terminal.editor;

import java.util.List;
import java.util.Map;
import java.util.Set;

/** What a command's argument names. */
enum ArgumentKind {
    FILE,
    DIRECTORY,
    COMMAND,
    COMMAND_OR_FILE,
    VARIABLE;

    private static final Set<String> TAKE_DIRECTORIES = Set.of("cd", "pushd", "rmdir");
    private static final Set<String> TAKE_COMMANDS = Set.of("which", "type", "man", "hash");
    private static final Set<String> TAKE_VARIABLES =
            Set.of("export", "unset", "readonly", "declare", "typeset", "local");

    /** Commands that run another command, with their options that take a value. */
    private static final Map<String, Set<String>> RUN_COMMANDS =
            Map.of(
                    "sudo",
                            Set.of(
                                    "-u", "-g", "-U", "-h", "-p", "-C", "-r", "-t", "-D", "-R",
                                    "-T"),
                    "doas", Set.of("-u", "-C"),
                    "env", Set.of("-u", "-C", "-S"),
                    "nohup", Set.of(),
                    "time", Set.of("-f", "-o"),
                    "command", Set.of(),
                    "exec", Set.of("-a"),
                    "builtin", Set.of(),
                    "nice", Set.of("-n"),
                    "xargs", Set.of("-a", "-d", "-E", "-I", "-L", "-n", "-P", "-s"));

    /**
     * @param earlier the arguments before it
     */
    static ArgumentKind of(String command, List<String> earlier) {
        Set<String> valued = RUN_COMMANDS.get(command);
        if (valued != null) {
            int inner = innerCommand(earlier, valued);
            return inner < earlier.size()
                    ? of(earlier.get(inner), earlier.subList(inner + 1, earlier.size()))
                    : COMMAND_OR_FILE;
        }
        if (TAKE_DIRECTORIES.contains(command)) {
            return DIRECTORY;
        }
        if (TAKE_COMMANDS.contains(command)) {
            return COMMAND;
        }
        return TAKE_VARIABLES.contains(command) ? VARIABLE : FILE;
    }

    /** Returns the index of the command to run; past the last argument if it is still to come. */
    private static int innerCommand(List<String> arguments, Set<String> valued) {
        int i = 0;
        while (i < arguments.size()
                && (arguments.get(i).startsWith("-") || arguments.get(i).indexOf('=') > 0)) {
            i += valued.contains(arguments.get(i)) ? 2 : 1;
        }
        return i;
    }
}
