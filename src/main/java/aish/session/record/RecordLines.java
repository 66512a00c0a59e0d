package aish.session.record;

import module java.base;

import aish.event.Event;
import aish.json.JsonException;
import aish.session.TimedEvent;
import aish.session.output.OutputStore.OutputReader;

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
                throw new EOFException("the record became shorter while it was read");
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

    /** Reads a whole record, even a damaged one. */
    public static final class SessionReader {
        /**
         * The contents of a record, without the outputs of commands, which {@link OutputReader}
         * loads.
         *
         * @param unknown how many events are of a kind that this aish does not know
         * @param damaged how many lines could not be read
         * @param torn whether the record ends in a partial line
         */
        public record Contents(List<TimedEvent> events, int unknown, int damaged, boolean torn) {
            public Contents {
                events = List.copyOf(events);
            }
        }

        private SessionReader() {}

        /**
         * @param outputs the directory of the session's outputs
         */
        public static Contents read(Path log, Path outputs)
                throws IOException, NewerVersionException {
            EventReader reader = new EventReader(outputs);
            List<TimedEvent> events = new ArrayList<>();
            int unknown = 0;
            int damaged = 0;
            RecordChunks chunks = new RecordChunks();
            try (FileChannel file = FileChannel.open(log, StandardOpenOption.READ)) {
                while (chunks.next(file)) {
                    for (String line : lines(chunks)) {
                        if (line.indexOf('\0') >= 0) {
                            // NUL bytes: the file system lost this part in a crash
                            damaged++;
                            continue;
                        }
                        try {
                            int before = events.size();
                            reader.read(line).ifPresent(events::add);
                            unknown += before == events.size() ? 1 : 0;
                        } catch (JsonException e) {
                            damaged++;
                        }
                    }
                }
            }
            return new Contents(events, unknown, damaged + chunks.skipped(), chunks.isTorn());
        }

        private static List<String> lines(RecordChunks chunks) {
            List<String> lines = new ArrayList<>();
            int start = chunks.start();
            for (int i = start; i < chunks.end(); i++) {
                if (chunks.bytes()[i] == '\n') {
                    lines.add(new String(chunks.bytes(), start, i - start, StandardCharsets.UTF_8));
                    start = i + 1;
                }
            }
            return lines;
        }
    }
}
