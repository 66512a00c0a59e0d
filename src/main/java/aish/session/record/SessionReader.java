package aish.session.record;

import aish.json.JsonException;
import aish.session.TimedEvent;
import aish.session.output.OutputReader;
import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.List;

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
        int unknown = 0;
        int damaged = 0;
        RecordChunks window = new RecordChunks();
        try (FileChannel file = FileChannel.open(log, StandardOpenOption.READ)) {
            while (window.next(file)) {
                for (String line : lines(window)) {
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
        return new Contents(events, unknown, damaged + window.skipped(), window.isTorn());
    }

    private static List<String> lines(RecordChunks window) {
        List<String> lines = new ArrayList<>();
        int start = window.start();
        for (int i = start; i < window.end(); i++) {
            if (window.bytes()[i] == '\n') {
                lines.add(new String(window.bytes(), start, i - start, StandardCharsets.UTF_8));
                start = i + 1;
            }
        }
        return lines;
    }
}
