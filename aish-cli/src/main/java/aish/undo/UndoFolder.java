package aish.undo;

import module java.base;

import aish.files.PrivateFiles;
import aish.json.Json;
import aish.json.JsonException;
import aish.json.JsonWriter;
import aish.safety.files.GitTree.GitIndex;
import aish.undo.UndoStore.UndoEntry;

/** What was saved for one command, in its own folder. */
record UndoFolder(Path path) {
    /** Two changes this close may have the same timestamp. */
    private static final Duration TICK = Duration.ofMillis(50);

    private static final String COPIES = "files";
    private static final String AFTER = "after.json";
    private static final String INDEXES = "indexes.json";
    private static final String UNDONE = "undone";

    String id() {
        return String.valueOf(path.getFileName());
    }

    Path copies() {
        return path.resolve(COPIES);
    }

    /** Whether the manifest has been written; a folder without one is unusable. */
    boolean isComplete() {
        return Files.isRegularFile(path.resolve(UndoManifest.NAME));
    }

    UndoManifest manifest() throws IOException {
        return UndoManifest.read(path);
    }

    /** Returns the state of the paths after the command; empty if it was never recorded. */
    Optional<Map<Path, FileState>> after() throws IOException {
        Path file = path.resolve(AFTER);
        if (!Files.exists(file)) {
            return Optional.empty();
        }
        Map<Path, FileState> after = new HashMap<>();
        UndoManifest.readStates(file).forEach(state -> after.put(state.path(), state));
        return Optional.of(after);
    }

    /**
     * Records the state of the paths after a command, including everything it created.
     *
     * @return what changed
     */
    ChangedPaths finish() throws IOException {
        SequencedMap<Path, FileState> after = new LinkedHashMap<>();
        Set<Path> directories = new LinkedHashSet<>();
        UndoManifest manifest = manifest();
        List<Path> created = new ArrayList<>();
        List<Path> changed = new ArrayList<>();
        List<Path> deleted = new ArrayList<>();
        for (FileState before : manifest.states()) {
            FileState now = FileState.read(before.path());
            boolean spared = isLeftAlone(before, now, manifest.entry().time());
            if (isChanged(before, now, spared)) {
                (!before.exists() ? created : now.exists() ? changed : deleted).add(before.path());
            }
            after.put(now.path(), spared ? now.copied(before.copy()) : now);
            if (!before.exists() && now.type() == FileState.Type.DIRECTORY) {
                directories.add(before.path());
            }
        }
        for (Path directory : directories) {
            if (!directories.contains(directory.getParent())) {
                inside(directory, after);
            }
        }
        List<FileState> states = List.copyOf(after.values());
        noteIndexes(states);
        UndoManifest.writeStates(path.resolve(AFTER), states);
        return new ChangedPaths(created, changed, deleted);
    }

    private static boolean isChanged(FileState before, FileState now, boolean spared) {
        if (before.isWithoutContent()) {
            return !now.hasSameAttributes(before);
        }
        return before.type() == FileState.Type.FILE ? !spared : !now.isUntouchedSince(before);
    }

    /**
     * Records a digest of git's index, because git rewrites the file whenever it reads the working
     * tree.
     */
    private void noteIndexes(List<FileState> after) throws IOException {
        JsonWriter json = new JsonWriter().beginObject();
        for (FileState state : after) {
            Optional<String> digest = indexDigest(state.path());
            if (digest.isPresent()) {
                json.member(state.path().toString(), digest.get());
            }
        }
        UndoManifest.replace(path.resolve(INDEXES), json.endObject().toString());
    }

    /** Whether a path is a git index with the same entries as after the command. */
    boolean hasSameIndex(Path file) throws IOException {
        Path notes = path.resolve(INDEXES);
        Optional<String> now = indexDigest(file);
        if (now.isEmpty() || !Files.exists(notes)) {
            return false;
        }
        try {
            return now.equals(Json.parse(Files.readString(notes)).get(file.toString()).text());
        } catch (JsonException e) {
            return false;
        }
    }

    private static Optional<String> indexDigest(Path file) {
        Path folder = file.getParent();
        return folder != null && file.endsWith("index") && Files.exists(folder.resolve("HEAD"))
                ? GitIndex.read(folder).map(GitIndex::digest)
                : Optional.empty();
    }

    /**
     * Whether the command left a file unchanged; if its timestamp is too recent to be reliable, the
     * contents are compared.
     */
    private boolean isLeftAlone(FileState before, FileState now, Instant time) throws IOException {
        if (before.type() != FileState.Type.FILE
                || before.isWithoutContent()
                || !now.isUntouchedSince(before)) {
            return false;
        }
        boolean racy = before.changed().isAfter(time.minus(TICK));
        Path copy = copies().resolve(String.valueOf(before.copy()));
        return !racy || Files.mismatch(before.path(), copy) < 0;
    }

    private static void inside(Path directory, Map<Path, FileState> after) throws IOException {
        try (var entries = Files.walk(directory)) {
            for (Path entry : entries.skip(1).toList()) {
                if (!after.containsKey(entry)) {
                    after.put(entry, FileState.read(entry));
                }
            }
        } catch (UncheckedIOException e) {
            throw new IOException(e);
        }
    }

    boolean isUndone() {
        return Files.exists(path.resolve(UNDONE));
    }

    void markUndone(boolean undone) throws IOException {
        if (undone) {
            UndoManifest.replace(path.resolve(UNDONE), "");
        } else {
            Files.deleteIfExists(path.resolve(UNDONE));
        }
    }

    UndoEntry entry() throws IOException {
        return manifest().entry().undone(isUndone());
    }

    boolean isOlderThan(Instant time) throws IOException {
        return manifest().entry().time().isBefore(time);
    }

    /**
     * The numbered folders of saved files, and the lock that serialises access by several aish
     * processes.
     */
    record UndoFolders(Path root) {
        private static final String LOCK = "lock";
        private static final long RETRY_NANOS = 5_000_000;

        UndoFolder folder(String id) {
            return new UndoFolder(root.resolve(id));
        }

        /** Creates a folder; the caller must hold the lock. */
        UndoFolder create() throws IOException {
            int number = folders().stream().mapToInt(UndoFolders::number).max().orElse(0) + 1;
            while (true) {
                try {
                    return new UndoFolder(
                            Files.createDirectory(root.resolve(String.valueOf(number))));
                } catch (FileAlreadyExistsException e) {
                    number++;
                }
            }
        }

        private static int number(UndoFolder folder) {
            try {
                return Integer.parseInt(String.valueOf(folder.path().getFileName()));
            } catch (NumberFormatException e) {
                return 0;
            }
        }

        /** Waits until no other aish uses the folders; closing the channel releases the lock. */
        FileChannel lock() throws IOException {
            PrivateFiles.createDirectories(root);
            FileChannel channel =
                    PrivateFiles.open(
                            root.resolve(LOCK),
                            StandardOpenOption.CREATE,
                            StandardOpenOption.WRITE);
            while (true) {
                try {
                    FileLock held = channel.lock();
                    if (held.isValid()) {
                        return channel;
                    }
                } catch (OverlappingFileLockException e) {
                    // held by another thread of this process, for which the system does not wait
                    LockSupport.parkNanos(RETRY_NANOS);
                }
            }
        }

        /** Returns all folders, oldest first. */
        List<UndoFolder> folders() throws IOException {
            List<UndoFolder> folders = new ArrayList<>();
            if (Files.isDirectory(root)) {
                try (DirectoryStream<Path> entries = Files.newDirectoryStream(root)) {
                    for (Path entry : entries) {
                        if (Files.isDirectory(entry)) {
                            folders.add(new UndoFolder(entry));
                        }
                    }
                }
            }
            folders.sort(Comparator.comparingInt(UndoFolders::number));
            return folders;
        }
    }
}
