package aish.safety.languages;

import aish.bash.Span;
import aish.safety.Effect;
import aish.safety.walk.CommandContext;
import java.util.List;
import java.util.Locale;

/** Reads SQL and the clients' own commands; only what is known to read is allowed. */
final class SqlReader {
    private SqlReader() {}

    static void judge(String text, Span span, CommandContext context) {
        for (SqlText.Statement statement : SqlText.statements(text)) {
            if (statement.client()) {
                SqlClient.judge(statement.words(), span, context);
            } else {
                String problem = problem(statement.words(), span, context);
                if (!problem.isEmpty()) {
                    context.add(Effect.DATABASE, problem, span);
                }
            }
        }
        context.add(Effect.READS, "reads a database", span);
    }

    /** Returns what is wrong with a statement; empty if it only reads. */
    private static String problem(List<String> words, Span span, CommandContext context) {
        int first = 0;
        while (first < words.size() && words.get(first).equals("(")) {
            first++;
        }
        if (first == words.size()) {
            return "";
        }
        String verb = words.get(first);
        return switch (verb) {
            case "explain" -> runs(words) ? changingPart(words, verb) : "";
            case "copy" ->
                    SqlCopy.fromStatement(words, span, context)
                            ? ""
                            : "COPY changes the database, or runs a program";
            case "pragma" -> SqlPragma.problem(words);
            case "attach" -> isFile(words) ? "" : "ATTACH changes the database";
            case "set" -> setting(words);
            default ->
                    isReadingVerb(verb)
                            ? changingPart(words, verb)
                            : verb.toUpperCase(Locale.ROOT) + " changes the database";
        };
    }

    /** Whether the explained statement is also executed. */
    private static boolean runs(List<String> words) {
        return words.contains("analyze") || words.contains("analyse");
    }

    /**
     * Whether {@code ATTACH} opens another database file; what is done with that is judged in later
     * statements.
     */
    private static boolean isFile(List<String> words) {
        int place = words.size() > 1 && words.get(1).equals("database") ? 2 : 1;
        return words.size() > place && words.get(place).charAt(0) == SqlText.QUOTED;
    }

    /** Judges SET: settings of this connection end with it, others persist. */
    private static String setting(List<String> words) {
        for (int i = 1; i < words.size(); i++) {
            boolean lasts =
                    switch (words.get(i)) {
                        case "global", "password", "persist", "persist_only" -> true;
                        case "default" -> i == 1;
                        default -> false;
                    };
            if (lasts) {
                return "changes settings of the database";
            }
        }
        return changingPart(words, "set");
    }

    private static boolean isReadingVerb(String verb) {
        return switch (verb) {
            case "select", "show", "describe", "desc", "with", "values", "table" -> true;
            case "use", "begin", "commit", "rollback", "start", "end", "help" -> true;
            case "list", "exists", "status", "quit", "exit", "from", "version", "fetch" -> true;
            case "print", "go", "count", "check", "tables", "return", "summarize" -> true;
            case "pivot", "unpivot" -> true;
            default -> false;
        };
    }

    /** Returns the first part of a statement that changes something; empty if there is none. */
    static String changingPart(List<String> words, String verb) {
        boolean names = verb.equals("show") || verb.startsWith("desc");
        for (int i = 1; i < words.size(); i++) {
            String word = words.get(i);
            boolean called = i + 1 < words.size() && words.get(i + 1).equals("(");
            if (called && SqlFunctions.isHarmful(word)) {
                return word + "() changes something";
            }
            if (!called && !names && (isChanging(word) || isPackage(word))) {
                return word.toUpperCase(Locale.ROOT) + " changes the database";
            }
        }
        return "";
    }

    private static boolean isPackage(String word) {
        return word.startsWith("utl_") || (word.startsWith("dbms_") && !isReadingPackage(word));
    }

    private static boolean isReadingPackage(String word) {
        return switch (word) {
            case "dbms_metadata", "dbms_xplan", "dbms_lob", "dbms_output", "dbms_random" -> true;
            default -> false;
        };
    }

    private static boolean isChanging(String word) {
        return switch (word) {
            case "insert", "update", "delete", "merge", "drop", "alter", "truncate", "into" -> true;
            case "grant", "revoke", "outfile", "dumpfile", "create", "exec", "execute" -> true;
            case "shutdown", "reconfigure", "dbcc" -> true;
            default -> false;
        };
    }
}
