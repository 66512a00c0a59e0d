package aish.terminal.editor;

import module java.base;

import aish.bash.CursorWord.Place;
import aish.bash.CursorWord;
import aish.terminal.completion.LineCompleter;
import aish.terminal.completion.TargetFinder.LineTarget;
import aish.terminal.completion.TargetFinder;

/**
 * Words that stand for a longer text where a command is expected. In quotes, arguments, questions
 * and :commands they are left alone.
 */
public final class Abbreviations {
    private final Map<String, String> texts;
    private final TargetFinder targets;

    /**
     * @param texts what each word stands for
     */
    public Abbreviations(Map<String, String> texts, TargetFinder targets) {
        this.texts = Map.copyOf(texts);
        this.targets = targets;
    }

    /**
     * A text in place of the word before the cursor.
     *
     * @param length of the word, in characters
     */
    record Expansion(int length, String text) {}

    /** Returns what the word before the cursor stands for. */
    Optional<Expansion> before(String line, int cursor) {
        int start = cursor;
        while (start > 0 && isPartOfWord(line.charAt(start - 1))) {
            start--;
        }
        String word = line.substring(start, cursor);
        String text = texts.get(word);
        return text != null && isCommand(line, start, cursor)
                ? Optional.of(new Expansion(word.length(), text))
                : Optional.empty();
    }

    boolean isKnown(String word) {
        return texts.containsKey(word);
    }

    static boolean isPartOfWord(char c) {
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
