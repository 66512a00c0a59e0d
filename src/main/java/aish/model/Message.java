package aish.model;

import java.util.List;

/** One message of a request. */
public sealed interface Message {
    /** What the model is told about its task. */
    record Instructions(String text) implements Message {}

    /** What the person says, with all that is shown to the model along with it. */
    record User(String text) implements Message {}

    /** What the model said before. */
    record Assistant(String text, List<ToolCall> calls) implements Message {
        public Assistant {
            calls = List.copyOf(calls);
        }
    }

    /** What a tool gave back. */
    record Tool(String callId, String text) implements Message {}
}
