package aish.terminal.editor;

import java.nio.charset.StandardCharsets;

/**
 * Keys pressed before a question was shown.
 *
 * @param lines the keys of the lines that end in Enter, which belong to the prompt
 * @param begun the text of the line after those, which has no Enter yet
 */
record TypedAhead(String lines, String begun) {
    private static final String PASTE = "\u001b[200~";
    private static final String PASTE_END = "\u001b[201~";
    private static final char ESCAPE = 0x1b;

    static TypedAhead of(byte[] keys) {
        String all = new String(keys, StandardCharsets.UTF_8);
        int end = endOfLines(all);
        return new TypedAhead(all.substring(0, end), text(all.substring(end)));
    }

    /** Whether a paste has started but not ended, so that more keys are certain to come. */
    static boolean isInPaste(byte[] keys) {
        String all = new String(keys, StandardCharsets.UTF_8);
        return all.lastIndexOf(PASTE) > all.lastIndexOf(PASTE_END);
    }

    private static int endOfLines(String keys) {
        int end = 0;
        int i = 0;
        while (i < keys.length()) {
            if (keys.startsWith(PASTE, i)) {
                i = endOfPaste(keys, i);
                continue;
            }
            char key = keys.charAt(i++);
            if (key == '\r' || key == '\n') {
                end = i;
            }
        }
        return end;
    }

    private static int endOfPaste(String keys, int start) {
        int end = keys.indexOf(PASTE_END, start);
        return end < 0 ? keys.length() : end + PASTE_END.length();
    }

    /**
     * Returns the text that the keys leave on a line, as far as that can be told without an editor.
     */
    private static String text(String keys) {
        StringBuilder text = new StringBuilder();
        int i = 0;
        while (i < keys.length()) {
            if (keys.startsWith(PASTE, i)) {
                int end = endOfPaste(keys, i);
                text.append(keys.substring(i + PASTE.length(), end).replace(PASTE_END, ""));
                i = end;
            } else if (keys.charAt(i) == ESCAPE) {
                i = endOfSequence(keys, i);
            } else {
                apply(keys.charAt(i++), text);
            }
        }
        return text.toString();
    }

    private static void apply(char key, StringBuilder text) {
        switch (key) {
            case '\b', 0x7f -> text.setLength(lastCharacter(text));
            // Ctrl-C and Ctrl-U
            case 0x03, 0x15 -> text.setLength(0);
            // Ctrl-W
            case 0x17 -> text.setLength(lastWord(text));
            default -> {
                if (key >= ' ') {
                    text.append(key);
                }
            }
        }
    }

    private static int lastCharacter(StringBuilder text) {
        return text.isEmpty() ? 0 : text.offsetByCodePoints(text.length(), -1);
    }

    private static int lastWord(StringBuilder text) {
        int end = text.length();
        while (end > 0 && Character.isWhitespace(text.charAt(end - 1))) {
            end--;
        }
        while (end > 0 && !Character.isWhitespace(text.charAt(end - 1))) {
            end--;
        }
        return end;
    }

    /** Returns the index after an arrow key or the like, or after Alt and a key. */
    private static int endOfSequence(String keys, int start) {
        int i = start + 1;
        boolean control = i < keys.length() && (keys.charAt(i) == '[' || keys.charAt(i) == 'O');
        i++;
        while (control && i < keys.length() && keys.charAt(i) < '@') {
            i++;
        }
        return Math.min(control ? i + 1 : i, keys.length());
    }
}
