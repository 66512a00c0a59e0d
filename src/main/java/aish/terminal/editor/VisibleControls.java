package aish.terminal.editor;

import aish.text.PlainText;
import org.jline.reader.MaskingCallback;

/**
 * Shows control characters of the line as {@code ^X}, however long the line is, so that pasted text
 * cannot control the terminal and the cursor is where it appears to be.
 */
final class VisibleControls implements MaskingCallback {
    @Override
    public String display(String line) {
        return PlainText.of(line);
    }

    @Override
    public String history(String line) {
        return line;
    }
}
