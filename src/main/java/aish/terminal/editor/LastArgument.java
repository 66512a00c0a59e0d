package aish.terminal.editor;

import aish.bash.CursorWord;
import org.jline.reader.Buffer;

/** Inserts the last word of the previous line; repeated, that of the line before it. */
final class LastArgument {
    private final EditorHistory lines;
    private int line;
    private String word = "";
    private String textAfter = "";
    private int cursorAfter;

    LastArgument(EditorHistory lines) {
        this.lines = lines;
    }

    /** Returns false if there is no such line. */
    boolean type(Buffer buffer) {
        boolean again =
                !word.isEmpty()
                        && buffer.cursor() == cursorAfter
                        && buffer.toString().equals(textAfter);
        int next = again ? line - 1 : lines.last();
        if (next < 0) {
            return false;
        }
        if (again) {
            buffer.backspace(word.codePointCount(0, word.length()));
        }
        line = next;
        word = lastWord(lines.get(next));
        buffer.write(word);
        textAfter = buffer.toString();
        cursorAfter = buffer.cursor();
        return true;
    }

    /** Operators after it, such as the ampersand of a background job, are not part of it. */
    private static String lastWord(String text) {
        for (int end = text.length(); end > 0; end--) {
            String found = CursorWord.at(text.substring(0, end), end).raw();
            if (!found.isBlank()) {
                return found;
            }
        }
        return text;
    }
}
