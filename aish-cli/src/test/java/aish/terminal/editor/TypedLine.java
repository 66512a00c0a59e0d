package aish.terminal.editor;

import module java.base;

import aish.event.Interrupts;
import aish.settings.Config.EditMode;
import aish.terminal.Input;

/** The line editor without a terminal: what comes of keys. */
final class TypedLine {
    private TypedLine() {}

    /** The line that those keys and Enter make. */
    static String of(EditMode mode, String keys, String... history) throws Exception {
        byte[] typed = (keys + "\r").getBytes(StandardCharsets.UTF_8);
        Keyboard keyboard = new Keyboard(new ByteArrayInputStream(typed));
        HostTerminal terminal =
                new HostTerminal(
                        Map.of("TERM", "xterm"), keyboard, OutputStream.nullOutputStream());
        EditorHistory lines = EditorHistory.unkept();
        for (String line : history) {
            lines.add(line);
        }
        LineEditor editor = new LineEditor(terminal, lines, new Interrupts());
        editor.edit(mode);
        keyboard.start();
        Input input = editor.readMore();
        return input instanceof Input.Line(String line) ? line : input.toString();
    }
}
