package aish.exec;

import aish.bash.ShellQuoting;
import aish.event.Event;
import aish.event.EventSink;
import aish.shell.ShellException;
import aish.shell.ShellSession;
import aish.text.PlainText;
import java.util.Optional;

/**
 * Expands references to earlier lines ({@code !!}, {@code !$}, {@code ^a^b}) as bash does, by
 * asking it.
 */
final class HistoryExpansion {
    private final ShellSession shell;

    HistoryExpansion(ShellSession shell) {
        this.shell = shell;
    }

    /**
     * Returns the line to run; empty if it refers to something that does not exist, which has been
     * reported.
     */
    Optional<String> expand(String line, EventSink events)
            throws ShellException, InterruptedException {
        if (line.indexOf('!') < 0 && !line.startsWith("^")) {
            return Optional.of(line);
        }
        String answer =
                shell.ask(
                        "if [[ -o histexpand ]]; then builtin history -p -- "
                                + ShellQuoting.quote(line)
                                + " 2>&1; builtin printf '\\1%s' $?; fi");
        int mark = answer.lastIndexOf('\u0001');
        if (mark < 0) {
            return Optional.of(line);
        }
        String text = answer.substring(0, mark).stripTrailing();
        if (!answer.endsWith("\u00010")) {
            events.emit(new Event.Problem(PlainText.of(text.replaceFirst("^.*history: ", ""))));
            return Optional.empty();
        }
        if (!text.equals(line)) {
            events.emit(new Event.Answer(PlainText.of(text)));
        }
        return Optional.of(text);
    }
}
