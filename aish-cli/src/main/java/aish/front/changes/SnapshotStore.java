package aish.front.changes;

import module java.base;

import aish.files.AtomicFile;
import aish.files.PrivateFiles;

/**
 * Keeps a snapshot for each command and directory in a private file of its own, the newest {@value
 * #MOST} of them. Several aish may use it at once. A file that cannot be read or written only means
 * that nothing is known. Used by one thread at a time.
 */
final class SnapshotStore {
    private static final int MOST = 1000;

    /** How many more there may be before the oldest are looked for. */
    private static final int SPARE = 100;

    private static final int MOST_BYTES = 256 << 10;
    private static final int UNCOUNTED = -1;

    private final Path folder;
    private int count = UNCOUNTED;

    SnapshotStore(Path folder) {
        this.folder = folder;
    }

    /**
     * @param name made of letters and digits
     */
    Optional<Snapshot> load(String name) {
        Path file = folder.resolve(name);
        if (!Files.isRegularFile(file, LinkOption.NOFOLLOW_LINKS)) {
            return Optional.empty();
        }
        try (InputStream in = Files.newInputStream(file, LinkOption.NOFOLLOW_LINKS)) {
            byte[] bytes = in.readNBytes(MOST_BYTES + 1);
            return bytes.length > MOST_BYTES
                    ? Optional.empty()
                    : Snapshot.parse(new String(bytes, StandardCharsets.UTF_8));
        } catch (IOException e) {
            return Optional.empty();
        }
    }

    /** Keeps a snapshot. What is lost when the machine fails is not worth waiting for the disk. */
    void save(String name, Snapshot snapshot) throws IOException {
        byte[] bytes = snapshot.text().getBytes(StandardCharsets.UTF_8);
        if (bytes.length > MOST_BYTES) {
            return;
        }
        PrivateFiles.createDirectories(folder);
        Path fresh = folder.resolve("." + name + "." + ProcessHandle.current().pid());
        try (FileChannel out =
                PrivateFiles.open(
                        fresh,
                        StandardOpenOption.CREATE,
                        StandardOpenOption.TRUNCATE_EXISTING,
                        StandardOpenOption.WRITE)) {
            out.write(ByteBuffer.wrap(bytes));
        }
        AtomicFile.move(fresh, folder.resolve(name));
        prune();
    }

    private void prune() throws IOException {
        String[] names = count == UNCOUNTED ? folder.toFile().list() : null;
        count = names == null ? count + 1 : names.length;
        if (count <= MOST + SPARE) {
            return;
        }
        List<File> oldest = new ArrayList<>();
        try (DirectoryStream<Path> all = Files.newDirectoryStream(folder)) {
            all.forEach(file -> oldest.add(file.toFile()));
        }
        Map<File, Long> times = new HashMap<>();
        oldest.forEach(file -> times.put(file, file.lastModified()));
        oldest.sort(Comparator.comparing(times::get));
        for (File old : oldest.subList(0, Math.max(0, oldest.size() - MOST))) {
            Files.deleteIfExists(old.toPath());
        }
        count = UNCOUNTED;
    }
}
