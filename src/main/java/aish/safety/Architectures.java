package aish.safety;

import java.util.List;

/** {@code setarch}: options, perhaps the name of an architecture, then a command. */
final class Architectures {
    private Architectures() {}

    static void judge(Invocation invocation) {
        List<Field> words = invocation.words();
        Context context = invocation.context();
        int at = skipOptions(words, 1);
        if (at < words.size() && isName(words.get(at).text())) {
            at = skipOptions(words, at + 1);
        }
        context.add(Effect.READS, "sets what a program sees of the machine", context.span());
        new Commands(context).judgeFrom(words, at);
    }

    private static int skipOptions(List<Field> words, int from) {
        int at = from;
        while (at < words.size() && words.get(at).text().startsWith("-")) {
            at++;
        }
        return at;
    }

    /** Also what {@code uname -m} prints, which is all that is known as a name here. */
    private static boolean isName(String text) {
        return switch (text) {
            case "x86_64", "i386", "i486", "i586", "i686", "athlon", "linux32", "linux64" -> true;
            case "arm", "armv7l", "armv8l", "arm64", "aarch64", "ppc", "ppc64", "ppc64le" -> true;
            case "s390", "s390x", "mips", "mips64", "sparc", "sparc64", "riscv64" -> true;
            case "uname26", "ia64", "alpha", "parisc", "loongarch64" -> true;
            default -> text.equals(String.valueOf(Field.NAME));
        };
    }
}
