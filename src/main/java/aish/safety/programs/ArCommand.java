package aish.safety.programs;

import aish.safety.Effect;
import aish.safety.rules.Invocation;
import aish.safety.walk.CommandContext;
import aish.safety.walk.ExpandedWord;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Judges {@code ar}, whose operation is one of the letters in its first word, in any order. */
final class ArCommand {
    private ArCommand() {}

    static void judge(Invocation invocation) {
        List<ExpandedWord> words = invocation.words();
        CommandContext context = invocation.context();
        ExpandedWord keys = keys(words);
        if (keys == null) {
            invocation.applyRule();
            return;
        }
        String letters = keys.text();
        if (letters.indexOf('x') >= 0) {
            context.add(Effect.OVERWRITES, "ar unpacks over files of the same names", keys.span());
        } else if (letters.indexOf('d') >= 0 || letters.indexOf('m') >= 0) {
            context.add(Effect.OVERWRITES, "ar changes the archive", keys.span());
        }
        invocation.applyRule();
    }

    private static @Nullable ExpandedWord keys(List<ExpandedWord> words) {
        for (ExpandedWord word : words.subList(1, words.size())) {
            if (!word.text().startsWith("--")) {
                return word;
            }
        }
        return null;
    }
}
