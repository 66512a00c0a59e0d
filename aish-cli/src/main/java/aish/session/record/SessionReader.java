package aish.session.record;

import module java.base;

import aish.session.TimedEvent;
import aish.session.output.OutputStore.OutputReader;

/** Reads a whole record, even a damaged one. */
public final class SessionReader {
    private SessionReader() {}

    /**
     * Returns the events of a record, without the outputs of commands, which {@link OutputReader}
     * loads; skips lines that cannot be read.
     *
     * @param outputs the directory of the session's outputs
     */
    public static List<TimedEvent> read(Path log, Path outputs)
            throws IOException, NewerVersionException {
        EventReader reader = new EventReader(outputs);
        List<TimedEvent> events = new ArrayList<>();
        RecordLines.read(log, line -> reader.readIntact(line.text()).ifPresent(events::add));
        return events;
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
