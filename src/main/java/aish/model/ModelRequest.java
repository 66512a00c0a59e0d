package aish.model;

import java.util.List;
import java.util.OptionalInt;

/**
 * What a model is asked.
 *
 * @param messages the system message first, if any, then turns that alternate
 * @param maxTokens a limit for this request alone, tighter than the preset's
 */
public record ModelRequest(List<Message> messages, List<ToolSpec> tools, OptionalInt maxTokens) {
    public ModelRequest {
        messages = List.copyOf(messages);
        tools = List.copyOf(tools);
    }

    public static ModelRequest of(List<Message> messages) {
        return new ModelRequest(messages, List.of(), OptionalInt.empty());
    }
}
