package aish.terminal.render;

/**
 * An open code fence.
 *
 * @param indent the columns before the opening fence, which its lines may have too
 * @param quoted whether each of its lines starts with a quote mark
 */
record OpenFence(char sign, int count, int indent, boolean quoted) {
    /** Whether a line closes the fence. */
    enum Closing {
        YES,
        NO,
        UNSURE
    }

    private static final int DEEPEST = 3;

    String text() {
        return String.valueOf(sign).repeat(count);
    }

    /**
     * @param text the line so far, without the fence's own indentation
     * @param ended whether that is all of it
     */
    Closing closing(CharSequence text, boolean ended) {
        int at = 0;
        while (at < text.length() && text.charAt(at) == ' ') {
            at++;
        }
        int signs = at;
        while (signs < text.length() && text.charAt(signs) == sign) {
            signs++;
        }
        int blanks = signs;
        while (blanks < text.length() && text.charAt(blanks) == ' ') {
            blanks++;
        }
        boolean tooFew = signs - at < count && signs < text.length();
        boolean tooLong = text.length() > BlockStart.LONGEST_WAIT;
        if (at > DEEPEST || tooFew || tooLong || blanks < text.length()) {
            return Closing.NO;
        }
        if (ended) {
            return signs - at >= count ? Closing.YES : Closing.NO;
        }
        return Closing.UNSURE;
    }
}
