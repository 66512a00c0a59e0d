package aish.front.prompt;

import module java.base;

import aish.bash.ShellQuoting;
import aish.event.Event;
import aish.event.EventSink;
import aish.files.PrivateFiles;
import aish.shell.ShellException;
import aish.shell.ShellSession;

/** Lets the user edit the line in an editor of their choice, which runs in their shell. */
public record ExternalEditor(ShellSession shell, EventSink events)
        implements UnaryOperator<String> {
    /** Returns the edited line, or the original if it cannot be edited. */
    @Override
    public String apply(String line) {
        return edited(line + "\n").replace("\r\n", "\n").stripTrailing();
    }

    private String edited(String text) {
        try {
            // readable by the user alone, as all temporary files that Java creates
            Path file = Files.createTempFile("aish-line-", ".bash");
            try {
                Files.writeString(file, text);
                return edit(file) ? Files.readString(file) : text;
            } finally {
                Files.deleteIfExists(file);
            }
        } catch (CharacterCodingException e) {
            report("what it saved is not UTF-8");
        } catch (IOException e) {
            report(PrivateFiles.reason(e));
        } catch (ShellException e) {
            report(String.valueOf(e.getMessage()));
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
        return text;
    }

    /**
     * Returns whether the editor says that all went well. It cannot be suspended, because nothing
     * would wait for it any more.
     */
    private boolean edit(Path file) throws ShellException, InterruptedException {
        String line =
                "(builtin trap '' TSTP; builtin eval \"${VISUAL:-${EDITOR:-vi}} \""
                        + ShellQuoting.quote(ShellQuoting.quote(file.toString()))
                        + ")";
        OptionalInt status = shell.runInternal(line);
        if (status.isPresent() && status.getAsInt() != 0) {
            report("the editor exited with status " + status.getAsInt());
        }
        return status.isPresent() && status.getAsInt() == 0;
    }

    private void report(String reason) {
        events.emit(new Event.Problem("nothing is changed: " + reason));
    }
}
