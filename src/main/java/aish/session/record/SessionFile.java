package aish.session.record;

import aish.event.Event;
import aish.files.DiskSync;
import aish.json.JsonStrings;
import aish.session.TimedEvent;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.time.Instant;
import java.util.Arrays;
import java.util.Optional;
import java.util.Set;
import java.util.function.UnaryOperator;

/**
 * A session's record while it is being written, one line an event. A line is given to the system in
 * one piece, and a line that did not fit is taken back, so that only a crash leaves half a line.
 * Times never go back, whatever the clock does.
 */
public final class SessionFile implements AutoCloseable {
    private static final int BLOCK = 1 << 12;

    /** What whoever goes on with the session needs to the letter. */
    private static final Set<String> AS_THEY_ARE =
            Set.of("e", "id", "origin", "directory", "model", "suggestion", "author");

    private final String id;
    private final Path path;
    private final SessionLocks.Held held;
    private final DiskSync sync;
    private final UnaryOperator<String> redaction;
    private FileOutputStream out;
    private long size;
    private Instant last;

    /**
     * @param redaction takes secrets out of a text
     * @param last no event is earlier than that
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
        this.out = append(path);
    }

    /** A stream, because a channel would be closed by the interruption of whoever writes. */
    private static FileOutputStream append(Path path) throws IOException {
        return new FileOutputStream(path.toFile(), true);
    }

    /** Returns what is left. */
    private static long dropTornLine(Path path) throws IOException {
        try (FileChannel lines =
                FileChannel.open(path, StandardOpenOption.READ, StandardOpenOption.WRITE)) {
            long end = endOfLastLine(lines);
            if (end < lines.size()) {
                lines.truncate(end);
            }
            return end;
        }
    }

    private static long endOfLastLine(FileChannel lines) throws IOException {
        ByteBuffer block = ByteBuffer.allocate(BLOCK);
        long end = lines.size();
        while (end > 0) {
            long start = Math.max(0, end - BLOCK);
            block.clear().limit((int) (end - start));
            while (block.hasRemaining() && lines.read(block, start + block.position()) > 0) {
                // until the block is full
            }
            for (int i = block.position() - 1; i >= 0; i--) {
                if (block.get(i) == '\n') {
                    return start + i + 1;
                }
            }
            end = start;
        }
        return 0;
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
            write((safe(line.get(), redaction) + "\n").getBytes(StandardCharsets.UTF_8));
            last = later;
        }
    }

    /** Most lines hold no secret, and then need not be taken apart. */
    public static String safe(String line, UnaryOperator<String> redaction) {
        return redaction.apply(line).equals(line)
                ? line
                : JsonStrings.map(line, AS_THEY_ARE, redaction);
    }

    /** Takes over all lines of another record but the first, as they are. */
    public void copy(FileChannel other) throws IOException {
        RecordChunks window = new RecordChunks();
        boolean first = true;
        while (window.next(other)) {
            int start = window.start();
            while (first && window.bytes()[start++] != '\n') {
                // up to the end of the first line
            }
            first = false;
            write(Arrays.copyOfRange(window.bytes(), start, window.end()));
        }
    }

    private void write(byte[] line) throws IOException {
        try {
            out.write(line);
        } catch (IOException e) {
            takeBack();
            throw e;
        }
        size += line.length;
        sync.changed(out.getChannel());
    }

    private void takeBack() {
        try (RandomAccessFile lines = new RandomAccessFile(path.toFile(), "rw")) {
            lines.setLength(size);
        } catch (IOException e) {
            // the half line that is left is dropped by whoever reads
        }
    }

    /** Puts another record in the place of this one, all at once, and goes on with that. */
    public void replaceBy(Path other) throws IOException {
        try (FileChannel written = FileChannel.open(other, StandardOpenOption.WRITE)) {
            written.force(true);
        }
        Files.move(
                other, path, StandardCopyOption.ATOMIC_MOVE, StandardCopyOption.REPLACE_EXISTING);
        FileOutputStream old = out;
        out = append(path);
        size = Files.size(path);
        old.close();
    }

    @Override
    public void close() {
        sync.finished(out.getChannel());
        held.close();
    }
}
