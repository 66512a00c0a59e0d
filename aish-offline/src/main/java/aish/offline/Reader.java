package aish.offline;

import module java.base;

import aish.offline.HelperTexts.FileTypes;
import aish.offline.ReadQuestion.Interpretation;
import aish.offline.ReadQuestion.Status;

/** Determines which pieces of a question the recipes know. */
final class Reader {
    private static final Set<String> FILES = HelperTexts.words("files");
    private static final Set<String> FOLDERS = HelperTexts.words("folders");
    private static final Set<String> WITHIN = HelperTexts.words("within");
    private static final Set<String> NAMED = HelperTexts.words("named");
    private static final Set<String> OWNED = HelperTexts.words("owned");
    private static final Set<String> USUAL_FOLDERS = HelperTexts.words("usual-folders");

    /** Words that describe a folder rather than name it. */
    private static final Set<String> DESCRIBING = HelperTexts.words("describing");

    private static final Interpretation STOP = new Interpretation(Status.STOP, "", 1);
    private static final Interpretation VALUE = new Interpretation(Status.VALUE, "", 1);

    private final RecipeBook book;
    private final TermLexicon lexicon;
    private final FileTypes types;

    Reader(RecipeBook book, FileTypes types) {
        this.book = book;
        this.lexicon = book.lexicon();
        this.types = types;
    }

    ReadQuestion read(Question question) {
        List<Interpretation> heard = new ArrayList<>();
        List<String> lower = question.lower();
        while (heard.size() < question.size()) {
            int at = heard.size();
            int length = lexicon.phraseLength(lower, at);
            heard.add(
                    length > 1
                            ? word(lexicon.meaningOf(TermLexicon.joined(lower, at, length)))
                            : one(question, at));
            heard.addAll(Collections.nCopies(length - 1, STOP));
        }
        return new ReadQuestion(question, heard);
    }

    private Interpretation one(Question question, int at) {
        QuestionWord piece = question.piece(at);
        String term = lexicon.term(piece.lower());
        if (piece.is(WordForm.WORD)) {
            if (isFolderName(question, at)) {
                return VALUE;
            }
            return isFileType(question, at)
                    ? new Interpretation(
                            Status.TYPE, book.knows(term) ? term : "", ReadQuestion.DOUBTFUL)
                    : word(piece.lower());
        }
        return !piece.is(WordForm.QUOTED, WordForm.NUMBER) && book.knows(term)
                ? new Interpretation(Status.KNOWN, term, 1)
                : VALUE;
    }

    private Interpretation word(String word) {
        if (lexicon.isStop(word)) {
            return STOP;
        }
        String term = lexicon.term(word);
        return new Interpretation(book.knows(term) ? Status.KNOWN : Status.FREE, term, 1);
    }

    /**
     * Whether only a folder's name makes sense here: "in build", "the folder logs", "the logs
     * folder".
     */
    private boolean isFolderName(Question question, int at) {
        String word = question.lower(at);
        String before = question.lower(at - 1);
        boolean ends = at + 1 == question.size() || lexicon.isStop(question.lower(at + 1));
        if (USUAL_FOLDERS.contains(word)) {
            return ends && WITHIN.contains(before);
        }
        return !lexicon.isStop(word)
                && !DESCRIBING.contains(word)
                && !FOLDERS.contains(word)
                && ((ends
                                && FOLDERS.contains(
                                        NAMED.contains(before) ? question.lower(at - 2) : before))
                        || (OWNED.contains(before) && FOLDERS.contains(question.lower(at + 1))));
    }

    /** In "python files" the word means an extension, and perhaps nothing about Python. */
    private boolean isFileType(Question question, int at) {
        String word = question.lower(at);
        return types.ending(word)
                .filter(
                        ending ->
                                FILES.contains(question.lower(at + 1))
                                        || (word.equals(ending + "s") && !lexicon.lists(word)))
                .isPresent();
    }
}
