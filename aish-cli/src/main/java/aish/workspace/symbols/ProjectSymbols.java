package aish.workspace.symbols;

import module java.base;

import aish.workspace.Workspace;
import org.jspecify.annotations.Nullable;

/**
 * The symbols of the project around a directory. Nothing is read before they are first asked for.
 * Thread-safe.
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
        SymbolIndex known = before();
        return known.files().isEmpty() ? refresh(GLANCE) : known;
    }

    private SymbolIndex refresh(int mostRead) {
        IndexRefresh refresh = new IndexRefresh(workspace, before(), reader, mostRead);
        SymbolIndex now;
        try (Stopping.Running _ = stopping.during(refresh::stop)) {
            now = refresh.run(progress);
        }
        last = now;
        return now;
    }

    private SymbolIndex before() {
        Path root = workspace.root();
        SymbolIndex known = last;
        return known != null && known.root().equals(root)
                ? known
                : new SymbolIndex(root, new LinkedHashMap<>(), "");
    }
}
