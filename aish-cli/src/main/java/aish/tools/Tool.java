package aish.tools;

import aish.model.ModelRequest.ToolSpec;

/**
 * A tool of a server, or one that is built in.
 *
 * @param name as the server knows it
 * @param offered as models know it; unique among all tools, and only for a built-in one the name
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
    /** Stands for the server of the built-in tools. */
    public static final String BUILTIN = "aish";

    private static final String RUN_COMMAND = "run_command";
    private static final String ASK_USER = "ask_user";

    /** What a server says about a tool; believed only where it makes the tool look riskier. */
    public record Hints(boolean readOnly, boolean destructive) {
        public static final Hints NONE = new Hints(false, false);
    }

    /** Whether aish itself carries it out. */
    public boolean isBuiltin() {
        return offered.equals(name);
    }

    /** Whether its calls are commands of the shell. */
    public boolean runsCommands() {
        return isBuiltin() && name.equals(RUN_COMMAND);
    }

    /**
     * Whether aish itself changes something by it, so that the calls around it must not overlap.
     */
    public boolean actsAlone() {
        return isBuiltin() && !hints.readOnly();
    }

    /** Whether the user sees what a successful call does without being told. */
    public boolean isSeen() {
        return actsAlone() || (isBuiltin() && name.equals(ASK_USER));
    }

    /** Returns the name that the user's rules know it by. */
    public String ruleName() {
        return isBuiltin() ? BUILTIN + ToolNames.BETWEEN + name : offered;
    }

    /** Returns the description that models receive. */
    public ToolSpec spec() {
        return new ToolSpec(offered, description, schema);
    }
}
