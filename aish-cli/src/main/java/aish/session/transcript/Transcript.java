package aish.session.transcript;

import module java.base;

import aish.event.Event;
import aish.event.EventSink;
import aish.files.PrivateFiles;
import aish.session.TimedEvent;

import org.jspecify.annotations.Nullable;

/**
 * A markdown file written as the session happens, so that it exists even if aish is killed. Reports
 * once, and stops, if the file cannot be written. Thread-safe.
 */
public final class Transcript implements EventSink {
    private static final String NAME = "uuuuMMdd-HHmmss";

    private final Path directory;
    private final Supplier<TranscriptText> texts;
    private final InstantSource clock;
    private final Consumer<String> complaints;
    private @Nullable Path file;
    private @Nullable TranscriptText text;
    private boolean wanted;

    /**
     * @param directory for files that the user does not name
     * @param texts makes a renderer for a new transcript
     * @param complaints receives one line when the transcript is given up
     */
    public Transcript(
            Path directory,
            Supplier<TranscriptText> texts,
            InstantSource clock,
            Consumer<String> complaints) {
        this.directory = directory;
        this.texts = texts;
        this.clock = clock;
        this.complaints = complaints;
    }

    /**
     * Starts at the first question or command, or with what is set for one, so that an empty
     * session leaves no file.
     */
    public synchronized void startOnFirstEvent() {
        wanted = true;
    }

    /** Starts now, in a new file. */
    public synchronized Path start() throws IOException {
        PrivateFiles.createDirectories(directory);
        String name =
                DateTimeFormatter.ofPattern(NAME)
                        .format(clock.instant().atZone(ZoneId.systemDefault()));
        for (int i = 1; ; i++) {
            Path candidate = directory.resolve(name + (i == 1 ? "" : "-" + i) + ".md");
            try (FileChannel _ =
                    PrivateFiles.open(
                            candidate, StandardOpenOption.CREATE_NEW, StandardOpenOption.WRITE)) {
                begin(candidate);
                return candidate;
            } catch (FileAlreadyExistsException e) {
                // another aish started in the same second
            }
        }
    }

    /** Starts now, after the existing contents of the file. */
    public synchronized void start(Path named) throws IOException {
        begin(named);
    }

    private void begin(Path named) throws IOException {
        TranscriptText fresh = texts.get();
        boolean behind = Files.exists(named) && Files.size(named) > 0;
        PrivateFiles.append(named, (behind ? "\n" : "") + fresh.title());
        file = named;
        text = fresh;
        wanted = false;
    }

    /** Stops and returns the file that was written, if any. */
    public synchronized Optional<Path> stop() {
        Optional<Path> written = file();
        file = null;
        text = null;
        wanted = false;
        return written;
    }

    public synchronized Optional<Path> file() {
        return Optional.ofNullable(file);
    }

    /** Whether a file will be started at the first question or command. */
    public synchronized boolean isWaiting() {
        return wanted;
    }

    @Override
    public void emit(Event event) {
        Optional<String> complaint = write(event);
        complaint.ifPresent(complaints);
    }

    private synchronized Optional<String> write(Event event) {
        try {
            if (wanted && isWorthAFile(event)) {
                start();
            }
            Path open = file;
            TranscriptText telling = text;
            if (open != null && telling != null) {
                String more = telling.of(new TimedEvent(clock.instant(), event));
                if (!more.isEmpty()) {
                    PrivateFiles.append(open, more);
                }
            }
            return Optional.empty();
        } catch (IOException e) {
            stop();
            return Optional.of(
                    "cannot write the transcript, so it is off: " + PrivateFiles.reason(e));
        }
    }

    private static boolean isWorthAFile(Event event) {
        return event instanceof Event.QuestionSent
                || event instanceof Event.Started
                || event instanceof Event.StanceChanged
                || event instanceof Event.AttachmentChanged;
    }
}
