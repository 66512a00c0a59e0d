package aish.model.offline;

import module java.base;

import aish.model.offline.HelperTexts.FileTypes;
import aish.model.offline.ReadQuestion.Interpretation;
import aish.model.offline.ReadQuestion.Status;
import aish.text.EditDistance;

/** Determines which pieces of a question the recipes know. */
final class Reader {
    private static final double SURE = 1.0;
    private static final double MISTYPED = 0.8;
    private static final int SHORTEST_MISTYPED = 5;
    private static final int LONGEST_SHORT = 6;

    /** What these words mean before a size. */
    private static final Map<String, String> BOUNDS = HelperTexts.meanings("bounds");

    private static final Set<String> ARTICLES = Set.of("a", "the");
    private static final Set<String> FILES = HelperTexts.words("files");
    private static final Interpretation STOP = new Interpretation(Status.STOP, "", SURE);
    private static final Interpretation VALUE = new Interpretation(Status.VALUE, "", SURE);

    private final RecipeBook book;
    private final FileTypes types;

    Reader(RecipeBook book, FileTypes types) {
        this.book = book;
        this.types = types;
    }

    ReadQuestion read(Question question) {
        List<Interpretation> heard = new ArrayList<>();
        List<String> lower = question.lower();
        BitSet listed = FolderWords.listed(question);
        while (heard.size() < question.size()) {
            int at = heard.size();
            int length = book.phraseLength(lower, at);
            boolean typeBefore = at > 0 && heard.getLast().status() == Status.TYPE;
            String meaning = book.lexicon().meaningOf(RecipeBook.joined(lower, at, length));
            if (listed.get(at)) {
                heard.add(VALUE);
                continue;
            }
            heard.add(length > 1 ? stopOrWord(meaning) : one(question, at, typeBefore));
            heard.addAll(Collections.nCopies(length - 1, STOP));
        }
        return new ReadQuestion(question, heard);
    }

    private Interpretation one(Question question, int at, boolean typeBefore) {
        String word = question.lower(at);
        if (PathSlots.isPlace(question, at) || FolderWords.isFolderName(question, at, book)) {
            return VALUE;
        }
        if (Quantities.isSizeAt(question, at + 1) && BOUNDS.containsKey(word)) {
            return word(BOUNDS.getOrDefault(word, ""));
        }
        if (isFileType(question, at)) {
            String term = book.lexicon().term(word);
            return new Interpretation(
                    Status.TYPE, book.knows(term) ? term : "", ReadQuestion.DOUBTFUL);
        }
        // in "my Downloads folder" the last word says little about the task
        if (FolderWords.FOLDERS.contains(word) && PathSlots.isPlace(question, at - 1)) {
            return new Interpretation(
                    Status.KNOWN, book.lexicon().term(word), ReadQuestion.DOUBTFUL);
        }
        return typeBefore && FILES.contains(word) ? word("file") : piece(question.piece(at));
    }

    /** In "python files" the word means an extension, and perhaps nothing about Python. */
    private boolean isFileType(Question question, int at) {
        String word = question.lower(at);
        String next = question.lower(at + 1);
        if (ARTICLES.contains(question.lower(at - 1)) && !next.endsWith("s")) {
            return false;
        }
        if (at == 0 && book.lexicon().isAction(book.lexicon().term(word))) {
            return false;
        }
        boolean unknown = !book.lexicon().surfaces().contains(word);
        return types.ending(word)
                .filter(end -> FILES.contains(next) || (unknown && word.equals(end + "s")))
                .isPresent();
    }

    private Interpretation stopOrWord(String word) {
        return book.isStop(word) ? STOP : word(word);
    }

    private Interpretation piece(QuestionWord piece) {
        if (piece.is(WordForm.WORD)) {
            return stopOrWord(piece.lower());
        }
        if (piece.is(WordForm.PORT, WordForm.HOST_PORT)) {
            double quality = piece.is(WordForm.PORT) ? SURE : ReadQuestion.DOUBTFUL;
            return new Interpretation(Status.KNOWN, book.lexicon().term("port"), quality);
        }
        String term = book.lexicon().term(piece.lower());
        return !piece.is(WordForm.QUOTED, WordForm.NUMBER) && book.knows(term)
                ? new Interpretation(Status.KNOWN, term, SURE)
                : VALUE;
    }

    private Interpretation word(String word) {
        String term = book.lexicon().term(word);
        if (book.knows(term)) {
            return new Interpretation(Status.KNOWN, term, SURE);
        }
        return mistyped(word)
                .map(meant -> new Interpretation(Status.KNOWN, meant, MISTYPED))
                .orElseGet(() -> new Interpretation(Status.FREE, term, SURE));
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
        private static final Set<String> WITHIN = HelperTexts.words("within");
        private static final Set<String> USUAL = HelperTexts.words("usual-folders");
        private static final Set<String> OWNED = HelperTexts.words("owned");
        private static final Set<String> NAMED = HelperTexts.words("named");

        /** Words that describe a folder rather than name it. */
        private static final Set<String> DESCRIBING = HelperTexts.words("describing");

        private FolderWords() {}

        /** Returns the names in "the folders src, test and docs". */
        static BitSet listed(Question question) {
            BitSet listed = new BitSet();
            for (int i = 0; i < question.size(); i++) {
                if (FOLDERS.contains(question.lower(i)) && question.lower(i).endsWith("s")) {
                    list(question, NAMED.contains(question.lower(i + 1)) ? i + 2 : i + 1, listed);
                }
            }
            return listed;
        }

        private static void list(Question question, int from, BitSet listed) {
            int at = from;
            while (question.has(at)
                    && question.piece(at).is(WordForm.WORD)
                    && question.isListed(at)) {
                at += question.lower(at + 1).equals("and") ? 2 : 1;
            }
            if (at > from
                    && question.has(at)
                    && question.piece(from).clause() == question.piece(from - 1).clause()) {
                IntStream.rangeClosed(from, at)
                        .filter(i -> !question.lower(i).equals("and"))
                        .forEach(listed::set);
            }
        }

        /** Whether only a folder name makes sense at this position, as in "the logs folder". */
        static boolean isFolderName(Question question, int index, RecipeBook book) {
            String word = question.lower(index);
            String previous = question.lower(index - 1);
            String next = question.lower(index + 1);
            if (!question.piece(index).is(WordForm.WORD)
                    || (book.isStop(word) && !USUAL.contains(word))
                    || DESCRIBING.contains(word)
                    || FOLDERS.contains(word)) {
                return false;
            }
            boolean ends = index + 1 == question.size() || book.isStop(next);
            boolean usual =
                    ends
                            && USUAL.contains(word)
                            && (WITHIN.contains(previous) || previous.equals("and"));
            if (usual || (FOLDERS.contains(next) && OWNED.contains(previous))) {
                return true;
            }
            return NAMED.contains(previous)
                    ? FOLDERS.contains(question.lower(index - 2))
                    : ends
                            && FOLDERS.contains(previous)
                            && !book.lexicon().isAction(book.lexicon().term(word));
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
