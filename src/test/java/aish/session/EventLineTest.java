package aish.session;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import module java.base;

import aish.bash.Span;
import aish.context.Turn;
import aish.cost.Booking;
import aish.event.Event;
import aish.json.JsonException;
import aish.model.Delta;
import aish.model.Message.ToolCall;
import aish.model.ModelProblem;
import aish.model.ModelRequest.Purpose;
import aish.model.Reply;
import aish.model.Reply.Timings;
import aish.model.Reply.Usage;
import aish.session.record.EventReader;
import aish.session.record.EventWriter;
import aish.session.record.EventWriter.RecordKind;
import aish.session.record.NewerVersionException;
import aish.shell.CapturedOutput;
import aish.shell.CommandResult;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;

class EventLineTest {
    private static final Path OUTPUTS = Path.of("/state/sessions/x.out");

    private final EventReader reader = new EventReader(OUTPUTS);

    @Property(tries = 500)
    void whatIsWrittenIsReadBack(@ForAll("events") Event event, @ForAll("times") Instant at)
            throws Exception {
        TimedEvent recorded = new TimedEvent(at, event);
        String line = EventWriter.line(recorded).orElseThrow();
        assertThat(line).doesNotContain("\n").startsWith(EventWriter.START);
        assertThat(reader.read(line)).contains(recorded);
    }

    @Property(tries = 200)
    void theKindIsSeenWithoutReading(@ForAll("events") Event event) {
        TimedEvent recorded = new TimedEvent(Instant.EPOCH, event);
        String line = EventWriter.line(recorded).orElseThrow();
        byte[] bytes = line.getBytes(StandardCharsets.UTF_8);
        RecordKind kind = RecordKind.of(bytes, 0, bytes.length);
        assertThat(kind).isNotIn(RecordKind.OTHER, RecordKind.NEWER);
        byte[] spaced = (" " + line).getBytes(StandardCharsets.UTF_8);
        assertThat(RecordKind.of(spaced, 0, spaced.length)).isEqualTo(kind);
    }

    /** If the analysis failed, the line shows where, and for which command. */
    @Example
    void aVerdictIsRecordedWithItsCommand() {
        Event.Assessed verdict =
                new Event.Assessed(Event.Risk.UNKNOWN, "internal error, X in Y.java:1");
        TimedEvent proposed = new TimedEvent(Instant.EPOCH, new Event.Proposed(0, "ls *", verdict));
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

    @Provide
    Arbitrary<Instant> times() {
        return Arbitraries.longs().between(0, 4_000_000_000_000L).map(Instant::ofEpochMilli);
    }

    @Provide
    Arbitrary<Event> events() {
        Arbitrary<String> text = texts();
        Arbitrary<Path> paths = Arbitraries.strings().ascii().map(EventLineTest::path);
        return Arbitraries.oneOf(
                List.of(
                        text.map(Event.Typed::new),
                        text.map(Event.Instructed::new),
                        text.map(Event.Named::new),
                        text.map(Event.BackgroundOutput::new),
                        text.map(Event.ModelChanged::new),
                        text.map(Event.Answer::new),
                        text.map(Event.Notice::new),
                        text.map(Event.Problem::new),
                        text.map(Event.Asked::new),
                        text.map(Event.Running::new),
                        Combinators.combine(text, text, Arbitraries.integers(), text)
                                .as(Event.Rehearsed::new),
                        Combinators.combine(text, text, text, text.list().ofMaxSize(3), text)
                                .as(Event.Reviewed::new),
                        Combinators.combine(
                                        text,
                                        Arbitraries.of(Event.Patched.State.values()),
                                        text.list().ofMaxSize(3),
                                        text,
                                        text)
                                .as(Event.Patched::new),
                        text.map(each -> new Event.Streamed(new Delta.Text(each))),
                        text.map(each -> new Event.Streamed(new Delta.Reasoning(each))),
                        text.map(each -> new Event.Streamed(new Delta.Calling(each))),
                        Arbitraries.of(
                                new Event.Reset(), new Event.Closed(), new Event.Forgotten()),
                        Combinators.combine(text, text)
                                .as(Turn.User::new)
                                .map(Event.QuestionSent::new),
                        Combinators.combine(text, text)
                                .as(Turn.Tools.Result::new)
                                .list()
                                .ofMaxSize(3)
                                .flatMap(all -> text.map(more -> new Turn.Tools(all, more)))
                                .map(Event.ToolResultsSent::new),
                        Combinators.combine(text, text).as(Event.Decided::new),
                        Combinators.combine(text, text).as(Event.Suggested::new),
                        Combinators.combine(paths, text).as(Event.Resumed::new),
                        Combinators.combine(text, text, paths, text, text).as(Event.Opened::new),
                        Combinators.combine(
                                        text,
                                        Arbitraries.of(Event.Author.class),
                                        paths,
                                        Arbitraries.integers().greaterOrEqual(0))
                                .as(Event.Started::new),
                        results(text, paths),
                        pursuits(text),
                        replies(text).map(Event.Answered::new)));
    }

    private static Arbitrary<Event> pursuits(Arbitrary<String> text) {
        Arbitrary<Integer> count = Arbitraries.integers().greaterOrEqual(0);
        Arbitrary<List<String>> texts = text.list().ofMaxSize(3);
        return Arbitraries.oneOf(
                List.of(
                        Combinators.combine(text, count).as(Event.GoalEvent.Began::new),
                        Combinators.combine(count, count, texts).as(Event.GoalEvent.Stepped::new),
                        Combinators.combine(
                                        count, count, Arbitraries.of(Event.Risk.class), text, text)
                                .as(
                                        (step, steps, risk, reason, command) ->
                                                new Event.GoalEvent.Halted(
                                                        step,
                                                        steps,
                                                        new Event.Assessed(risk, reason),
                                                        command,
                                                        new Span(0, command.length()))),
                        Combinators.combine(Arbitraries.of(true, false), text, text, text)
                                .as(Event.GoalEvent.Ended::new)));
    }

    /** All that a string can hold, halves of characters too. */
    private static Arbitrary<String> texts() {
        return Arbitraries.oneOf(
                Arbitraries.strings().all().ofMaxLength(40),
                Arbitraries.strings().withChars("\"\\\n\r\t\u001b{}:, aä€").ofMaxLength(40));
    }

    private static Path path(String name) {
        return Path.of("/" + name.replace('\0', '_'));
    }

    private static Arbitrary<Event> results(Arbitrary<String> text, Arbitrary<Path> paths) {
        Arbitrary<CapturedOutput> outputs =
                Combinators.combine(
                                Arbitraries.integers().between(0, 9),
                                text,
                                Arbitraries.longs().between(0, 1L << 40),
                                text,
                                Arbitraries.of(true, false))
                        .as(
                                (number, head, omitted, tail, full) ->
                                        new CapturedOutput(
                                                number,
                                                head,
                                                omitted,
                                                tail,
                                                full,
                                                Optional.empty()));
        return Combinators.combine(
                        text,
                        Arbitraries.integers().between(0, 255),
                        Arbitraries.longs().between(0, 1L << 50),
                        paths,
                        outputs,
                        Arbitraries.of(Event.Author.class))
                .as(
                        (command, status, nanos, path, output, author) ->
                                new Event.Ran(
                                        new CommandResult(
                                                command,
                                                status,
                                                Duration.ofNanos(nanos),
                                                path,
                                                1,
                                                0,
                                                output),
                                        author));
    }

    private static Arbitrary<Reply> replies(Arbitrary<String> text) {
        Arbitrary<Integer> count = Arbitraries.integers().greaterOrEqual(0);
        Arbitrary<Duration> times = Arbitraries.longs().between(0, 1L << 50).map(Duration::ofNanos);
        Arbitrary<ModelProblem> problems =
                Arbitraries.oneOf(
                        List.of(
                                Combinators.combine(
                                                Arbitraries.of(ModelProblem.Failure.class),
                                                text,
                                                text)
                                        .as(ModelProblem.Transport::new),
                                Combinators.combine(count, text, times.optional())
                                        .as(ModelProblem.Http::new),
                                text.map(ModelProblem.Api::new),
                                text.map(ModelProblem.Protocol::new),
                                text.map(ModelProblem.Setup::new),
                                text.map(ModelProblem.Budget::new),
                                Arbitraries.just(new ModelProblem.Cancelled())));
        return Combinators.combine(
                        text,
                        text,
                        Combinators.combine(text, text, text).as(ToolCall::new).list().ofMaxSize(2),
                        Arbitraries.of(Reply.Finish.class),
                        Combinators.combine(count, count, count).as(Usage::new).optional(),
                        Combinators.combine(count, times, count, times).as(Timings::new).optional(),
                        problems.optional())
                .as(Reply::new);
    }
}
