package aish.safety;

import aish.safety.walk.ExpandedWord;
import java.util.ArrayList;
import java.util.List;

/**
 * A simple command that a line would run, wherever in the line it stands: by itself, in a pipeline,
 * a substitution, a function, or as what another program is told to run.
 *
 * @param words after expansion
 * @param outer the place in the list of calls of the one that runs it; -1 for the line itself
 * @param offset which word of the outer call is its first; -1 if it is code in a string
 * @param function whether it calls a function of the same line, whose body has calls of its own
 */
public record Call(List<Word> words, int outer, int offset, boolean function) {
    /**
     * A word.
     *
     * @param known whether that is all that it will be
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

    /** Whether every word is known before it runs. */
    public boolean isKnown() {
        return words.stream().allMatch(word -> word.known() && !word.splits());
    }

    /** The words as they are. */
    public List<String> texts() {
        return words.stream().map(Word::text).toList();
    }
}
