package aish.workspace.symbols;

import module java.base;

import aish.workspace.Workspace;
import org.jspecify.annotations.Nullable;

/**
 * The symbols of the project around a directory. Nothing is read before they are first asked for;
 * what was read is kept between starts. Thread-safe.
 */
public final class ProjectSymbols {
    /** How many files are read for completion, which must not take long. */
    private static final int GLANCE = 500;

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
        return refresh(Integer.MAX_VALUE);
    }

    /** Returns what is known without a long wait, for completion. */
    public synchronized SymbolIndex known() {
        SymbolIndex known = before(root());
        last = known;
        return known.entries().isEmpty() ? refresh(GLANCE) : known;
    }

    private SymbolIndex refresh(int mostRead) {
        Path root = root();
        // the walk takes about as long as reading what was kept
        CompletableFuture<SymbolIndex> before =
                CompletableFuture.supplyAsync(
                        () -> before(root), Thread.ofPlatform().daemon().name("symbols")::start);
        IndexRefresh refresh =
                new IndexRefresh(workspace, root, () -> before.join().byPath(), reader, mostRead);
        SymbolIndex now;
        try (Stopping.Running _ = stopping.during(refresh::stop)) {
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
