package aish.workspace.symbols;

import module java.base;

import aish.workspace.Workspace;
import org.jspecify.annotations.Nullable;

/**
 * The symbols of the project around a directory. Nothing is read before they are first asked for;
 * what was read is kept between starts. Thread-safe.
 */
public final class ProjectSymbols {
    private static final Duration PATIENCE = Duration.ofMinutes(5);
    private static final Duration GLANCE = Duration.ofSeconds(1);

    /** Lets the user stop something while it runs. */
    public interface Stopping {
        /**
         * @param stop called when the user wants it to end
         * @return to be closed when it has ended
         */
        Running during(Runnable stop);

        /** Something that the user can stop. */
        interface Running extends AutoCloseable {
            @Override
            void close();
        }
    }

    private final Workspace workspace;
    private final SourceReader reader;
    private final TreeHighlighter highlighter;
    private final IndexFile kept;
    private final Stopping stopping;
    private final Consumer<String> progress;
    private @Nullable SymbolIndex last;

    /**
     * @param cache the directory of what aish can make again
     * @param progress is told what takes a while
     */
    public ProjectSymbols(
            Workspace workspace, Path cache, Stopping stopping, Consumer<String> progress) {
        this.workspace = workspace;
        Grammars grammars = new Grammars(new NativeLibraries(cache.resolve("trees")));
        this.reader = new SourceReader(grammars);
        this.highlighter = new TreeHighlighter(grammars);
        this.kept = new IndexFile(cache.resolve("symbols"));
        this.stopping = stopping;
        this.progress = progress;
    }

    public TreeHighlighter highlighter() {
        return highlighter;
    }

    /** Returns the symbols as they are now. */
    public synchronized SymbolIndex current() {
        return refresh(PATIENCE);
    }

    /** Returns what is known without a long wait, for completion. */
    public synchronized SymbolIndex known() {
        SymbolIndex known = before(root());
        last = known;
        return known.entries().isEmpty() ? refresh(GLANCE) : known;
    }

    private SymbolIndex refresh(Duration patience) {
        Path root = root();
        // the walk takes about as long as reading what was kept
        CompletableFuture<SymbolIndex> before =
                CompletableFuture.supplyAsync(
                        () -> before(root), Thread.ofPlatform().daemon().name("symbols")::start);
        AtomicBoolean stopped = new AtomicBoolean();
        IndexRefresh refresh =
                new IndexRefresh(
                        workspace,
                        root,
                        () -> before.join().byPath(),
                        reader,
                        patience,
                        stopped::get);
        SymbolIndex now;
        try (Stopping.Running _ = stopping.during(() -> stopped.set(true))) {
            now = refresh.run(progress);
        }
        if (refresh.changed()) {
            keep(now);
        }
        last = now;
        return now;
    }

    private Path root() {
        return workspace.root();
    }

    private SymbolIndex before(Path root) {
        SymbolIndex known = last;
        return known != null && known.root().equals(root)
                ? known
                : new SymbolIndex(root, kept.read(root), "");
    }

    private void keep(SymbolIndex index) {
        try {
            kept.write(index);
        } catch (IOException e) {
            // the next start reads the files again
        }
    }
}
