package aish.safety.programs;

import aish.safety.Effect;
import aish.safety.rules.Invocation;
import aish.safety.walk.CommandContext;
import aish.safety.walk.CommandDispatcher;
import aish.safety.walk.ExpandedWord;
import java.util.List;

/** Judges {@code setarch}: options, possibly the name of an architecture, then a command. */
final class SetarchCommand {
    private SetarchCommand() {}

    static void judge(Invocation invocation) {
        List<ExpandedWord> words = invocation.words();
        CommandContext context = invocation.context();
        int at = skipOptions(words, 1);
        if (at < words.size() && isName(words.get(at).text())) {
            at = skipOptions(words, at + 1);
        }
        context.add(Effect.READS, "sets what a program sees of the machine", context.span());
        new CommandDispatcher(context).judgeFrom(words, at);
    }

    private static int skipOptions(List<ExpandedWord> words, int from) {
        int at = from;
        while (at < words.size() && words.get(at).text().startsWith("-")) {
            at++;
        }
        return at;
    }

    /**
     * Whether it is an architecture; the output of {@code uname -m} is one too, and the only
     * possible unknown name here.
     */
    private static boolean isName(String text) {
        return switch (text) {
            case "x86_64", "i386", "i486", "i586", "i686", "athlon", "linux32", "linux64" -> true;
            case "arm", "armv7l", "armv8l", "arm64", "aarch64", "ppc", "ppc64", "ppc64le" -> true;
            case "s390", "s390x", "mips", "mips64", "sparc", "sparc64", "riscv64" -> true;
            case "uname26", "ia64", "alpha", "parisc", "loongarch64" -> true;
            default -> text.equals(String.valueOf(ExpandedWord.UNKNOWN_NAME));
        };
    }
}
