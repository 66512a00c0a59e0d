package aish.secrets;

import aish.text.Ascii;
import java.util.ArrayList;
import java.util.List;

/**
 * What a model that runs elsewhere sees in the place of a secret: {@code ‹secret:name›}.
 *
 * @param end the place behind it
 */
public record SecretPlaceholder(int start, int end, String label) {
    private static final String OPEN = "‹secret:";
    private static final char CLOSE = '›';
    private static final int LONGEST_LABEL = 80;

    /** How it is written. */
    static String of(String label) {
        return OPEN + label + CLOSE;
    }

    /** Whether a text holds what looks like one. */
    public static boolean isIn(String text) {
        return text.contains(OPEN) && !all(text).isEmpty();
    }

    /** Whether one of them and that part of the text overlap. */
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

    /** All of them, in order. */
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

    /** A name with nothing in it that means something to a shell or to JSON. */
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
