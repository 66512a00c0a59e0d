package aish.store;

import aish.shell.OutputSpill;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.channels.OverlappingFileLockException;
import java.nio.charset.StandardCharsets;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/**
 * Whole outputs on disk for as long as the session lasts, {@code out-N} each, within a quota: when
 * it is reached the oldest go first. Each session has a directory of its own, locked while it
 * lives, so that a later start can clear away what a killed one left. Safe for use by several
 * threads.
 */
public final class OutputStore implements OutputSpill.Opener, AutoCloseable {
    private static final String LOCK = "lock";
    private static final int BUFFER = 1 << 16;

    private final Path root;
    private final String session;
    private final long quota;
    private final TreeMap<Integer, Long> sizes = new TreeMap<>();
    private long total;
    private @Nullable FileChannel lock;

    /**
     * @param session a name no other running session has
     */
    public OutputStore(Path root, String session, long quota) {
        this.root = root;
        this.session = session;
        this.quota = quota;
    }

    @Override
    public synchronized OutputSpill open(int number) throws IOException {
        claimDirectory();
        Path file = file(number);
        FileChannel channel =
                PrivateFiles.open(
                        file,
                        StandardOpenOption.CREATE,
                        StandardOpenOption.WRITE,
                        StandardOpenOption.TRUNCATE_EXISTING);
        total -= sizes.getOrDefault(number, 0L);
        sizes.put(number, 0L);
        return new Spill(number, file, channel);
    }

    private void claimDirectory() throws IOException {
        if (lock == null) {
            PrivateFiles.createDirectories(directory());
            FileChannel opened =
                    PrivateFiles.open(
                            directory().resolve(LOCK),
                            StandardOpenOption.CREATE,
                            StandardOpenOption.WRITE);
            opened.tryLock();
            lock = opened;
        }
    }

    private Path directory() {
        return root.resolve(session);
    }

    private Path file(int number) {
        return directory().resolve("out-" + number);
    }

    /** The file of {@code out-N}, if it is still kept. */
    public synchronized Optional<Path> find(int number) {
        return sizes.containsKey(number) ? Optional.of(file(number)) : Optional.empty();
    }

    /** The number of the newest output, if there is one. */
    public synchronized Optional<Integer> newest() {
        return sizes.isEmpty() ? Optional.empty() : Optional.of(sizes.lastKey());
    }

    /** The numbers of all outputs still kept, oldest first. */
    public synchronized List<Integer> numbers() {
        return List.copyOf(sizes.keySet());
    }

    /** How many of {@code wanted} further bytes may be written for that output. */
    private synchronized int grant(int number, int wanted) throws IOException {
        while (total + wanted > quota && sizes.firstKey() < number) {
            Map.Entry<Integer, Long> oldest = sizes.pollFirstEntry();
            total -= oldest.getValue();
            Files.deleteIfExists(file(oldest.getKey()));
        }
        int granted = (int) Math.max(0, Math.min(wanted, quota - total));
        total += granted;
        sizes.merge(number, (long) granted, Long::sum);
        return granted;
    }

    /** Removes the outputs of sessions that no longer run. */
    public void sweep() throws IOException {
        if (!Files.isDirectory(root)) {
            return;
        }
        try (DirectoryStream<Path> sessions = Files.newDirectoryStream(root)) {
            for (Path left : sessions) {
                if (!left.equals(directory()) && isAbandoned(left)) {
                    PrivateFiles.deleteTree(left);
                }
            }
        }
    }

    private static boolean isAbandoned(Path session) throws IOException {
        Path file = session.resolve(LOCK);
        if (!Files.exists(file)) {
            return Files.isDirectory(session);
        }
        try (FileChannel channel = FileChannel.open(file, StandardOpenOption.WRITE);
                FileLock free = channel.tryLock()) {
            return free != null;
        } catch (OverlappingFileLockException e) {
            // held by this very process
            return false;
        }
    }

    @Override
    public synchronized void close() throws IOException {
        if (lock != null) {
            PrivateFiles.deleteTree(directory());
            lock.close();
            lock = null;
        }
    }

    /** Gathers small pieces, because a system call for each would slow the command down. */
    private final class Spill implements OutputSpill {
        private final int number;
        private final Path file;
        private final FileChannel channel;
        private final ByteBuffer gathered = ByteBuffer.allocateDirect(BUFFER);
        private boolean cut;

        Spill(int number, Path file, FileChannel channel) {
            this.number = number;
            this.file = file;
            this.channel = channel;
        }

        @Override
        public void write(ByteBuffer bytes) throws IOException {
            while (bytes.hasRemaining()) {
                int n = Math.min(bytes.remaining(), gathered.remaining());
                gathered.put(bytes.slice(bytes.position(), n));
                bytes.position(bytes.position() + n);
                if (!gathered.hasRemaining()) {
                    flush();
                }
            }
        }

        private void flush() throws IOException {
            gathered.flip();
            int granted = cut ? 0 : grant(number, gathered.remaining());
            cut |= granted < gathered.remaining();
            gathered.limit(granted);
            while (gathered.hasRemaining()) {
                channel.write(gathered);
            }
            gathered.clear();
        }

        @Override
        public Optional<Path> file() {
            return Optional.of(file);
        }

        @Override
        public void close() throws IOException {
            try (channel) {
                flush();
                if (cut) {
                    String note = "\n[aish: output.quota reached; the rest was not kept]\n";
                    channel.write(ByteBuffer.wrap(note.getBytes(StandardCharsets.UTF_8)));
                }
            }
        }
    }
}
