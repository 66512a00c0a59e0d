package aish.terminal.render;

import java.util.List;
import java.util.Locale;
import java.util.Set;

/**
 * Describes the words, strings and comments of a language.
 *
 * @param quotes what opens and closes a string
 * @param wordCharacters the characters that a word may contain besides letters and digits
 */
record Language(
        Set<String> keywords,
        List<String> lineComments,
        List<Comment> comments,
        List<Quote> quotes,
        String wordCharacters,
        Case keywordCase) {
    /** A comment with an end mark of its own. */
    record Comment(String open, String close) {}

    /**
     * @param escapes whether a backslash escapes the next character
     * @param spans whether the string may continue on the next line
     */
    record Quote(String mark, boolean escapes, boolean spans) {}

    /** Whether keywords are case-sensitive. */
    enum Case {
        MATTERS,
        IGNORED
    }

    boolean isKeyword(String word) {
        return keywords.contains(
                keywordCase == Case.IGNORED ? word.toLowerCase(Locale.ROOT) : word);
    }

    /** Whether an opening mark of a comment or string starts with this text. */
    boolean mayOpen(String start) {
        return lineComments.stream().anyMatch(mark -> mark.startsWith(start))
                || comments.stream().anyMatch(comment -> comment.open().startsWith(start))
                || quotes.stream().anyMatch(quote -> quote.mark().startsWith(start));
    }
}
