package aish.terminal.editor;

import module java.base;

import aish.text.PlainText;

/** A line that was typed without an editor, as its keys leave it. */
final class UneditedLine {
    private static final int ESCAPE = 0x1b;
    private static final int DELETE = 0x7f;
    private static final int KILL_LINE = 0x15;

    /** A key that sends more than one character, such as an arrow. */
    private static final Pattern SEQUENCE =
            Pattern.compile("\u001b(?:\\[[0-?]*[ -/]*[@-~]|O.|.)?", Pattern.DOTALL);

    private UneditedLine() {}

    static String of(byte[] keys) {
        return PlainText.oneLine(text(keys)).strip();
    }

    /** Returns it without the control characters that do nothing to a line. */
    static String text(byte[] keys) {
        String typed = new String(keys, StandardCharsets.UTF_8);
        String plain = typed.indexOf(ESCAPE) < 0 ? typed : SEQUENCE.matcher(typed).replaceAll("");
        StringBuilder line = new StringBuilder();
        plain.codePoints()
                .forEach(
                        key -> {
                            if (key == KILL_LINE) {
                                line.setLength(0);
                            } else if (key == '\t' || !Character.isISOControl(key)) {
                                line.appendCodePoint(key);
                            } else if ((key == DELETE || key == '\b') && !line.isEmpty()) {
                                line.setLength(line.offsetByCodePoints(line.length(), -1));
                            }
                        });
        return line.toString();
    }
}
