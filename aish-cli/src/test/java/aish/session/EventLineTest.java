package aish.session;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import module java.base;

import aish.context.Turn;
import aish.cost.Booking;
import aish.event.Event;
import aish.json.JsonException;
import aish.model.Delta;
import aish.model.ModelProblem;
import aish.model.ModelRequest.Purpose;
import aish.model.Reply.Usage;
import aish.session.record.EventReader;
import aish.session.record.EventWriter;
import aish.session.record.NewerVersionException;
import aish.session.record.RecordKind;
import aish.shell.CapturedOutput;
import aish.shell.CommandResult;
import aish.testing.Replies;
import aish.testing.SampleEvents;

import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.constraints.LongRange;

class EventLineTest {
    private static final Path OUTPUTS = Path.of("/state/sessions/x.out");

    private final EventReader reader = new EventReader(OUTPUTS);

    /** Any text can be typed, printed or said, halves of characters too. */
    @Property(tries = 300)
    void anyTextIsReadBack(
            @ForAll("texts") String text, @ForAll @LongRange(max = 4_000_000_000_000L) long at)
            throws Exception {
        List<Event> events =
                List.of(
                        new Event.Typed(text),
                        new Event.QuestionSent(new Turn.User(text, text)),
                        new Event.Answered(Replies.brokenOff(text, new ModelProblem.Api(text))));
        for (Event event : events) {
            TimedEvent recorded = new TimedEvent(Instant.ofEpochMilli(at), event);
            String line = EventWriter.line(recorded).orElseThrow();
            assertThat(line).doesNotContain("\n").startsWith(EventWriter.START);
            assertThat(reader.read(line)).contains(recorded);
        }
    }

    @Provide
    Arbitrary<String> texts() {
        return Arbitraries.oneOf(
                Arbitraries.strings().all().ofMaxLength(40),
                Arbitraries.strings().withChars("\"\\\n\r\t\u001b{}:, aä€").ofMaxLength(40));
    }

    @Example
    void theKindIsSeenWithoutReading() {
        for (SampleEvents.Sample sample : SampleEvents.all()) {
            for (Event event : sample.events()) {
                line(event).ifPresent(line -> assertKindIsSeen(sample.name(), line));
            }
        }
    }

    private static void assertKindIsSeen(String name, String line) {
        byte[] bytes = line.getBytes(StandardCharsets.UTF_8);
        RecordKind kind = RecordKind.of(bytes, 0, bytes.length);
        assertThat(kind).as(name).isNotIn(RecordKind.OTHER, RecordKind.NEWER);
        byte[] spaced = (" " + line).getBytes(StandardCharsets.UTF_8);
        assertThat(RecordKind.of(spaced, 0, spaced.length)).as(name).isEqualTo(kind);
    }

    /** If the analysis failed, the line shows where, and for which command. */
    @Example
    void aVerdictIsRecordedWithItsCommand() {
        Event.Assessed verdict =
                new Event.Assessed(Event.Risk.UNKNOWN, "internal error, X in Y.java:1");
        TimedEvent proposed = new TimedEvent(Instant.EPOCH, new Event.Proposed("ls *", verdict));
        assertThat(EventWriter.line(proposed).orElseThrow())
                .contains("unknown: internal error, X in Y.java:1", "\"command\":\"ls *\"");
    }

    @Example
    void whatWasSpentIsReadBack() throws Exception {
        Instant at = Instant.ofEpochMilli(1_700_000_000_000L);
        Booking booking =
                new Booking(at, "cloud", Purpose.PREPLAN, new Usage(9, 8, 7), true, 10, 0.000125);
        TimedEvent recorded = new TimedEvent(at, new Event.Spent(booking));
        String line = EventWriter.line(recorded).orElseThrow();
        assertThat(reader.read(line)).contains(recorded);
        byte[] bytes = line.getBytes(StandardCharsets.UTF_8);
        assertThat(RecordKind.of(bytes, 0, bytes.length)).isEqualTo(RecordKind.SPENT);
    }

    @Example
    void progressIsOfNoInterestLater() {
        assertThat(line(new Event.ClearScreen())).isEmpty();
        assertThat(line(new Event.Streamed(new Delta.Reading(1, 2, 0, Duration.ZERO)))).isEmpty();
    }

    @Example
    void unknownKindsAreSkippedAndNewerVersionsRefused() throws Exception {
        assertThat(reader.read("{\"v\":1,\"e\":\"dreamt\",\"at\":1}")).isEmpty();
        assertThatThrownBy(() -> reader.read("{\"v\":2,\"e\":\"typed\",\"at\":1}"))
                .isInstanceOf(NewerVersionException.class);
        assertThatThrownBy(() -> reader.read("{\"v\":1,\"e\":\"typ"))
                .isInstanceOf(JsonException.class);
    }

    @Example
    void anOutputOnDiskIsNotWrittenAgain() throws Exception {
        CapturedOutput kept =
                new CapturedOutput(
                        7, "much text", 12, "its end", true, Optional.of(OUTPUTS.resolve("out-7")));
        String line = line(ran(kept)).orElseThrow();
        assertThat(line).doesNotContain("much text");
        CapturedOutput read =
                new CapturedOutput(7, "", 12, "", true, Optional.of(OUTPUTS.resolve("out-7")));
        assertThat(reader.read(line)).map(TimedEvent::event).contains(ran(read));
    }

    private static Event ran(CapturedOutput output) {
        return new Event.Ran(
                new CommandResult("ls", 0, Duration.ofNanos(5), Path.of("/"), 1, 2, output),
                Event.Author.MODEL);
    }

    private static Optional<String> line(Event event) {
        return EventWriter.line(new TimedEvent(Instant.EPOCH, event));
    }
}
