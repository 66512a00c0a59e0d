package aish.safety;

/**
 * Invisible and bidirectional control characters, which can make a text look like a different one.
 */
public final class HiddenCharacters {
    private HiddenCharacters() {}

    /** Returns the index of the first hidden character, or -1 if there is none. */
    public static int find(String text) {
        for (int i = 0; i < text.length(); i++) {
            if (isHidden(text.charAt(i))) {
                return i;
            }
        }
        return -1;
    }

    private static boolean isHidden(char c) {
        if (c < ' ') {
            return c != '\n' && c != '\t' && c != '\r';
        }
        return c == 0x7f
                || (c >= 0x80 && c < 0xa0)
                || c == 0xad
                || (c >= 0x200b && c <= 0x200f)
                || (c >= 0x202a && c <= 0x202e)
                || (c >= 0x2060 && c <= 0x206f)
                || c == 0xfeff
                || c >= 0xfff0;
    }
}
