package aish.terminal.render;

import java.util.List;
import java.util.Locale;
import java.util.Set;

/**
 * What sets a language's words, strings and comments apart.
 *
 * @param quotes what opens and, alike, closes a string
 * @param wordSigns what a word may contain besides letters and digits
 */
record Language(
        Set<String> keywords,
        List<String> lineComments,
        List<Comment> comments,
        List<Quote> quotes,
        String wordSigns,
        Case keywordCase) {
    /** A comment with an end of its own. */
    record Comment(String open, String close) {}

    /**
     * @param escapes whether a backslash takes the next sign its meaning
     * @param spans whether it goes on in the next line
     */
    record Quote(String mark, boolean escapes, boolean spans) {}

    /** Whether it matters how keywords are written. */
    enum Case {
        MATTERS,
        IGNORED
    }

    boolean isKeyword(String word) {
        return keywords.contains(
                keywordCase == Case.IGNORED ? word.toLowerCase(Locale.ROOT) : word);
    }

    /** Whether what opens a comment or a string starts like this. */
    boolean mayOpen(String start) {
        return lineComments.stream().anyMatch(mark -> mark.startsWith(start))
                || comments.stream().anyMatch(comment -> comment.open().startsWith(start))
                || quotes.stream().anyMatch(quote -> quote.mark().startsWith(start));
    }
}
