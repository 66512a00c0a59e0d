package aish.safety.walk;

import java.util.Set;

/** Functions with the names of commands that the analysis draws conclusions from. */
public final class ShadowedCommands {
    private static final Set<String> NAMES =
            Set.of(
                    "mktemp",
                    "pwd",
                    "git",
                    "nproc",
                    "date",
                    "arch",
                    "hostname",
                    "uname",
                    "seq",
                    "getconf",
                    "wc",
                    "id",
                    "tput",
                    "stat",
                    "grep",
                    "pgrep",
                    "sed",
                    "tr",
                    "find",
                    "identify",
                    "awk",
                    "head",
                    "tail",
                    "sort",
                    "uniq",
                    "xargs",
                    "cat",
                    "basename",
                    "lsb_release",
                    "dpkg",
                    "sudo",
                    "env",
                    "ln",
                    "cd",
                    "pushd",
                    "popd",
                    "exit",
                    "return",
                    "echo",
                    "printf",
                    "set",
                    "shift",
                    "read",
                    "mapfile",
                    "readarray",
                    "eval",
                    "source",
                    ".",
                    "exec",
                    "trap",
                    "unset",
                    "declare",
                    "typeset",
                    "local",
                    "export",
                    "readonly",
                    "let",
                    "test",
                    "[",
                    "command",
                    "builtin",
                    "shopt",
                    "true",
                    "false",
                    ":",
                    "break",
                    "continue",
                    "wait",
                    "alias",
                    "hash",
                    "enable",
                    "getopts",
                    "bash",
                    "sh",
                    "mkdir",
                    "timeout",
                    "dirs",
                    "ulimit",
                    "umask");

    private ShadowedCommands() {}

    /** Whether it is one of the names by which aish controls the session's shell. */
    public static boolean isOfAish(String name) {
        return name.startsWith("__aish_");
    }

    static boolean matters(String name) {
        return NAMES.contains(name) || isOfAish(name);
    }
}
