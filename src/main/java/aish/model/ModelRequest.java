package aish.model;

import java.util.List;
import java.util.OptionalInt;

/**
 * A request to a model.
 *
 * @param messages the system message first, if any, then alternating turns
 * @param maxTokens a limit for this request alone, tighter than the preset's
 * @param purpose what the request is for; not sent to the model
 */
public record ModelRequest(
        List<Message> messages, List<ToolSpec> tools, OptionalInt maxTokens, Purpose purpose) {
    public ModelRequest {
        messages = List.copyOf(messages);
        tools = List.copyOf(tools);
    }

    /** A request that the user makes. */
    public ModelRequest(List<Message> messages, List<ToolSpec> tools, OptionalInt maxTokens) {
        this(messages, tools, maxTokens, Purpose.CHAT);
    }

    public static ModelRequest of(List<Message> messages) {
        return new ModelRequest(messages, List.of(), OptionalInt.empty());
    }

    public ModelRequest with(Purpose other) {
        return new ModelRequest(messages, tools, maxTokens, other);
    }
}
