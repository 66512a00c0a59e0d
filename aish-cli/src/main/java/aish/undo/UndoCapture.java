package aish.undo;

import module java.base;

import aish.files.PrivateFiles;
import aish.files.SparseCopy;
import aish.safety.files.AffectedFileSpec.Kind;
import aish.safety.files.AffectedFiles;
import aish.safety.files.FileSurvey.FileWalk;
import aish.safety.files.SurveyBudget;
import aish.undo.UndoStore.UndoException;

/** Collects the paths to save, checks them against the limits, and only then copies them. */
final class UndoCapture {
    static final String TOO_MUCH = "the files are larger than undo.max_bytes allows";
    private static final String TOO_MUCH_TYPED =
            "the files are larger than undo.typed_bytes allows";

    /** As many links as Linux follows. */
    private static final int MOST_LINKS = 40;

    /** Which part of a file may change, from least to most. */
    enum Part {
        /** Mode, owner and times: nothing is copied, so neither size nor readability matters. */
        ATTRIBUTES,
        /** The name: another name for the same file keeps its content. */
        NAME,
        ALL
    }

    private final Map<Path, FileState> states = new LinkedHashMap<>();
    private final Map<Path, Part> parts = new HashMap<>();
    private final long maxBytes;
    private final SurveyBudget budget;
    private final boolean links;
    private long bytes;

    /** How many files and links have been added with what they contain. */
    private int contents;

    private boolean losesContent;

    UndoCapture(long maxBytes, SurveyBudget budget) {
        this(maxBytes, budget, false);
    }

    private UndoCapture(long maxBytes, SurveyBudget budget, boolean links) {
        this.maxBytes = maxBytes;
        this.budget = budget;
        this.links = links;
    }

    /**
     * Creates one for a typed command, which links files that are about to be deleted, instead of
     * copying them.
     */
    static UndoCapture linking(long maxBytes, SurveyBudget budget) {
        return new UndoCapture(maxBytes, budget, true);
    }

    boolean isEmpty() {
        return states.isEmpty();
    }

    /** Whether the content of a file that exists is deleted or replaced. */
    boolean losesContent() {
        return losesContent;
    }

    /** Adds everything that a command may affect at a path, including what does not exist yet. */
    void add(AffectedFiles.Root root) throws IOException, UndoException {
        Part part = part(root.kind());
        int before = contents;
        add(root.path(), part);
        boolean through =
                part == Part.ATTRIBUTES
                        || root.kind() == Kind.OVERWRITE
                        || root.kind() == Kind.APPEND;
        if (through && Files.isSymbolicLink(root.path())) {
            addTarget(root.path(), part);
        }
        if (root.overlay().isPresent()) {
            overlay(root.path(), root.overlay().get());
        } else if (root.recursive() || root.search().isPresent()) {
            List<Path> met = new ArrayList<>();
            gathering(met).walk(root);
            addAll(met, part);
        }
        boolean loses = root.kind() == Kind.DELETE || root.kind() == Kind.OVERWRITE;
        losesContent |= loses && contents > before;
        checkEffort();
    }

    /** Adds the target of a link; writing through the link creates it if it does not exist. */
    private void addTarget(Path link, Part part) throws IOException, UndoException {
        if (Files.exists(link)) {
            add(link.toRealPath(), part);
            return;
        }
        Path at = link;
        for (int i = 0; i < MOST_LINKS && Files.isSymbolicLink(at); i++) {
            at = at.resolveSibling(Files.readSymbolicLink(at)).normalize();
            add(at, part);
        }
    }

    private static Part part(Kind kind) {
        if (kind == Kind.DELETE) {
            return Part.NAME;
        }
        return kind.keepsContent() ? Part.ATTRIBUTES : Part.ALL;
    }

    /** Adds everything in a directory. */
    void addTree(Path path) throws IOException, UndoException {
        List<Path> met = new ArrayList<>();
        gathering(met).tree(path);
        addAll(met, Part.ALL);
        checkEffort();
    }

    private void overlay(Path target, Path source) throws IOException, UndoException {
        List<Path> met = new ArrayList<>();
        gathering(met).tree(source);
        for (Path path : met) {
            add(target.resolve(source.relativize(path).toString()), Part.ALL);
        }
    }

    private FileWalk gathering(List<Path> met) {
        return new FileWalk(
                budget,
                new FileWalk.Visitor() {
                    @Override
                    public void visit(Path path, BasicFileAttributes attributes) {
                        met.add(path);
                    }

                    @Override
                    public void unreadable(Path path) throws IOException {
                        throw new IOException(path + ": permission denied");
                    }
                });
    }

    private void addAll(List<Path> met, Part part) throws IOException, UndoException {
        for (Path path : met) {
            add(path, part);
        }
    }

    private void checkEffort() throws UndoException {
        Optional<String> shortfall = budget.whyIncomplete();
        if (shortfall.isPresent()) {
            throw new UndoException(shortfall.get());
        }
    }

    /** Adds one path with its content, whether or not it exists. */
    void add(Path path) throws IOException, UndoException {
        add(path, Part.ALL);
    }

    void add(Path path, Part part) throws IOException, UndoException {
        Part known = parts.get(path);
        if (known != null && known.compareTo(part) >= 0) {
            return;
        }
        FileState above = states.get(path.getParent());
        // below what is no directory there is nothing, even if it is a link that leads somewhere
        FileState state =
                above == null || above.type() == FileState.Type.DIRECTORY
                        ? FileState.read(path)
                        : FileState.absent(path);
        switch (state.type()) {
            case FILE -> {
                if (part != Part.ATTRIBUTES && (known == null || known == Part.ATTRIBUTES)) {
                    addContent(state);
                }
            }
            case OTHER -> {
                if (part != Part.ATTRIBUTES) {
                    throw new UndoException(path + " is a pipe, a socket or a device");
                }
            }
            case ABSENT -> {
                for (Path at = path.getParent();
                        at != null && !parts.containsKey(at) && !Files.exists(at);
                        at = at.getParent()) {
                    states.put(at, FileState.read(at));
                    parts.put(at, Part.ALL);
                }
            }
            case LINK -> contents++;
            case DIRECTORY -> {}
        }
        states.put(path, state);
        parts.put(path, part);
    }

    private void addContent(FileState state) throws UndoException {
        contents++;
        bytes += state.size();
        if (bytes > maxBytes) {
            throw new UndoException(links ? TOO_MUCH_TYPED : TOO_MUCH);
        }
        if (!Files.isReadable(state.path())) {
            throw new UndoException(state.path() + " cannot be read");
        }
    }

    /**
     * Adds the directories between a path and the top of a tree, which may appear or disappear with
     * it.
     */
    void addParents(Path path, Path top) throws IOException, UndoException {
        for (Path at = path.getParent();
                at != null && at.startsWith(top) && !at.equals(top);
                at = at.getParent()) {
            add(at, Part.ALL);
        }
    }

    /** Copies the contents into a folder and returns the states with the numbers of the copies. */
    List<FileState> copyInto(Path folder) throws IOException, UndoException {
        PrivateFiles.createDirectories(folder);
        List<FileState> copied = new ArrayList<>();
        int number = 0;
        for (FileState state : states.values()) {
            Part part = parts.getOrDefault(state.path(), Part.ALL);
            if (state.type() == FileState.Type.FILE && part != Part.ATTRIBUTES) {
                Path copy = folder.resolve(String.valueOf(number));
                if (!links || part != Part.NAME || !isLinked(state.path(), copy)) {
                    copy(state.path(), copy);
                }
                copied.add(state.copied(number++));
            } else {
                copied.add(state);
            }
            checkEffort();
        }
        return copied;
    }

    /** Gives a file a second name, unless it has one already through which it could be changed. */
    private static boolean isLinked(Path file, Path name) {
        try {
            if (!Integer.valueOf(1).equals(Files.getAttribute(file, "unix:nlink"))) {
                return false;
            }
            Files.createLink(name, file);
            return true;
        } catch (IOException | UnsupportedOperationException | IllegalArgumentException e) {
            return false; // on another file system, or not ours: it is copied
        }
    }

    /** Copies a file. Errors name the file that could not be copied, not the place of the copy. */
    private static void copy(Path from, Path to) throws IOException {
        try {
            SparseCopy.copy(from, to);
        } catch (FileSystemException e) {
            String reason = e.getReason();
            throw new IOException(reason == null ? from + " is gone" : from + ": " + reason, e);
        }
    }
}
