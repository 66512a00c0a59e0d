package aish.safety.languages;

import module java.base;

import aish.bash.Span;
import aish.safety.Effect;
import aish.safety.ExpandedWord;
import aish.safety.languages.CodeTokens.UnprovedException;
import aish.safety.rules.OptionRule.Target;
import aish.safety.walk.CommandContext;
import aish.safety.walk.WriteCheck;

/** Reads sed scripts, command by command; a command that it does not know is not proved. */
final class SedReader {
    private static final String ADDRESS = "(?:\\d+(?:~\\d+)?|\\$|/(?:[^/\\\\\\n]|\\\\.)*+/[IM]*)";

    /** Nothing else can be part of a command that ends here. */
    private static final String END = "(?=[ \\t]*(?:[;\\n}#]|$))";

    private static final Pattern COMMAND =
            Pattern.compile(
                    "[ \\t\\n;]*(?<addresses>(?:"
                            + ADDRESS
                            + "(?:[ \\t]*,[ \\t]*[+~]?"
                            + ADDRESS
                            + ")?)?)[ \\t!]*(?:\\{|[=dDFgGhHnNpPxz}]"
                            + END
                            + "|[lqQ][ \\t]*\\d*"
                            + END
                            + "|[:btT] *\\w*"
                            + END
                            + "|[#rR][^\\n]*|[aic](?:\\\\\\n|[ \\t]*(?!\\\\))(?:[^\\\\\\n]|\\\\[\\s\\S])*+(?=\\n|$)"
                            + "|y([^\\w\\s\\\\])(?:(?:(?!\\2)[^\\\\\\n]|\\\\.)*+\\2){2}"
                            + END
                            + "|(?<code>e)[^\\n]*|[wW](?<file>[^\\n]*)"
                            + "|s(?<mark>[^\\w\\s\\\\])(?<pattern>(?:(?!\\k<mark>)[^\\\\\\n]|\\\\.)*+)\\k<mark>"
                            + "(?:(?!\\k<mark>)[^\\\\\\n]|\\\\[\\s\\S])*+\\k<mark>[gpIiMm0-9]*"
                            + "(?:(?<flag>e)[^\\n]*|w(?<output>[^\\n]*)|"
                            + END
                            + "))");

    /** Patterns whose sets are closed: versions differ about a delimiter in a set. */
    private static final Pattern CLOSED_SETS =
            Pattern.compile("(?:[^\\[\\\\]|\\\\[\\s\\S]|\\[\\^?\\]?[^\\]\\n]*\\])*+");

    private SedReader() {}

    static void judge(String script, Span span, CommandContext context) throws UnprovedException {
        Matcher command = COMMAND.matcher(script);
        int end = script.replaceFirst("[ \\t\\n;]+$", "").length();
        int at = 0;
        while (at < end) {
            if (!command.region(at, script.length()).lookingAt()) {
                throw UnprovedException.unclear();
            }
            check(command, span, context);
            at = command.end();
        }
    }

    private static void check(Matcher command, Span span, CommandContext context)
            throws UnprovedException {
        String pattern = Objects.requireNonNullElse(command.group("pattern"), "");
        boolean closed =
                Stream.of(command.group("addresses").replace("\\/", "").split("/", -1))
                                .allMatch(part -> CLOSED_SETS.matcher(part).matches())
                        && CLOSED_SETS.matcher(pattern).matches();
        if (!closed) {
            throw UnprovedException.unclear();
        }
        if (command.group("code") != null || command.group("flag") != null) {
            context.add(Effect.EXEC_UNKNOWN, "sed's e runs a command", span);
        }
        for (String name : List.of("file", "output")) {
            if (command.group(name) != null) {
                ExpandedWord file = ExpandedWord.of(command.group(name).strip(), span);
                new WriteCheck(context).to(file, Target.WRITE, span);
            }
        }
    }
}
