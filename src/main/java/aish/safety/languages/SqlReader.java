package aish.safety.languages;

import module java.base;

import aish.bash.Span;
import aish.safety.Effect;
import aish.safety.languages.SqlText.SqlCopy;
import aish.safety.rules.OptionRule.Target;
import aish.safety.rules.WordLists;
import aish.safety.walk.CommandContext;
import aish.safety.walk.ExpandedWord;
import aish.safety.walk.WriteCheck;

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
            case "pragma" -> pragma(words);
            case "attach" -> isFile(words) ? "" : "ATTACH changes the database";
            case "set" -> setting(words);
            default ->
                    WordLists.has("sql-reading", verb)
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

    /** Returns the first part of a statement that changes something; empty if there is none. */
    static String changingPart(List<String> words, String verb) {
        boolean names = verb.equals("show") || verb.startsWith("desc");
        for (int i = 1; i < words.size(); i++) {
            String word = words.get(i);
            boolean called = i + 1 < words.size() && words.get(i + 1).equals("(");
            if (called && isHarmful(word)) {
                return word + "() changes something";
            }
            if (!called && !names && (WordLists.has("sql-changing", word) || isPackage(word))) {
                return word.toUpperCase(Locale.ROOT) + " changes the database";
            }
        }
        return "";
    }

    private static boolean isPackage(String word) {
        return word.startsWith("utl_")
                || (word.startsWith("dbms_") && !WordLists.has("sql-reading-packages", word));
    }

    /**
     * Judges SQLite's PRAGMA, which queries, changes settings of the connection, or changes
     * settings of the file.
     */
    static String pragma(List<String> words) {
        int place = words.size() > 2 && words.get(2).equals(".") ? 3 : 1;
        String name = words.size() > place ? words.get(place) : "";
        boolean given = words.size() > place + 1;
        boolean harmless =
                given
                        ? WordLists.has("sql-asking-pragmas", name)
                                || WordLists.has("sql-connection-pragmas", name)
                        : !WordLists.has("sql-acting-pragmas", name);
        return harmless ? "" : "PRAGMA " + name + " changes the database";
    }

    /** Database functions that do more than compute. */
    static boolean isHarmful(String name) {
        return WordLists.has("sql-harmful-functions", name)
                || (name.startsWith("pg_") && isAdministrative(name.substring(3)))
                || isChange(name);
    }

    private static boolean isAdministrative(String name) {
        return switch (firstPart(name)) {
            case "reload", "promote", "rotate", "switch", "create", "drop", "file", "start" -> true;
            case "stop", "backup", "logical", "notify", "import", "background", "copy" -> true;
            case "wal" -> name.startsWith("wal_replay");
            case "replication" -> !name.startsWith("replication_slots");
            case "stat" -> name.startsWith("stat_reset") || name.contains("_reset");
            default -> false;
        };
    }

    /** Whether a function is named after a change, unless it is a known harmless one. */
    private static boolean isChange(String name) {
        String first = firstPart(name);
        return first.length() < name.length()
                && WordLists.changes(first)
                && switch (first) {
                    case "format", "load", "power", "json", "start", "end" -> false;
                    default ->
                            !name.equals("release_lock")
                                    && !name.equals("add_months")
                                    && !name.startsWith("set_bit")
                                    && !name.startsWith("set_byte")
                                    && !name.startsWith("set_mask");
                };
    }

    private static String firstPart(String name) {
        int cut = name.indexOf('_');
        return cut < 0 ? name : name.substring(0, cut);
    }

    /** Commands that a database client executes itself, such as {@code \dt} or {@code .schema}. */
    static final class SqlClient {
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
            return isReading(verb)
                    || (WordLists.has("sql-client-writing", verb)
                            && writes(arguments, span, context));
        }

        /**
         * Judges a command whose output goes to the file named last; returns false if a program or
         * an editor receives it.
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

        private static boolean isReading(String verb) {
            if (verb.startsWith("\\d") || verb.startsWith("\\l")) {
                return !verb.startsWith("\\lo_");
            }
            return WordLists.has("sql-client-reading", verb)
                    || WordLists.has("sql-client-reading-dot", verb.toLowerCase(Locale.ROOT));
        }
    }
}
