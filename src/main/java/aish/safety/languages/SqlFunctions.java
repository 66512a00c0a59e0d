package aish.safety.languages;

import aish.safety.rules.ChangingWords;

/** Database functions that do more than compute. */
final class SqlFunctions {
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
            case "setval", "nextval", "set_config", "system", "load_extension", "writefile" -> true;
            case "edit", "crosstab", "cypher", "openquery", "openrowset", "reflect" -> true;
            case "java_method", "http_post", "http_put", "http_delete", "http_patch", "http" ->
                    true;
            case "schedule", "unschedule", "fts3_tokenizer", "schedule_in_database" -> true;
            default -> false;
        };
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
