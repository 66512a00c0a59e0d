package aish.safety.languages;

import aish.bash.Span;
import aish.safety.rules.OptionRule.Target;
import aish.safety.walk.CommandContext;
import aish.safety.walk.ExpandedWord;
import aish.safety.walk.WriteCheck;
import java.util.List;
import java.util.Locale;

/** Judges {@code COPY … TO …}, which reads the database and writes a file. */
final class SqlCopy {
    private SqlCopy() {}

    /**
     * Judges the SQL statement; returns whether it is understood and does not change the database.
     */
    static boolean fromStatement(List<String> words, Span span, CommandContext context) {
        int to = direction(words);
        return to > 0
                && to + 1 < words.size()
                && words.get(to).equals("to")
                && SqlReader.changingPart(words.subList(0, to), "copy").isEmpty()
                && write(words.get(to + 1), span, context);
    }

    /**
     * Judges the psql command.
     *
     * @param pieces its arguments, split at spaces
     * @param words the same text as words of a statement
     */
    static boolean fromClient(
            List<String> pieces, List<String> words, Span span, CommandContext context) {
        int to = direction(words);
        int place = pieces.size() - 1;
        while (place > 0 && !pieces.get(place - 1).equalsIgnoreCase("to")) {
            place--;
        }
        return to > 0
                && words.get(to).equals("to")
                && place > 0
                && SqlReader.changingPart(words.subList(0, to), "copy").isEmpty()
                && write(pieces.get(place), span, context);
    }

    /**
     * Returns the index of {@code to} or {@code from} outside all parentheses; -1 if there is none.
     */
    private static int direction(List<String> words) {
        int depth = 0;
        for (int i = 0; i < words.size(); i++) {
            String word = words.get(i);
            depth += word.equals("(") ? 1 : word.equals(")") ? -1 : 0;
            if (depth == 0 && (word.equals("to") || word.equals("from"))) {
                return i;
            }
        }
        return -1;
    }

    private static boolean write(String target, Span span, CommandContext context) {
        boolean quoted = target.startsWith(String.valueOf(SqlText.QUOTED));
        String file = unquoted(target);
        String lower = file.toLowerCase(Locale.ROOT);
        if (!quoted && (lower.equals("stdout") || lower.equals("pstdout"))) {
            return true;
        }
        if (file.contains("://") || (!quoted && lower.equals("program"))) {
            return false;
        }
        new WriteCheck(context).to(ExpandedWord.of(file, span), Target.WRITE, span);
        return true;
    }

    static String unquoted(String word) {
        return word.startsWith(String.valueOf(SqlText.QUOTED)) ? word.substring(1) : word;
    }
}
