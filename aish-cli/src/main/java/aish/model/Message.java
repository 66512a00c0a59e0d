package aish.model;

import module java.base;

/** One message of a request. */
public sealed interface Message {
    /** The system prompt. */
    record Instructions(String text) implements Message {}

    /** What the user says, with everything shown to the model along with it. */
    record User(String text) implements Message {}

    /** What the model said before. */
    record Assistant(String text, List<ToolCall> calls) implements Message {
        public Assistant {
            calls = List.copyOf(calls);
        }
    }

    /** The result of a tool call. */
    record Tool(String callId, String text) implements Message {}

    /**
     * A tool call that the model wants.
     *
     * @param arguments a JSON object as text, as the model wrote it
     */
    record ToolCall(String id, String name, String arguments) {}
}
