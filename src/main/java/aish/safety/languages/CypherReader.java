package aish.safety.languages;

import aish.bash.Span;
import aish.safety.Effect;
import aish.safety.rules.ChangingWords;
import aish.safety.walk.CommandContext;
import java.util.List;
import java.util.Locale;

/** Reads Cypher queries. Their clauses may come in any order, so every word counts. */
final class CypherReader {
    private CypherReader() {}

    static void judge(String text, Span span, CommandContext context) {
        for (SqlText.Statement statement : SqlText.statements(text)) {
            List<String> words = statement.words();
            if (statement.client()) {
                SqlClient.judge(words, span, context);
            } else if (!isReading(words.getFirst())) {
                context.add(Effect.DATABASE, change(words.getFirst()), span);
            } else if (!words.getFirst().equals("explain") && !words.getFirst().equals("show")) {
                clauses(words, span, context);
            }
        }
        context.add(Effect.READS, "reads a database", span);
    }

    private static void clauses(List<String> words, Span span, CommandContext context) {
        for (int i = 0; i < words.size(); i++) {
            String before = i == 0 ? "" : words.get(i - 1);
            String word = words.get(i);
            boolean name = before.equals(":") || before.equals(".") || before.equals("|");
            boolean harmless =
                    name || (word.equals("call") ? calls(words, i + 1) : !isChanging(word));
            if (!harmless) {
                context.add(Effect.DATABASE, change(word), span);
            }
        }
    }

    private static String change(String word) {
        return word.toUpperCase(Locale.ROOT) + " changes the database";
    }

    private static boolean isReading(String verb) {
        return switch (verb) {
            case "match", "optional", "unwind", "with", "return", "show", "explain" -> true;
            case "profile", "use", "call" -> true;
            default -> false;
        };
    }

    /**
     * Whether a called procedure only reads information about the database, or a subquery follows.
     */
    private static boolean calls(List<String> words, int from) {
        StringBuilder name = new StringBuilder();
        for (int i = from; i < words.size() && !words.get(i).equals("("); i++) {
            if (words.get(i).equals("{") || words.get(i).equals("yield")) {
                break;
            }
            name.append(words.get(i));
        }
        String called = name.toString();
        return called.isEmpty()
                || (called.startsWith("db.") && !changes(called))
                || called.startsWith("dbms.list")
                || called.equals("dbms.components")
                || called.startsWith("apoc.meta.")
                || called.equals("apoc.help");
    }

    private static boolean changes(String procedure) {
        return ChangingWords.isIn(procedure)
                || procedure.contains("create")
                || procedure.contains("clear")
                || procedure.contains("drop")
                || procedure.contains("set")
                || procedure.contains("prepare")
                || procedure.contains("resample");
    }

    private static boolean isChanging(String word) {
        return switch (word) {
            case "create", "merge", "set", "delete", "detach", "remove", "drop", "foreach" -> true;
            case "load", "alter", "grant", "revoke", "deny", "terminate", "rename", "insert" ->
                    true;
            default -> false;
        };
    }
}
