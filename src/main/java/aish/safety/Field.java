package aish.safety;

import aish.syntax.Span;

/**
 * A word after expansion, as far as it can be known.
 *
 * @param text its characters; {@link #TOP} stands for any number of unknown ones and {@link #NAME}
 *     for some without a slash
 * @param splits whether the unknown part may become several words
 * @param glob whether it has pattern characters without quotes
 * @param tainted whether the output of another command is in it
 * @param secret whether a variable with a telling name is in it
 */
record Field(
        String text, boolean splits, boolean glob, boolean tainted, boolean secret, Span span) {
    static final char TOP = '\uffff';
    static final char NAME = '\ufffe';

    static Field of(String text, Span span) {
        return new Field(text, false, false, false, false, span);
    }

    static Field unknown(Span span) {
        return new Field(String.valueOf(TOP), true, false, false, false, span);
    }

    boolean isKnown() {
        return text.indexOf(TOP) < 0 && text.indexOf(NAME) < 0;
    }

    Field withText(String other) {
        return new Field(other, splits, glob, tainted, secret, span);
    }

    /** As it may be shown: what is unknown is an ellipsis. */
    String shown() {
        return text.replace(TOP, '…').replace(NAME, '…');
    }
}
