package aish.workspace.symbols;

import module java.base;

import aish.workspace.FileOrigin;
import aish.workspace.TreeWalk;
import aish.workspace.Workspace;
import org.jspecify.annotations.Nullable;

/**
 * Brings an index up to date: files whose time and size are as before are not read again. Stops
 * early if told to; what was read by then is kept.
 */
final class IndexRefresh {
    private static final int MOST_FILES = 50_000;
    private static final int MOST_SYMBOLS = 400_000;
    private static final int MANY = 200;

    /** A source file of the project. */
    private record Seen(String path, long modified, long size, SourceLanguage language) {
        FileEntry entry(List<Symbol> symbols, String text) {
            return new FileEntry(path, modified, size, symbols, UsedNames.in(text));
        }

        FileEntry bare() {
            return new FileEntry(path, modified, size, List.of(), Set.of());
        }

        boolean isForCtags() {
            return language.how() == SourceLanguage.How.CTAGS;
        }
    }

    private final Workspace workspace;
    private final SymbolIndex before;
    private final SourceReader reader;
    private final int mostRead;
    private volatile boolean stopped;
    private volatile Runnable stopCtags = () -> {};
    private final List<Seen> seen = new ArrayList<>();
    private final Map<String, FileEntry> entries = new ConcurrentHashMap<>();
    private final AtomicInteger room = new AtomicInteger(MOST_SYMBOLS);
    private final AtomicInteger leftOut = new AtomicInteger();

    /**
     * @param mostRead how many files may be read
     */
    IndexRefresh(Workspace workspace, SymbolIndex before, SourceReader reader, int mostRead) {
        this.workspace = workspace;
        this.before = before;
        this.reader = reader;
        this.mostRead = mostRead;
    }

    /**
     * @param progress is told if reading may take a while
     */
    SymbolIndex run(Consumer<String> progress) {
        TreeWalk.Ending ending = workspace.walk(before.root(), MOST_FILES).visit(this::note);
        List<Seen> stale = seen.stream().filter(file -> !isKnown(file)).toList();
        if (stale.size() > MANY) {
            progress.accept(
                    String.format(
                            Locale.ROOT,
                            "Reading the symbols of %,d files. Ctrl-C stops.",
                            stale.size()));
        }
        List<Seen> own = stale.stream().filter(file -> !file.isForCtags()).toList();
        own.subList(0, Math.min(mostRead, own.size())).parallelStream().forEach(this::read);
        ctags(stale.stream().filter(Seen::isForCtags).toList());
        return new SymbolIndex(before.root(), ordered(), shortfall(ending));
    }

    private String shortfall(TreeWalk.Ending ending) {
        List<String> missing = new ArrayList<>();
        if (ending != TreeWalk.Ending.ALL_SEEN) {
            missing.add(
                    TreeWalk.shortfall(
                            ending == TreeWalk.Ending.ENOUGH ? TreeWalk.Ending.INTERRUPTED : ending,
                            MOST_FILES));
        }
        if (entries.size() < seen.size()) {
            missing.add(
                    String.format(
                            Locale.ROOT, "%,d files not read yet", seen.size() - entries.size()));
        }
        if (leftOut.get() > 0) {
            missing.add(String.format(Locale.ROOT, "the symbols of %,d files", leftOut.get()));
        }
        return missing.isEmpty() ? "" : "without " + String.join(", ", missing);
    }

    /** Returns the entries in the order of the walk, which is that of their paths. */
    private SequencedMap<String, FileEntry> ordered() {
        SequencedMap<String, FileEntry> files = new LinkedHashMap<>();
        for (Seen file : seen) {
            @Nullable FileEntry entry = entries.get(file.path());
            if (entry != null) {
                files.put(entry.path(), entry);
            }
        }
        return files;
    }

    /** Ends the run early, for a user who has had enough. */
    void stop() {
        stopped = true;
        stopCtags.run();
    }

    private TreeWalk.Visitor.Next note(Path file, BasicFileAttributes attributes) {
        String path = before.root().relativize(file).toString();
        long modified = attributes.lastModifiedTime().to(TimeUnit.NANOSECONDS);
        if (FileOrigin.of(path) == FileOrigin.OWN) {
            SourceLanguage.ofFile(path.substring(path.lastIndexOf('/') + 1))
                    .map(language -> new Seen(path, modified, attributes.size(), language))
                    .ifPresent(seen::add);
        }
        return stopped ? TreeWalk.Visitor.Next.STOP : TreeWalk.Visitor.Next.GO_ON;
    }

    /** Keeps what is known of a file already. */
    private boolean isKnown(Seen file) {
        @Nullable FileEntry known = before.files().get(file.path());
        if (known == null || !known.isOf(file.modified(), file.size())) {
            return false;
        }
        keep(known);
        return true;
    }

    private void read(Seen file) {
        if (!stopped) {
            @Nullable String text = SourceLines.read(before.root().resolve(file.path()));
            keep(
                    text == null
                            ? file.bare()
                            : file.entry(reader.symbols(file.path(), file.language(), text), text));
        }
    }

    private void ctags(List<Seen> files) {
        if (files.isEmpty() || stopped) {
            return;
        }
        List<String> paths = files.stream().map(Seen::path).toList();
        Map<String, List<Symbol>> found =
                CtagsReader.read(before.root(), paths, kill -> stopCtags = kill);
        if (!stopped) {
            files.forEach(file -> keep(file.entry(found.getOrDefault(file.path(), List.of()), "")));
        }
    }

    /** Keeps an entry, without its symbols if there are too many. */
    private void keep(FileEntry entry) {
        boolean fits = room.addAndGet(-entry.symbols().size()) >= 0;
        if (!fits) {
            leftOut.incrementAndGet();
        }
        entries.put(
                entry.path(),
                fits
                        ? entry
                        : new FileEntry(
                                entry.path(), entry.modified(), entry.size(), List.of(), Set.of()));
    }
}
