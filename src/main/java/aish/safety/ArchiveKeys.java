package aish.safety;

import java.util.List;
import org.jspecify.annotations.Nullable;

/** {@code ar}: the operation is a letter among others in its first word, in any order. */
final class ArchiveKeys {
    private ArchiveKeys() {}

    static void judge(Invocation invocation) {
        List<Field> words = invocation.words();
        Context context = invocation.context();
        Field keys = keys(words);
        if (keys == null) {
            invocation.conclude();
            return;
        }
        String letters = keys.text();
        if (letters.indexOf('x') >= 0) {
            context.add(Effect.OVERWRITES, "ar unpacks over files of the same names", keys.span());
        } else if (letters.indexOf('d') >= 0 || letters.indexOf('m') >= 0) {
            context.add(Effect.OVERWRITES, "ar changes the archive", keys.span());
        }
        invocation.conclude();
    }

    private static @Nullable Field keys(List<Field> words) {
        for (Field word : words.subList(1, words.size())) {
            if (!word.text().startsWith("--")) {
                return word;
            }
        }
        return null;
    }
}
