package aish.text;

/**
 * Makes text that arrives in pieces harmless. What depends on the next piece, such as half of a
 * surrogate pair at the end of one, is held back, so that the result never depends on where the
 * text was cut.
 */
public final class PlainTextStream {
    private static final int JOINER = 0x200d;
    private static final int NON_JOINER = 0x200c;
    private static final int REPLACEMENT = 0xfffd;
    private static final int NOTHING = -1;

    private char high;
    private boolean joinerWaits;
    private int previous = NOTHING;

    /** Appends the harmless form of a piece, as far as it is certain. */
    public void append(CharSequence piece, StringBuilder safe) {
        for (int i = 0; i < piece.length(); i++) {
            append(piece.charAt(i), safe);
        }
    }

    /** Ends the text; appends what was held back. */
    public void end(StringBuilder safe) {
        loseHalf(safe);
        if (joinerWaits) {
            joinerWaits = false;
            standIn(JOINER, safe);
        }
        previous = NOTHING;
    }

    private void append(char c, StringBuilder safe) {
        if (Character.isLowSurrogate(c) && high != 0) {
            int whole = Character.toCodePoint(high, c);
            high = 0;
            point(whole, safe);
            return;
        }
        loseHalf(safe);
        if (Character.isHighSurrogate(c)) {
            high = c;
        } else {
            point(Character.isSurrogate(c) ? REPLACEMENT : c, safe);
        }
    }

    private void loseHalf(StringBuilder safe) {
        if (high != 0) {
            high = 0;
            point(REPLACEMENT, safe);
        }
    }

    private void point(int c, StringBuilder safe) {
        if (joinerWaits) {
            joinerWaits = false;
            decideJoiner(c, safe);
        }
        if (c == JOINER && previous > 0 && Character.isExtendedPictographic(previous)) {
            joinerWaits = true;
            return;
        }
        if (belongsToPrevious(c) || !PlainText.isUnsafe(c)) {
            safe.appendCodePoint(c);
            previous = isEmojiDecoration(c) ? previous : c;
        } else {
            standIn(c, safe);
        }
    }

    private void decideJoiner(int next, StringBuilder safe) {
        if (Character.isExtendedPictographic(next)) {
            safe.appendCodePoint(JOINER);
        } else {
            standIn(JOINER, safe);
        }
    }

    private void standIn(int c, StringBuilder safe) {
        PlainText.appendStandIn(c, safe);
        previous = NOTHING;
    }

    /** Whether it is an emoji's variation selector, or a joiner in a script that uses joiners. */
    private boolean belongsToPrevious(int c) {
        if (c == JOINER || c == NON_JOINER) {
            return isLetterThatJoins(previous);
        }
        return isEmojiVariation(c)
                && previous > 0
                && (Character.isEmoji(previous) || Character.isExtendedPictographic(previous));
    }

    /** Whether it is a letter or vowel sign of the scripts from Arabic to Indic. */
    private static boolean isLetterThatJoins(int c) {
        return c >= 0x0600
                && c < 0x1cd0
                && (Character.isAlphabetic(c)
                        || Character.getType(c) == Character.NON_SPACING_MARK);
    }

    private static boolean isEmojiVariation(int c) {
        return c == 0xfe0e || c == 0xfe0f;
    }

    private static boolean isEmojiDecoration(int c) {
        return isEmojiVariation(c) || Character.isEmojiModifier(c);
    }
}
