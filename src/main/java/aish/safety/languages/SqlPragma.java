package aish.safety.languages;

import java.util.List;

/**
 * Judges SQLite's PRAGMA, which queries, changes settings of the connection, or changes settings of
 * the file.
 */
final class SqlPragma {
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
            case "foreign_keys", "query_only", "busy_timeout", "cache_size", "temp_store" -> true;
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
