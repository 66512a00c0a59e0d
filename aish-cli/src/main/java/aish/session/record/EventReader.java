package aish.session.record;

import module java.base;

import aish.event.Event;
import aish.json.Json;
import aish.json.JsonException;
import aish.model.Delta;
import aish.session.TimedEvent;
import aish.shell.CapturedOutput;
import aish.shell.CommandResult;

/** Reads what {@link EventWriter} wrote; missing members get neutral defaults. */
public final class EventReader {
    private final Path outputs;

    /**
     * @param outputs the directory of the session's outputs
     */
    public EventReader(Path outputs) {
        this.outputs = outputs;
    }

    /**
     * Reads the event on a line; empty if its kind is unknown.
     *
     * @throws JsonException if the line is damaged
     * @throws NewerVersionException if a newer aish wrote it
     */
    public Optional<TimedEvent> read(String line) throws JsonException, NewerVersionException {
        Json json = Json.parse(line);
        RecordKind kind = RecordKind.of(json);
        if (kind == RecordKind.NEWER) {
            throw new NewerVersionException();
        }
        if (kind == RecordKind.OTHER) {
            return Optional.empty();
        }
        Instant at = Instant.ofEpochMilli((long) json.get("at").number().orElse(0));
        return Optional.of(new TimedEvent(at, event(kind.layout().read(json))));
    }

    /** Reads the event on a line; empty if its kind is unknown or the line is damaged. */
    public Optional<TimedEvent> readIntact(String line) throws NewerVersionException {
        try {
            return read(line);
        } catch (JsonException e) {
            return Optional.empty();
        }
    }

    private Event event(Object read) {
        return switch (read) {
            case Delta delta -> new Event.Streamed(delta);
            case Event.Ran(CommandResult result, var author) ->
                    new Event.Ran(placed(result), author);
            case Event.Refused(CommandResult result) -> new Event.Refused(placed(result));
            case Event event -> event;
            default -> throw new IllegalArgumentException(read.toString());
        };
    }

    /** Returns the result with the place of its output's file, if it has one. */
    private CommandResult placed(CommandResult result) {
        CapturedOutput output = result.output();
        return result.with(
                new CapturedOutput(
                        output.number(),
                        output.head(),
                        output.omitted(),
                        output.tail(),
                        output.fullScreen(),
                        output.file().map(_ -> outputs.resolve(output.name()))));
    }
}
