package aish.console;

/** Text from elsewhere, made harmless for a terminal. */
public final class PlainText {
    private PlainText() {}

    /**
     * Replaces what a terminal would obey, or what hides text from a reader, by visible stand-ins.
     */
    public static String of(String text) {
        int first = firstUnsafe(text);
        if (first < 0) {
            return text;
        }
        StringBuilder safe = new StringBuilder(text.length() + 16).append(text, 0, first);
        text.substring(first).codePoints().forEach(c -> append(safe, c));
        return safe.toString();
    }

    /** The same for text that must stay on its line, such as a file's name. */
    public static String oneLine(String text) {
        return of(text).replace("\n", "^J").replace("\t", "^I");
    }

    private static int firstUnsafe(String text) {
        for (int i = 0; i < text.length(); i++) {
            if (isUnsafe(text.charAt(i))) {
                return i;
            }
        }
        return -1;
    }

    private static void append(StringBuilder safe, int c) {
        if (!isUnsafe(c)) {
            safe.appendCodePoint(c);
        } else if (c < 0x20) {
            safe.append('^').append((char) (c + '@'));
        } else {
            safe.append("\\u").append(Character.forDigit(c >> 12 & 15, 16));
            safe.append(Character.forDigit(c >> 8 & 15, 16));
            safe.append(Character.forDigit(c >> 4 & 15, 16)).append(Character.forDigit(c & 15, 16));
        }
    }

    private static boolean isUnsafe(int c) {
        boolean control = (c < 0x20 && c != '\n' && c != '\t') || (c >= 0x7f && c < 0xa0);
        boolean bidi =
                (c >= 0x202a && c <= 0x202e)
                        || (c >= 0x2066 && c <= 0x2069)
                        || c == 0x061c
                        || c == 0x200e
                        || c == 0x200f;
        return control || bidi;
    }
}
