package aish.terminal.render;

/**
 * How letters look: a set of marks.
 *
 * @param bits one for each mark, by its number
 */
record Style(long bits) {
    static final Style PLAIN = new Style(0);

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

    /** The escape sequence that turns the look of {@code before} into this one. */
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
}
