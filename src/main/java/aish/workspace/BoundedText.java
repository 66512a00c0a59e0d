package aish.workspace;

/**
 * The beginning of a text, up to the end of a line.
 *
 * @param leftOut what is missing, in words, or empty
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
