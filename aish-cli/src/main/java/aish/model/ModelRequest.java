package aish.model;

import module java.base;

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

    /**
     * A tool offered to the model.
     *
     * @param schema the JSON schema of its arguments, as text
     */
    public record ToolSpec(String name, String description, String schema) {
        /** Returns all of it as one text, for counting tokens. */
        public String text() {
            return name + " " + description + " " + schema;
        }
    }

    /** What a request is for, and the label under which its cost is recorded. */
    public enum Purpose {
        /** A question from the user. */
        CHAT("chat"),
        /** The model continues after a tool result. */
        TOOL("tool"),
        /** A second opinion. */
        PROBE("probe"),
        /** Shortens a conversation, or extracts memories from it. */
        SUMMARY("summary"),
        /** Asks a model which model should answer. */
        ROUTE("route"),
        /** One step towards a goal. */
        NORRIS("norris"),
        /** Splits a goal into tasks. */
        PREPLAN("norris-preplan");

        private final String label;

        Purpose(String label) {
            this.label = label;
        }

        /** The label under which costs are recorded and shown. */
        public String label() {
            return label;
        }

        /** Returns the purpose with that label; {@link #CHAT} for an unknown one. */
        public static Purpose of(String label) {
            for (Purpose purpose : values()) {
                if (purpose.label.equals(label)) {
                    return purpose;
                }
            }
            return CHAT;
        }
    }
}
