package aish.model;

/** What a request is for, and under which name its cost is booked. */
public enum Purpose {
    /** A person asked. */
    CHAT("chat"),
    /** The model goes on after it has seen what a tool gave back. */
    TOOL("tool"),
    /** A second opinion. */
    PROBE("probe"),
    /** A conversation is made shorter, or memories are taken from it. */
    SUMMARY("summary"),
    /** A model decides which model is asked. */
    ROUTE("route"),
    /** A step towards a goal. */
    NORRIS("norris"),
    /** A goal is cut into tasks. */
    PREPLAN("norris-preplan");

    private final String label;

    Purpose(String label) {
        this.label = label;
    }

    /** As it is booked and shown. */
    public String label() {
        return label;
    }

    /** The one of that label; {@link #CHAT} for a label that nobody knows. */
    public static Purpose of(String label) {
        for (Purpose purpose : values()) {
            if (purpose.label.equals(label)) {
                return purpose;
            }
        }
        return CHAT;
    }
}
