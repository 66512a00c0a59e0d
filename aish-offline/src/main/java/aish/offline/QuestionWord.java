package aish.offline;

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
        return Arrays.asList(shapes).contains(shape);
    }
}
