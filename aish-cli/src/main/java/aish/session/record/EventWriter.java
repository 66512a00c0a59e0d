package aish.session.record;

import module java.base;

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
import aish.model.Reply;
import aish.model.Reply.Timings;
import aish.model.Reply.Usage;
import aish.session.TimedEvent;
import aish.session.record.EventReader.AttachmentLine;
import aish.shell.CapturedOutput;
import aish.shell.CommandResult;
import aish.shell.remote.RemoteFiles;
import org.jspecify.annotations.Nullable;

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

    private static final double MILLIS = 1000;

    private final Function<String, JsonWriter> start;
    private final boolean recorded;

    private EventWriter(Function<String, JsonWriter> start, boolean recorded) {
        this.start = start;
        this.recorded = recorded;
    }

    /** Returns the line without its newline; empty for an event that is not recorded. */
    public static Optional<String> line(TimedEvent timed) {
        if (timed.event() instanceof Event.Unrecorded) {
            return Optional.empty();
        }
        long at = timed.at().toEpochMilli();
        EventWriter writer =
                new EventWriter(
                        kind ->
                                new JsonWriter()
                                        .beginObject()
                                        .member("v", VERSION)
                                        .member("e", kind)
                                        .member("at", at),
                        true);
        return Optional.ofNullable(writer.write(timed.event()))
                .map(line -> line.endObject().toString());
    }

    /**
     * Returns what programs are told, as an object that is not ended yet; empty for an event that
     * is not for them.
     *
     * @param start begins the object of an event of that name
     */
    public static Optional<JsonWriter> forPrograms(
            Event event, Function<String, JsonWriter> start) {
        return isForPrograms(event)
                ? Optional.ofNullable(new EventWriter(start, false).write(event))
                : Optional.empty();
    }

    private static boolean isForPrograms(Event event) {
        return !(event instanceof Event.Unshown)
                || event instanceof Event.Noted
                || event instanceof Event.TaskChanged
                || event instanceof Event.Spent
                || event instanceof Event.RanOnHost
                || event instanceof Event.Cited;
    }

    private JsonWriter line(String kind) {
        return start.apply(kind);
    }

    private @Nullable JsonWriter write(Event event) {
        return switch (event) {
            case Event.Busy _, Event.Ready _, Event.ClearScreen _ -> null;
            case Event.Opened opened -> opened(opened);
            case Event.Resumed(Path directory, String model) ->
                    line("resumed")
                            .member("directory", directory.toString())
                            .member("model", model);
            case Event.Named(String name) -> line("named").member("name", name);
            case Event.Forgotten _ -> line("forgotten");
            case Event.BackgroundOutput(String text) -> line("printed").member("text", text);
            case Event.Closed _ -> line("closed");
            case Event.Typed(String text) -> line("typed").member("line", text);
            case Event.Instructed(String text) -> line("instructed").member("text", text);
            case Event.Remarked(String text) -> line("remarked").member("text", text);
            case Event.QuestionSent(Turn.User turn) -> told(turn);
            case Event.ToolResultsSent(Turn.Tools turn) -> returned(turn);
            case Event.Decided(String suggestion, String decision) ->
                    line("decided").member("suggestion", suggestion).member("decision", decision);
            case Event.Started(String command, Event.Author author, Path directory, int output) ->
                    line("started")
                            .member("command", command)
                            .member("author", name(author))
                            .member("directory", RemoteFiles.shown(directory))
                            .member("output", output);
            case Event.Ran(CommandResult result, Event.Author author) ->
                    ran(line("ran"), result, author);
            case Event.Refused(CommandResult result) ->
                    ran(line("refused"), result, Event.Author.MODEL);
            case Event.RanOnHost(String host, String ending, CommandResult result) ->
                    ranOn(host, ending, result);
            case Event.AttachmentChanged attached ->
                    AttachmentLine.write(line("context"), attached);
            case Event.Evicted(int turns) -> line("evicted").member("turns", turns);
            case Event.Summarised(String text) -> line("summarised").member("text", text);
            case Event.StanceChanged(Stance stance) ->
                    line("stance").member("stance", stance.toString());
            case Event.ModelChanged(String model) -> line("switched").member("model", model);
            case Event.Reset _ -> line("reset");
            case Event.Spent(Booking booking) -> spent(booking);
            case Event.Noted(String id, String kind, String text, List<String> links) ->
                    texts(
                            line("noted")
                                    .member("id", id)
                                    .member("kind", kind)
                                    .member("text", text),
                            "links",
                            links);
            case Event.TaskChanged(String id, String title, String status) ->
                    line("task").member("id", id).member("title", title).member("status", status);
            case Event.Answer(String text, var _) -> line("shown").member("text", text);
            case Event.Verbatim(String text, _) -> line("shown").member("text", text);
            case Event.Assessed verdict -> notice(verdict);
            case Event.Proposed proposed ->
                    notice(proposed.verdict()).member("command", proposed.command());
            case Event.Notice(String text, var _) -> line("notice").member("text", text);
            case Event.Problem(String text) -> line("problem").member("text", text);
            case Event.Asked(String model, boolean aside) ->
                    aside
                            ? line("asked").member("model", model).member("aside", true)
                            : line("asked").member("model", model);
            case Event.Streamed(Delta delta) -> streamed(delta);
            case Event.Answered(Reply reply) -> answered(reply);
            case Event.Cited(List<CheckedCitation> citations) -> cited(citations);
            case Event.Running(String command) -> line("running").member("command", command);
            case Event.Rehearsed(String id, String command, int status, String report) ->
                    line("rehearsed")
                            .member("id", id)
                            .member("command", command)
                            .member("status", status)
                            .member(recorded ? "report" : "text", report);
            case Event.Reviewed(
                            String id,
                            String command,
                            String decision,
                            List<String> paths,
                            String text) ->
                    texts(
                            line("reviewed")
                                    .member("id", id)
                                    .member("command", command)
                                    .member("decision", decision)
                                    .member("text", text),
                            "paths",
                            paths);
            case Event.Patched(
                            String id,
                            Event.Patched.State state,
                            List<String> files,
                            String text,
                            String source) -> {
                JsonWriter line =
                        texts(
                                line(recorded ? "patched" : "patch")
                                        .member("id", id)
                                        .member("state", state.word()),
                                "files",
                                files);
                line.member("text", text);
                yield source.isEmpty() ? line : line.member(recorded ? "source" : "patch", source);
            }
            case Event.Suggested(String id, String command) ->
                    line("suggested").member("id", id).member("command", command);
            case Event.GoalEvent autonomy -> pursued(autonomy);
            case Event.Tool tool -> tool(tool);
        };
    }

    private JsonWriter pursued(Event.GoalEvent event) {
        return switch (event) {
            case Event.GoalEvent.Began(String goal, int steps) ->
                    line("norris-began").member("goal", goal).member("steps", steps);
            case Event.GoalEvent.Stepped(int step, int steps, var tasks) ->
                    texts(
                            line("norris-step").member("step", step).member("steps", steps),
                            "tasks",
                            tasks);
            case Event.GoalEvent.Halted halted ->
                    (recorded
                                    ? line("norris-halt")
                                            .member("risk", halted.verdict().risk().name())
                                    : line("norris-halt"))
                            .member("step", halted.step())
                            .member("steps", halted.steps())
                            .member("reason", halted.reason())
                            .member("command", halted.command())
                            .member("from", halted.piece().start())
                            .member("to", halted.piece().end());
            case Event.GoalEvent.Ended ended -> {
                JsonWriter line =
                        line("norris-ended")
                                .member("reached", ended.reached())
                                .member("how", ended.how())
                                .member("summary", ended.summary());
                yield ended.support().isEmpty() ? line : line.member("support", ended.support());
            }
            case Event.GoalEvent.Probing(String model) ->
                    line("norris-asking").member("model", model);
            case Event.GoalEvent.Probed(String model, boolean harmless) ->
                    line("norris-asked").member("model", model).member("harmless", harmless);
        };
    }

    private JsonWriter tool(Event.Tool event) {
        return switch (event) {
            case Event.Tool.Called(String tool, String arguments) ->
                    line("tool-called").member("tool", tool).member("arguments", arguments);
            case Event.Tool.Progressed(String tool, String how) ->
                    line("tool-progress").member("tool", tool).member("how", how);
            case Event.Tool.Ended(String tool, _, boolean good, String how, String text) ->
                    line("tool-ended")
                            .member("tool", tool)
                            .member("good", good)
                            .member("how", how)
                            .member("text", text);
        };
    }

    private JsonWriter notice(Event.Assessed verdict) {
        String text = recorded ? verdict.line() : verdict.risk().word() + ": " + verdict.text();
        return line("notice").member("text", text);
    }

    private static JsonWriter texts(JsonWriter line, String name, List<String> values) {
        line.name(name).beginArray();
        values.forEach(line::value);
        return line.endArray();
    }

    private JsonWriter opened(Event.Opened opened) {
        JsonWriter line = line("opened").member("id", opened.id());
        if (!opened.origin().isEmpty()) {
            line.member("origin", opened.origin());
        }
        return line.member("directory", opened.directory().toString())
                .member("model", opened.model())
                .member("aish", opened.program());
    }

    private JsonWriter spent(Booking booking) {
        JsonWriter line =
                line("spent")
                        .member("model", booking.model())
                        .member("purpose", booking.purpose().label());
        usage(line, booking.usage());
        return line.member("counted", booking.counted())
                .member("estimate", booking.estimate())
                .member("cost", booking.cost());
    }

    private JsonWriter told(Turn.User turn) {
        JsonWriter line = line("told").member("question", turn.question());
        return turn.attached().isEmpty() ? line : line.member("attached", turn.attached());
    }

    private JsonWriter returned(Turn.Tools turn) {
        JsonWriter line = line("returned").name("results").beginArray();
        for (Turn.Tools.Result result : turn.results()) {
            line.beginObject().member("call", result.callId()).member("text", result.text());
            line.endObject();
        }
        line.endArray();
        return turn.attached().isEmpty() ? line : line.member("attached", turn.attached());
    }

    private static JsonWriter ran(JsonWriter line, CommandResult result, Event.Author author) {
        line.member("command", result.command())
                .member("author", name(author))
                .member("status", result.status())
                .member("nanos", result.duration().toNanos())
                .member("directory", RemoteFiles.shown(result.directory()))
                .member("running", result.running())
                .member("stopped", result.stopped());
        return output(line, result.output());
    }

    private JsonWriter ranOn(String host, String ending, CommandResult result) {
        CapturedOutput output = result.output();
        JsonWriter line =
                line("host")
                        .member("host", host)
                        .member("ending", ending)
                        .member("status", result.status())
                        .member("seconds", result.duration().toMillis() / MILLIS)
                        .member("output", output.head() + output.tail());
        return output.omitted() == 0 ? line : line.member("omitted", output.omitted());
    }

    private static JsonWriter output(JsonWriter line, CapturedOutput output) {
        line.member("output", output.number());
        if (output.omitted() > 0) {
            line.member("omitted", output.omitted());
        }
        if (output.fullScreen()) {
            line.member("screen", true);
        }
        if (output.file().isPresent()) {
            return line.member("file", true);
        }
        if (!output.head().isEmpty()) {
            line.member("head", beginning(output.head()));
        }
        return output.tail().isEmpty() ? line : line.member("tail", end(output.tail()));
    }

    private static String beginning(String text) {
        return text.substring(0, Math.min(text.length(), LONGEST_INLINE));
    }

    private static String end(String text) {
        return text.substring(Math.max(0, text.length() - LONGEST_INLINE));
    }

    /** Progress messages are for programs only. */
    private @Nullable JsonWriter streamed(Delta delta) {
        return switch (delta) {
            case Delta.Text(String text) -> line("text").member("text", text);
            case Delta.Reasoning(String text) -> line("reasoning").member("text", text);
            case Delta.Calling(String tool) -> line("calling").member("tool", tool);
            case Delta.Reading(int processed, int total, int cached, _) ->
                    recorded
                            ? null
                            : line("reading")
                                    .member("processed", processed)
                                    .member("total", total)
                                    .member("cached", cached);
            case Delta.Waiting(ModelProblem because, Duration left) ->
                    recorded
                            ? null
                            : line("waiting")
                                    .member("seconds", left.toMillis() / MILLIS)
                                    .member("problem", because.describe());
        };
    }

    private JsonWriter answered(Reply reply) {
        boolean goesOn = reply.isWhole() && !reply.calls().isEmpty();
        JsonWriter line =
                line(goesOn && recorded ? "called" : "answered").member("text", reply.text());
        line.member("finish", name(reply.finish()));
        if (!reply.reasoning().isEmpty()) {
            line.member("reasoning", reply.reasoning());
        }
        if (!reply.calls().isEmpty()) {
            line.name("calls").beginArray();
            reply.calls().forEach(call -> call(line, call));
            line.endArray();
        }
        reply.usage().ifPresent(usage -> usage(line, usage));
        reply.timings().ifPresent(timings -> timings(line, timings));
        reply.problem().ifPresent(problem -> problem(line, problem));
        return line;
    }

    private JsonWriter cited(List<CheckedCitation> citations) {
        JsonWriter line = line("cited").name("citations").beginArray();
        for (CheckedCitation each : citations) {
            line.beginObject().member("text", each.text());
            line.member("mark", each.mark().toString());
            if (!each.reason().isEmpty()) {
                line.member("reason", each.reason());
            }
            line.endObject();
        }
        return line.endArray();
    }

    private static void call(JsonWriter line, ToolCall call) {
        line.beginObject().member("id", call.id()).member("name", call.name());
        line.member("arguments", call.arguments()).endObject();
    }

    private static void usage(JsonWriter line, Usage usage) {
        line.name("usage").beginObject().member("prompt", usage.prompt());
        line.member("completion", usage.completion()).member("cached", usage.cached()).endObject();
    }

    private static void timings(JsonWriter line, Timings timings) {
        line.name("timings").beginObject().member("prompt", timings.promptTokens());
        line.member("prompt_nanos", timings.promptTime().toNanos());
        line.member("generated", timings.generatedTokens());
        line.member("generated_nanos", timings.generatedTime().toNanos()).endObject();
    }

    private void problem(JsonWriter line, ModelProblem problem) {
        line.name("problem").beginObject();
        switch (problem) {
            case ModelProblem.Transport(
                            ModelProblem.Failure failure,
                            String where,
                            String detail) ->
                    line.member("kind", "transport")
                            .member("failure", recorded ? name(failure) : failure.toString())
                            .member("where", where)
                            .member("detail", detail);
            case ModelProblem.Http(int status, String message, Optional<Duration> retryAfter) -> {
                line.member("kind", "http").member("status", status).member("message", message);
                retryAfter.ifPresent(after -> line.member("retry_nanos", after.toNanos()));
            }
            case ModelProblem.Api(String message) ->
                    line.member("kind", "api").member("message", message);
            case ModelProblem.Protocol(String detail) ->
                    line.member("kind", "protocol").member("detail", detail);
            case ModelProblem.Setup(String detail) ->
                    line.member("kind", recorded ? "setup" : "config").member("detail", detail);
            case ModelProblem.Budget(String detail) ->
                    line.member("kind", "budget").member("detail", detail);
            case ModelProblem.Cancelled _ -> line.member("kind", "cancelled");
        }
        if (!recorded) {
            line.member("text", problem.describe());
        }
        line.endObject();
    }

    private static String name(Enum<?> value) {
        return value.name().toLowerCase(Locale.ROOT);
    }

    /**
     * The kind of event on a line, found without parsing the line if it is written exactly as aish
     * writes it.
     */
    public enum RecordKind {
        TEXT,
        REASONING,
        RAN,
        REFUSED,
        STARTED,
        TYPED,
        REMARKED,
        TOLD,
        ANSWERED,
        /** An answer that calls tools, so another one follows. */
        CALLED,
        RETURNED,
        ASKED,
        SUGGESTED,
        NOTICE,
        SHOWN,
        PROBLEM,
        CITED,
        RUNNING,
        REHEARSED,
        REVIEWED,
        PATCHED,
        DECIDED,
        PRINTED,
        INSTRUCTED,
        SWITCHED,
        SPENT,
        NOTED,
        TASK,
        RESET,
        NAMED,
        FORGOTTEN,
        CALLING,
        CONTEXT,
        EVICTED,
        SUMMARISED,
        STANCE,
        OPENED,
        RESUMED,
        CLOSED,
        NORRIS_BEGAN,
        NORRIS_STEP,
        NORRIS_HALT,
        NORRIS_ENDED,
        /** A kind that this aish does not know, or not an event at all. */
        OTHER,
        /** Written by a newer aish. */
        NEWER;

        private static final RecordKind[] ALL = values();

        private final String word = name().toLowerCase(Locale.ROOT).replace('_', '-');

        public static RecordKind of(byte[] bytes, int from, int to) {
            int at = from + EventWriter.START.length();
            if (at >= to || !matches(EventWriter.START, bytes, from)) {
                return parsed(new String(bytes, from, to - from, StandardCharsets.UTF_8));
            }
            for (RecordKind kind : ALL) {
                int end = at + kind.word.length();
                if (end < to && bytes[end] == '"' && matches(kind.word, bytes, at)) {
                    return kind;
                }
            }
            return OTHER;
        }

        private static boolean matches(String wanted, byte[] bytes, int from) {
            for (int i = 0; i < wanted.length(); i++) {
                if (bytes[from + i] != wanted.charAt(i)) {
                    return false;
                }
            }
            return true;
        }

        private static RecordKind parsed(String line) {
            try {
                Json json = Json.parse(line);
                if (json.get("v").integer().orElse(0) > EventWriter.VERSION) {
                    return NEWER;
                }
                String word = json.get("e").text().orElse("");
                for (RecordKind kind : ALL) {
                    if (kind.word.equals(word)) {
                        return kind;
                    }
                }
                return OTHER;
            } catch (JsonException e) {
                return OTHER;
            }
        }
    }
}
