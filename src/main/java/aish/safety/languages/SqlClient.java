package aish.safety.languages;

import aish.bash.Span;
import aish.safety.Effect;
import aish.safety.rules.OptionRule.Target;
import aish.safety.walk.CommandContext;
import aish.safety.walk.ExpandedWord;
import aish.safety.walk.WriteCheck;
import java.util.List;
import java.util.Locale;

/** Commands that a database client executes itself, such as {@code \dt} or {@code .schema}. */
final class SqlClient {
    private SqlClient() {}

    static void judge(List<String> words, Span span, CommandContext context) {
        String verb = words.getFirst();
        List<String> arguments = words.subList(1, words.size());
        boolean computed = arguments.stream().anyMatch(word -> word.startsWith("`"));
        if (computed || !known(verb, arguments, span, context)) {
            String reason = verb + " is a client command that may do anything";
            context.add(Effect.DATABASE, reason, span);
        }
    }

    private static boolean known(
            String verb, List<String> arguments, Span span, CommandContext context) {
        if (verb.equalsIgnoreCase("\\copy")) {
            List<String> words =
                    SqlText.statements(String.join(" ", arguments)).stream()
                            .flatMap(statement -> statement.words().stream())
                            .toList();
            return SqlCopy.fromClient(arguments, words, span, context);
        }
        return isReading(verb) || (isWriting(verb) && writes(arguments, span, context));
    }

    /**
     * Judges a command whose output goes to the file named last; returns false if a program or an
     * editor receives it.
     */
    private static boolean writes(List<String> arguments, Span span, CommandContext context) {
        if (arguments.isEmpty()) {
            return true;
        }
        String file = SqlCopy.unquoted(arguments.getLast());
        boolean plain = arguments.stream().noneMatch(word -> isProgram(SqlCopy.unquoted(word)));
        if (plain && !file.equals("stdout") && !file.equals("off")) {
            new WriteCheck(context).to(ExpandedWord.of(file, span), Target.WRITE, span);
        }
        return plain;
    }

    private static boolean isProgram(String word) {
        return word.startsWith("|") || word.startsWith("-") || word.startsWith("(");
    }

    private static boolean isWriting(String verb) {
        return switch (verb) {
            case "\\o", "\\out", "\\g", "\\gx", "\\G", "\\w", "\\write", "\\s" -> true;
            case ".output", ".once", ".backup", ".save", ".clone", ".log" -> true;
            default -> false;
        };
    }

    private static boolean isReading(String verb) {
        if (verb.startsWith("\\d") || verb.startsWith("\\l")) {
            return !verb.startsWith("\\lo_");
        }
        return switch (verb) {
            case "\\z", "\\x", "\\timing", "\\conninfo", "\\c", "\\connect", "\\echo" -> true;
            case "\\pset", "\\q", "\\h", "\\H", "\\?", "\\sf", "\\sf+", "\\sv", "\\sv+" -> true;
            case "\\encoding", "\\a", "\\t", "\\u", "\\f", "\\C", "\\r", "\\p", "\\help" -> true;
            case "\\qecho", "\\warn", "\\errverbose", "\\gdesc", "\\gset", "\\set" -> true;
            case "\\unset", "\\watch", "\\crosstabview", "\\bind", "\\copyright" -> true;
            default -> isReadingDot(verb.toLowerCase(Locale.ROOT));
        };
    }

    private static boolean isReadingDot(String verb) {
        return switch (verb) {
            case ".tables", ".schema", ".headers", ".mode", ".indexes", ".databases", ".help" ->
                    true;
            case ".show", ".width", ".separator", ".nullvalue", ".quit", ".exit", ".stats" -> true;
            case ".fullschema", ".indices", ".timer", ".echo", ".header", ".version", ".eqp" ->
                    true;
            case ".dbinfo", ".explain", ".print", ".changes", ".lint", ".sha3sum", ".columns" ->
                    true;
            case ".dump", ".bail", ".limit", ".expert", ".vfslist", ".timeout", ".scanstats" ->
                    true;
            case ".rows", ".maxrows", ".maxwidth", ".highlight", ".connection", ".prompt" -> true;
            case ":help", ":exit", ":quit", ":param", ":params", ":use" -> true;
            default -> false;
        };
    }
}
