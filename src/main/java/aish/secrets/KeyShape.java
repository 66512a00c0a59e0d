package aish.secrets;

import aish.text.Ascii;
import java.util.List;

/**
 * Recognises keys by their prefix, without the patterns of {@link SecretPatterns}, which would slow
 * the start.
 */
public final class KeyShape {
    /** Prefixes of the keys of well-known services. */
    private static final List<String> STARTS =
            List.of(
                    "sk-",
                    "sk_",
                    "gsk_",
                    "xai-",
                    "hf_",
                    "ghp_",
                    "gho_",
                    "github_pat_",
                    "glpat-",
                    "xoxb-",
                    "xoxp-",
                    "AKIA",
                    "AIza",
                    "eyJ");

    /** Shorter words with such a prefix are ordinary words. */
    private static final int SHORTEST_REST = 12;

    private KeyShape() {}

    public static boolean isIn(String text) {
        for (String start : STARTS) {
            for (int at = text.indexOf(start); at >= 0; at = text.indexOf(start, at + 1)) {
                if (startsWord(text, at)
                        && wordLength(text, at) >= start.length() + SHORTEST_REST) {
                    return true;
                }
            }
        }
        return false;
    }

    private static boolean startsWord(String text, int at) {
        return at == 0 || !Ascii.isDashedName(text.charAt(at - 1));
    }

    private static int wordLength(String text, int at) {
        int end = at;
        while (end < text.length() && Ascii.isDashedName(text.charAt(end))) {
            end++;
        }
        return end - at;
    }
}
