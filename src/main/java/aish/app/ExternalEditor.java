package aish.app;

import module java.base;

import aish.bash.ShellQuoting;
import aish.event.Event;
import aish.event.EventSink;
import aish.shell.ShellException;
import aish.shell.ShellSession;

/** Lets the user edit the line in an editor of their choice, which runs in their shell. */
final class ExternalEditor implements UnaryOperator<String> {
    private final ShellSession shell;
    private final EventSink events;

    ExternalEditor(ShellSession shell, EventSink events) {
        this.shell = shell;
        this.events = events;
    }

    /** Returns the edited text, or the original if it cannot be edited. */
    @Override
    public String apply(String text) {
        try {
            Path file = Files.createTempFile("aish-line-", ".bash");
            try {
                Files.writeString(file, text + "\n");
                shell.runInternal(
                        "${VISUAL:-${EDITOR:-vi}} " + ShellQuoting.quote(file.toString()));
                return Files.readString(file).stripTrailing();
            } finally {
                Files.deleteIfExists(file);
            }
        } catch (IOException | ShellException e) {
            events.emit(new Event.Problem("the line cannot be edited outside: " + e.getMessage()));
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
        return text;
    }
}
