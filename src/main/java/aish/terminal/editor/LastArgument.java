package aish.terminal.editor;

import aish.bash.CursorWord;
import org.jline.reader.Buffer;

/** Types the last word of the line before; asked again, that of the line before that one. */
final class LastArgument {
    private final EditorHistory lines;
    private int line;
    private String word = "";
    private String textAfter = "";
    private int cursorAfter;

    LastArgument(EditorHistory lines) {
        this.lines = lines;
    }

    /** False if there is no such line. */
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

    /** Operators behind it, such as that of a job in the background, are not part of it. */
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
