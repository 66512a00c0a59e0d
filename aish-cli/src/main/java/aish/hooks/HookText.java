package aish.hooks;

import module java.base;

import aish.event.Event;
import aish.json.JsonWriter;
import aish.model.Message;
import aish.model.Message.ToolCall;
import aish.model.ModelRequest;
import aish.shell.CapturedOutput;
import aish.shell.CommandResult;

/** Formats what hooks receive: one line of JSON without secrets. */
final class HookText {
    /** Incremented when a member is removed or changes its meaning, but not for new members. */
    private static final int VERSION = 1;

    private static final int LONGEST_OUTPUT = 8000;
    private static final double MILLIS = 1000;

    private final Supplier<Path> directory;
    private final Supplier<String> session;
    private final UnaryOperator<String> placeholders;
    private final InstantSource clock;

    HookText(
            Supplier<Path> directory,
            Supplier<String> session,
            UnaryOperator<String> disguise,
            InstantSource clock) {
        this.directory = directory;
        this.session = session;
        this.placeholders = disguise;
        this.clock = clock;
    }

    /** Returns the members that every hook receives. */
    String begin(String hook) {
        return finished(opened(hook));
    }

    private JsonWriter opened(String hook) {
        return new JsonWriter()
                .beginObject()
                .member("v", VERSION)
                .member("hook", hook)
                .member("time", clock.instant().toString())
                .member("session", session.get())
                .member("directory", directory.get().toString());
    }

    private static String finished(JsonWriter json) {
        return json.endObject() + "\n";
    }

    String command(String hook, String command, Event.Author author) {
        return finished(command(opened(hook), command, author));
    }

    private JsonWriter command(JsonWriter json, String command, Event.Author author) {
        return json.member("command", placeholders.apply(command))
                .member("author", author.name().toLowerCase(Locale.ROOT));
    }

    String ran(String hook, CommandResult result, Event.Author author) {
        CapturedOutput output = result.output();
        String text = placeholders.apply(output.text());
        JsonWriter json = command(opened(hook), result.command(), author);
        json.member("status", result.status())
                .member("seconds", result.duration().toMillis() / MILLIS)
                .member("output", text.substring(0, Math.min(text.length(), LONGEST_OUTPUT)))
                .member("truncated", text.length() > LONGEST_OUTPUT || output.omitted() > 0);
        return finished(json);
    }

    String halted(String hook, Event.GoalEvent.Halted halted) {
        return finished(
                opened(hook)
                        .member("step", halted.step())
                        .member("steps", halted.steps())
                        .member("reason", placeholders.apply(halted.reason()))
                        .member("command", placeholders.apply(halted.command())));
    }

    /**
     * @param request without secrets
     */
    String request(
            String hook, ModelRequest request, String model, String endpoint, boolean local) {
        JsonWriter json =
                opened(hook)
                        .member("model", model)
                        .member("endpoint", endpoint)
                        .member("local", local);
        json.name("messages").beginArray();
        request.messages().forEach(message -> message(json, message));
        json.endArray().name("tools").beginArray();
        request.tools().forEach(tool -> json.value(tool.name()));
        return finished(json.endArray());
    }

    private static void message(JsonWriter json, Message message) {
        json.beginObject();
        switch (message) {
            case Message.Instructions(String text) ->
                    json.member("role", "system").member("content", text);
            case Message.User(String text) -> json.member("role", "user").member("content", text);
            case Message.Assistant(String text, List<ToolCall> calls) -> {
                json.member("role", "assistant").member("content", text);
                json.name("calls").beginArray();
                calls.forEach(
                        call ->
                                json.beginObject()
                                        .member("name", call.name())
                                        .member("arguments", call.arguments())
                                        .endObject());
                json.endArray();
            }
            case Message.Tool(String _, String text) ->
                    json.member("role", "tool").member("content", text);
        }
        json.endObject();
    }
}
