package aish.terminal.render;

/**
 * The style of text: a set of attributes.
 *
 * @param bits one for each attribute, at the position of its code
 */
public record Style(long bits) {
    public static final Style PLAIN = new Style(0);
    public static final Style BOLD = of(TextAttribute.BOLD);
    public static final Style DIM = of(TextAttribute.DIM);
    public static final Style RED = of(TextAttribute.RED);
    public static final Style GREEN = of(TextAttribute.GREEN);
    public static final Style YELLOW = of(TextAttribute.YELLOW);
    public static final Style MAGENTA = of(TextAttribute.MAGENTA);
    public static final Style CYAN = of(TextAttribute.CYAN);

    static Style of(TextAttribute... marks) {
        long bits = 0;
        for (TextAttribute mark : marks) {
            bits |= 1L << mark.code();
        }
        return new Style(bits);
    }

    Style and(Style other) {
        return (bits | other.bits) == bits ? this : new Style(bits | other.bits);
    }

    /** Returns the escape sequence that changes the style {@code before} to this one. */
    String after(Style before) {
        if (bits == 0) {
            return "\u001b[0m";
        }
        StringBuilder codes = new StringBuilder("\u001b[");
        if (before.bits != 0) {
            codes.append("0;");
        }
        for (TextAttribute mark : TextAttribute.values()) {
            if ((bits & 1L << mark.code()) != 0) {
                codes.append(mark.code()).append(';');
            }
        }
        codes.setCharAt(codes.length() - 1, 'm');
        return codes.toString();
    }

    /** A text attribute of terminals, with its code in escape sequences. */
    enum TextAttribute {
        BOLD(1),
        DIM(2),
        ITALIC(3),
        UNDERLINE(4),
        INVERSE(7),
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
}
