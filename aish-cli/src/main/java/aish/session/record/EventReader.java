package aish.session.record;

import module java.base;

import aish.bash.Span;
import aish.context.Attachment;
import aish.context.Stance;
import aish.context.Turn;
import aish.cost.Booking;
import aish.event.Event;
import aish.evidence.CheckedCitation;
import aish.json.Json;
import aish.json.JsonException;
import aish.json.JsonWriter;
import aish.model.Delta;
import aish.model.Message.ToolCall;
import aish.model.ModelProblem;
import aish.model.ModelRequest.Purpose;
import aish.model.Reply;
import aish.model.Reply.Timings;
import aish.model.Reply.Usage;
import aish.session.TimedEvent;
import aish.shell.CapturedOutput;
import aish.shell.CommandResult;
import org.jspecify.annotations.Nullable;

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
        if (json.get("v").integer().orElse(0) > EventWriter.VERSION) {
            throw new NewerVersionException();
        }
        Event event = event(json);
        return event == null
                ? Optional.empty()
                : Optional.of(new TimedEvent(Instant.ofEpochMilli(whole(json, "at")), event));
    }

    /** Reads the event on a line; empty if its kind is unknown or the line is damaged. */
    public Optional<TimedEvent> readIntact(String line) throws NewerVersionException {
        try {
            return read(line);
        } catch (JsonException e) {
            return Optional.empty();
        }
    }

    private @Nullable Event event(Json json) {
        String kind = text(json, "e");
        return switch (kind) {
            case "opened" -> opened(json);
            case "resumed" -> new Event.Resumed(path(json, "directory"), text(json, "model"));
            case "named" -> new Event.Named(text(json, "name"));
            case "forgotten" -> new Event.Forgotten();
            case "printed" -> new Event.BackgroundOutput(text(json, "text"));
            case "closed" -> new Event.Closed();
            case "typed" -> new Event.Typed(text(json, "line"));
            case "instructed" -> new Event.Instructed(text(json, "text"));
            case "told" ->
                    new Event.QuestionSent(
                            new Turn.User(text(json, "attached"), text(json, "question")));
            case "returned" -> new Event.ToolResultsSent(returned(json));
            case "decided" -> new Event.Decided(text(json, "suggestion"), text(json, "decision"));
            case "started" -> started(json);
            case "ran" -> new Event.Ran(result(json), author(json));
            case "refused" -> new Event.Refused(result(json));
            case "remarked" -> new Event.Remarked(text(json, "text"));
            case "context" -> AttachmentLine.read(json);
            case "evicted" -> new Event.Evicted((int) whole(json, "turns"));
            case "summarised" -> new Event.Summarised(text(json, "text"));
            case "stance" ->
                    new Event.StanceChanged(
                            Stance.of(text(json, "stance")).orElse(Stance.OPERATOR));
            case "switched" -> new Event.ModelChanged(text(json, "model"));
            case "reset" -> new Event.Reset();
            case "spent" -> new Event.Spent(booking(json));
            case "shown" -> new Event.Answer(text(json, "text"));
            case "notice" -> new Event.Notice(text(json, "text"));
            case "problem" -> new Event.Problem(text(json, "text"));
            case "asked" -> new Event.Asked(text(json, "model"), json.get("aside").isTrue());
            case "text" -> new Event.Streamed(new Delta.Text(text(json, "text")));
            case "reasoning" -> new Event.Streamed(new Delta.Reasoning(text(json, "text")));
            case "calling" -> new Event.Streamed(new Delta.Calling(text(json, "tool")));
            case "answered", "called" -> new Event.Answered(reply(json));
            case "cited" -> new Event.Cited(citations(json));
            case "running" -> new Event.Running(text(json, "command"));
            default -> result(kind, json);
        };
    }

    /** Reads what came of a session: notes, changes to files, and the steps of a pursuit. */
    private static @Nullable Event result(String kind, Json json) {
        return switch (kind) {
            case "noted" ->
                    new Event.Noted(
                            text(json, "id"),
                            text(json, "kind"),
                            text(json, "text"),
                            texts(json, "links"));
            case "task" ->
                    new Event.TaskChanged(
                            text(json, "id"), text(json, "title"), text(json, "status"));
            case "rehearsed" ->
                    new Event.Rehearsed(
                            text(json, "id"),
                            text(json, "command"),
                            (int) whole(json, "status"),
                            text(json, "report"));
            case "reviewed" ->
                    new Event.Reviewed(
                            text(json, "id"),
                            text(json, "command"),
                            text(json, "decision"),
                            texts(json, "paths"),
                            text(json, "text"));
            case "patched" ->
                    new Event.Patched(
                            text(json, "id"),
                            Event.Patched.State.of(text(json, "state")),
                            texts(json, "files"),
                            text(json, "text"),
                            text(json, "source"));
            case "suggested" -> new Event.Suggested(text(json, "id"), text(json, "command"));
            case "norris-began" ->
                    new Event.GoalEvent.Began(text(json, "goal"), (int) whole(json, "steps"));
            case "norris-step" ->
                    new Event.GoalEvent.Stepped(
                            (int) whole(json, "step"),
                            (int) whole(json, "steps"),
                            texts(json, "tasks"));
            case "norris-halt" -> halted(json);
            case "norris-ended" ->
                    new Event.GoalEvent.Ended(
                            json.get("reached").isTrue(),
                            text(json, "how"),
                            text(json, "summary"),
                            text(json, "support"));
            default -> null;
        };
    }

    private static Turn.Tools returned(Json json) {
        return new Turn.Tools(
                json.get("results").items().stream()
                        .map(item -> new Turn.Tools.Result(text(item, "call"), text(item, "text")))
                        .toList(),
                text(json, "attached"));
    }

    private static Event halted(Json json) {
        return new Event.GoalEvent.Halted(
                (int) whole(json, "step"),
                (int) whole(json, "steps"),
                new Event.Assessed(risk(text(json, "risk")), text(json, "reason")),
                text(json, "command"),
                new Span((int) whole(json, "from"), (int) whole(json, "to")));
    }

    private static Event.Risk risk(String name) {
        return Arrays.stream(Event.Risk.values())
                .filter(risk -> risk.name().equals(name))
                .findFirst()
                .orElse(Event.Risk.NEEDS_OK);
    }

    private static List<String> texts(Json json, String name) {
        return json.get(name).items().stream().map(item -> item.text().orElse("")).toList();
    }

    private static Event opened(Json json) {
        return new Event.Opened(
                text(json, "id"),
                text(json, "origin"),
                path(json, "directory"),
                text(json, "model"),
                text(json, "aish"));
    }

    private static Event started(Json json) {
        return new Event.Started(
                text(json, "command"),
                author(json),
                path(json, "directory"),
                (int) whole(json, "output"));
    }

    private CommandResult result(Json json) {
        return new CommandResult(
                text(json, "command"),
                (int) whole(json, "status"),
                Duration.ofNanos(whole(json, "nanos")),
                path(json, "directory"),
                (int) whole(json, "running"),
                (int) whole(json, "stopped"),
                output(json));
    }

    private CapturedOutput output(Json json) {
        int number = (int) whole(json, "output");
        return new CapturedOutput(
                number,
                text(json, "head"),
                whole(json, "omitted"),
                text(json, "tail"),
                json.get("screen").isTrue(),
                json.get("file").isTrue()
                        ? Optional.of(outputs.resolve("out-" + number))
                        : Optional.empty());
    }

    private static Reply reply(Json json) {
        return new Reply(
                text(json, "text"),
                text(json, "reasoning"),
                json.get("calls").items().stream().map(EventReader::call).toList(),
                named(Reply.Finish.values(), text(json, "finish"), Reply.Finish.STOP),
                present(json, "usage").map(EventReader::usage),
                present(json, "timings").map(EventReader::timings),
                present(json, "problem").map(EventReader::problem));
    }

    private static List<CheckedCitation> citations(Json json) {
        return json.get("citations").items().stream()
                .map(
                        item ->
                                new CheckedCitation(
                                        text(item, "text"),
                                        CheckedCitation.Mark.of(text(item, "mark"))
                                                .orElse(CheckedCitation.Mark.NOT_FOUND),
                                        item.get("reason").text().orElse("")))
                .toList();
    }

    private static ToolCall call(Json json) {
        return new ToolCall(text(json, "id"), text(json, "name"), text(json, "arguments"));
    }

    private static Usage usage(Json json) {
        return new Usage(
                (int) whole(json, "prompt"),
                (int) whole(json, "completion"),
                (int) whole(json, "cached"));
    }

    private static Booking booking(Json json) {
        return new Booking(
                Instant.ofEpochMilli(whole(json, "at")),
                text(json, "model"),
                Purpose.of(text(json, "purpose")),
                usage(json.get("usage")),
                json.get("counted").isTrue(),
                (int) whole(json, "estimate"),
                Math.max(0, json.get("cost").number().orElse(0)));
    }

    private static Timings timings(Json json) {
        return new Timings(
                (int) whole(json, "prompt"),
                Duration.ofNanos(whole(json, "prompt_nanos")),
                (int) whole(json, "generated"),
                Duration.ofNanos(whole(json, "generated_nanos")));
    }

    private static ModelProblem problem(Json json) {
        return switch (text(json, "kind")) {
            case "transport" ->
                    new ModelProblem.Transport(
                            named(
                                    ModelProblem.Failure.values(),
                                    text(json, "failure"),
                                    ModelProblem.Failure.RESET),
                            text(json, "where"),
                            text(json, "detail"));
            case "http" ->
                    new ModelProblem.Http(
                            (int) whole(json, "status"),
                            text(json, "message"),
                            json.get("retry_nanos").isNull()
                                    ? Optional.empty()
                                    : Optional.of(Duration.ofNanos(whole(json, "retry_nanos"))));
            case "protocol" -> new ModelProblem.Protocol(text(json, "detail"));
            case "budget" -> new ModelProblem.Budget(text(json, "detail"));
            case "setup" -> new ModelProblem.Setup(text(json, "detail"));
            case "cancelled" -> new ModelProblem.Cancelled();
            default -> new ModelProblem.Api(text(json, "message"));
        };
    }

    private static Optional<Json> present(Json json, String name) {
        return Optional.of(json.get(name)).filter(value -> !value.isNull());
    }

    private static Event.Author author(Json json) {
        return named(Event.Author.values(), text(json, "author"), Event.Author.PERSON);
    }

    private static <E extends Enum<E>> E named(E[] values, String name, E otherwise) {
        for (E value : values) {
            if (value.name().toLowerCase(Locale.ROOT).equals(name)) {
                return value;
            }
        }
        return otherwise;
    }

    private static String text(Json json, String name) {
        return json.get(name).text().orElse("");
    }

    /** Returns the root directory if the text cannot be a path. */
    private static Path path(Json json, String name) {
        String text = text(json, name);
        return text.indexOf('\0') < 0 ? Path.of(text) : Path.of("/");
    }

    private static long whole(Json json, String name) {
        return (long) json.get(name).number().orElse(0);
    }

    /** Reads and writes the record of an attachment, without its content. */
    static final class AttachmentLine {
        private AttachmentLine() {}

        static JsonWriter write(JsonWriter line, Event.AttachmentChanged event) {
            Attachment.Card card = event.card();
            line.member("change", event.change().toString())
                    .member("id", card.id())
                    .member("kind", card.kind().toString())
                    .member("title", card.title())
                    .member("enabled", card.enabled())
                    .member("pinned", card.pinned())
                    .member("local", card.localOnly())
                    .member("priority", card.priority().toString())
                    .member("created", card.created().toEpochMilli())
                    .member("provenance", card.provenance());
            line.member("characters", card.characters());
            return card.whole() ? line.member("whole", true) : line;
        }

        static Event.AttachmentChanged read(Json json) {
            return new Event.AttachmentChanged(
                    named(Event.Change.values(), text(json, "change"), Event.Change.ADDED),
                    new Attachment(card(json), ""));
        }

        private static Attachment.Card card(Json json) {
            return new Attachment.Card(
                    text(json, "id"),
                    Attachment.Kind.of(text(json, "kind")).orElse(Attachment.Kind.NOTE),
                    text(json, "title"),
                    json.get("enabled").isTrue(),
                    json.get("pinned").isTrue(),
                    json.get("local").isTrue(),
                    Attachment.Priority.of(text(json, "priority"))
                            .orElse(Attachment.Priority.NORMAL),
                    Instant.ofEpochMilli((long) json.get("created").number().orElse(0)),
                    text(json, "provenance"),
                    (int) (long) json.get("characters").number().orElse(0),
                    json.get("whole").isTrue());
        }
    }
}
