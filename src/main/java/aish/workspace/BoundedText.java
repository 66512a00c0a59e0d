package aish.workspace;

/**
 * The beginning of a text, cut at a line break.
 *
 * @param leftOut says what is missing; empty if nothing is
 */
record BoundedText(String text, String leftOut) {
    static BoundedText of(String text, int most) {
        if (text.length() <= most) {
            return new BoundedText(text, "");
        }
        int line = text.lastIndexOf('\n', most - 1);
        int end = line < 0 ? characterEnd(text, most) : line + 1;
        return new BoundedText(
                text.substring(0, end), "all that follows the first " + end + " characters");
    }

    private static int characterEnd(String text, int end) {
        return Character.isHighSurrogate(text.charAt(end - 1)) ? end - 1 : end;
    }
}
