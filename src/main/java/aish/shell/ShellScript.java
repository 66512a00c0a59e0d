package aish.shell;

import aish.bash.ShellQuoting;
import aish.bash.ShellScanner;
import aish.text.Resource;
import java.util.Optional;
import java.util.Set;

/** The lines that are written to bash's standard input. */
final class ShellScript {
    /** First of all, or what follows would be in the person's history; it takes itself out too. */
    private static final String FORGET = "set +o history; builtin history -d -1\n";

    /** What is special about a command. */
    enum Trait {
        /** The shell prints what it runs, of which nothing of ours may be part. */
        TRACED,
        /** It prints what it reads. */
        VERBOSE,
        /** It repeats an {@code exit} that bash refused because of its jobs. */
        LEAVING,
        /** It belongs into the shell's own history. */
        REMEMBERED
    }

    /**
     * What surrounds a command.
     *
     * @param lastStatus what it must find in {@code $?}
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

    /** What may make the shell print what it reads, from the next line on. */
    private static final String SET = "set -";

    /** What the rest of the session reads where no person is typing. */
    private static final String NOTHING = "/dev/null";

    private final String input;
    private final String redirection;

    private ShellScript(String input, String redirection) {
        this.input = input;
        this.redirection = redirection;
    }

    /** Commands read the terminal, and may write to what they read, as programs expect. */
    static ShellScript onTerminal(String terminal) {
        return new ShellScript(terminal, "<>\"$__aish_input\"");
    }

    /**
     * Nobody types.
     *
     * @param read what commands read, and only read: a pipe that its reader may write to never ends
     */
    static ShellScript withoutTerminal(String read) {
        return new ShellScript(NOTHING, "<" + ShellQuoting.quote(read));
    }

    /**
     * Makes a fresh bash ready, which it then reports.
     *
     * @param rc the person's own start-up file
     */
    String bootstrap(int number, Optional<String> rc) {
        return FORGET
                + assign("__aish_input", input)
                + assign("__aish_rc", rc.orElse(""))
                + Resource.text(ShellScript.class, "session.bash")
                + report(number);
    }

    private static String assign(String name, String value) {
        return name + "=" + ShellQuoting.quote(value) + "\n";
    }

    /**
     * Runs a command and then reports: two lines, because Ctrl-C makes an interactive bash abandon
     * the rest of a line but not the next one. The empty line between them is for bash's parser,
     * which after an unfinished quote takes the first word of a line for an argument.
     */
    String command(int number, String command, Frame frame) {
        String history = frame.is(Trait.REMEMBERED) ? remember(command) : "";
        return history + aside(number, framed(command, frame));
    }

    /** The same without a frame: the command leaves no trace in {@code $?} and {@code $_}. */
    String aside(int number, String command) {
        String line =
                "builtin eval "
                        + ShellQuoting.quote(command)
                        + " "
                        + redirection
                        + "; "
                        + untraced("__aish_status=${__aish_status:-$?}; __aish_hush")
                        + "\n\n";
        return line + report(number);
    }

    /**
     * Restores {@code $?} and {@code $_} before the command and saves them after it. Tracing is on
     * only in between; a report turns it off.
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
        // bash lets an exit pass that directly follows the jobs builtin
        String consent = frame.is(Trait.LEAVING) ? "{ builtin jobs; } >/dev/null 2>&1\n" : "";
        String after = untraced("__aish_status=$? __aish_arg=$_");
        return prompting + before + "\n" + consent + enclosed(command, frame, after);
    }

    /** Without a bracket of its own, what is unfinished would take our lines for its rest. */
    private static String enclosed(String command, Frame frame, String after) {
        boolean isVerbose = frame.is(Trait.VERBOSE) || setsOptions(command);
        if (!isVerbose && ShellScanner.scan(command).complete()) {
            return command + "\n" + after;
        }
        String before = frame.is(Trait.VERBOSE) ? "builtin set -v; " : "";
        return before + "builtin eval " + ShellQuoting.quote(command) + "; " + after;
    }

    /** Not every word that ends like it. */
    private static boolean setsOptions(String command) {
        int at = command.indexOf(SET);
        while (at > 0 && Character.isLetter(command.charAt(at - 1))) {
            at = command.indexOf(SET, at + 1);
        }
        return at >= 0;
    }

    /** A trace goes to standard error. */
    private static String untraced(String commands) {
        return "{ " + commands + "; } 2>/dev/null";
    }

    /**
     * The status of a failing list member neither ends a {@code set -e} shell nor fires an ERR
     * trap.
     */
    String report(int number) {
        return untraced("__aish_report " + number) + " && :\n";
    }

    private static String remember(String line) {
        return untraced("builtin history -s -- " + ShellQuoting.quote(line)) + "\n";
    }

    String query(int number, String question) {
        return untraced("__aish_query " + number + " " + ShellQuoting.quote(question)) + " && :\n";
    }
}
