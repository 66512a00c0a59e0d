package aish.model.offline;

import module java.base;

import aish.bash.ShellQuoting;
import aish.model.offline.RecipeBook.KnownRecipe;
import aish.model.offline.RecipeBook.Phrase;

/**
 * Finds names, which look like any other word. The words beside a slot in a recipe's description
 * tell where in the question the name is.
 */
final class NameSlots {
    private static final Set<String> SKIPPED = HelperTexts.words("skipped");

    private static final Set<String> PRESENTING = HelperTexts.words("presenting");

    private static final List<String> RUNNABLE =
            List.of(".sh", ".py", ".pl", ".rb", ".js", ".bash", ".run", ".bin", ".out", ".exe");

    private final ReadQuestion reading;
    private final Question question;
    private final BitSet used;
    private final BitSet guessed;
    private final RecipeBook book;

    NameSlots(ReadQuestion reading, BitSet used, BitSet guessed, RecipeBook book) {
        this.reading = reading;
        this.question = reading.question();
        this.used = used;
        this.guessed = guessed;
        this.book = book;
    }

    /** Whether a piece is where the phrase has a slot for a name. */
    static boolean isCued(ReadQuestion reading, Phrase phrase, int index, RecipeBook book) {
        NameSlots slots = new NameSlots(reading, new BitSet(), new BitSet(), book);
        return phrase.cues().stream()
                .filter(
                        cue ->
                                cue.kind().family() == SlotKind.Family.NAME
                                        || cue.kind().family() == SlotKind.Family.TEXT)
                .anyMatch(cue -> slots.fits(cue, index));
    }

    Optional<SlotValue> find(SlotKind kind, KnownRecipe known) {
        IntPredicate named =
                i ->
                        isName(i)
                                && (book.isNameable(reading.term(i))
                                        || isPresented(kind, i)
                                        || endsItsPhrase(i))
                                && mayBe(kind, question.piece(i))
                                && !known.terms().contains(reading.term(i))
                                && !book.lexicon().isWeak(reading.term(i));
        List<Phrase.Cue> cues =
                known.phrases().stream()
                        .flatMap(phrase -> phrase.cues().stream())
                        .filter(cue -> cue.kind() == kind)
                        .toList();
        IntPredicate free = i -> isFreeName(i) && mayBe(kind, question.piece(i));
        IntPredicate exact =
                i -> cues.stream().anyMatch(cue -> fitsBefore(cue, i) && fitsAfter(cue, i));
        IntPredicate near = i -> cues.stream().anyMatch(cue -> fits(cue, i));
        IntPredicate between =
                i ->
                        kind == SlotKind.NAME
                                && isName(i)
                                && cues.stream()
                                        .anyMatch(
                                                cue ->
                                                        isTelling(cue.before(), true)
                                                                && isTelling(cue.after(), false)
                                                                && fitsBefore(cue, i)
                                                                && fitsAfter(cue, i));
        if (kind == SlotKind.PROGRAM) {
            Optional<SlotValue> line = commandLine(named.and(near).or(free));
            if (line.isPresent()) {
                return line;
            }
        }
        return first(i -> question.piece(i).is(WordForm.QUOTED))
                .or(() -> first(between))
                .or(() -> first(named.and(exact)))
                .or(() -> first(named.and(i -> besideNoun(kind, i))))
                .or(() -> first(free.and(near)))
                .or(() -> kind == SlotKind.HOST ? Optional.empty() : first(named.and(near)))
                .or(() -> mayGuess(kind) ? guess(free) : Optional.empty());
    }

    /** Returns a command with the options that follow it; empty if there are none. */
    private Optional<SlotValue> commandLine(IntPredicate fits) {
        for (int i = 0; i < question.size() - 1; i++) {
            if (!used.get(i)
                    && isName(i)
                    && question.piece(i + 1).is(WordForm.FLAG)
                    && (fits.test(i) || i + 2 == question.size())) {
                List<String> words = new ArrayList<>();
                int end = i;
                while (end < question.size()
                        && (end == i || question.piece(end).is(WordForm.FLAG, WordForm.FILE))) {
                    words.add(ShellQuoting.quote(question.piece(end).text()));
                    end++;
                }
                used.set(i, end);
                String line = String.join(" ", words);
                return Optional.of(SlotValue.expression(line, line));
            }
        }
        return Optional.empty();
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
                && !question.lower(at).equals(cue)
                && (SKIPPED.contains(question.lower(at))
                        || (!book.isStop(cue) && reading.is(at, ReadQuestion.Status.STOP)))) {
            at += step;
        }
        return at;
    }

    private boolean same(int index, String word) {
        String term = reading.term(index);
        boolean sameMeaning = !term.isEmpty() && term.equals(book.term(word));
        return sameMeaning || question.lower(index).equals(word);
    }

    /**
     * Whether a word that usually means something is a name here: "the word error", "a branch
     * called main", "the variable HOME". Otherwise only names of programs are names as well.
     */
    private boolean isPresented(SlotKind kind, int index) {
        String before = question.lower(index - 1);
        return !reading.is(index, ReadQuestion.Status.KNOWN)
                || PRESENTING.contains(before)
                || before.equals(kind.noun())
                || question.lower(index + 1).equals(kind.noun())
                || !question.piece(index).text().equals(question.lower(index))
                || kind.family() == SlotKind.Family.TEXT;
    }

    /** Whether a word follows that what it names is done to, and no other noun follows it. */
    private boolean endsItsPhrase(int index) {
        boolean last =
                index == question.size() - 1 || reading.is(index + 1, ReadQuestion.Status.STOP);
        return last
                && reading.is(index - 1, ReadQuestion.Status.KNOWN)
                && book.lexicon().isAction(reading.term(index - 1));
    }

    private boolean besideNoun(SlotKind kind, int index) {
        String noun = kind.noun();
        return isFreeName(index)
                && (question.lower(index - 1).equals(noun)
                        || question.lower(index + 1).equals(noun));
    }

    /**
     * Excludes pieces that cannot be of that kind: people, branches and hosts are not named like
     * files.
     */
    private static boolean mayBe(SlotKind kind, QuestionWord piece) {
        return switch (kind) {
            case BRANCH, USER, GROUP, TABLE, VARIABLE, DATABASE, REMOTE ->
                    !piece.is(
                            WordForm.FILE,
                            WordForm.LOGIN,
                            WordForm.DOMAIN,
                            WordForm.URL,
                            WordForm.NUMBER);
            case HOST, SERVICE, PACKAGE, CONTAINER, POD, SESSION ->
                    !piece.is(WordForm.FILE, WordForm.PATH, WordForm.GLOB, WordForm.EXTENSION);
            case ZONE -> Template.zone(piece.text()).isPresent();
            case PROGRAM, PROCESS ->
                    !piece.is(WordForm.FILE, WordForm.EXTENSION, WordForm.NUMBER)
                            || RUNNABLE.stream().anyMatch(piece.lower()::endsWith);
            default -> true;
        };
    }

    /** Excludes options: a name that starts with a dash would change the command. */
    private boolean isName(int index) {
        return !reading.is(index, ReadQuestion.Status.STOP)
                && !reading.is(index, ReadQuestion.Status.TYPE)
                && !question.piece(index).is(WordForm.FLAG)
                && !SKIPPED.contains(question.lower(index))
                && !isOneOfMany(index);
    }

    /** In "a cat", "cat" is not a name. */
    private boolean isOneOfMany(int index) {
        String before = question.lower(index - 1);
        return question.piece(index).is(WordForm.WORD)
                && (before.equals("a") || before.equals("an"));
    }

    private boolean isFreeName(int index) {
        return isName(index)
                && (reading.is(index, ReadQuestion.Status.FREE)
                        || question.piece(index)
                                .is(
                                        WordForm.REVISION,
                                        WordForm.FILE,
                                        WordForm.LOGIN,
                                        WordForm.HOST_PORT,
                                        WordForm.MEASURE,
                                        WordForm.PATH));
    }

    /** Any word might be a text or a host, so neither is guessed without a cue. */
    private static boolean mayGuess(SlotKind kind) {
        return kind.family() != SlotKind.Family.TEXT && kind != SlotKind.HOST;
    }

    private Optional<SlotValue> guess(IntPredicate fits) {
        BitSet before = (BitSet) used.clone();
        Optional<SlotValue> guess = first(fits);
        before.xor(used);
        guessed.or(before);
        return guess;
    }

    private Optional<SlotValue> first(IntPredicate fits) {
        for (int i = 0; i < question.size(); i++) {
            if (!used.get(i) && !question.piece(i).text().startsWith("-") && fits.test(i)) {
                used.set(i);
                return Optional.of(SlotValue.word(question.piece(i).text()));
            }
        }
        return Optional.empty();
    }
}
