package aish.script;

import aish.console.Event;
import aish.console.EventSink;
import aish.cost.Booking;
import aish.json.JsonWriter;
import aish.model.Delta;
import aish.model.ModelProblem;
import aish.model.Reply;
import aish.model.Usage;
import java.time.Duration;
import java.util.HexFormat;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Consumer;

/** Tells events as JSON, one object a line, for programs to read. */
public final class JsonEvents implements EventSink {
    /** Raised when a member changes its meaning or goes; new members and events do not count. */
    private static final int VERSION = 1;

    private static final double MILLIS = 1000;

    private final Consumer<String> lines;

    /**
     * @param lines takes one line of JSON at a time, without its end; from any thread
     */
    public JsonEvents(Consumer<String> lines) {
        this.lines = lines;
    }

    @Override
    public void emit(Event event) {
        switch (event) {
            case Event.Answer(String text) -> tell(event("shown").member("text", text));
            case Event.Notice(String text) -> tell(event("notice").member("text", text));
            case Event.Problem(String text) -> tell(event("problem").member("text", text));
            case Event.Asked(String model) -> tell(event("asked").member("model", model));
            case Event.Streamed(Delta delta) -> streamed(delta);
            case Event.Answered(Reply reply) -> answered(reply);
            case Event.Suggested(String id, String command) ->
                    tell(event("suggested").member("id", id).member("command", command));
            case Event.Running(String command) -> tell(event("running").member("command", command));
            case Event.Autonomy autonomy -> autonomy(autonomy);
            case Event.Spent(Booking booking) -> spent(booking);
            case Event.Tool tool -> tool(tool);
            case Event.ClearScreen _, Event.Noted _ -> {}
        }
    }

    private void tool(Event.Tool event) {
        switch (event) {
            case Event.Tool.Called(String tool, String arguments) ->
                    tell(event("tool-called").member("tool", tool).member("arguments", arguments));
            case Event.Tool.Progressed(String tool, String how) ->
                    tell(event("tool-progress").member("tool", tool).member("how", how));
            case Event.Tool.Ended(String tool, boolean good, String how, String text) ->
                    tell(
                            event("tool-ended")
                                    .member("tool", tool)
                                    .member("good", good)
                                    .member("how", how)
                                    .member("text", text));
        }
    }

    private void autonomy(Event.Autonomy event) {
        switch (event) {
            case Event.Autonomy.Began(String goal, int steps) ->
                    tell(event("norris-began").member("goal", goal).member("steps", steps));
            case Event.Autonomy.Stepped(int step, int steps, var tasks) -> {
                JsonWriter told = event("norris-step").member("step", step).member("steps", steps);
                tell(strings(told, "tasks", tasks));
            }
            case Event.Autonomy.Probing(String model) ->
                    tell(event("norris-asking").member("model", model));
            case Event.Autonomy.Probed(String model, boolean harmless) ->
                    tell(event("norris-asked").member("model", model).member("harmless", harmless));
            case Event.Autonomy.Halted halted -> {
                JsonWriter told =
                        event("norris-halt")
                                .member("step", halted.step())
                                .member("steps", halted.steps())
                                .member("reason", halted.reason())
                                .member("command", halted.command())
                                .member("from", halted.piece().start())
                                .member("to", halted.piece().end());
                tell(strings(told, "notes", halted.notes()));
            }
            case Event.Autonomy.Ended(boolean reached, String how, String summary) ->
                    tell(
                            event("norris-ended")
                                    .member("reached", reached)
                                    .member("how", how)
                                    .member("summary", summary));
        }
    }

    private void spent(Booking booking) {
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

    /** Something a command printed. */
    public void output(String stream, String text) {
        tell(event("output").member("stream", stream).member("text", text));
    }

    /** The last line of all. */
    public void exit(int code) {
        tell(event("exit").member("code", code));
    }

    private void streamed(Delta delta) {
        switch (delta) {
            case Delta.Text(String text) -> tell(event("text").member("text", text));
            case Delta.Reasoning(String text) -> tell(event("reasoning").member("text", text));
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
        lines.accept(harmless(event.endObject().toString()));
    }

    /** JSON may hold, as they are, signs that a terminal obeys or that turn text around. */
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
