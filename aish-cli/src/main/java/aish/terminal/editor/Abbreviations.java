package aish.terminal.editor;

import module java.base;

import aish.bash.CursorWord;
import aish.bash.CursorWord.Place;
import aish.terminal.completion.LineCompleter;
import aish.terminal.completion.TargetFinder;
import aish.terminal.completion.TargetFinder.LineTarget;

import org.jline.reader.Buffer;

/**
 * Words that stand for a longer text where a command is expected. In quotes, arguments, questions
 * and :commands they are left alone.
 *
 * @param texts what each word stands for
 */
public record Abbreviations(Map<String, String> texts, TargetFinder targets) {
    public Abbreviations {
        texts = Map.copyOf(texts);
    }

    /** Replaces the word before the cursor by what it stands for. */
    void expand(Buffer line) {
        int start = line.cursor();
        while (start > 0 && isPartOfWord(line.atChar(start - 1))) {
            start--;
        }
        String word = line.substring(start, line.cursor());
        String text = texts.get(word);
        // first, because copying the whole line for each word would make a long one slow to type
        if (text == null) {
            return;
        }
        int cursor = line.upToCursor().length();
        if (isCommand(line.toString(), cursor - word.length(), cursor)) {
            line.backspace(line.cursor() - start);
            line.write(text);
        }
    }

    private static boolean isPartOfWord(int c) {
        return !Character.isWhitespace(c) && ";|&()`<>$'\"\\{}".indexOf(c) < 0;
    }

    private boolean isCommand(String line, int start, int cursor) {
        // a single word does not tell yet where the line will go
        if (line.strip().length() == cursor - start) {
            return true;
        }
        return targets.findForCompletion(line) instanceof LineTarget.Shell(int from)
                && start >= from
                && isCommand(
                        CursorWord.at(line.substring(from, cursor), cursor - from), start - from);
    }

    private static boolean isCommand(CursorWord word, int start) {
        boolean isPlace =
                switch (word.place()) {
                    case Place.Command _ -> true;
                    case Place.Argument argument -> LineCompleter.isCommand(argument, word.value());
                    default -> false;
                };
        return isPlace && word.start() == start;
    }
}
