package aish.front;

import module java.base;

import aish.cost.Booking;
import aish.event.Event;
import aish.event.EventSink;
import aish.evidence.CheckedCitation;
import aish.json.JsonStrings;
import aish.json.JsonWriter;
import aish.model.Delta;
import aish.model.ModelProblem;
import aish.model.Reply;
import aish.model.Reply.Usage;
import aish.secrets.Redactor;

/** Writes events as JSON for programs, one object per line. */
public final class JsonEvents implements EventSink {
    /**
     * Incremented when a member is removed or changes its meaning, but not for new members and
     * events.
     */
    private static final int VERSION = 1;

    private static final double MILLIS = 1000;

    /** Members with names and numbers of aish itself, which need no redaction. */
    private static final Set<String> UNREDACTED_MEMBERS =
            Set.of("event", "id", "model", "finish", "kind", "stream", "failure");

    private final Consumer<String> lines;
    private final UnaryOperator<String> redaction;
    private final SafeStream text;
    private final SafeStream reasoning;
    private final Map<String, SafeStream> outputs = new ConcurrentHashMap<>();
    private final Supplier<SafeStream> streams;

    /**
     * @param lines receives one line of JSON at a time, without the newline; called on any thread
     */
    public JsonEvents(Consumer<String> lines) {
        this(lines, UnaryOperator.identity(), SafeStream::unfiltered);
    }

    /**
     * @param redaction removes the secrets, because readers of events may log them
     */
    public JsonEvents(Consumer<String> lines, Redactor redaction) {
        this(lines, redaction::of, () -> new SafeStream(redaction));
    }

    private JsonEvents(
            Consumer<String> lines, UnaryOperator<String> redaction, Supplier<SafeStream> streams) {
        this.lines = lines;
        this.redaction = redaction;
        this.streams = streams;
        this.text = streams.get();
        this.reasoning = streams.get();
    }

    @Override
    public void emit(Event event) {
        if (!(event instanceof Event.Unshown)) {
            finish(event);
        }
        switch (event) {
            case Event.Answer(String text, var _) -> tell(event("shown").member("text", text));
            case Event.Verbatim(String text, _) -> tell(event("shown").member("text", text));
            case Event.Notice(String text, var _) -> notice(text);
            case Event.Assessed verdict -> verdict(verdict);
            case Event.Proposed proposed -> verdict(proposed.verdict());
            case Event.Problem(String text) -> tell(event("problem").member("text", text));
            // not redacted, so that the request that follows does not wait for it
            case Event.Asked(String model) -> send(event("asked").member("model", model));
            case Event.Streamed(Delta delta) -> streamed(delta);
            case Event.Answered(Reply reply) -> answered(reply);
            case Event.Cited(List<CheckedCitation> citations) -> cited(citations);
            case Event.Suggested(String id, String command) ->
                    tell(event("suggested").member("id", id).member("command", command));
            case Event.Running(String command) -> tell(event("running").member("command", command));
            case Event.Rehearsed(String id, String command, int status, String report) ->
                    tell(
                            event("rehearsed")
                                    .member("id", id)
                                    .member("command", command)
                                    .member("status", status)
                                    .member("text", report));
            case Event.Reviewed reviewed -> reviewed(reviewed);
            case Event.Patched patched -> patched(patched);
            case Event.GoalEvent autonomy -> autonomy(autonomy);
            case Event.Spent(Booking booking) -> spent(booking);
            case Event.Noted(String id, String kind, String text, List<String> links) -> {
                JsonWriter told = event("noted").member("id", id).member("kind", kind);
                tell(strings(told.member("text", text), "links", links));
            }
            case Event.TaskChanged(String id, String title, String status) ->
                    tell(
                            event("task")
                                    .member("id", id)
                                    .member("title", title)
                                    .member("status", status));
            case Event.Tool tool -> tool(tool);
            case Event.Busy _, Event.Ready _, Event.ClearScreen _, Event.Unshown _ -> {}
        }
    }

    private void notice(String text) {
        tell(event("notice").member("text", text));
    }

    private void verdict(Event.Assessed verdict) {
        notice(verdict.risk().word() + ": " + verdict.text());
    }

    /** Writes what was held back, once no more of it can follow. */
    private void finish(Event next) {
        outputs.forEach((stream, held) -> tellOutput(stream, held.end()));
        if (!(next instanceof Event.Streamed(Delta.Text _))) {
            tellPiece("text", text.end());
        }
        if (!(next instanceof Event.Streamed(Delta.Reasoning _))) {
            tellPiece("reasoning", reasoning.end());
        }
    }

    private void tool(Event.Tool event) {
        switch (event) {
            case Event.Tool.Called(String tool, String arguments) ->
                    tell(event("tool-called").member("tool", tool).member("arguments", arguments));
            case Event.Tool.Progressed(String tool, String how) ->
                    tell(event("tool-progress").member("tool", tool).member("how", how));
            case Event.Tool.Ended(String tool, _, boolean good, String how, String text) ->
                    tell(
                            event("tool-ended")
                                    .member("tool", tool)
                                    .member("good", good)
                                    .member("how", how)
                                    .member("text", text));
        }
    }

    private void autonomy(Event.GoalEvent event) {
        switch (event) {
            case Event.GoalEvent.Began(String goal, int steps) ->
                    tell(event("norris-began").member("goal", goal).member("steps", steps));
            case Event.GoalEvent.Stepped(int step, int steps, var tasks) -> {
                JsonWriter told = event("norris-step").member("step", step).member("steps", steps);
                tell(strings(told, "tasks", tasks));
            }
            case Event.GoalEvent.Probing(String model) ->
                    tell(event("norris-asking").member("model", model));
            case Event.GoalEvent.Probed(String model, boolean harmless) ->
                    tell(event("norris-asked").member("model", model).member("harmless", harmless));
            case Event.GoalEvent.Halted halted ->
                    tell(
                            event("norris-halt")
                                    .member("step", halted.step())
                                    .member("steps", halted.steps())
                                    .member("reason", halted.reason())
                                    .member("command", halted.command())
                                    .member("from", halted.piece().start())
                                    .member("to", halted.piece().end()));
            case Event.GoalEvent.Ended ended -> {
                JsonWriter told =
                        event("norris-ended")
                                .member("reached", ended.reached())
                                .member("how", ended.how())
                                .member("summary", ended.summary());
                tell(ended.support().isEmpty() ? told : told.member("support", ended.support()));
            }
        }
    }

    /** Omits requests that no server counted and that cost nothing. */
    private void spent(Booking booking) {
        if (!booking.counted() && booking.cost() == 0) {
            return;
        }
        JsonWriter told = event("spent").member("model", booking.model());
        told.member("purpose", booking.purpose().label());
        told.name("usage").beginObject();
        told.member("prompt", booking.usage().prompt());
        told.member("completion", booking.usage().completion());
        told.member("cached", booking.usage().cached()).endObject();
        told.member("counted", booking.counted()).member("estimate", booking.estimate());
        tell(told.member("cost", booking.cost()));
    }

    private static JsonWriter strings(JsonWriter event, String name, List<String> values) {
        event.name(name).beginArray();
        values.forEach(event::value);
        return event.endArray();
    }

    /** Writes something that a command printed. */
    public void output(String stream, String text) {
        tellOutput(stream, outputs.computeIfAbsent(stream, _ -> streams.get()).add(text));
    }

    private void tellOutput(String stream, String text) {
        if (!text.isEmpty()) {
            send(event("output").member("stream", stream).member("text", text));
        }
    }

    /** Writes a piece, even if it is empty; but writes nothing if all of it is held back. */
    private void streamed(String kind, String piece, SafeStream stream) {
        String safe = stream.add(piece);
        if (piece.isEmpty() || !safe.isEmpty()) {
            send(event(kind).member("text", safe));
        }
    }

    private void tellPiece(String kind, String text) {
        if (!text.isEmpty()) {
            send(event(kind).member("text", text));
        }
    }

    /** Writes the last line. */
    public void exit(int code) {
        outputs.forEach((stream, held) -> tellOutput(stream, held.end()));
        tellPiece("text", text.end());
        tellPiece("reasoning", reasoning.end());
        tell(event("exit").member("code", code));
    }

    private void streamed(Delta delta) {
        switch (delta) {
            case Delta.Text(String piece) -> streamed("text", piece, text);
            case Delta.Reasoning(String piece) -> streamed("reasoning", piece, reasoning);
            case Delta.Calling(String tool) -> tell(event("calling").member("tool", tool));
            case Delta.Reading(int processed, int total, int cached, _) ->
                    tell(
                            event("reading")
                                    .member("processed", processed)
                                    .member("total", total)
                                    .member("cached", cached));
            case Delta.Waiting(ModelProblem because, Duration left) ->
                    tell(
                            event("waiting")
                                    .member("seconds", left.toMillis() / MILLIS)
                                    .member("problem", because.describe()));
        }
    }

    private void answered(Reply reply) {
        JsonWriter event = event("answered");
        event.member("finish", reply.finish().name().toLowerCase(Locale.ROOT));
        event.member("text", reply.text());
        if (!reply.reasoning().isEmpty()) {
            event.member("reasoning", reply.reasoning());
        }
        Optional<Usage> usage = reply.usage();
        if (usage.isPresent()) {
            event.name("usage").beginObject();
            event.member("prompt", usage.get().prompt());
            event.member("completion", usage.get().completion());
            event.member("cached", usage.get().cached()).endObject();
        }
        if (reply.problem().isPresent()) {
            problem(event, reply.problem().get());
        }
        tell(event);
    }

    private void cited(List<CheckedCitation> citations) {
        JsonWriter event = event("cited");
        event.name("citations").beginArray();
        for (CheckedCitation each : citations) {
            event.beginObject().member("text", each.text());
            event.member("mark", each.mark().toString());
            if (!each.reason().isEmpty()) {
                event.member("reason", each.reason());
            }
            event.endObject();
        }
        tell(event.endArray());
    }

    private void reviewed(Event.Reviewed reviewed) {
        JsonWriter event =
                event("reviewed")
                        .member("id", reviewed.id())
                        .member("command", reviewed.command())
                        .member("decision", reviewed.decision());
        event.name("paths").beginArray();
        reviewed.paths().forEach(event::value);
        tell(event.endArray().member("text", reviewed.text()));
    }

    private void patched(Event.Patched patched) {
        JsonWriter event =
                event("patch").member("id", patched.id()).member("state", patched.state().word());
        event.name("files").beginArray();
        patched.files().forEach(event::value);
        event.endArray().member("text", patched.text());
        tell(patched.source().isEmpty() ? event : event.member("patch", patched.source()));
    }

    private static void problem(JsonWriter event, ModelProblem problem) {
        event.name("problem").beginObject().member("kind", kind(problem));
        if (problem instanceof ModelProblem.Http http) {
            event.member("status", http.status());
        }
        if (problem instanceof ModelProblem.Transport transport) {
            event.member("failure", transport.failure().toString());
        }
        event.member("text", problem.describe()).endObject();
    }

    private static String kind(ModelProblem problem) {
        return switch (problem) {
            case ModelProblem.Transport _ -> "transport";
            case ModelProblem.Http _ -> "http";
            case ModelProblem.Api _ -> "api";
            case ModelProblem.Protocol _ -> "protocol";
            case ModelProblem.Setup _ -> "config";
            case ModelProblem.Budget _ -> "budget";
            case ModelProblem.Cancelled _ -> "cancelled";
        };
    }

    private static JsonWriter event(String name) {
        return new JsonWriter().beginObject().member("v", VERSION).member("event", name);
    }

    private void tell(JsonWriter event) {
        String line = event.endObject().toString();
        String safe = redaction.apply(line);
        lines.accept(
                harmless(
                        safe.equals(line)
                                ? line
                                : JsonStrings.map(line, UNREDACTED_MEMBERS, redaction)));
    }

    /** Writes an event that needs no redaction. */
    private void send(JsonWriter event) {
        lines.accept(harmless(event.endObject().toString()));
    }

    /** Escapes control and bidirectional characters, which JSON allows unescaped. */
    private static String harmless(String line) {
        StringBuilder safe = new StringBuilder(line.length());
        line.codePoints()
                .forEach(
                        c -> {
                            if (isDoubtful(c)) {
                                escape(Character.toChars(c), safe);
                            } else {
                                safe.appendCodePoint(c);
                            }
                        });
        return safe.toString();
    }

    private static boolean isDoubtful(int c) {
        return switch (Character.getType(c)) {
            case Character.CONTROL,
                    Character.FORMAT,
                    Character.LINE_SEPARATOR,
                    Character.PARAGRAPH_SEPARATOR ->
                    true;
            default -> false;
        };
    }

    private static void escape(char[] units, StringBuilder safe) {
        HexFormat hex = HexFormat.of();
        for (char unit : units) {
            safe.append("\\u").append(hex.toHexDigits(unit));
        }
    }
}
