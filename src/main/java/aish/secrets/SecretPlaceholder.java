package aish.secrets;

import aish.text.Ascii;
import java.util.ArrayList;
import java.util.List;

/**
 * The placeholder that a remote model sees instead of a secret: {@code ‹secret:name›}.
 *
 * @param end the position after it
 */
public record SecretPlaceholder(int start, int end, String label) {
    private static final String OPEN = "‹secret:";
    private static final char CLOSE = '›';
    private static final int LONGEST_LABEL = 80;

    /** Formats a placeholder. */
    static String of(String label) {
        return OPEN + label + CLOSE;
    }

    /** Whether a text contains what looks like a placeholder. */
    public static boolean isIn(String text) {
        return text.contains(OPEN) && !all(text).isEmpty();
    }

    /** Whether a placeholder overlaps that part of the text. */
    static boolean isIn(String text, int start, int end) {
        if (!text.contains(OPEN)) {
            return false;
        }
        for (SecretPlaceholder standIn : all(text)) {
            if (standIn.start() < end && start < standIn.end()) {
                return true;
            }
        }
        return false;
    }

    /** Returns all placeholders, in order. */
    public static List<SecretPlaceholder> all(String text) {
        List<SecretPlaceholder> found = new ArrayList<>();
        for (int at = text.indexOf(OPEN); at >= 0; at = text.indexOf(OPEN, at + 1)) {
            int from = at + OPEN.length();
            int close = from;
            while (close < text.length() && isLabel(text.charAt(close))) {
                close++;
            }
            boolean whole =
                    close > from
                            && close - from <= LONGEST_LABEL
                            && close < text.length()
                            && text.charAt(close) == CLOSE;
            if (whole) {
                found.add(new SecretPlaceholder(at, close + 1, text.substring(from, close)));
            }
        }
        return found;
    }

    /** Replaces characters of a name that are special to a shell or to JSON. */
    static String label(String name) {
        StringBuilder label = new StringBuilder();
        for (int i = 0; i < Math.min(name.length(), LONGEST_LABEL / 2); i++) {
            label.append(isLabel(name.charAt(i)) ? name.charAt(i) : '_');
        }
        return label.isEmpty() ? "unnamed" : label.toString();
    }

    private static boolean isLabel(char c) {
        return Ascii.isDashedName(c) || c == '.';
    }
}
