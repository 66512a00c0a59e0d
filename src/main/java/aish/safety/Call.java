package aish.safety;

import module java.base;

import aish.safety.walk.ExpandedWord;

/**
 * A simple command that a line would run, anywhere in the line: on its own, in a pipeline, a
 * substitution or a function, or as an argument that another program runs.
 *
 * @param words after expansion
 * @param outer index in the list of calls of the call that runs this one; -1 if the line itself
 *     does
 * @param offset index of this call's first word among the words of the outer call; -1 if it is code
 *     in a string
 * @param function whether it calls a function defined in the same line, whose body has calls of its
 *     own
 */
public record Call(List<Word> words, int outer, int offset, boolean function) {
    /**
     * A word of a call.
     *
     * @param known whether the text is exactly what the word will be
     * @param splits whether it may become several words
     */
    public record Word(String text, boolean known, boolean splits) {
        static Word of(ExpandedWord field) {
            boolean known = field.isKnown() && !field.glob() && !field.tainted();
            return new Word(field.text(), known, field.splits() || field.glob());
        }
    }

    public Call {
        words = List.copyOf(words);
    }

    public static Call of(List<ExpandedWord> fields, int outer, int offset, boolean function) {
        List<Word> words = new ArrayList<>();
        fields.forEach(field -> words.add(Word.of(field)));
        return new Call(words, outer, offset, function);
    }

    public Call within(int other, int shift) {
        return new Call(words, outer < 0 ? other : outer + shift, offset, function);
    }

    /** Whether every word is known before the command runs. */
    public boolean isKnown() {
        return words.stream().allMatch(word -> word.known() && !word.splits());
    }

    public List<String> texts() {
        return words.stream().map(Word::text).toList();
    }
}
