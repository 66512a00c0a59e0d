package aish.tools;

import aish.model.ToolSpec;

/**
 * A tool of a server.
 *
 * @param name as the server knows it
 * @param offered as models know it, of all tools this one's alone
 * @param schema the JSON schema of its arguments, as text
 * @param hints what the server says of it, which need not be true
 */
public record Tool(
        String server,
        String name,
        String offered,
        String description,
        String schema,
        Hints hints) {
    /** Only what makes a tool look worse is believed. */
    public record Hints(boolean readOnly, boolean destructive) {
        public static final Hints NONE = new Hints(false, false);
    }

    /** As models are told of it. */
    public ToolSpec spec() {
        return new ToolSpec(offered, description, schema);
    }
}
