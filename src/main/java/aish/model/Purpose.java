package aish.model;

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
