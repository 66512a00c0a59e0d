package aish.shell;

import aish.syntax.ShellQuoting;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Optional;

/** The lines that are written to bash's control pipe. */
final class ShellScript {
    private static final int STATUS_DESCRIPTOR = 199;

    /**
     * What surrounds a command.
     *
     * @param lastStatus what it must find in {@code $?}
     * @param traced whether the shell prints what it runs, so that nothing of ours may be among it
     * @param leaving whether it repeats an {@code exit} that bash refused because of its jobs
     * @param remembered whether it belongs into the shell's own history
     */
    record Frame(int lastStatus, boolean traced, boolean leaving, boolean remembered) {}

    private final String input;

    /**
     * @param input what commands read from: the terminal, or nothing where no person is typing
     */
    ShellScript(String input) {
        this.input = input;
    }

    /** Makes a fresh bash ready; {@code rc} is the person's own start-up file. */
    String bootstrap(Optional<String> rc) {
        return assign("__aish_input", input)
                + assign("__aish_rc", rc.orElse(""))
                + resource()
                + report(0);
    }

    private static String assign(String name, String value) {
        return name + "=" + ShellQuoting.quote(value) + "\n";
    }

    private static String resource() {
        try (InputStream text = ShellScript.class.getResourceAsStream("session.bash")) {
            if (text == null) {
                throw new IllegalStateException("session.bash is not among the resources");
            }
            return new String(text.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /**
     * Runs a command and then reports: two lines, because Ctrl-C makes an interactive bash abandon
     * the rest of a line but not the next one.
     */
    String command(int number, String command, Frame frame) {
        String line =
                "builtin eval "
                        + ShellQuoting.quote(frame.traced() ? command : framed(command, frame))
                        + " <>\"$__aish_input\" "
                        + STATUS_DESCRIPTOR
                        + ">&-; PS1= PS2=\n";
        return (frame.remembered() ? remember(command) : "") + line + report(number);
    }

    /** Restores {@code $?} and {@code $_} before the command and saves them after it. */
    private static String framed(String command, Frame frame) {
        String before =
                frame.lastStatus() == 0
                        ? ": \"$__aish_arg\"\n"
                        : "__aish_set " + frame.lastStatus() + " \"$__aish_arg\" && :\n";
        // bash lets an exit pass that directly follows the jobs builtin
        String consent = frame.leaving() ? "builtin jobs >/dev/null\n" : "";
        String gap = command.endsWith("\\") ? "\n\n" : "\n";
        return before + consent + command + gap + "__aish_status=$? __aish_arg=$_";
    }

    /**
     * The status of a failing list member neither ends a {@code set -e} shell nor fires an ERR
     * trap.
     */
    String report(int number) {
        return "{ __aish_report " + number + "; } 2>/dev/null && :\n";
    }

    private static String remember(String line) {
        return "builtin history -s -- " + ShellQuoting.quote(line) + "\n";
    }

    String query(int number, String question) {
        return "{ __aish_query "
                + number
                + " "
                + ShellQuoting.quote(question)
                + "; } 2>/dev/null && :\n";
    }
}
