package aish.front.prompt;

import module java.base;

import aish.files.PrivateFiles;
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
    private @Nullable PromptHistory file;
    private UnaryOperator<String> safe = UnaryOperator.identity();
    private @Nullable Supplier<Path> current;
    private Path home = Path.of("/");

    /** The line whose command has not ended yet. */
    private @Nullable Entry running;

    /** Used by the writer only. */
    private boolean failed;

    /**
     * @param problems receives why the history cannot be kept
     */
    public KeptHistory(InstantSource clock, Consumer<String> problems) {
        this.clock = clock;
        this.problems = problems;
        this.session =
                Long.toString(ProcessHandle.current().pid(), Character.MAX_RADIX)
                        + "-"
                        + Long.toString(clock.millis(), Character.MAX_RADIX);
    }

    /**
     * Called before the first line is typed.
     *
     * @param safe returns a line without its secrets
     * @param current the shell's directory
     */
    public void use(
            PromptHistory kept, UnaryOperator<String> safe, Supplier<Path> current, Path home) {
        this.file = kept;
        this.safe = safe;
        this.current = current;
        this.home = home;
    }

    /** Returns what earlier sessions have kept. */
    public List<Entry> load() {
        PromptHistory from = file;
        try {
            return from == null ? List.of() : from.load();
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
        write(to -> to.append(entry.withLine(safe.apply(line))));
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
        write(to -> to.appendStatus(ended));
        return Optional.of(ended);
    }

    @Override
    public void deleted(Entry entry) {
        write(to -> to.delete(safe.apply(entry.line())));
    }

    /** Changes the file. */
    private interface Change {
        void make(PromptHistory file) throws IOException;
    }

    private void write(Change change) {
        writer.execute(() -> writeNow(change));
    }

    private void writeNow(Change change) {
        PromptHistory to = file;
        if (to == null || failed) {
            return;
        }
        try {
            change.make(to);
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
        Supplier<Path> known = current;
        return known == null ? "" : known.get().toString();
    }

    @Override
    public Path home() {
        return home;
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
