package aish.model.offline;

import java.util.Set;

/** Words that would mean something else if they were not the name of a folder. */
final class FolderWords {
    private static final Set<String> FOLDERS =
            Set.of("folder", "directory", "dir", "folders", "directories");
    private static final Set<String> OWNED =
            Set.of("the", "my", "our", "whole", "entire", "to", "into", "in", "from", "under");
    private static final Set<String> NAMED = Set.of("called", "named");

    /** What is said of a folder rather than its name. */
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

    /** Whether the piece stands where only a name makes sense: "the logs folder". */
    static boolean isOne(Question question, int index, RecipeBook book) {
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
