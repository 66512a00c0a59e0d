package aish.model.offline;

/**
 * What a question gave for a gap.
 *
 * @param spoken as it reads in a sentence
 * @param raw whether bash reads it as it is: an expression made here, or a pattern to expand
 */
record SlotValue(String text, String spoken, Raw raw) {
    /** How much of the value is meant for bash. */
    enum Raw {
        /** All of it is one word's text. */
        NO,
        /** Its wildcards, and a tilde at the start. */
        WILDCARDS,
        /** Everything. */
        YES
    }

    static SlotValue word(String text) {
        return new SlotValue(text, text, Raw.NO);
    }

    /** An expression written by this program, never by a person. */
    static SlotValue expression(String text, String spoken) {
        return new SlotValue(text, spoken, Raw.YES);
    }
}
