package aish.front.prompt;

import module java.base;

import aish.files.PrivateFiles;
import aish.process.OwnProcess;
import aish.session.PromptHistory;
import aish.session.PromptHistory.Entry;
import aish.session.PromptHistory.Origin;
import aish.shell.CommandResult;
import aish.terminal.editor.EditorHistory;
import org.jspecify.annotations.Nullable;

/**
 * Keeps what is typed at the prompt for other sessions, in the background, so that the prompt does
 * not wait for a disk or another aish.
 */
public final class KeptHistory implements EditorHistory.Store {
    private final Consumer<String> problems;
    private final ExecutorService writer =
            Executors.newSingleThreadExecutor(
                    Thread.ofPlatform().daemon().name("history").factory());
    private final InstantSource clock;
    private final String session;
    private final Future<Place> place;

    /** The line whose command has not ended yet. */
    private @Nullable Entry running;

    /** Used by the writer only. */
    private boolean failed;

    /**
     * Where lines are kept.
     *
     * @param safe returns a line without its secrets
     * @param current the shell's directory
     */
    public record Place(
            PromptHistory file, UnaryOperator<String> safe, Supplier<Path> current, Path home) {}

    /**
     * @param place known before the first line is typed
     * @param problems receives why the history cannot be kept
     */
    public KeptHistory(InstantSource clock, Future<Place> place, Consumer<String> problems) {
        this.clock = clock;
        this.place = place;
        this.problems = problems;
        this.session =
                Long.toString(OwnProcess.id(), Character.MAX_RADIX)
                        + "-"
                        + Long.toString(clock.millis(), Character.MAX_RADIX);
    }

    private Optional<Place> place() {
        return place.isDone() ? Optional.of(place.resultNow()) : Optional.empty();
    }

    /** Returns what earlier sessions have kept. */
    public List<Entry> load() {
        Optional<Place> from = place();
        try {
            return from.isEmpty() ? List.of() : from.get().file().load();
        } catch (IOException e) {
            // reported when the first line cannot be saved
            return List.of();
        }
    }

    @Override
    public Entry typed(String line) {
        return keep(line, Origin.TYPED);
    }

    /** Keeps a command that a model proposed. */
    public Entry proposed(String command) {
        return keep(command, Origin.PROPOSED);
    }

    private Entry keep(String line, Origin origin) {
        Entry entry = new Entry(now(), line, origin, directory(), 0, session);
        running = entry;
        write(to -> to.file().append(entry.withLine(to.safe().apply(line))));
        return entry;
    }

    /** Keeps the status of a command that failed; returns its line, if that was kept. */
    public Optional<Entry> ended(CommandResult result) {
        Entry entry = running;
        if (entry == null || !entry.line().contains(result.command().strip())) {
            return Optional.empty();
        }
        running = null;
        if (result.status() == 0) {
            return Optional.empty();
        }
        Entry ended = entry.withStatus(result.status());
        write(to -> to.file().appendStatus(ended));
        return Optional.of(ended);
    }

    @Override
    public void deleted(Entry entry) {
        write(to -> to.file().delete(to.safe().apply(entry.line())));
    }

    /** Changes the file. */
    private interface Change {
        void make(Place place) throws IOException;
    }

    private void write(Change change) {
        writer.execute(() -> writeNow(change));
    }

    private void writeNow(Change change) {
        Optional<Place> to = place();
        if (to.isEmpty() || failed) {
            return;
        }
        try {
            change.make(to.get());
        } catch (IOException e) {
            failed = true;
            problems.accept("the history cannot be kept: " + PrivateFiles.reason(e));
        }
    }

    @Override
    public String session() {
        return session;
    }

    @Override
    public String directory() {
        return place().map(known -> known.current().get().toString()).orElse("");
    }

    @Override
    public Path home() {
        return place().map(Place::home).orElse(Path.of("/"));
    }

    @Override
    public Instant now() {
        return clock.instant();
    }

    /** Waits until everything has been written. */
    public void close() {
        writer.close();
    }
}
