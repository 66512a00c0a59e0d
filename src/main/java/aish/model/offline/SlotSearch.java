package aish.model.offline;

import module java.base;

import aish.model.offline.ReadQuestion.Status;

/** Looks for values among the pieces of a question; a piece that fills one slot is used up. */
abstract class SlotSearch {
    private static final Set<String> ORDINARY = HelperTexts.words("ordinary");
    private static final Pattern ADVERB = Pattern.compile("[a-z]{4,}ly");
    private static final Set<String> PRESENTED = HelperTexts.words("presented");

    final ReadQuestion reading;
    final Question question;
    final BitSet used;

    /** The piece that was used last. */
    int latest;

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
                latest = i;
                return value;
            }
        }
        return Optional.empty();
    }

    /** Uses the first piece that fits, as it is written. */
    final Optional<SlotValue> firstWord(IntPredicate fits) {
        return first(i -> wordIf(fits.test(i), text(i)));
    }

    /** Adds the values that follow the one found last: "htop, tmux and git". */
    final SlotValue withMore(SlotValue one, IntFunction<Optional<SlotValue>> valueAt) {
        List<SlotValue> values = new ArrayList<>(List.of(one));
        int at = next(latest);
        for (Optional<SlotValue> value = unused(at, valueAt);
                value.isPresent();
                value = unused(at, valueAt)) {
            values.add(value.get());
            used.set(at);
            at = next(at);
        }
        return values.size() == 1 ? one : SlotValue.several(values);
    }

    private int next(int index) {
        return lower(index + 1).equals("and") ? index + 2 : index + 1;
    }

    private Optional<SlotValue> unused(int index, IntFunction<Optional<SlotValue>> valueAt) {
        return question.has(index) && !used.get(index) ? valueAt.apply(index) : Optional.empty();
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
                && (ORDINARY.contains(text(index)) || ADVERB.matcher(text(index)).matches())
                && SlotKind.knownAs(text(index)).isEmpty()
                && !PRESENTED.contains(lower(index - 1));
    }
}
