package aish.safety.languages;

import aish.bash.Span;
import aish.safety.Effect;
import aish.safety.walk.CommandContext;
import java.util.List;

/** Reads m4 input, whose macros may run commands and read other files. */
final class MacroReader {
    private static final List<String> RISKY =
            List.of(
                    "syscmd",
                    "include",
                    "indir",
                    "builtin",
                    "maketemp",
                    "mkstemp",
                    "debugfile",
                    "changequote",
                    "undivert",
                    "changecom",
                    "changeword",
                    "translit",
                    "format");

    private MacroReader() {}

    static void judge(String text, Span span, CommandContext context) {
        // quotes vanish when a text is read again, so a name may be assembled around them
        String plain = text.replace("`", "").replace("'", "");
        for (String name : RISKY) {
            if (plain.contains(name)) {
                context.add(Effect.EXEC_UNKNOWN, "the m4 macro " + name + " may do anything", span);
                return;
            }
        }
        context.add(Effect.READS, "computes", span);
    }
}
