package aish.session.record;

import module java.base;

import aish.event.Event;
import aish.json.JsonWriter;
import aish.model.Delta;
import aish.session.TimedEvent;
import aish.shell.CapturedOutput;
import aish.shell.CommandResult;

/**
 * Writes events as JSON: the lines of a record, which docs/sessions.md describes, and the events
 * for programs in docs/scripting.md, which leave out what nobody is shown.
 */
public final class EventWriter {
    /**
     * Incremented when a member changes its meaning or is removed; new members and events do not
     * count.
     */
    static final int VERSION = 1;

    /** The start of every line of a record, up to the kind of event. */
    public static final String START = "{\"v\":" + VERSION + ",\"e\":\"";

    /** How many characters of each end of an output are stored in the line if there is no file. */
    private static final int LONGEST_INLINE = 1 << 14;

    private EventWriter() {}

    /** Returns the line without its newline; empty for an event that is not recorded. */
    public static Optional<String> line(TimedEvent timed) {
        if (timed.event() instanceof Event.Unrecorded
                || timed.event() instanceof Event.Streamed(Delta.Reading _)
                || timed.event() instanceof Event.Streamed(Delta.Waiting _)) {
            return Optional.empty();
        }
        long at = timed.at().toEpochMilli();
        if (timed.event() instanceof Event.Streamed(Delta.Text(String text))) {
            // there may be a hundred of these a second, so their layout is not looked up
            return Optional.of(begun("text", at).member("text", text).endObject().toString());
        }
        return write(timed.event(), true, kind -> begun(kind, at))
                .map(line -> line.endObject().toString());
    }

    private static JsonWriter begun(String kind, long at) {
        return new JsonWriter()
                .beginObject()
                .member("v", VERSION)
                .member("e", kind)
                .member("at", at);
    }

    /**
     * Returns what programs are told, as an object that is not ended yet; empty for an event that
     * is not for them.
     *
     * @param start begins the object of an event of that name
     */
    public static Optional<JsonWriter> forPrograms(
            Event event, Function<String, JsonWriter> start) {
        return isForPrograms(event) ? write(event, false, start) : Optional.empty();
    }

    private static boolean isForPrograms(Event event) {
        return !(event instanceof Event.Unshown)
                || event instanceof Event.Noted
                || event instanceof Event.TaskChanged
                || event instanceof Event.Spent
                || event instanceof Event.RanOnHost
                || event instanceof Event.Cited;
    }

    private static Optional<JsonWriter> write(
            Event event, boolean recorded, Function<String, JsonWriter> start) {
        Object written = written(event, recorded);
        RecordKind kind = RecordKind.of(written);
        if (kind == null) {
            return Optional.empty();
        }
        JsonWriter line = start.apply(kind(kind, event, recorded).word());
        kind(kind, event, recorded).layout().write(written, recorded, line);
        return Optional.of(
                event instanceof Event.Proposed proposed
                        ? line.member("command", proposed.command())
                        : line);
    }

    private static RecordKind kind(RecordKind usual, Event event, boolean recorded) {
        if (recorded && event instanceof Event.Answered(var reply)) {
            return reply.isWhole() && !reply.calls().isEmpty() ? RecordKind.CALLED : usual;
        }
        return !recorded && usual == RecordKind.PATCHED ? RecordKind.PATCH : usual;
    }

    /** Returns what is written in place of an event. */
    private static Object written(Event event, boolean recorded) {
        return switch (event) {
            case Event.Streamed(Delta delta) -> delta;
            case Event.Verbatim(String text, _) -> new Event.Answer(text);
            case Event.Assessed verdict -> notice(verdict, recorded);
            case Event.Proposed proposed -> notice(proposed.verdict(), recorded);
            case Event.Ran(CommandResult result, var author) ->
                    new Event.Ran(result.with(kept(result.output())), author);
            case Event.Refused(CommandResult result) ->
                    new Event.Refused(result.with(kept(result.output())));
            default -> event;
        };
    }

    private static Event.Notice notice(Event.Assessed verdict, boolean recorded) {
        return new Event.Notice(
                recorded ? verdict.line() : verdict.risk().word() + ": " + verdict.text());
    }

    /** Returns an output without the text that is in its file, or with both ends shortened. */
    private static CapturedOutput kept(CapturedOutput output) {
        boolean file = output.file().isPresent();
        String head = file ? "" : output.head();
        String tail = file ? "" : output.tail();
        return new CapturedOutput(
                output.number(),
                head.substring(0, Math.min(head.length(), LONGEST_INLINE)),
                output.omitted(),
                tail.substring(Math.max(0, tail.length() - LONGEST_INLINE)),
                output.fullScreen(),
                output.file());
    }
}
