package aish.testing;

import module java.base;

/**
 * What a terminal received, without the sequences that move the cursor or change colours, and
 * without spinners that were erased again.
 */
final class PlainOutput {
    private static final int ESCAPE = 0x1b;
    private static final int BELL = 7;

    private static final Pattern SPINNER = Pattern.compile("[\u2800-\u28ff] .*\r$");

    private final byte[] bytes;
    private final StringBuilder text = new StringBuilder();
    private final int[] origins;

    PlainOutput(byte[] bytes) {
        this.bytes = bytes;
        this.origins = new int[bytes.length + 1];
        for (int at = 0; at < bytes.length; ) {
            at = bytes[at] == ESCAPE ? afterSequence(at) : appendCharacter(at);
        }
        origins[text.length()] = bytes.length;
    }

    private int appendCharacter(int at) {
        int lead = bytes[at] & 0xff;
        int length = lead < 0xc0 ? 1 : lead < 0xe0 ? 2 : lead < 0xf0 ? 3 : 4;
        int end = Math.min(at + length, bytes.length);
        String character = new String(bytes, at, end - at, StandardCharsets.UTF_8);
        for (int i = 0; i < character.length() && text.length() < bytes.length; i++) {
            origins[text.length()] = at;
            text.append(character.charAt(i));
        }
        return end;
    }

    private int afterSequence(int escape) {
        int at = escape + 1;
        if (at == bytes.length) {
            return at;
        }
        return switch (bytes[at]) {
            case '[' -> afterControl(at + 1);
            case ']', 'P' -> afterString(at + 1);
            case '(', ')' -> Math.min(at + 2, bytes.length);
            default -> at + 1;
        };
    }

    private int afterControl(int start) {
        int at = start;
        while (at < bytes.length && (bytes[at] < '@' || bytes[at] > '~')) {
            at++;
        }
        if (at == start && at < bytes.length && bytes[at] == 'K') {
            eraseSpinner();
        }
        return Math.min(at + 1, bytes.length);
    }

    /** How often it turns depends on the machine. */
    private void eraseSpinner() {
        int line = text.lastIndexOf("\n") + 1;
        Matcher spinner = SPINNER.matcher(text).region(line, text.length());
        if (spinner.find()) {
            text.setLength(spinner.start());
        }
    }

    private int afterString(int start) {
        int at = start;
        while (at < bytes.length && bytes[at] != BELL && bytes[at] != ESCAPE) {
            at++;
        }
        return at < bytes.length && bytes[at] == ESCAPE
                ? Math.min(at + 2, bytes.length)
                : Math.min(at + 1, bytes.length);
    }

    String text() {
        return text.toString();
    }

    /** Where in the bytes the character at {@code index} of the text was. */
    int origin(int index) {
        return origins[index];
    }
}
