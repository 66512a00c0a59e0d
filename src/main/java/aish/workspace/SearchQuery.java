package aish.workspace;

import aish.text.ShownName;
import java.util.Locale;
import java.util.regex.Pattern;
import java.util.regex.PatternSyntaxException;

/**
 * What to search for in files. Case matters only if the query contains a capital letter.
 *
 * @param text the words, or the regular expression without its slashes
 */
record SearchQuery(String text, boolean regex) {
    static SearchQuery of(String typed) throws SourceException {
        String text = typed.strip();
        if (text.isEmpty()) {
            throw new SourceException("say what to search for: TEXT, or /REGEX/");
        }
        if (text.indexOf('\n') >= 0 || text.indexOf('\0') >= 0) {
            throw new SourceException("files are searched line by line; give one line");
        }
        boolean regex = text.length() > 2 && text.startsWith("/") && text.endsWith("/");
        return new SearchQuery(regex ? text.substring(1, text.length() - 1) : text, regex);
    }

    boolean anyCase() {
        String letters = regex ? withoutEscapes() : text;
        return letters.equals(letters.toLowerCase(Locale.ROOT));
    }

    /**
     * Returns the expression without its escapes, because a capital after a backslash names a
     * character class.
     */
    private String withoutEscapes() {
        StringBuilder letters = new StringBuilder();
        for (int i = 0; i < text.length(); i++) {
            if (text.charAt(i) == '\\') {
                i++;
            } else {
                letters.append(text.charAt(i));
            }
        }
        return letters.toString();
    }

    Pattern pattern() throws SourceException {
        int flags =
                (regex ? Pattern.UNICODE_CHARACTER_CLASS | Pattern.UNIX_LINES : Pattern.LITERAL)
                        | (anyCase() ? Pattern.CASE_INSENSITIVE | Pattern.UNICODE_CASE : 0);
        try {
            return Pattern.compile(text, flags);
        } catch (PatternSyntaxException e) {
            throw new SourceException(
                    "the expression "
                            + shown()
                            + " is broken: "
                            + ShownName.of(e.getDescription())
                            + "; without the slashes it is taken as plain text");
        }
    }

    String shown() {
        return ShownName.of(regex ? "/" + text + "/" : text);
    }
}
