package aish.tools;

import aish.model.ModelRequest.ToolSpec;

/**
 * A tool of a server.
 *
 * @param name as the server knows it
 * @param offered as models know it; unique among all tools
 * @param schema the JSON schema of its arguments, as text
 * @param hints what the server says about it; not necessarily true
 */
public record Tool(
        String server,
        String name,
        String offered,
        String description,
        String schema,
        Hints hints) {
    /** What a server says about a tool; believed only where it makes the tool look riskier. */
    public record Hints(boolean readOnly, boolean destructive) {
        public static final Hints NONE = new Hints(false, false);
    }

    /** Returns the description that models receive. */
    public ToolSpec spec() {
        return new ToolSpec(offered, description, schema);
    }
}
