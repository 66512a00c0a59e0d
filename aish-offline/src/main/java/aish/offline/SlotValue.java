package aish.offline;

import module java.base;

/**
 * A value that a question gives for a slot.
 *
 * @param spoken as it reads in a sentence
 * @param raw how much of it is left for bash to interpret: an expression made here, or a pattern to
 *     expand
 */
record SlotValue(String text, String spoken, Raw raw) {
    /** How much of a value bash interprets. */
    enum Raw {
        /** Nothing: it is the text of one word. */
        NO,
        /** Its wildcards, and a tilde at the start. */
        WILDCARDS,
        /** All of it. */
        YES
    }

    static SlotValue word(String text) {
        return new SlotValue(text, text, Raw.NO);
    }

    /** An expression written by this program, never by the user. */
    static SlotValue expression(String text, String spoken) {
        return new SlotValue(text, spoken, Raw.YES);
    }
}
