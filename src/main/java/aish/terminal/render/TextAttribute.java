package aish.terminal.render;

/** A text attribute of terminals, with its code in escape sequences. */
enum TextAttribute {
    BOLD(1),
    DIM(2),
    ITALIC(3),
    UNDERLINE(4),
    STRIKE(9),
    RED(31),
    GREEN(32),
    YELLOW(33),
    MAGENTA(35),
    CYAN(36);

    private final int code;

    TextAttribute(int code) {
        this.code = code;
    }

    int code() {
        return code;
    }
}
