package aish.tools.builtin;

import module java.base;

import aish.tools.Tool;

/** The built-in tools, as models see them. Their descriptions are part of every request. */
enum BuiltinTool {
    READ_FILE(
            "Read a text file, or some of its lines.",
            true,
            """
            "path":{"type":"string"},\
            "first_line":{"type":"integer"},\
            "last_line":{"type":"integer"}""",
            "path"),
    LIST_FILES(
            "List a directory, two levels deep, without what git ignores.",
            true,
            """
            "path":{"type":"string"}"""),
    SEARCH(
            "Find lines that contain a text or match a /regex/, without what git ignores.",
            true,
            """
            "query":{"type":"string"},\
            "path":{"type":"string","description":"a directory or file"}""",
            "query"),
    EDIT_FILE(
            "Replace text in a file. old_text must occur exactly once, or set all. Empty old_text"
                    + " creates the file.",
            false,
            """
            "path":{"type":"string"},\
            "old_text":{"type":"string"},\
            "new_text":{"type":"string"},\
            "all":{"type":"boolean"}""",
            "path",
            "old_text",
            "new_text"),
    APPLY_PATCH(
            "Apply a unified diff. All of its files change, or none.",
            false,
            """
            "patch":{"type":"string"}""",
            "patch"),
    RUN_COMMAND(
            "Run a command in the user's shell.",
            false,
            """
            "command":{"type":"string"}""",
            "command"),
    ASK_USER(
            "Ask the user something that you cannot find out.",
            true,
            """
            "question":{"type":"string"},\
            "options":{"type":"array","items":{"type":"string"}}""",
            "question");

    private final String description;
    private final boolean readOnly;
    private final String schema;

    /**
     * @param properties the members of the JSON schema that describe the arguments
     */
    BuiltinTool(String description, boolean readOnly, String properties, String... required) {
        this.description = description;
        this.readOnly = readOnly;
        String needed =
                required.length == 0
                        ? ""
                        : ",\"required\":[\"" + String.join("\",\"", required) + "\"]";
        this.schema = "{\"type\":\"object\",\"properties\":{" + properties + "}" + needed + "}";
    }

    private Tool tool() {
        String name = name().toLowerCase(Locale.ROOT);
        return new Tool(
                Tool.BUILTIN, name, name, description, schema, new Tool.Hints(readOnly, false));
    }

    static List<Tool> tools() {
        return Arrays.stream(values()).map(BuiltinTool::tool).toList();
    }

    static BuiltinTool of(Tool tool) {
        return valueOf(tool.name().toUpperCase(Locale.ROOT));
    }
}
