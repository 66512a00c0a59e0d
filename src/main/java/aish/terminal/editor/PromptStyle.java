package aish.terminal.editor;

import aish.terminal.PromptTemplate;
import aish.terminal.PromptTemplate.Part;
import aish.terminal.PromptTemplate.PromptState;
import aish.text.PlainText;
import org.jline.reader.MaskingCallback;

/** Colours a prompt. */
public final class PromptStyle {
    private static final String RESET = "\u001b[0m";

    private final boolean coloured;

    public PromptStyle(boolean coloured) {
        this.coloured = coloured;
    }

    String render(PromptTemplate template, PromptState state) {
        StringBuilder text = new StringBuilder();
        template.render(state, (part, piece) -> append(text, part, piece));
        return text.toString();
    }

    private void append(StringBuilder text, Part part, String piece) {
        String colour = coloured && !piece.isEmpty() ? colour(part) : "";
        text.append(colour).append(piece);
        if (!colour.isEmpty()) {
            text.append(RESET);
        }
    }

    private static String colour(Part part) {
        return switch (part) {
            case MODEL -> "\u001b[36m";
            case STATUS -> "\u001b[31m";
            case DIRECTORY -> "\u001b[34m";
            case BRANCH -> "\u001b[35m";
            case TEXT, OTHER -> "";
        };
    }

    /**
     * Shows control characters of the line as {@code ^X}, however long the line is, so that pasted
     * text cannot control the terminal and the cursor is where it appears to be.
     */
    static final class VisibleControls implements MaskingCallback {
        @Override
        public String display(String line) {
            return PlainText.of(line);
        }

        @Override
        public String history(String line) {
            return line;
        }
    }
}
