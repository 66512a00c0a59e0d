package aish.text;

/** Makes text from outside harmless for a terminal. */
public final class PlainText {
    private PlainText() {}

    /**
     * Replaces control characters, and characters that hide text, with visible placeholders.
     * Joiners and variation selectors stay where they combine several characters into one.
     */
    public static String of(String text) {
        int first = firstDoubtful(text);
        if (first < 0) {
            return text;
        }
        StringBuilder safe = new StringBuilder(text.length() + 16);
        PlainTextStream stream = new PlainTextStream();
        stream.append(text, safe);
        stream.end(safe);
        return safe.toString();
    }

    /** Does the same for text that must stay on one line, such as a file name. */
    public static String oneLine(String text) {
        return of(text).replace("\n", "^J").replace("\t", "^I");
    }

    private static int firstDoubtful(String text) {
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            if (Character.isSurrogate(c) || isUnsafe(c)) {
                return i;
            }
        }
        return -1;
    }

    static void appendStandIn(int c, StringBuilder safe) {
        if (c < 0x20) {
            safe.append('^').append((char) (c + '@'));
        } else if (c > 0xffff) {
            safe.append("\\u{").append(Integer.toHexString(c)).append('}');
        } else {
            safe.append("\\u").append(Character.forDigit(c >> 12 & 15, 16));
            safe.append(Character.forDigit(c >> 8 & 15, 16));
            safe.append(Character.forDigit(c >> 4 & 15, 16)).append(Character.forDigit(c & 15, 16));
        }
    }

    static boolean isUnsafe(int c) {
        if (c < 0xa0) {
            return (c < 0x20 && c != '\n' && c != '\t') || c >= 0x7f;
        }
        return c >= 0xad && (isBidi(c) || isInvisible(c));
    }

    private static boolean isBidi(int c) {
        return (c >= 0x202a && c <= 0x202e)
                || (c >= 0x2066 && c <= 0x2069)
                || c == 0x061c
                || c == 0x200e
                || c == 0x200f;
    }

    /** Whether the character has no width, or is an unusual line break. */
    private static boolean isInvisible(int c) {
        return switch (c) {
            case 0x00ad,
                    0x034f,
                    0x115f,
                    0x1160,
                    0x17b4,
                    0x17b5,
                    0x2028,
                    0x2029,
                    0x3164,
                    0xfeff,
                    0xffa0 ->
                    true;
            default ->
                    (c >= 0x180b && c <= 0x180f)
                            || (c >= 0x200b && c <= 0x200d)
                            || (c >= 0x2060 && c <= 0x206f)
                            || (c >= 0xfe00 && c <= 0xfe0f)
                            || (c >= 0xfff0 && c <= 0xfffb)
                            || (c >= 0x1bca0 && c <= 0x1bca3)
                            || (c >= 0x1d173 && c <= 0x1d17a)
                            || (c >= 0xe0000 && c <= 0xe0fff);
        };
    }
}
