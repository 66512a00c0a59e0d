package aish.offline;

import module java.base;

import aish.offline.ReadQuestion.Status;

/** Looks for values among the pieces of a question; a piece that fills one slot is used up. */
abstract class SlotSearch {
    private static final Set<String> ORDINARY = HelperTexts.words("ordinary");
    private static final Set<String> PRESENTED = HelperTexts.words("presented");

    final ReadQuestion reading;
    final Question question;
    final BitSet used;

    SlotSearch(ReadQuestion reading, BitSet used) {
        this.reading = reading;
        this.question = reading.question();
        this.used = used;
    }

    /** Uses the first piece that gives a value. */
    final <T> Optional<T> first(IntFunction<Optional<T>> valueAt) {
        for (int i = 0; i < question.size(); i++) {
            Optional<T> value = used.get(i) ? Optional.empty() : valueAt.apply(i);
            if (value.isPresent()) {
                used.set(i);
                return value;
            }
        }
        return Optional.empty();
    }

    /** Uses the first piece that fits, as it is written. */
    final Optional<SlotValue> firstWord(IntPredicate fits) {
        return first(i -> wordIf(fits.test(i), text(i)));
    }

    static Optional<SlotValue> wordIf(boolean fits, String text) {
        return fits ? Optional.of(SlotValue.word(text)) : Optional.empty();
    }

    final String text(int index) {
        return question.piece(index).text();
    }

    final String lower(int index) {
        return question.lower(index);
    }

    final boolean is(int index, WordForm... forms) {
        return question.piece(index).is(forms);
    }

    final boolean is(int index, Status status) {
        return reading.is(index, status);
    }

    /** Whether it is an everyday word, which is a name only if the question says so. */
    final boolean isOrdinary(int index) {
        return is(index, WordForm.WORD)
                && ORDINARY.contains(text(index))
                && SlotKind.knownAs(text(index)).isEmpty()
                && !PRESENTED.contains(lower(index - 1));
    }
}
