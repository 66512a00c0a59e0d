package aish.model.offline;

import module java.base;

/**
 * A word of a question, or a quoted text.
 *
 * @param text as written, without the quotes
 */
record QuestionWord(String text, WordForm shape) {
    String lower() {
        return text.toLowerCase(Locale.ROOT);
    }

    boolean is(WordForm... shapes) {
        for (WordForm one : shapes) {
            if (one == shape) {
                return true;
            }
        }
        return false;
    }
}
