package aish.session;

import aish.bash.Span;
import java.nio.file.Path;
import java.time.Instant;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * What to search for in the records.
 *
 * @param text must occur; case is ignored unless it contains capital letters
 * @param pattern must match, if present
 * @param since excludes anything earlier
 * @param under only commands that ran in or below this directory, and questions asked there
 * @param failed only commands that failed
 */
public record SearchQuery(
        String text,
        Optional<Pattern> pattern,
        Optional<Instant> since,
        Optional<Path> under,
        boolean failed) {
    private static final int LONGEST_FIXED = 40;

    /** Returns a text that every match contains, to find the lines worth parsing. */
    String fixedText() {
        return pattern.isEmpty() ? text : fixedText(pattern.get().pattern());
    }

    /** Returns the longest run of plain characters in the pattern that is not optional. */
    private static String fixedText(String regex) {
        String longest = "";
        int depth = 0;
        StringBuilder run = new StringBuilder();
        if (regex.indexOf('|') >= 0 || regex.indexOf('\\') >= 0 || regex.contains("(?")) {
            return "";
        }
        for (int i = 0; i < regex.length(); i++) {
            char c = regex.charAt(i);
            boolean optional = i + 1 < regex.length() && "*?{".indexOf(regex.charAt(i + 1)) >= 0;
            depth += c == '(' || c == '[' ? 1 : c == ')' || c == ']' ? -1 : 0;
            if (depth == 0 && !optional && isPlain(c)) {
                run.append(c);
            } else {
                longest = run.length() > longest.length() ? run.toString() : longest;
                run.setLength(0);
            }
        }
        longest = run.length() > longest.length() ? run.toString() : longest;
        return longest.substring(0, Math.min(longest.length(), LONGEST_FIXED));
    }

    private static boolean isPlain(char c) {
        return (c < 0x80 && Character.isLetterOrDigit(c)) || c == ' ' || c == '-' || c == '_';
    }

    /** Whether the query has no criteria, so that everything matches. */
    public boolean matchesEverything() {
        return text.isEmpty() && !failed && since.isEmpty() && under.isEmpty();
    }

    /** Returns the first match in a text. */
    public Optional<Span> find(String whole) {
        if (pattern.isPresent()) {
            Matcher matcher = pattern.get().matcher(whole);
            return matcher.find()
                    ? Optional.of(new Span(matcher.start(), matcher.end()))
                    : Optional.empty();
        }
        boolean exact = !text.equals(text.toLowerCase(Locale.ROOT));
        int at = (exact ? whole : whole.toLowerCase(Locale.ROOT)).indexOf(text);
        // lower-casing can lengthen a text
        return at < 0
                ? Optional.empty()
                : Optional.of(
                        new Span(
                                Math.min(at, whole.length()),
                                Math.min(at + text.length(), whole.length())));
    }

    boolean matches(String found) {
        return find(found).isPresent();
    }

    boolean isSince(Instant at) {
        return since.isEmpty() || !at.isBefore(since.get());
    }

    boolean isUnder(Path directory) {
        return under.isEmpty() || directory.startsWith(under.get());
    }
}
