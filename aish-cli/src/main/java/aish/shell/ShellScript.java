package aish.shell;

import module java.base;

import aish.bash.ShellQuoting;
import aish.bash.ShellScanner;
import aish.text.Resource;

/** The lines written to the shell's standard input: to bash's, unless a subclass says otherwise. */
class ShellScript {
    /**
     * Comes first, so that nothing after it enters the user's history; removes itself too. The line
     * that is added for a moment makes bash forget that it read one: it would take {@code history
     * -p} for that line and delete the last one of the history.
     */
    private static final String DISABLE_HISTORY =
            "set +o history; builtin history -s :; builtin history -d -1; builtin history -d -1\n";

    /** A special property of a command. */
    enum Trait {
        /** The shell traces commands ({@code set -x}); the trace must not show aish's own lines. */
        TRACED,
        /** The shell prints the lines that it reads ({@code set -v}). */
        VERBOSE,
        /** The command repeats an {@code exit} that bash refused because of its jobs. */
        LEAVING,
        /** The command is added to the shell's history. */
        REMEMBERED
    }

    /**
     * The context of a command.
     *
     * @param lastStatus the value it must find in {@code $?}
     */
    record Frame(int lastStatus, Set<Trait> traits) {
        Frame {
            traits = Set.copyOf(traits);
        }

        boolean is(Trait trait) {
            return traits.contains(trait);
        }
    }

    private static final String PROMPT_COMMAND = "PROMPT_COMMAND";

    private static final Pattern EDITING_OPTION =
            Pattern.compile("\\b(set|shopt)\\b.*[-+]\\w*o\\w*\\s+[\"']?(vi|emacs)\\b");

    /** May make the shell print the lines that it reads, from the next one on. */
    private static final String SET_OPTION = "set -";

    /** What the rest of the session reads if there is no user to type. */
    private static final String NOTHING = "/dev/null";

    private static final String ELSEWHERE =
            "__aish_input=$(command tty <&2 2>/dev/null) || __aish_input=/dev/tty; __aish_rc=~/.bashrc;"
                    + " __aish_channel=$AISH_CHANNEL; __aish_out=$AISH_CHANNEL/s;"
                    + " echo $$ >$AISH_CHANNEL/p; unset AISH_CHANNEL\n";

    private final String input;
    private final String redirection;

    ShellScript(String input, String redirection) {
        this.input = input;
        this.redirection = redirection;
    }

    /**
     * Commands read from the terminal, and can also write to their standard input, as programs
     * expect.
     */
    static ShellScript onTerminal(ShellDialect dialect, String terminal) {
        return dialect.script(terminal, "<>\"$__aish_input\"");
    }

    /** For a shell on another machine, which finds its own terminal and start-up file. */
    static ShellScript elsewhere(ShellDialect dialect) {
        return dialect.script("", "<>\"$__aish_input\"");
    }

    /**
     * For a session without a user at a terminal.
     *
     * @param read what commands read, opened for reading only: a pipe that its reader can write to
     *     never ends
     */
    static ShellScript withoutTerminal(ShellDialect dialect, String read) {
        return dialect.script(NOTHING, "<" + ShellQuoting.quote(read));
    }

    /**
     * Prepares a new shell, which then reports that it is ready.
     *
     * @param rc the user's own start-up file
     */
    String bootstrap(int number, Optional<String> rc) {
        return DISABLE_HISTORY + preparation(rc, "session.bash") + report(number);
    }

    final String preparation(Optional<String> rc, String resource) {
        return (input.isEmpty()
                        ? ELSEWHERE
                        : assign("__aish_input", input)
                                + assign("__aish_rc", rc.orElse(""))
                                + assign("__aish_out", "0"))
                + Resource.text(ShellScript.class, resource);
    }

    final String redirection() {
        return redirection;
    }

    private static String assign(String name, String value) {
        return name + "=" + ShellQuoting.quote(value) + "\n";
    }

    /**
     * Runs a command and then reports: two lines, because Ctrl-C makes an interactive bash abandon
     * the rest of a line but not the next one. The empty line between them is for bash's parser,
     * which after an unfinished quote takes the first word of a line as an argument.
     */
    String command(int number, String command, Frame frame) {
        String history = frame.is(Trait.REMEMBERED) ? remember(command, frame) : "";
        return history + internalCommand(number, framed(command, frame));
    }

    /**
     * Like {@link #command} without a frame: the command does not affect {@code $?} and {@code $_}.
     */
    String internalCommand(int number, String command) {
        // never from the channel, if it cannot be opened
        String opened = "command exec " + redirection + " || command exec <" + NOTHING + "; ";
        String line =
                "builtin eval "
                        + ShellQuoting.quote(opened + command)
                        + " <&\"$__aish_fd\"; "
                        + untraced("__aish_status=${__aish_status:-$?}; __aish_hush")
                        + "\n\n";
        return line + report(number);
    }

    /**
     * Restores {@code $?} and {@code $_} before the command and saves them after it. Tracing is on
     * only in between; the report turns it off.
     */
    private static String framed(String command, Frame frame) {
        String prompting =
                command.contains(PROMPT_COMMAND)
                        ? untraced("__aish_show_prompt_command") + "\n"
                        : "";
        String restored =
                frame.lastStatus() == 0
                        ? ": \"$__aish_arg\""
                        : "__aish_set " + frame.lastStatus() + " \"$__aish_arg\" && :";
        String before = frame.is(Trait.TRACED) ? untraced("builtin set -x; " + restored) : restored;
        // bash accepts an exit that directly follows the jobs builtin
        String consent = frame.is(Trait.LEAVING) ? "{ builtin jobs; } >/dev/null 2>&1\n" : "";
        String after = untraced("__aish_status=$? __aish_arg=$_");
        return prompting + before + "\n" + consent + enclosed(command, frame, after);
    }

    /**
     * Wraps an incomplete command in its own eval, because it would otherwise swallow aish's lines.
     */
    private static String enclosed(String command, Frame frame, String after) {
        if (setsEditing(command)) {
            return "builtin . <(builtin printf %s " + ShellQuoting.quote(command) + "); " + after;
        }
        boolean isVerbose = frame.is(Trait.VERBOSE) || setsOptions(command);
        if (!isVerbose && ShellScanner.scan(command).complete()) {
            return command + "\n" + after;
        }
        String before = frame.is(Trait.VERBOSE) ? "builtin set -v; " : "";
        return before + "builtin eval " + ShellQuoting.quote(command) + "; " + after;
    }

    /**
     * Whether the command may turn readline on or off. In a line that bash itself reads, that would
     * make it read its input in another way; in a sourced file it only sets the option.
     */
    private static boolean setsEditing(String command) {
        boolean mentioned = command.contains("vi") || command.contains("emacs");
        return mentioned && EDITING_OPTION.matcher(command).find();
    }

    /** Whether the command contains {@code set -} as a separate word. */
    private static boolean setsOptions(String command) {
        int at = command.indexOf(SET_OPTION);
        while (at > 0 && Character.isLetter(command.charAt(at - 1))) {
            at = command.indexOf(SET_OPTION, at + 1);
        }
        return at >= 0;
    }

    /** Discards the trace, which goes to standard error. */
    static String untraced(String commands) {
        return "{ " + commands + "; } 2>/dev/null";
    }

    /**
     * Ends in a list, so that a failing status neither ends a {@code set -e} shell nor fires an ERR
     * trap.
     */
    String report(int number) {
        return untraced("__aish_report " + number) + " && :\n";
    }

    private static String remember(String line, Frame frame) {
        String remembered = "builtin history -s -- " + ShellQuoting.quote(line);
        return (frame.is(Trait.TRACED) ? untraced(remembered) : remembered) + "\n";
    }

    String query(int number, String question) {
        return untraced("__aish_query " + number + " " + ShellQuoting.quote(question)) + " && :\n";
    }
}
