package aish.safety.languages;

import aish.bash.Span;
import aish.safety.Effect;
import aish.safety.languages.SqlText.SqlCopy;
import aish.safety.rules.ChangingWords;
import aish.safety.rules.OptionRule.Target;
import aish.safety.walk.CommandContext;
import aish.safety.walk.ExpandedWord;
import aish.safety.walk.WriteCheck;
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

    /**
     * Judges SQLite's PRAGMA, which queries, changes settings of the connection, or changes
     * settings of the file.
     */
    private static final class SqlPragma {
        private SqlPragma() {}

        static String problem(List<String> words) {
            int place = words.size() > 2 && words.get(2).equals(".") ? 3 : 1;
            String name = words.size() > place ? words.get(place) : "";
            boolean given = words.size() > place + 1;
            boolean harmless = given ? asks(name) || endsWithConnection(name) : !acts(name);
            return harmless ? "" : "PRAGMA " + name + " changes the database";
        }

        /** Whether a given value only says what the query is about. */
        private static boolean asks(String name) {
            return name.endsWith("_info")
                    || name.endsWith("_xinfo")
                    || name.endsWith("_list")
                    || name.endsWith("_check")
                    || name.startsWith("show");
        }

        private static boolean endsWithConnection(String name) {
            return switch (name) {
                case "foreign_keys", "query_only", "busy_timeout", "cache_size", "temp_store" ->
                        true;
                case "mmap_size", "case_sensitive_like", "threads", "synchronous" -> true;
                case "read_uncommitted", "recursive_triggers", "automatic_index" -> true;
                case "memory_limit", "enable_progress_bar", "trusted_schema", "key" -> true;
                default -> false;
            };
        }

        private static boolean acts(String name) {
            return switch (name) {
                case "optimize", "wal_checkpoint", "incremental_vacuum", "writable_schema" -> true;
                default -> false;
            };
        }
    }

    /** Database functions that do more than compute. */
    private static final class SqlFunctions {
        private SqlFunctions() {}

        static boolean isHarmful(String name) {
            return named(name)
                    || name.contains("terminate")
                    || name.contains("cancel")
                    || name.contains("exec")
                    || name.startsWith("lo_")
                    || name.startsWith("dblink")
                    || name.startsWith("xp_")
                    || name.startsWith("sp_")
                    || name.startsWith("sys_")
                    || name.startsWith("query_to_")
                    || (name.startsWith("pg_") && isAdministrative(name.substring(3)))
                    || isChange(name);
        }

        private static boolean named(String name) {
            return switch (name) {
                case "setval", "nextval", "set_config", "system", "load_extension", "writefile" ->
                        true;
                case "edit", "crosstab", "cypher", "openquery", "openrowset", "reflect" -> true;
                case "java_method", "http_post", "http_put", "http_delete", "http_patch", "http" ->
                        true;
                case "schedule", "unschedule", "fts3_tokenizer", "schedule_in_database" -> true;
                default -> false;
            };
        }

        private static boolean isAdministrative(String name) {
            return switch (firstPart(name)) {
                case "reload", "promote", "rotate", "switch", "create", "drop", "file", "start" ->
                        true;
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
                    && ChangingWords.isIn(first)
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
            return isReading(verb) || (isWriting(verb) && writes(arguments, span, context));
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
                case "\\encoding", "\\a", "\\t", "\\u", "\\f", "\\C", "\\r", "\\p", "\\help" ->
                        true;
                case "\\qecho", "\\warn", "\\errverbose", "\\gdesc", "\\gset", "\\set" -> true;
                case "\\unset", "\\watch", "\\crosstabview", "\\bind", "\\copyright" -> true;
                default -> isReadingDot(verb.toLowerCase(Locale.ROOT));
            };
        }

        private static boolean isReadingDot(String verb) {
            return switch (verb) {
                case ".tables", ".schema", ".headers", ".mode", ".indexes", ".databases", ".help" ->
                        true;
                case ".show", ".width", ".separator", ".nullvalue", ".quit", ".exit", ".stats" ->
                        true;
                case ".fullschema", ".indices", ".timer", ".echo", ".header", ".version", ".eqp" ->
                        true;
                case ".dbinfo", ".explain", ".print", ".changes", ".lint", ".sha3sum", ".columns" ->
                        true;
                case ".dump", ".bail", ".limit", ".expert", ".vfslist", ".timeout", ".scanstats" ->
                        true;
                case ".rows", ".maxrows", ".maxwidth", ".highlight", ".connection", ".prompt" ->
                        true;
                case ":help", ":exit", ":quit", ":param", ":params", ":use" -> true;
                default -> false;
            };
        }
    }
}
