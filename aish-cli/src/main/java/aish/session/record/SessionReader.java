package aish.session.record;

import module java.base;

import aish.json.JsonException;
import aish.session.TimedEvent;
import aish.session.output.OutputStore.OutputReader;

/** Reads a whole record, even a damaged one. */
public final class SessionReader {
    /**
     * The contents of a record, without the outputs of commands, which {@link OutputReader} loads.
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
    public static Contents read(Path log, Path outputs) throws IOException, NewerVersionException {
        EventReader reader = new EventReader(outputs);
        List<TimedEvent> events = new ArrayList<>();
        int[] unknown = {0};
        int[] damaged = {0};
        RecordChunks chunks = new RecordChunks();
        try (FileChannel file = FileChannel.open(log, StandardOpenOption.READ)) {
            chunks.each(
                    file,
                    (bytes, start, end, _) -> {
                        String line = new String(bytes, start, end - start, StandardCharsets.UTF_8);
                        try {
                            Optional<TimedEvent> event = reader.read(line);
                            event.ifPresent(events::add);
                            unknown[0] += event.isEmpty() ? 1 : 0;
                        } catch (JsonException e) {
                            damaged[0]++;
                        }
                    });
        }
        return new Contents(events, unknown[0], damaged[0] + chunks.skipped(), chunks.isTorn());
    }

    /** Reads the first event; empty if it is damaged. */
    public static Optional<TimedEvent> first(Path log, Path outputs)
            throws IOException, NewerVersionException {
        try (BufferedReader lines =
                new BufferedReader(
                        new InputStreamReader(Files.newInputStream(log), StandardCharsets.UTF_8))) {
            String line = lines.readLine();
            return line == null ? Optional.empty() : new EventReader(outputs).readIntact(line);
        }
    }
}
