package aish.safety;

import java.util.regex.Pattern;
import java.util.regex.PatternSyntaxException;

/** One step of a path as a pattern of bash. */
final class NamePattern {
    private final Pattern regex;
    private final boolean hidden;

    private NamePattern(Pattern regex, boolean hidden) {
        this.regex = regex;
        this.hidden = hidden;
    }

    /** A step whose marks tell which characters are special. */
    static NamePattern of(PathText step) {
        return of(step, false);
    }

    /** A text in which every pattern character is special, as for {@code find}. */
    static NamePattern ofText(String pattern, boolean anyCase) {
        StringBuilder text = new StringBuilder();
        StringBuilder marks = new StringBuilder();
        for (int i = 0; i < pattern.length(); i++) {
            char c = pattern.charAt(i);
            boolean escaped = c == '\\' && i + 1 < pattern.length();
            text.append(escaped ? pattern.charAt(++i) : c);
            marks.append(
                    escaped
                            ? PathText.QUOTED
                            : "*?[".indexOf(c) >= 0 ? PathText.PATTERN : PathText.PLAIN);
        }
        NamePattern named = of(new PathText(text.toString(), marks.toString()), anyCase);
        return new NamePattern(named.regex, true);
    }

    private static NamePattern of(PathText step, boolean anyCase) {
        StringBuilder regex = new StringBuilder();
        for (int i = 0; i < step.text().length(); i++) {
            char c = step.text().charAt(i);
            if (step.marks().charAt(i) != PathText.PATTERN) {
                literal(c, regex);
            } else if (c == '*') {
                regex.append(".*");
            } else if (c == '?') {
                regex.append('.');
            } else {
                i = bracket(step, i, regex);
            }
        }
        int flags = Pattern.DOTALL | (anyCase ? Pattern.CASE_INSENSITIVE : 0);
        boolean hidden = step.text().startsWith(".");
        try {
            return new NamePattern(Pattern.compile(regex.toString(), flags), hidden);
        } catch (PatternSyntaxException e) {
            // such as [z-a], which matches nothing but itself
            return new NamePattern(Pattern.compile(Pattern.quote(step.text())), hidden);
        }
    }

    private static void literal(char c, StringBuilder regex) {
        if (!Character.isLetterOrDigit(c) && c < 128) {
            regex.append('\\');
        }
        regex.append(c);
    }

    /**
     * Writes a set of characters and gives the place of its end; without an end it is a bracket.
     */
    private static int bracket(PathText step, int from, StringBuilder regex) {
        String text = step.text();
        int at = from + 1;
        boolean negated = at < text.length() && (text.charAt(at) == '!' || text.charAt(at) == '^');
        at += negated ? 1 : 0;
        StringBuilder set = new StringBuilder(negated ? "[^" : "[");
        boolean first = true;
        while (at < text.length()) {
            char c = text.charAt(at);
            boolean bare = step.marks().charAt(at) != PathText.QUOTED;
            if (c == ']' && bare && !first) {
                regex.append(set).append(']');
                return at;
            }
            int close = c == '[' ? text.indexOf(":]", at + 2) : -1;
            if (close > 0 && text.startsWith("[:", at)) {
                set.append(named(text.substring(at + 2, close)));
                at = close + 2;
            } else {
                boolean range = c == '-' && bare && !first && at + 1 < text.length();
                set.append(range && text.charAt(at + 1) != ']' ? "-" : escaped(c));
                at++;
            }
            first = false;
        }
        regex.append("\\[");
        return from;
    }

    private static String escaped(char c) {
        return Character.isLetterOrDigit(c) || c >= 128 ? String.valueOf(c) : "\\" + c;
    }

    private static String named(String name) {
        return switch (name) {
            case "alpha" -> "\\p{Alpha}";
            case "digit" -> "\\p{Digit}";
            case "alnum" -> "\\p{Alnum}";
            case "upper" -> "\\p{Upper}";
            case "lower" -> "\\p{Lower}";
            case "space" -> "\\s";
            case "blank" -> "\\p{Blank}";
            case "punct" -> "\\p{Punct}";
            case "xdigit" -> "\\p{XDigit}";
            default -> "";
        };
    }

    /** Whether a name matches; a dot in front must be named. */
    boolean matches(String name) {
        return (hidden || !name.startsWith(".")) && regex.matcher(name).matches();
    }
}
