package aish.model;

import java.util.List;
import java.util.OptionalInt;

/**
 * What a model is asked.
 *
 * @param messages the system message first, if any, then turns that alternate
 * @param maxTokens a limit for this request alone, tighter than the preset's
 * @param purpose what it is for; the model is not told
 */
public record ModelRequest(
        List<Message> messages, List<ToolSpec> tools, OptionalInt maxTokens, Purpose purpose) {
    public ModelRequest {
        messages = List.copyOf(messages);
        tools = List.copyOf(tools);
    }

    /** What a person asks. */
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
