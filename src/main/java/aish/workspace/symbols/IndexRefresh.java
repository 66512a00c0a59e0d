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
    private static final Duration CTAGS_PATIENCE = Duration.ofSeconds(20);

    /** A file to be read. */
    private record Stale(String path, long modified, long size, SourceLanguage language) {}

    private final Workspace workspace;
    private final Path root;
    private final Map<String, FileEntry> before;
    private final SourceReader reader;
    private final long deadline;
    private final BooleanSupplier stopped;
    private final Map<String, FileEntry> seen = new ConcurrentHashMap<>();
    private final List<String> order = new ArrayList<>();
    private final Queue<Stale> stale = new ConcurrentLinkedQueue<>();
    private final List<Stale> forCtags = new ArrayList<>();
    private final AtomicLong room = new AtomicLong(MOST_BYTES);
    private final AtomicInteger leftOut = new AtomicInteger();
    private final AtomicBoolean read = new AtomicBoolean();

    /**
     * @param before what is known already
     * @param patience how long it may take
     * @param stopped whether the user has had enough
     */
    IndexRefresh(
            Workspace workspace,
            Path root,
            Map<String, FileEntry> before,
            SourceReader reader,
            Duration patience,
            BooleanSupplier stopped) {
        this.workspace = workspace;
        this.root = root;
        this.before = before;
        this.reader = reader;
        this.deadline = System.nanoTime() + patience.toNanos();
        this.stopped = stopped;
    }

    /**
     * @param progress is told if reading may take a while
     */
    SymbolIndex run(Consumer<String> progress) {
        Duration patience = Duration.ofNanos(Math.max(0, deadline - System.nanoTime()));
        TreeWalk.Ending ending = workspace.walk(root, MOST_FILES, patience).visit(this::look);
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
            before.forEach(this::keepUnseen);
            missing.add(
                    TreeWalk.shortfall(
                            ending == TreeWalk.Ending.ENOUGH ? TreeWalk.Ending.INTERRUPTED : ending,
                            MOST_FILES,
                            patience));
        }
        if (!stale.isEmpty()) {
            missing.add(String.format(Locale.ROOT, "%,d files not read yet", stale.size()));
        }
        if (leftOut.get() > 0) {
            missing.add(String.format(Locale.ROOT, "the symbols of %,d files", leftOut.get()));
        }
        return new SymbolIndex(
                root, ordered(), missing.isEmpty() ? "" : "without " + String.join(", ", missing));
    }

    /** Returns the entries in the order of the walk, which is that of their paths. */
    private SequencedMap<String, FileEntry> ordered() {
        SequencedMap<String, FileEntry> files = LinkedHashMap.newLinkedHashMap(order.size());
        for (String path : order) {
            @Nullable FileEntry entry = seen.get(path);
            if (entry != null) {
                files.put(path, entry);
            }
        }
        return files;
    }

    private void keepUnseen(String path, FileEntry entry) {
        if (!seen.containsKey(path)) {
            order.add(path);
            keep(path, entry);
        }
    }

    /** Whether the index is not the one before. */
    boolean changed() {
        return read.get() || seen.size() != before.size();
    }

    private TreeWalk.Visitor.Next look(Path file, BasicFileAttributes attributes) {
        if (stopped.getAsBoolean()) {
            return TreeWalk.Visitor.Next.STOP;
        }
        String path = file.toString().substring(rootLength());
        long modified = attributes.lastModifiedTime().to(TimeUnit.NANOSECONDS);
        @Nullable FileEntry known = before.get(path);
        if (known != null && known.isOf(modified, attributes.size())) {
            order.add(path);
            keep(path, known);
            return TreeWalk.Visitor.Next.GO_ON;
        }
        String name = path.substring(path.lastIndexOf('/') + 1);
        Optional<SourceLanguage> language = SourceLanguage.ofFile(name);
        if (language.isPresent() && FileOrigin.of(path) == FileOrigin.OWN) {
            order.add(path);
            add(new Stale(path, modified, attributes.size(), language.get()));
        }
        return TreeWalk.Visitor.Next.GO_ON;
    }

    private int rootLength() {
        String text = root.toString();
        return text.endsWith("/") ? text.length() : text.length() + 1;
    }

    private void add(Stale file) {
        read.set(true);
        if (file.size() > SourceLines.MOST_BYTES) {
            keep(file.path(), FileEntry.bare(file.path(), file.modified(), file.size()));
        } else if (file.language().how() == SourceLanguage.How.CTAGS) {
            forCtags.add(file);
        } else {
            stale.add(file);
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
        while (!isOver()) {
            @Nullable Stale next = stale.poll();
            if (next == null) {
                return;
            }
            @Nullable String text = SourceLines.read(root.resolve(next.path()));
            FileEntry entry =
                    text == null
                            ? FileEntry.bare(next.path(), next.modified(), next.size())
                            : FileEntry.of(
                                    next.path(),
                                    next.modified(),
                                    next.size(),
                                    reader.symbols(next.path(), next.language(), text),
                                    UsedNames.in(text, next.language()));
            keep(next.path(), entry);
        }
    }

    private boolean isOver() {
        return stopped.getAsBoolean() || System.nanoTime() - deadline > 0;
    }

    private void ctags() {
        if (forCtags.isEmpty() || isOver()) {
            return;
        }
        List<String> paths = forCtags.stream().map(Stale::path).toList();
        Map<String, List<Symbol>> found = CtagsReader.read(root, paths, CTAGS_PATIENCE);
        for (Stale file : forCtags) {
            @Nullable String text = SourceLines.read(root.resolve(file.path()));
            keep(
                    file.path(),
                    FileEntry.of(
                            file.path(),
                            file.modified(),
                            file.size(),
                            found.getOrDefault(file.path(), List.of()),
                            text == null ? new int[0] : UsedNames.in(text, file.language())));
        }
    }

    /** Keeps an entry while there is room, and after that only that the file has been seen. */
    private void keep(String path, FileEntry entry) {
        if (room.addAndGet(-entry.bytes()) < 0 && entry.defined().length > 0) {
            leftOut.incrementAndGet();
            seen.putIfAbsent(path, FileEntry.bare(path, entry.modified(), entry.size()));
        } else {
            seen.putIfAbsent(path, entry);
        }
    }
}
