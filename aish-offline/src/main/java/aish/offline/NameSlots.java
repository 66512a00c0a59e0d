package aish.offline;

import module java.base;

import aish.offline.ReadQuestion.Status;
import aish.offline.RecipeBook.Cue;
import aish.offline.RecipeBook.KnownRecipe;
import aish.offline.SlotKind.Family;

/**
 * Finds names, which look like any other word. The words beside a slot in a recipe's description
 * tell where in the question the name is.
 */
final class NameSlots extends SlotSearch {
    private static final Set<String> SKIPPED = HelperTexts.words("skipped");
    private static final Set<String> PRESENTING = HelperTexts.words("presenting");

    private final BitSet guessed;
    private final RecipeBook book;

    NameSlots(ReadQuestion reading, BitSet used, BitSet guessed, RecipeBook book) {
        super(reading, used);
        this.guessed = guessed;
        this.book = book;
    }

    /** Tries the surest sign first: quotes, then the words on both sides, then on one. */
    Optional<SlotValue> find(SlotKind kind, KnownRecipe known) {
        List<Cue> cues = known.cues(kind);
        boolean spaced = kind.is(Family.TEXT) || kind == SlotKind.PROGRAM;
        // any word might be a text or a host, so neither is guessed
        boolean guessable = !kind.is(Family.TEXT) && kind != SlotKind.HOST;
        IntPredicate named = i -> isNamed(kind, i, known);
        return name(i -> is(i, WordForm.QUOTED) && (spaced || text(i).indexOf(' ') < 0))
                .or(() -> name(named.and(i -> cues.stream().anyMatch(cue -> fitsBoth(cue, i)))))
                .or(() -> name(named.and(i -> cues.stream().anyMatch(cue -> fits(cue, i)))))
                .or(() -> guessable ? guess(kind) : Optional.empty());
    }

    /**
     * Whether a word may be a name here. One that usually means something is a name if it is a
     * well-known one, or presented as one: "the word error", "a branch called main".
     */
    private boolean isNamed(SlotKind kind, int index, KnownRecipe known) {
        return isName(index)
                && mayBe(kind, question.piece(index))
                && !known.terms().contains(reading.term(index))
                && (!is(index, Status.KNOWN)
                        || kind.is(Family.TEXT)
                        || !SlotKind.knownAs(lower(index)).isEmpty()
                        || PRESENTING.contains(lower(index - 1))
                        || lower(index - 1).equals(kind.noun())
                        || lower(index + 1).equals(kind.noun())
                        || !text(index).equals(lower(index)));
    }

    /** A stop word beside the slot is evidence only for a piece that no recipe knows. */
    private boolean fits(Cue cue, int index) {
        boolean free = isFree(index);
        return (isTelling(cue.before(), free) && fitsBefore(cue, index))
                || (isTelling(cue.after(), free) && fitsAfter(cue, index));
    }

    private boolean isTelling(String word, boolean free) {
        return !word.isEmpty() && (free || !book.lexicon().isStop(word));
    }

    private boolean fitsBoth(Cue cue, int index) {
        return fitsBefore(cue, index) && fitsAfter(cue, index);
    }

    private boolean fitsBefore(Cue cue, int index) {
        return cue.before().isEmpty() || isNext(cue.before(), index, -1);
    }

    private boolean fitsAfter(Cue cue, int index) {
        return cue.after().isEmpty() ? index == question.size() - 1 : isNext(cue.after(), index, 1);
    }

    /** Whether a word is next to a piece. Stop words are skipped to find one with a meaning. */
    private boolean isNext(String word, int index, int step) {
        boolean skips = !book.lexicon().isStop(word);
        int at = index + step;
        while (question.has(at)
                && !lower(at).equals(word)
                && (SKIPPED.contains(lower(at)) || (skips && is(at, Status.STOP)))) {
            at += step;
        }
        String term = reading.term(at);
        return lower(at).equals(word)
                || (!term.isEmpty() && term.equals(book.lexicon().termOfJoined(word)));
    }

    /** People, branches and hosts are not named like files. */
    private static boolean mayBe(SlotKind kind, QuestionWord piece) {
        return switch (kind) {
            case TEXT, WITH, NAME, COMMIT, TAG, ZONE, IMAGE ->
                    kind != SlotKind.IMAGE || !piece.is(WordForm.NUMBER);
            case BRANCH, PROGRAM, PROCESS ->
                    !piece.is(WordForm.FILE, WordForm.NUMBER, WordForm.URL, WordForm.LOGIN);
            default ->
                    piece.is(WordForm.WORD, WordForm.REVISION, WordForm.MEASURE)
                            || piece.is(WordForm.QUOTED, WordForm.HOST_PORT, WordForm.DOMAIN);
        };
    }

    /** Excludes options, because a name that starts with a dash would change the command. */
    private boolean isName(int index) {
        return !is(index, Status.STOP)
                && !is(index, Status.TYPE)
                && !is(index, WordForm.FLAG)
                && !isOrdinary(index)
                && !SKIPPED.contains(lower(index));
    }

    private boolean isFree(int index) {
        return isName(index)
                && (is(index, Status.FREE)
                        || is(index, WordForm.REVISION, WordForm.FILE, WordForm.LOGIN)
                        || is(index, WordForm.HOST_PORT, WordForm.MEASURE, WordForm.PATH));
    }

    private Optional<SlotValue> guess(SlotKind kind) {
        return first(
                i -> {
                    boolean fits = isFree(i) && mayBe(kind, question.piece(i));
                    guessed.set(i, fits);
                    return wordIf(fits, text(i));
                });
    }

    private Optional<SlotValue> name(IntPredicate fits) {
        return firstWord(i -> !text(i).startsWith("-") && fits.test(i));
    }
}
