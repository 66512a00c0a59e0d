package aish.terminal.editor;

/** What a stretch of the line being typed is, as far as its colour goes. */
enum LineStyle {
    /** A command of which it is not known whether it exists. */
    COMMAND,
    KNOWN_COMMAND,
    UNKNOWN_COMMAND,
    KEYWORD,
    STRING,
    OPTION,
    VARIABLE,
    PATTERN,
    OPERATOR,
    REDIRECTION,
    COMMENT,
    /** The mark before the text that says where it goes. */
    PREFIX,
    QUESTION,
    META,
    UNKNOWN_META
}
