package aish.model.offline;

import module java.base;

import aish.model.offline.HelperTexts.FileTypes;
import aish.text.EditDistance;

/** Determines which pieces of a question the recipes know. */
final class Reader {
    private static final double SURE = 1.0;
    private static final double MISTYPED = 0.8;
    private static final int SHORTEST_MISTYPED = 5;
    private static final int LONGEST_SHORT = 6;

    /** What these words mean before a size. */
    private static final Map<String, String> BOUNDS =
            Map.of(
                    "over", "larger",
                    "above", "larger",
                    "exceeding", "larger",
                    "under", "smaller",
                    "below", "smaller");

    private static final String FILE = "file";
    private static final Set<String> FILES = HelperTexts.words("files");

    private final RecipeBook book;
    private final FileTypes types;

    Reader(RecipeBook book, FileTypes types) {
        this.book = book;
        this.types = types;
    }

    ReadQuestion read(Question question) {
        List<ReadQuestion.Interpretation> heard = new ArrayList<>();
        while (heard.size() < question.size()) {
            int at = heard.size();
            int length = book.phraseLength(question, at);
            if (length > 1) {
                String meaning = book.lexicon().meaningOf(RecipeBook.joined(question, at, length));
                heard.add(meant(meaning));
                for (int i = 1; i < length; i++) {
                    heard.add(new ReadQuestion.Interpretation(ReadQuestion.Status.STOP, "", SURE));
                }
            } else if (PathSlots.isPlace(question, at)
                    || FolderWords.isFolderName(question, at, book)) {
                heard.add(new ReadQuestion.Interpretation(ReadQuestion.Status.VALUE, "", SURE));
            } else if (Quantities.isSizeAt(question, at + 1)
                    && BOUNDS.containsKey(question.lower(at))) {
                heard.add(word(BOUNDS.getOrDefault(question.lower(at), "")));
            } else if (isFileType(question, at)) {
                heard.add(fileType(question.lower(at)));
            } else if (at > 0
                    && heard.get(at - 1).status() == ReadQuestion.Status.TYPE
                    && FILES.contains(question.lower(at))) {
                heard.add(word(FILE));
            } else {
                heard.add(piece(question.piece(at)));
            }
        }
        return new ReadQuestion(question, heard);
    }

    /** In "python files" the word means an extension, and perhaps nothing about Python. */
    private boolean isFileType(Question question, int at) {
        String word = question.lower(at);
        if (question.lower(at - 1).equals("a") && !question.lower(at + 1).endsWith("s")) {
            return false;
        }
        return types.ending(word)
                .filter(
                        ending ->
                                FILES.contains(question.lower(at + 1))
                                        || (word.equals(ending + "s")
                                                && !book.lexicon().surfaces().contains(word)))
                .isPresent();
    }

    private ReadQuestion.Interpretation fileType(String word) {
        String term = book.lexicon().term(word);
        return new ReadQuestion.Interpretation(
                ReadQuestion.Status.TYPE, book.knows(term) ? term : "", ReadQuestion.DOUBTFUL);
    }

    private ReadQuestion.Interpretation meant(String meaning) {
        return book.isStop(meaning)
                ? new ReadQuestion.Interpretation(ReadQuestion.Status.STOP, "", SURE)
                : word(meaning);
    }

    private ReadQuestion.Interpretation piece(QuestionWord piece) {
        String lower = piece.lower();
        if (piece.is(WordForm.WORD)) {
            return book.isStop(lower)
                    ? new ReadQuestion.Interpretation(ReadQuestion.Status.STOP, "", SURE)
                    : word(lower);
        }
        if (piece.is(WordForm.PORT, WordForm.HOST_PORT)) {
            double quality = piece.is(WordForm.PORT) ? SURE : ReadQuestion.DOUBTFUL;
            return new ReadQuestion.Interpretation(
                    ReadQuestion.Status.KNOWN, book.lexicon().term("port"), quality);
        }
        String term = book.lexicon().term(lower);
        boolean wordAfterAll = !piece.is(WordForm.QUOTED, WordForm.NUMBER) && book.knows(term);
        return new ReadQuestion.Interpretation(
                wordAfterAll ? ReadQuestion.Status.KNOWN : ReadQuestion.Status.VALUE,
                wordAfterAll ? term : "",
                SURE);
    }

    private ReadQuestion.Interpretation word(String word) {
        String term = book.lexicon().term(word);
        if (book.knows(term)) {
            return new ReadQuestion.Interpretation(ReadQuestion.Status.KNOWN, term, SURE);
        }
        return mistyped(word)
                .map(
                        meant ->
                                new ReadQuestion.Interpretation(
                                        ReadQuestion.Status.KNOWN, meant, MISTYPED))
                .orElseGet(
                        () ->
                                new ReadQuestion.Interpretation(
                                        ReadQuestion.Status.FREE, term, SURE));
    }

    /**
     * In a short word only swapped letters count as a typo, because a different letter makes a
     * different word.
     */
    private static boolean isSlip(String word, String known) {
        int shorter = Math.min(word.length(), known.length());
        if (shorter > LONGEST_SHORT) {
            return TypoCorrection.isOneSlip(word, known);
        }
        boolean dropped = word.length() != known.length() && shorter == LONGEST_SHORT;
        return TypoCorrection.isSwap(word, known)
                || (dropped && TypoCorrection.isOneSlip(word, known));
    }

    private Optional<String> mistyped(String word) {
        if (word.length() < SHORTEST_MISTYPED || !word.chars().allMatch(Character::isLetter)) {
            return Optional.empty();
        }
        return book.surfaces().stream()
                .filter(known -> known.length() >= SHORTEST_MISTYPED - 1)
                .filter(known -> known.charAt(0) == word.charAt(0))
                .filter(known -> isSlip(word, known))
                .map(book.lexicon()::term)
                .filter(book::knows)
                .sorted()
                .findFirst();
    }

    /** Recognises words that are folder names here, although they usually mean something else. */
    private static final class FolderWords {
        private static final Set<String> FOLDERS = HelperTexts.words("folders");
        private static final Set<String> OWNED = HelperTexts.words("owned");
        private static final Set<String> NAMED = HelperTexts.words("named");

        /** Words that describe a folder rather than name it. */
        private static final Set<String> DESCRIBING = HelperTexts.words("describing");

        private FolderWords() {}

        /** Whether only a folder name makes sense at this position, as in "the logs folder". */
        static boolean isFolderName(Question question, int index, RecipeBook book) {
            String word = question.lower(index);
            if (!question.piece(index).is(WordForm.WORD)
                    || book.isStop(word)
                    || DESCRIBING.contains(word)
                    || FOLDERS.contains(word)) {
                return false;
            }
            boolean before =
                    FOLDERS.contains(question.lower(index + 1))
                            && OWNED.contains(question.lower(index - 1));
            return before || isAfter(question, index, book);
        }

        private static boolean isAfter(Question question, int index, RecipeBook book) {
            String previous = question.lower(index - 1);
            if (NAMED.contains(previous)) {
                return FOLDERS.contains(question.lower(index - 2));
            }
            String next = question.lower(index + 1);
            boolean ends = index + 1 == question.size() || book.isStop(next);
            return ends
                    && FOLDERS.contains(previous)
                    && !book.lexicon().isAction(book.lexicon().term(question.lower(index)));
        }
    }

    /** Matches mistyped names with known ones. */
    static final class TypoCorrection {
        private static final int LETTERS_PER_SLIP = 3;
        private static final int MOST_SLIPS = 2;

        private TypoCorrection() {}

        /** Whether the words differ by exactly one inserted, missing, wrong or swapped letter. */
        static boolean isOneSlip(String typed, String meant) {
            return Math.abs(typed.length() - meant.length()) <= 1
                    && EditDistance.between(typed, meant) <= 1;
        }

        /** Whether the words differ only by two swapped neighbours. */
        static boolean isSwap(String typed, String meant) {
            return typed.length() == meant.length()
                    && isOneSlip(typed, meant)
                    && typed.chars().sum() == meant.chars().sum();
        }

        /**
         * Returns the name with the fewest typos, the first among equals; empty if all are too
         * different.
         */
        static Optional<String> nearest(String typed, Collection<String> names) {
            int most = Math.clamp(typed.length() / LETTERS_PER_SLIP, 1, MOST_SLIPS);
            List<String> others = names.stream().filter(name -> !name.equals(typed)).toList();
            return EditDistance.nearest(typed, others, most, UnaryOperator.identity());
        }
    }
}
