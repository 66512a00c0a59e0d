package aish.model.offline;

import module java.base;

/**
 * A word of a question, or a quoted text.
 *
 * @param text as written, without the quotes
 * @param clause the number of the clause it is in
 */
record QuestionWord(String text, WordForm shape, int clause) {
    String lower() {
        return text.toLowerCase(Locale.ROOT);
    }

    boolean is(WordForm... shapes) {
        return Arrays.asList(shapes).contains(shape);
    }
}
