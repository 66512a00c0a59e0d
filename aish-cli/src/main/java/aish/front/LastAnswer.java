package aish.front;

import module java.base;

import aish.event.Event;
import aish.event.EventSink;
import aish.event.ExitCode;
import aish.files.AtomicFile;
import aish.model.Reply;
import aish.text.PlainText;

/**
 * Remembers the last complete answer of a run and writes it to the file that {@code --output-last}
 * names. The file appears complete or not at all, with the permissions that any new file of the
 * user has.
 */
public final class LastAnswer implements EventSink {
    private final Path file;
    private volatile String text = "";

    public LastAnswer(Path file) {
        this.file = file.toAbsolutePath();
    }

    @Override
    public void emit(Event event) {
        if (event instanceof Event.Answered(Reply reply)
                && reply.isWhole()
                && !reply.text().isBlank()) {
            text = reply.text();
        }
    }

    /** Says why the file cannot be written, before a model is asked in vain. */
    public Optional<String> obstacle() {
        Path parent = file.getParent();
        if (Files.isDirectory(file) || parent == null) {
            return Optional.of(problem("it is a directory"));
        }
        if (!Files.isDirectory(parent)) {
            return Optional.of(problem("no such directory: " + parent));
        }
        Path written = Files.exists(file) && !isOrdinary() ? file : parent;
        return Files.isWritable(written)
                ? Optional.empty()
                : Optional.of(problem("permission denied"));
    }

    /**
     * Writes the answer and reports why it cannot be written.
     *
     * @param code how the run ended; returned, unless it went well and the file was not written
     */
    public int write(int code, EventSink events) {
        Optional<String> problem =
                text.isEmpty() ? Optional.of(problem("there is no answer")) : write();
        // a run that failed has said why there is no answer
        if (problem.isEmpty() || (text.isEmpty() && code != ExitCode.OK)) {
            return code;
        }
        events.emit(new Event.Problem(problem.get()));
        return code == ExitCode.OK ? ExitCode.FAILED : code;
    }

    private Optional<String> write() {
        byte[] bytes = (PlainText.of(text).stripTrailing() + "\n").getBytes(StandardCharsets.UTF_8);
        try {
            if (Files.exists(file) && !isOrdinary()) {
                Files.write(file, bytes);
            } else {
                AtomicFile.replace(file, out -> out.write(bytes));
            }
            return Optional.empty();
        } catch (IOException e) {
            return Optional.of(problem(reason(e)));
        }
    }

    /** Devices and pipes are written to, not replaced. */
    private boolean isOrdinary() {
        return Files.isRegularFile(file);
    }

    private static String reason(IOException e) {
        if (e instanceof AccessDeniedException) {
            return "permission denied";
        }
        String reason = e instanceof FileSystemException known ? known.getReason() : e.getMessage();
        return reason == null ? e.getClass().getSimpleName() : reason;
    }

    private String problem(String reason) {
        return PlainText.oneLine("cannot write the last answer to " + file + ": " + reason);
    }
}
