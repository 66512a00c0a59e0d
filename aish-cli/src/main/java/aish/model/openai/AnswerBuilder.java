package aish.model.openai;

import module java.base;

import aish.json.Json;
import aish.model.Delta;
import aish.model.Message.ToolCall;
import aish.model.ModelProblem;
import aish.model.ModelProblem.Failure;
import aish.model.ModelProblem.ModelException;
import aish.model.Reply;
import aish.model.Reply.Finish;
import aish.model.Reply.Timings;
import aish.model.Reply.Usage;
import aish.model.http.ServerMessage;
import org.jspecify.annotations.Nullable;

/** Builds an answer from the server's objects, one by one, and reports what is new. */
final class AnswerBuilder implements ThinkSplitter.Sink {
    private static final double NANOS_PER_MILLI = 1e6;

    private final Consumer<Delta> listener;
    private final StringBuilder text = new StringBuilder();
    private final StringBuilder reasoning = new StringBuilder();
    private final ThinkSplitter splitter = new ThinkSplitter(this);
    private final ToolCallAssembly calls;
    private final long most;
    private String id = "";
    private int told;
    private int thoughtsTold;
    private boolean cut;
    private boolean begun;
    private boolean ended;
    private @Nullable Finish finish;
    private @Nullable Usage usage;
    private @Nullable Timings timings;

    /**
     * @param most how many characters are accepted, reasoning and tool calls included
     */
    AnswerBuilder(Consumer<Delta> listener, long most) {
        this.listener = listener;
        this.most = most;
        this.calls = new ToolCallAssembly(tool -> report(new Delta.Calling(tool)));
    }

    /** Adds one chunk of a stream, or a whole answer that came in one piece. */
    void add(Json chunk) throws ModelException {
        if (!chunk.get("error").isNull() || isErrorObject(chunk)) {
            throw new ModelException(new ModelProblem.Api(ServerMessage.inside(chunk).orElse("")));
        }
        if (id.isEmpty()) {
            id = chunk.get("id").text().orElse("");
        }
        progress(chunk.get("prompt_progress"));
        for (Json choice : chunk.get("choices").items()) {
            begun = true;
            if (choice.get("index").integer().orElse(0) == 0) {
                choice(choice);
            }
        }
        count(chunk);
        if (cut || size() > most) {
            throw new ModelException(
                    new ModelProblem.Budget(
                            "the answer reached the limit of model.max_answer ("
                                    + most
                                    + " characters) and was cut off"));
        }
    }

    private long size() {
        return (long) text.length() + reasoning.length() + calls.size();
    }

    /** Returns as much of the piece as there is room for. */
    private String fitting(String piece) {
        long room = Math.max(0, most - size());
        cut |= piece.length() > room;
        return piece.length() > room ? piece.substring(0, (int) room) : piece;
    }

    private static boolean isErrorObject(Json chunk) {
        return chunk.get("object").text().orElse("").equals("error");
    }

    private void progress(Json progress) {
        if (!progress.isNull()) {
            report(
                    new Delta.Reading(
                            number(progress, "processed"),
                            number(progress, "total"),
                            number(progress, "cache"),
                            millis(progress.get("time_ms"))));
        }
    }

    private void report(Delta delta) {
        reportText();
        listener.accept(delta);
    }

    /** Reports the text that has come; pieces that came at once are one to those who listen. */
    void reportText() {
        if (thoughtsTold < reasoning.length()) {
            listener.accept(new Delta.Reasoning(reasoning.substring(thoughtsTold)));
            thoughtsTold = reasoning.length();
        }
        if (told < text.length()) {
            listener.accept(new Delta.Text(text.substring(told)));
            told = text.length();
        }
    }

    private void choice(Json choice) throws ModelException {
        Json delta = choice.get("delta");
        message(delta.isNull() ? choice.get("message") : delta);
        String reason = choice.get("finish_reason").text().orElse("");
        if (reason.equals("error")) {
            throw new ModelException(
                    new ModelProblem.Api(ServerMessage.inside(choice).orElse("it gave up")));
        }
        if (!reason.isEmpty()) {
            finish = finishOf(reason);
        }
    }

    private void message(Json message) {
        String thought = message.get("reasoning_content").text().orElse("");
        if (thought.isEmpty()) {
            thought = message.get("reasoning").text().orElse("");
        }
        if (!thought.isEmpty()) {
            reasoning(thought);
        }
        Json content = message.get("content");
        content(content);
        for (Json part : content.items()) {
            content(part.get("text"));
        }
        content(message.get("refusal"));
        calls.add(message.get("tool_calls").items());
    }

    private void content(Json content) {
        String piece = content.text().orElse("");
        if (!piece.isEmpty()) {
            splitter.add(piece);
        }
    }

    @Override
    public void text(String piece) {
        if (thoughtsTold < reasoning.length()) {
            reportText();
        }
        text.append(fitting(piece));
    }

    @Override
    public void reasoning(String piece) {
        if (told < text.length()) {
            reportText();
        }
        reasoning.append(fitting(piece));
    }

    private static Finish finishOf(String reason) {
        return switch (reason) {
            case "length", "max_tokens", "model_length" -> Finish.LENGTH;
            case "content_filter", "safety" -> Finish.CONTENT_FILTER;
            case "tool_calls", "function_call", "tool_use" -> Finish.TOOL_CALLS;
            default -> Finish.STOP;
        };
    }

    private void count(Json chunk) {
        Json times = chunk.get("timings");
        if (!times.isNull()) {
            timings =
                    new Timings(
                            number(times, "prompt_n"),
                            millis(times.get("prompt_ms")),
                            number(times, "predicted_n"),
                            millis(times.get("predicted_ms")));
        }
        Json counted = chunk.get("usage");
        if (!counted.get("prompt_tokens").isNull()) {
            usage =
                    new Usage(
                            number(counted, "prompt_tokens"),
                            number(counted, "completion_tokens"),
                            cached(counted, times),
                            cost(counted.get("cost")));
        } else if (usage == null && !times.get("predicted_n").isNull()) {
            int cached = number(times, "cache_n");
            usage =
                    new Usage(
                            number(times, "prompt_n") + cached,
                            number(times, "predicted_n"),
                            cached);
        }
    }

    /** Gateways such as OpenRouter and LiteLLM say what a request costs. */
    private static OptionalDouble cost(Json told) {
        double amount = told.number().orElse(-1);
        return amount >= 0 && amount < Double.POSITIVE_INFINITY
                ? OptionalDouble.of(amount)
                : OptionalDouble.empty();
    }

    private static int cached(Json usage, Json times) {
        Json details = usage.get("prompt_tokens_details").get("cached_tokens");
        if (!details.isNull()) {
            return details.integer().orElse(0);
        }
        return times.get("cache_n").isNull()
                ? number(usage, "prompt_cache_hit_tokens")
                : number(times, "cache_n");
    }

    private static int number(Json json, String name) {
        return Math.max(0, json.get(name).integer().orElse(0));
    }

    private static Duration millis(Json json) {
        double nanos = json.number().orElse(0) * NANOS_PER_MILLI;
        return Duration.ofNanos(Math.max(0, (long) nanos));
    }

    /** Notes that the server announced the end. */
    void end() {
        ended = true;
    }

    /** Whether the server has said why the answer ends; only its usage may still follow. */
    boolean isFinished() {
        return finish != null;
    }

    /**
     * Returns the reply after the connection has ended normally.
     *
     * @param where the server
     */
    Reply complete(String where) {
        if (!begun) {
            return brokenOff(new ModelProblem.Protocol("the answer is empty"));
        }
        if (!ended && finish == null) {
            return brokenOff(
                    new ModelProblem.Transport(Failure.RESET, where, "the answer ended early"));
        }
        return whole();
    }

    /**
     * Returns an incomplete reply, or a complete one if the connection broke only after the last
     * piece.
     */
    Reply brokenOff(ModelProblem problem) {
        if (finish != null && problem instanceof ModelProblem.Transport) {
            return whole();
        }
        splitter.end();
        reportText();
        return reply(List.of(), Finish.BROKEN_OFF, Optional.of(problem));
    }

    private Reply whole() {
        splitter.end();
        reportText();
        calls.end();
        Finish reason = finish == null ? Finish.STOP : finish;
        if (reason == Finish.STOP && !calls.isEmpty()) {
            reason = Finish.TOOL_CALLS;
        }
        return reply(calls.calls(id), reason, Optional.empty());
    }

    private Reply reply(List<ToolCall> wanted, Finish reason, Optional<ModelProblem> problem) {
        return new Reply(
                text.toString(),
                reasoning.toString(),
                wanted,
                reason,
                Optional.ofNullable(usage),
                Optional.ofNullable(timings),
                problem);
    }
}
