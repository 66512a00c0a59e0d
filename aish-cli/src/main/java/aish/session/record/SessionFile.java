package aish.session.record;

import module java.base;

import aish.event.Event;
import aish.files.AtomicFile;
import aish.files.DiskSync;
import aish.files.PrivateFiles;
import aish.json.JsonStrings;
import aish.session.SessionStore.SessionId;
import aish.session.TimedEvent;

import org.jspecify.annotations.Nullable;

/**
 * Writes a session's record, one line per event. Each line is written in one call, and removed
 * again if that fails, so that only a crash leaves a partial line. Times never decrease, whatever
 * the clock does.
 */
public final class SessionFile implements AutoCloseable {
    private static final int BLOCK = 1 << 12;

    /** Members that are not redacted, because resuming the session needs them exactly. */
    private static final Set<String> UNREDACTED_MEMBERS =
            Set.of("e", "id", "origin", "directory", "model", "suggestion", "author");

    private final String id;
    private final Path path;
    private final SessionLocks.Held held;
    private final DiskSync sync;
    private final UnaryOperator<String> redaction;
    private RandomAccessFile out;
    private @Nullable Object identity;
    private long size;
    private Instant last;
    private RecordChain chain;

    /**
     * @param redaction removes secrets from a text
     * @param last no event gets an earlier time
     */
    public SessionFile(
            String id,
            Path path,
            SessionLocks.Held held,
            DiskSync sync,
            UnaryOperator<String> redaction,
            Instant last)
            throws IOException {
        this.id = id;
        this.path = path;
        this.held = held;
        this.sync = sync;
        this.redaction = redaction;
        this.last = last;
        this.size = dropTornLine(path);
        this.chain = RecordChain.after(path, size);
        this.out = open(path);
        this.identity = identity(path);
    }

    /** Not a channel, because an interrupt of the writing thread would close it. */
    private static RandomAccessFile open(Path path) throws IOException {
        return new RandomAccessFile(path.toFile(), "rw");
    }

    /** Tells one file from another at the same path; null if there is none. */
    private static @Nullable Object identity(Path path) throws IOException {
        try {
            return Files.readAttributes(path, BasicFileAttributes.class).fileKey();
        } catch (NoSuchFileException e) {
            return null;
        }
    }

    /**
     * Writes the record again if somebody has removed it, or continues in the file that has taken
     * its place.
     *
     * @return what the user should know, if either was necessary
     */
    public Optional<String> reclaim() throws IOException {
        Object found = identity(path);
        if (Objects.equals(found, identity)) {
            return Optional.empty();
        }
        RandomAccessFile old = out;
        if (found == null) {
            PrivateFiles.createDirectories(path.toAbsolutePath().resolveSibling(""));
            PrivateFiles.replace(path, again -> copyTo(again, old));
            out = open(path);
        } else {
            size = dropTornLine(path);
            chain = RecordChain.after(path, size);
            out = open(path);
        }
        identity = identity(path);
        old.close();
        return Optional.of(
                found == null
                        ? "the record of this session was deleted; it has been written again as "
                                + path
                        : "the record of this session was replaced; it continues in " + path);
    }

    /** The open file has its content even if it has no name any more. */
    private static void copyTo(OutputStream again, RandomAccessFile old) throws IOException {
        byte[] block = new byte[BLOCK];
        old.seek(0);
        for (int n = old.read(block); n > 0; n = old.read(block)) {
            again.write(block, 0, n);
        }
    }

    private static long dropTornLine(Path path) throws IOException {
        try (FileChannel lines =
                FileChannel.open(path, StandardOpenOption.READ, StandardOpenOption.WRITE)) {
            return dropTornLine(lines);
        }
    }

    /** Removes a partial last line and returns the remaining size. */
    public static long dropTornLine(FileChannel lines) throws IOException {
        long end = lines.size();
        while (end > 0) {
            int length = (int) Math.min(end, BLOCK);
            byte[] block = RecordLines.bytes(lines, end - length, length);
            int last = length - 1;
            while (last >= 0 && block[last] != '\n') {
                last--;
            }
            end -= length - 1 - last;
            if (last >= 0) {
                break;
            }
        }
        if (end < lines.size()) {
            lines.truncate(end);
        }
        return end;
    }

    public String id() {
        return id;
    }

    public Path path() {
        return path;
    }

    public void write(Instant at, Event event) throws IOException {
        Instant later = at.isBefore(last) ? last : at;
        Optional<String> line = EventWriter.line(new TimedEvent(later, event));
        if (line.isPresent()) {
            append(safe(line.get(), redaction).getBytes(StandardCharsets.UTF_8));
            last = later;
        }
    }

    /** Removes secrets from a line. Parses it only if it contains any, which most lines do not. */
    public static String safe(String line, UnaryOperator<String> redaction) {
        return redaction.apply(line).equals(line)
                ? line
                : JsonStrings.map(line, UNREDACTED_MEMBERS, redaction);
    }

    /** Appends all lines of another record except the first. */
    public void copy(Path other) throws IOException {
        RecordLines.read(
                other,
                line -> {
                    if (line.at() > 0) {
                        append(line.bytes());
                    }
                });
    }

    private void append(byte[] line) throws IOException {
        write(chain.seal(line));
        chain.written();
    }

    private void write(byte[] line) throws IOException {
        try {
            out.seek(size);
            out.write(line);
        } catch (IOException e) {
            takeBack();
            throw e;
        }
        size += line.length;
        sync.changed(out.getChannel());
    }

    private void takeBack() {
        try {
            out.setLength(size);
        } catch (IOException e) {
            // readers drop the partial line that is left
        }
    }

    /** Replaces this record with another atomically and continues with that. */
    public void replaceBy(Path other) throws IOException {
        try (FileChannel written = FileChannel.open(other, StandardOpenOption.WRITE)) {
            written.force(true);
        }
        AtomicFile.move(other, path);
        RandomAccessFile old = out;
        out = open(path);
        identity = identity(path);
        size = Files.size(path);
        chain = RecordChain.after(path, size);
        old.close();
        keepHead();
    }

    @Override
    public void close() {
        keepHead();
        sync.finished(out.getChannel());
        held.close();
    }

    /** Keeps where the record has come to, so that a missing end can be noticed. */
    private void keepHead() {
        try {
            RecordChain.Head.write(path.resolveSibling(id + ".out"), size, chain.last());
        } catch (IOException e) {
            // the record can still be checked up to its end
        }
    }

    /**
     * Tells which sessions are being written. Each live session locks one byte of a common file, at
     * the offset given by its id; the system releases the lock when the process ends, however it
     * ends. The file is opened once, because closing it anywhere in a process releases all locks of
     * that process.
     */
    public static final class SessionLocks implements AutoCloseable {
        /** The lock on one session; closing it releases the lock. */
        public interface Held extends AutoCloseable {
            @Override
            void close();
        }

        private final Path file;
        private @Nullable FileChannel channel;

        public SessionLocks(Path file) {
            this.file = file;
        }

        /** Locks a session; null if another aish, or this one, is writing it. */
        synchronized @Nullable public Held tryHold(String id) throws IOException {
            FileChannel open = channel();
            try {
                FileLock lock = open.tryLock(SessionId.number(id), 1, false);
                return lock == null ? null : () -> release(lock);
            } catch (OverlappingFileLockException e) {
                return null;
            } catch (IOException e) {
                // the file system has no locks; unique ids have to suffice
                return () -> {};
            }
        }

        private synchronized void release(FileLock lock) {
            try {
                lock.release();
            } catch (IOException e) {
                // the end of the process releases it
            }
        }

        /** Whether a running aish is writing that session. */
        public boolean isHeld(String id) {
            try (Held mine = tryHold(id)) {
                return mine == null;
            } catch (IOException e) {
                return false;
            }
        }

        private FileChannel channel() throws IOException {
            FileChannel open = channel;
            if (open == null) {
                open = PrivateFiles.open(file, StandardOpenOption.CREATE, StandardOpenOption.WRITE);
                channel = open;
            }
            return open;
        }

        @Override
        public synchronized void close() throws IOException {
            if (channel != null) {
                channel.close();
                channel = null;
            }
        }
    }
}
