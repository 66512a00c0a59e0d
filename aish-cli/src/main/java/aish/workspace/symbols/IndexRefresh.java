package aish.workspace.symbols;

import module java.base;

import aish.workspace.FileOrigin;
import aish.workspace.TreeWalk;
import aish.workspace.Workspace;
import org.jspecify.annotations.Nullable;

/**
 * Brings an index up to date: files whose time and size are as before are not read again. The
 * calling thread walks, a few others read. Stops early if told to; what was read by then is kept.
 */
final class IndexRefresh {
    /** Memory for all entries of an index. */
    static final long MOST_BYTES = 96L << 20;

    private static final int MOST_FILES = 200_000;
    private static final int MOST_THREADS = 4;
    private static final int MANY = 200;

    /** A source file of the project. */
    private record Seen(String path, long modified, long size, SourceLanguage language) {
        FileEntry bare() {
            return FileEntry.bare(path, modified, size);
        }

        FileEntry entry(List<Symbol> symbols, @Nullable String text) {
            int[] used = text == null ? new int[0] : UsedNames.in(text, language);
            return FileEntry.of(path, modified, size, symbols, used);
        }
    }

    /**
     * A file to be read.
     *
     * @param place its place among those seen
     */
    private record Stale(int place, Seen file) {}

    private final Workspace workspace;
    private final Path root;
    private final Supplier<? extends Map<String, FileEntry>> known;
    private final SourceReader reader;
    private final AtomicInteger mayRead;
    private volatile boolean stopped;
    private volatile Runnable stopCtags = () -> {};
    private final List<Seen> seen = new ArrayList<>();
    private @Nullable FileEntry[] entries = {};
    private final Queue<Stale> stale = new ConcurrentLinkedQueue<>();
    private final List<Stale> forCtags = new ArrayList<>();
    private final AtomicLong room = new AtomicLong(MOST_BYTES);
    private final AtomicInteger leftOut = new AtomicInteger();
    private boolean changed;

    /**
     * @param known returns what is known already; called after the walk
     * @param mostRead how many files may be read
     */
    IndexRefresh(
            Workspace workspace,
            Path root,
            Supplier<? extends Map<String, FileEntry>> known,
            SourceReader reader,
            int mostRead) {
        this.workspace = workspace;
        this.root = root;
        this.known = known;
        this.reader = reader;
        this.mayRead = new AtomicInteger(mostRead);
    }

    /**
     * @param progress is told if reading may take a while
     */
    SymbolIndex run(Consumer<String> progress) {
        TreeWalk.Ending ending = workspace.walk(root, MOST_FILES).visit(this::note);
        Map<String, FileEntry> before = known.get();
        compare(before);
        if (stale.size() > MANY) {
            progress.accept(
                    String.format(
                            Locale.ROOT,
                            "Reading the symbols of %,d files. Ctrl-C stops.",
                            stale.size()));
        }
        readAll();
        ctags();
        List<String> missing = new ArrayList<>();
        boolean complete = ending == TreeWalk.Ending.ALL_SEEN;
        if (!complete) {
            missing.add(
                    TreeWalk.shortfall(
                            ending == TreeWalk.Ending.ENOUGH ? TreeWalk.Ending.INTERRUPTED : ending,
                            MOST_FILES));
        }
        if (!stale.isEmpty()) {
            missing.add(String.format(Locale.ROOT, "%,d files not read yet", stale.size()));
        }
        if (leftOut.get() > 0) {
            missing.add(String.format(Locale.ROOT, "the symbols of %,d files", leftOut.get()));
        }
        SequencedMap<String, FileEntry> files = ordered();
        if (!complete) {
            before.forEach((path, entry) -> addUnseen(path, entry, files));
        }
        changed |= files.size() != before.size();
        return new SymbolIndex(
                root, files, missing.isEmpty() ? "" : "without " + String.join(", ", missing));
    }

    /** Returns the entries in the order of the walk, which is that of their paths. */
    private SequencedMap<String, FileEntry> ordered() {
        SequencedMap<String, FileEntry> files = LinkedHashMap.newLinkedHashMap(entries.length);
        for (@Nullable FileEntry entry : entries) {
            if (entry != null) {
                files.put(entry.path(), entry);
            }
        }
        return files;
    }

    private void addUnseen(String path, FileEntry entry, Map<String, FileEntry> files) {
        if (!files.containsKey(path) && room.addAndGet(-entry.bytes()) >= 0) {
            files.put(path, entry);
        }
    }

    /** Ends the run early, for a user who has had enough. */
    void stop() {
        stopped = true;
        stopCtags.run();
    }

    /** Whether the index is not the one before. */
    boolean changed() {
        return changed;
    }

    private TreeWalk.Visitor.Next note(Path file, BasicFileAttributes attributes) {
        String path = file.toString().substring(rootLength());
        long modified = attributes.lastModifiedTime().to(TimeUnit.NANOSECONDS);
        SourceLanguage.ofFile(path.substring(path.lastIndexOf('/') + 1))
                .map(language -> new Seen(path, modified, attributes.size(), language))
                .ifPresent(seen::add);
        return stopped ? TreeWalk.Visitor.Next.STOP : TreeWalk.Visitor.Next.GO_ON;
    }

    private void compare(Map<String, FileEntry> before) {
        entries = new @Nullable FileEntry[seen.size()];
        for (int place = 0; place < entries.length; place++) {
            Seen file = seen.get(place);
            @Nullable FileEntry entry = before.get(file.path());
            if (entry != null && entry.isOf(file.modified(), file.size())) {
                keep(place, entry);
            } else if (FileOrigin.of(file.path()) == FileOrigin.OWN) {
                changed = true;
                add(new Stale(place, file));
            }
        }
    }

    private int rootLength() {
        String text = root.toString();
        return text.endsWith("/") ? text.length() : text.length() + 1;
    }

    private void add(Stale found) {
        if (found.file().size() > SourceLines.MOST_BYTES) {
            keep(found.place(), found.file().bare());
        } else if (found.file().language().how() == SourceLanguage.How.CTAGS) {
            forCtags.add(found);
        } else {
            stale.add(found);
        }
    }

    private void readAll() {
        int threads = Math.min(MOST_THREADS, Runtime.getRuntime().availableProcessors());
        List<Thread> others = new ArrayList<>();
        for (int i = 1; i < threads && stale.size() > threads; i++) {
            others.add(Thread.ofPlatform().daemon().name("symbols-" + i).start(this::readSome));
        }
        readSome();
        boolean interrupted = false;
        for (Thread other : others) {
            try {
                other.join();
            } catch (InterruptedException e) {
                interrupted = true;
            }
        }
        if (interrupted) {
            Thread.currentThread().interrupt();
        }
    }

    private void readSome() {
        while (!stopped && mayRead.getAndDecrement() > 0) {
            @Nullable Stale next = stale.poll();
            if (next == null) {
                return;
            }
            Seen file = next.file();
            @Nullable String text = SourceLines.read(root.resolve(file.path()));
            keep(
                    next.place(),
                    text == null
                            ? file.bare()
                            : file.entry(reader.symbols(file.path(), file.language(), text), text));
        }
    }

    private void ctags() {
        if (forCtags.isEmpty() || stopped) {
            return;
        }
        List<String> paths = forCtags.stream().map(each -> each.file().path()).toList();
        Map<String, List<Symbol>> found = CtagsReader.read(root, paths, kill -> stopCtags = kill);
        if (stopped) {
            return;
        }
        for (Stale each : forCtags) {
            String path = each.file().path();
            @Nullable String text = SourceLines.read(root.resolve(path));
            keep(each.place(), each.file().entry(found.getOrDefault(path, List.of()), text));
        }
    }

    /** Keeps an entry while there is room, and after that only that the file has been seen. */
    private void keep(int place, FileEntry entry) {
        if (room.addAndGet(-entry.bytes()) < 0 && entry.defined().length > 0) {
            leftOut.incrementAndGet();
            entries[place] = FileEntry.bare(entry.path(), entry.modified(), entry.size());
        } else {
            entries[place] = entry;
        }
    }
}
