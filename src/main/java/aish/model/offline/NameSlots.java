package aish.model.offline;

import static aish.model.offline.WordForm.EXTENSION;
import static aish.model.offline.WordForm.FLAG;
import static aish.model.offline.WordForm.LOGIN;
import static aish.model.offline.WordForm.NUMBER;

import module java.base;

import aish.bash.ShellQuoting;
import aish.model.offline.ReadQuestion.Status;
import aish.model.offline.RecipeBook.KnownRecipe;
import aish.model.offline.RecipeBook.Phrase;
import aish.model.offline.SlotKind.Family;

/**
 * Finds names, which look like any other word. The words beside a slot in a recipe's description
 * tell where in the question the name is.
 */
final class NameSlots extends SlotSearch {
    private static final Set<String> SKIPPED = HelperTexts.words("skipped");
    private static final Set<String> ONE = HelperTexts.words("one");
    private static final Set<String> PRESENTING = HelperTexts.words("presenting");

    /** What to write before the name of a script to run it. */
    private static final Map<String, String> RUNNERS = HelperTexts.meanings("runners");

    /** The kinds of which a command takes several. */
    private static final Set<SlotKind> SEVERAL =
            EnumSet.of(SlotKind.PACKAGE, SlotKind.SERVICE, SlotKind.CONTAINER);

    private final BitSet guessed;
    private final RecipeBook book;

    NameSlots(ReadQuestion reading, BitSet used, BitSet guessed, RecipeBook book) {
        super(reading, used);
        this.guessed = guessed;
        this.book = book;
    }

    /** Whether a piece is where the phrase has a slot for a name. */
    boolean isCued(Phrase phrase, int index) {
        for (Phrase.Cue cue : phrase.cues()) {
            if ((cue.kind().is(Family.NAME) || cue.kind().is(Family.TEXT)) && fits(cue, index)) {
                return true;
            }
        }
        return false;
    }

    Optional<SlotValue> find(SlotKind kind, KnownRecipe known) {
        List<Phrase.Cue> cues = known.cues(kind);
        IntPredicate named = i -> isNamed(kind, i, known);
        IntPredicate free = i -> isFreeName(i) && mayBe(kind, question.piece(i));
        IntPredicate exact = i -> cues.stream().anyMatch(cue -> fitsBoth(cue, i));
        IntPredicate near = i -> cues.stream().anyMatch(cue -> fits(cue, i));
        IntPredicate between =
                i -> isName(i) && cues.stream().anyMatch(cue -> isBetween(cue) && fitsBoth(cue, i));
        // any word might be a text or a host, so neither is guessed without a cue
        boolean host = kind == SlotKind.HOST;
        boolean spaced = kind.is(Family.TEXT) || kind == SlotKind.PROGRAM;
        boolean guessable = !kind.is(Family.TEXT) && !host;
        if (kind == SlotKind.ZONE) {
            return first(this::city);
        }
        return first(i -> commandLine(kind, i, named.and(near).or(free)))
                .or(() -> name(i -> is(i, WordForm.QUOTED) && (spaced || text(i).indexOf(' ') < 0)))
                .or(() -> name(i -> kind == SlotKind.NAME && between.test(i)))
                .or(() -> name(named.and(i -> besideNoun(kind, i))))
                .or(() -> name(named.and(exact)))
                .or(() -> name(i -> isWellKnown(kind, i) && isKindOf(kind, i, known)))
                .or(() -> name(free.and(near)))
                .or(() -> name(i -> !host && named.and(near).test(i)))
                .or(() -> name(i -> isWellKnown(kind, i) && named.test(i)))
                .or(() -> guess(i -> guessable && free.test(i)))
                .map(value -> kind == SlotKind.PROGRAM ? run(value) : withMore(kind, value));
    }

    private static String ending(String text) {
        return text.substring(Math.max(0, text.lastIndexOf('.')));
    }

    private static SlotValue run(SlotValue program) {
        String text = program.text();
        String runner = RUNNERS.getOrDefault(ending(text), "");
        return runner.isEmpty() || (runner.equals("./") && text.contains("/"))
                ? program
                : SlotValue.expression(
                        runner.replace('_', ' ') + ShellQuoting.quote(text), program.spoken());
    }

    private SlotValue withMore(SlotKind kind, SlotValue one) {
        return SEVERAL.contains(kind)
                ? withMore(one, i -> wordIf(isAnother(kind, i), text(i)))
                : one;
    }

    private boolean isAnother(SlotKind kind, int index) {
        return is(index, WordForm.WORD) && (isFreeName(index) || isWellKnown(kind, index));
    }

    /** Whether a word is beside the noun for its kind, unlike "npm" in "a npm package". */
    private boolean isKindOf(SlotKind kind, int index, KnownRecipe known) {
        return isBeside(kind.noun(), index) && !known.terms().contains(reading.term(index));
    }

    private boolean isWellKnown(SlotKind kind, int index) {
        return SlotKind.knownAs(lower(index)).contains(kind);
    }

    /** Returns a city of one or two words. */
    private Optional<SlotValue> city(int index) {
        String two = text(index) + "_" + lower(index + 1);
        if (Template.zone(two).isPresent()) {
            used.set(index + 1);
            return wordIf(true, two);
        }
        return wordIf(Template.zone(text(index)).isPresent(), text(index));
    }

    /** Returns the word that is exactly where a description has the slot. */
    Optional<SlotValue> placed(SlotKind kind, KnownRecipe known) {
        List<Phrase.Cue> cues = known.cues(kind);
        return name(
                i ->
                        isName(i)
                                && !is(i, WordForm.EXTENSION)
                                && !TimeExpressions.isUnit(lower(i))
                                && !book.isSlotNoun(reading.term(i))
                                && !known.terms().contains(reading.term(i))
                                && cues.stream()
                                        .filter(cue -> !cue.before().isEmpty())
                                        .anyMatch(
                                                cue -> !cue.after().isEmpty() && fitsBoth(cue, i)));
    }

    private boolean isNamed(SlotKind kind, int index, KnownRecipe known) {
        String term = reading.term(index);
        return isName(index)
                && (kind != SlotKind.REMOTE || !book.isSlotNoun(term))
                && (book.isNameable(lower(index))
                        || isPresented(kind, index)
                        || endsItsPhrase(index))
                && mayBe(kind, question.piece(index))
                && !known.terms().contains(term)
                && (!book.lexicon().isWeak(term) || lower(index - 1).equals(kind.noun()));
    }

    /** Returns a command with the options that follow it; empty if there are none. */
    private Optional<SlotValue> commandLine(SlotKind kind, int index, IntPredicate fits) {
        int end = index + 1;
        if (kind != SlotKind.PROGRAM
                || end == question.size()
                || !isName(index)
                || !is(end, FLAG, WordForm.FILE)
                || !(fits.test(index) || end + 1 == question.size())) {
            return Optional.empty();
        }
        StringBuilder line = new StringBuilder(ShellQuoting.quote(text(index)));
        while (end < question.size() && is(end, FLAG, WordForm.FILE)) {
            used.set(end);
            line.append(' ').append(ShellQuoting.quote(text(end++)));
        }
        return Optional.of(SlotValue.expression(line.toString(), line.toString()));
    }

    /** A stop word beside the slot is evidence only for a piece that no recipe knows. */
    private boolean fits(Phrase.Cue cue, int index) {
        boolean free = isFreeName(index);
        return (isTelling(cue.before(), free) && fitsBefore(cue, index))
                || (isTelling(cue.after(), free) && fitsAfter(cue, index));
    }

    private boolean isTelling(String word, boolean free) {
        return !word.isEmpty() && (free || !book.isStop(word));
    }

    private boolean isBetween(Phrase.Cue cue) {
        return isTelling(cue.before(), true) && isTelling(cue.after(), false);
    }

    private boolean fitsBoth(Phrase.Cue cue, int index) {
        return fitsBefore(cue, index) && fitsAfter(cue, index);
    }

    private boolean fitsBefore(Phrase.Cue cue, int index) {
        return cue.before().isEmpty() || same(neighbour(cue.before(), index, -1), cue.before());
    }

    private boolean fitsAfter(Phrase.Cue cue, int index) {
        return cue.after().isEmpty()
                ? index == question.size() - 1
                : same(neighbour(cue.after(), index, 1), cue.after());
    }

    /**
     * Returns the piece to compare with a cue. To find a cue that has a meaning, stop words are
     * skipped.
     */
    private int neighbour(String cue, int index, int step) {
        int at = index + step;
        while (at >= 0
                && at < question.size()
                && !lower(at).equals(cue)
                && (SKIPPED.contains(lower(at)) || (!book.isStop(cue) && is(at, Status.STOP)))) {
            at += step;
        }
        return at;
    }

    private boolean same(int index, String word) {
        String term = reading.term(index);
        boolean sameMeaning = !term.isEmpty() && term.equals(book.term(word));
        return sameMeaning || lower(index).equals(word);
    }

    /**
     * Whether a word that usually means something is a name here: "the word error", "a branch
     * called main", "the variable HOME". Otherwise only names of programs are names as well.
     */
    private boolean isPresented(SlotKind kind, int index) {
        return !is(index, Status.KNOWN)
                || PRESENTING.contains(lower(index - 1))
                || isBeside(kind.noun(), index)
                || !text(index).equals(lower(index))
                || kind.is(Family.TEXT);
    }

    private boolean isBeside(String word, int index) {
        return lower(index - 1).equals(word) || lower(index + 1).equals(word);
    }

    /** Whether a word follows that what it names is done to, and no other noun follows it. */
    private boolean endsItsPhrase(int index) {
        return (index == question.size() - 1 || is(index + 1, Status.STOP))
                && is(index - 1, Status.KNOWN)
                && book.lexicon().isAction(reading.term(index - 1));
    }

    private boolean besideNoun(SlotKind kind, int index) {
        return isFreeName(index) && isBeside(kind.noun(), index);
    }

    /**
     * Excludes pieces that cannot be of that kind: people, branches and hosts are not named like
     * files.
     */
    private static boolean mayBe(SlotKind kind, QuestionWord piece) {
        if (piece.is(WordForm.CLOCK, WordForm.DATE)) {
            return kind.is(Family.TEXT);
        }
        return switch (kind) {
            case BRANCH, USER, GROUP, TABLE, VARIABLE, DATABASE, REMOTE ->
                    (kind == SlotKind.BRANCH || !piece.is(WordForm.PATH))
                            && !piece.is(
                                    WordForm.FILE, LOGIN, WordForm.DOMAIN, WordForm.URL, NUMBER);
            case HOST, SERVICE, PACKAGE, CONTAINER, POD, SESSION ->
                    !piece.is(WordForm.FILE, WordForm.PATH, WordForm.GLOB, EXTENSION)
                            && !piece.is(WordForm.TARGET)
                            && !piece.text().matches("[\\d.]*\\d");
            case IMAGE -> !piece.is(NUMBER);
            case PROGRAM, PROCESS ->
                    !piece.is(WordForm.FILE, EXTENSION, NUMBER, WordForm.URL)
                            || RUNNERS.containsKey(ending(piece.text()));
            default -> true;
        };
    }

    /**
     * Excludes options, because a name that starts with a dash would change the command, and "cat"
     * in "a cat".
     */
    private boolean isName(int index) {
        String before = lower(index - 1);
        boolean oneOfMany = before.equals("a") || before.equals("an");
        return !is(index, Status.STOP)
                && !isOrdinary(index)
                && !is(index, Status.TYPE)
                && !is(index, FLAG)
                && !SKIPPED.contains(lower(index))
                && !ONE.contains(lower(index))
                && !(is(index, WordForm.WORD) && book.isStop(lower(index)))
                && !(oneOfMany && is(index, WordForm.WORD));
    }

    private boolean isFreeName(int index) {
        return isName(index)
                && (is(index, Status.FREE)
                        || is(index, WordForm.REVISION, WordForm.FILE, LOGIN)
                        || is(index, WordForm.HOST_PORT, WordForm.MEASURE, WordForm.PATH));
    }

    private Optional<SlotValue> guess(IntPredicate fits) {
        BitSet before = (BitSet) used.clone();
        Optional<SlotValue> guess = name(fits);
        before.xor(used);
        guessed.or(before);
        return guess;
    }

    private Optional<SlotValue> name(IntPredicate fits) {
        return firstWord(i -> !text(i).startsWith("-") && fits.test(i));
    }
}
