package aish.model.offline;

import java.util.Set;

/** Recognises words that are folder names here, although they usually mean something else. */
final class FolderWords {
    private static final Set<String> FOLDERS =
            Set.of("folder", "directory", "dir", "folders", "directories");
    private static final Set<String> OWNED =
            Set.of("the", "my", "our", "whole", "entire", "to", "into", "in", "from", "under");
    private static final Set<String> NAMED = Set.of("called", "named");

    /** Words that describe a folder rather than name it. */
    private static final Set<String> DESCRIBING =
            Set.of(
                    "current",
                    "home",
                    "working",
                    "same",
                    "empty",
                    "hidden",
                    "whole",
                    "entire",
                    "new",
                    "parent",
                    "previous",
                    "last",
                    "other",
                    "biggest",
                    "largest",
                    "smallest",
                    "root",
                    "temporary",
                    "top",
                    "given",
                    "two",
                    "tree",
                    "structure",
                    "size",
                    "sizes",
                    "contents",
                    "content",
                    "listing",
                    "name",
                    "names",
                    "path",
                    "permissions",
                    "usage",
                    "only",
                    "recursively");

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
