package aish.model.openai;

import aish.json.Json;
import aish.json.JsonException;
import aish.json.JsonWriter;
import aish.model.Message;
import aish.model.ModelRequest;
import aish.model.Purpose;
import aish.model.ToolCall;
import aish.model.ToolSpec;
import java.util.List;
import java.util.OptionalInt;

/**
 * Writes the JSON body of a request. What stays the same comes first and the messages come last, so
 * that a request starts with the same bytes as the one before it, as long as earlier messages do
 * not change.
 */
final class RequestBody {
    private static final String NO_ARGUMENTS = "{\"type\":\"object\",\"properties\":{}}";

    private RequestBody() {}

    /**
     * @param dialect what the server understands beyond the common protocol
     */
    static String of(ModelRequest request, Endpoint endpoint, ServerDialect dialect) {
        JsonWriter json = new JsonWriter().beginObject();
        if (!endpoint.model().isEmpty()) {
            json.member("model", endpoint.model());
        }
        boolean streams = request.purpose() != Purpose.PROBE;
        json.member("stream", streams);
        if (streams) {
            json.name("stream_options").beginObject().member("include_usage", true).endObject();
        }
        if (endpoint.temperature().isPresent()) {
            json.member("temperature", endpoint.temperature().getAsDouble());
        }
        OptionalInt limit = limit(request, endpoint);
        if (limit.isPresent()) {
            json.member(dialect.limitName(), limit.getAsInt());
        }
        if (streams && dialect == ServerDialect.LLAMA_CPP) {
            json.member("return_progress", true);
        }
        tools(json, request.tools());
        json.name("messages").beginArray();
        for (Message message : request.messages()) {
            message(json, message);
        }
        return json.endArray().endObject().toString();
    }

    private static OptionalInt limit(ModelRequest request, Endpoint endpoint) {
        if (request.maxTokens().isEmpty()) {
            return endpoint.maxTokens();
        }
        int own = request.maxTokens().getAsInt();
        return OptionalInt.of(Math.min(own, endpoint.maxTokens().orElse(own)));
    }

    private static void tools(JsonWriter json, List<ToolSpec> tools) {
        if (tools.isEmpty()) {
            return;
        }
        json.name("tools").beginArray();
        for (ToolSpec tool : tools) {
            json.beginObject().member("type", "function").name("function").beginObject();
            json.member("name", tool.name()).member("description", tool.description());
            json.name("parameters").raw(isObject(tool.schema()) ? tool.schema() : NO_ARGUMENTS);
            json.endObject().endObject();
        }
        json.endArray();
    }

    /**
     * Uses no switch over types: its first use costs milliseconds on the way to the first request.
     */
    private static void message(JsonWriter json, Message message) {
        json.beginObject();
        if (message instanceof Message.User(String text)) {
            json.member("role", "user").member("content", text);
        } else if (message instanceof Message.Instructions(String text)) {
            json.member("role", "system").member("content", text);
        } else if (message instanceof Message.Assistant(String text, List<ToolCall> calls)) {
            assistant(json, text, calls);
        } else if (message instanceof Message.Tool(String callId, String text)) {
            json.member("role", "tool").member("tool_call_id", callId).member("content", text);
        }
        json.endObject();
    }

    private static void assistant(JsonWriter json, String text, List<ToolCall> calls) {
        json.member("role", "assistant");
        if (calls.isEmpty()) {
            json.member("content", text);
            return;
        }
        if (text.isEmpty()) {
            json.name("content").nullValue();
        } else {
            json.member("content", text);
        }
        json.name("tool_calls").beginArray();
        for (ToolCall call : calls) {
            json.beginObject().member("id", call.id()).member("type", "function");
            json.name("function").beginObject().member("name", call.name());
            json.member("arguments", arguments(call.arguments())).endObject().endObject();
        }
        json.endArray();
    }

    /**
     * Wraps malformed arguments: servers parse the arguments of earlier calls, and refuse the whole
     * conversation over one mistake.
     */
    private static String arguments(String written) {
        if (written.isBlank()) {
            return "{}";
        }
        return isObject(written)
                ? written
                : new JsonWriter()
                        .beginObject()
                        .member("unreadable", written)
                        .endObject()
                        .toString();
    }

    private static boolean isObject(String text) {
        try {
            return Json.parse(text) instanceof Json.Obj;
        } catch (JsonException _) {
            return false;
        }
    }
}
