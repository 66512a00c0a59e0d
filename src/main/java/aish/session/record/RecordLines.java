package aish.session.record;

import aish.event.Event;
import aish.json.JsonException;
import aish.session.TimedEvent;
import java.io.EOFException;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Optional;

/** Reads single lines of a record by position. */
public final class RecordLines {
    private static final int USUAL = 1 << 12;

    private final FileChannel file;
    private final EventReader events;
    private int damaged;
    private byte[] bytes = new byte[USUAL];

    public RecordLines(FileChannel file, EventReader events) {
        this.file = file;
        this.events = events;
    }

    /** Reads the event at that position; empty if it is of another type or damaged. */
    public <E extends Event> Optional<E> read(long at, Class<E> kind)
            throws IOException, NewerVersionException {
        return read(at).map(TimedEvent::event).filter(kind::isInstance).map(kind::cast);
    }

    /** Reads the event at that position; empty if it is damaged. */
    public Optional<TimedEvent> read(long at) throws IOException, NewerVersionException {
        if (at == SessionIndex.NONE) {
            return Optional.empty();
        }
        try {
            return events.read(line(at));
        } catch (JsonException e) {
            damaged++;
            return Optional.empty();
        }
    }

    /** How many lines could not be read. */
    int damaged() {
        return damaged;
    }

    private String line(long at) throws IOException {
        int filled = 0;
        while (true) {
            int n = file.read(ByteBuffer.wrap(bytes, filled, bytes.length - filled), at + filled);
            if (n < 0) {
                throw new EOFException("its record has become shorter");
            }
            for (int i = filled; i < filled + n; i++) {
                if (bytes[i] == '\n') {
                    return new String(bytes, 0, i, StandardCharsets.UTF_8);
                }
            }
            filled += n;
            if (filled == bytes.length) {
                bytes = Arrays.copyOf(bytes, bytes.length * 2);
            }
        }
    }
}
