package aish.safety;

import aish.syntax.Span;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** Reads SQL and the clients' own commands; only what is known to read is let through. */
final class SqlReader {
    private SqlReader() {}

    static void judge(String text, Span span, Context context) {
        for (List<String> statement : statements(text)) {
            String problem = problem(statement);
            if (!problem.isEmpty()) {
                context.add(Effect.DATABASE, problem, span);
            }
        }
        context.add(Effect.READS, "reads a database", span);
    }

    /** The words of each statement in lower case, without what is quoted. */
    private static List<List<String>> statements(String text) {
        List<List<String>> statements = new ArrayList<>();
        List<String> words = new ArrayList<>();
        int at = 0;
        while (at < text.length()) {
            char c = text.charAt(at);
            if (c == '\'' || c == '"' || c == '`') {
                int close = text.indexOf(c, at + 1);
                at = close < 0 ? text.length() : close + 1;
                words.add("'");
            } else if (text.startsWith("--", at) || c == '#') {
                int line = text.indexOf('\n', at);
                at = line < 0 ? text.length() : line;
            } else if (text.startsWith("/*", at)) {
                int close = text.indexOf("*/", at);
                boolean runs = at + 2 < text.length() && text.charAt(at + 2) == '!';
                at = runs ? at + 3 : close < 0 ? text.length() : close + 2;
            } else if (c == ';' || (c == '\n' && startsClientCommand(words))) {
                statements.add(words);
                words = new ArrayList<>();
                at++;
            } else if (isWord(c) || (words.isEmpty() && (c == '.' || c == '\\'))) {
                int end = at + 1;
                while (end < text.length()
                        && (isWord(text.charAt(end)) || (c == '\\' && text.charAt(end) == '!'))) {
                    end++;
                }
                words.add(text.substring(at, end).toLowerCase(Locale.ROOT));
                at = end;
            } else {
                if (!Character.isWhitespace(c)) {
                    words.add(String.valueOf(c));
                }
                at++;
            }
        }
        statements.add(words);
        return statements;
    }

    private static boolean startsClientCommand(List<String> words) {
        return !words.isEmpty()
                && (words.getFirst().startsWith("\\") || words.getFirst().startsWith("."));
    }

    private static boolean isWord(char c) {
        return Character.isLetterOrDigit(c) || c == '_' || c == '$';
    }

    /** What is wrong with a statement; empty if it only reads. */
    private static String problem(List<String> words) {
        int first = 0;
        while (first < words.size() && words.get(first).equals("(")) {
            first++;
        }
        if (first == words.size()) {
            return "";
        }
        String verb = words.get(first);
        if (verb.startsWith("\\") || (verb.startsWith(".") && verb.length() > 1)) {
            return reads(verb, words) ? "" : verb + " is a client command that may do anything";
        }
        if (!isReadingVerb(verb)) {
            return verb.toUpperCase(Locale.ROOT) + " changes the database";
        }
        return changingPart(words, verb);
    }

    private static boolean isReadingVerb(String verb) {
        return switch (verb) {
            case "select", "show", "describe", "desc", "explain", "with", "values", "table" -> true;
            case "use", "pragma", "begin", "commit", "rollback", "start", "end", "help" -> true;
            case "list", "exists", "status", "quit", "exit", "set", "from", "version", "fetch" ->
                    true;
            case "print", "go", "count", "check", "profile", "tables", "match", "return" -> true;
            default -> false;
        };
    }

    private static String changingPart(List<String> words, String verb) {
        for (int i = 1; i < words.size(); i++) {
            String word = words.get(i);
            boolean called = i + 1 < words.size() && words.get(i + 1).equals("(");
            if (called && isHarmfulFunction(word)) {
                return word + "() changes something";
            }
            if (!called && isChanging(word) && !verb.equals("show") && !verb.startsWith("desc")) {
                return word.toUpperCase(Locale.ROOT) + " changes the database";
            }
            boolean setting = verb.equals("pragma") && word.equals("=");
            boolean global =
                    verb.equals("set")
                            && (word.equals("global")
                                    || word.equals("password")
                                    || word.equals("persist"));
            if (setting || global) {
                return "changes settings of the database";
            }
        }
        return "";
    }

    private static boolean isChanging(String word) {
        return switch (word) {
            case "insert", "update", "delete", "merge", "drop", "alter", "truncate", "into" -> true;
            case "grant", "revoke", "outfile", "dumpfile", "program", "detach", "remove" -> true;
            default -> false;
        };
    }

    private static boolean isHarmfulFunction(String word) {
        return word.contains("terminate")
                || word.contains("cancel")
                || word.startsWith("lo_")
                || word.equals("setval")
                || word.equals("nextval")
                || word.startsWith("dblink")
                || word.contains("exec")
                || word.equals("load_extension")
                || word.equals("writefile")
                || word.equals("edit")
                || word.startsWith("xp_")
                || word.startsWith("sys_")
                || word.startsWith("pg_reload")
                || word.startsWith("pg_promote")
                || word.startsWith("pg_rotate")
                || word.startsWith("pg_switch")
                || word.startsWith("pg_create")
                || word.startsWith("pg_drop")
                || word.startsWith("pg_stat_reset")
                || word.equals("set_config")
                || word.startsWith("drop_")
                || word.startsWith("delete_")
                || word.equals("system");
    }

    private static boolean reads(String verb, List<String> words) {
        if (verb.startsWith("\\d") || verb.startsWith("\\l")) {
            return !verb.startsWith("\\lo");
        }
        return switch (verb) {
            case "\\z", "\\x", "\\timing", "\\conninfo", "\\c", "\\echo", "\\pset", "\\q", "\\h" ->
                    true;
            case "\\?", "\\sf", "\\sv", "\\encoding", "\\a", "\\t", "\\u", "\\s" -> true;
            case ".tables", ".schema", ".headers", ".mode", ".indexes", ".databases", ".help" ->
                    true;
            case ".show", ".width", ".separator", ".nullvalue", ".quit", ".exit", ".stats" -> true;
            case ".fullschema", ".indices", ".timer", ".echo", ".header", ".version", ".eqp" ->
                    true;
            case ".dbinfo", ".explain", ".print", ".changes", ".lint", ".sha3sum", ".columns" ->
                    true;
            case ".dump" -> !words.contains(">");
            default -> false;
        };
    }
}
