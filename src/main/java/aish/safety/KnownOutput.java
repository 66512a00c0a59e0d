package aish.safety;

import aish.syntax.ShellNode;
import aish.syntax.ShellWord;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** What some commands print is known well enough without running them. */
final class KnownOutput {
    private KnownOutput() {}

    /** The output, unknown parts marked; null if nothing is known of it. */
    static @Nullable String of(ShellNode body, Resolver resolver) {
        List<ShellWord> words = onlyCommand(body);
        if (words.isEmpty()) {
            return null;
        }
        List<Field> fields = resolver.fields(words);
        return switch (fields.getFirst().text()) {
            case "mktemp" -> "/tmp/" + Field.NAME;
            case "pwd" -> ".";
            case "git" ->
                    fields.size() == 3 && fields.get(2).text().equals("--show-toplevel")
                            ? "."
                            : null;
            case "nproc", "date", "arch", "hostname", "uname", "seq", "getconf" ->
                    String.valueOf(Field.NAME);
            default -> null;
        };
    }

    /** Whether it prints the working directory, as seen from there. */
    static boolean isDirectory(ShellNode body) {
        List<ShellWord> words = onlyCommand(body);
        return words.size() == 1 && words.getFirst().isPlain("pwd");
    }

    /** Whether only the machine's kind and the time could be in the output. */
    static boolean isHarmless(ShellNode body, Resolver resolver) {
        List<ShellWord> words = onlyCommand(body);
        boolean carried =
                resolver.fields(words).stream()
                        .anyMatch(word -> word.tainted() || word.secret() || word.glob());
        if (words.isEmpty() || carried) {
            return false;
        }
        ShellWord name = words.getFirst();
        return name.isPlain("uname")
                || name.isPlain("date")
                || name.isPlain("nproc")
                || name.isPlain("lsb_release")
                || name.isPlain("dpkg")
                || name.isPlain("seq")
                || name.isPlain("id")
                || name.isPlain("arch")
                || name.isPlain("basename")
                || name.isPlain("echo");
    }

    private static List<ShellWord> onlyCommand(ShellNode body) {
        if (body instanceof ShellNode.Sequence sequence && sequence.items().size() == 1) {
            return onlyCommand(sequence.items().getFirst());
        }
        return body instanceof ShellNode.Simple simple
                        && simple.redirects().isEmpty()
                        && simple.assignments().isEmpty()
                ? simple.words()
                : List.of();
    }
}
