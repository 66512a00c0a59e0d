package aish.safety.programs;

import aish.safety.Effect;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/** What the name of a build target or a script suggests that it does. */
public final class TargetNames {
    private TargetNames() {}

    /** Returns the effect that the name suggests; null if it suggests none that matters. */
    static @Nullable public Effect effect(String name) {
        for (String word : name.split("[^A-Za-z]+", -1)) {
            Effect effect = word(word.toLowerCase(Locale.ROOT));
            effect = effect == null ? word(firstHump(word)) : effect;
            effect = effect == null ? laterHumps(word) : effect;
            if (effect != null) {
                return effect;
            }
        }
        return null;
    }

    /** Returns {@code publish} for {@code publishSigned}: in such names the verb comes first. */
    private static String firstHump(String word) {
        int end = 0;
        while (end < word.length() && Character.isLowerCase(word.charAt(end))) {
            end++;
        }
        return word.substring(0, end);
    }

    /**
     * Finds {@code push} in {@code dockerPush}: after other words only the most obvious verbs
     * count.
     */
    private static @Nullable Effect laterHumps(String word) {
        for (String hump : word.split("(?=[A-Z])", -1)) {
            String verb = hump.toLowerCase(Locale.ROOT);
            switch (verb) {
                case "deploy", "publish", "upload", "push", "destroy", "undeploy", "drop" -> {
                    return word(verb);
                }
                default -> {}
            }
        }
        return null;
    }

    /**
     * Returns the effect of a Maven goal: some plugins run programs or rewrite the project's files.
     */
    static @Nullable public Effect goalEffect(String goal) {
        // it installs only for other builds of the same user
        if (goal.equals("install")) {
            return null;
        }
        Effect effect = effect(goal);
        if (effect != null) {
            return effect;
        }
        int colon = goal.indexOf(':');
        return switch (colon < 0 ? "" : goal.substring(0, colon)) {
            case "exec", "antrun", "groovy", "gmavenplus", "script", "gmaven" ->
                    Effect.EXEC_UNKNOWN;
            case "flyway", "liquibase", "sql", "hibernate3", "dbunit" ->
                    goal.endsWith(":info") || goal.endsWith(":validate") || goal.endsWith(":status")
                            ? null
                            : Effect.DATABASE;
            case "jib" -> goal.equals("jib:build") ? Effect.REMOTE_PUBLISH : null;
            case "scm", "wagon", "nexus-staging", "release" -> Effect.REMOTE_PUBLISH;
            case "versions" ->
                    goal.startsWith("versions:display") || goal.endsWith("-report")
                            ? null
                            : Effect.OVERWRITES;
            case "wrapper", "tidy", "sortpom", "rewrite" ->
                    goal.contains("verify") || goal.contains("check") || goal.contains("dryRun")
                            ? null
                            : Effect.OVERWRITES;
            default ->
                    goal.contains(":exec-maven") || goal.contains(":maven-antrun")
                            ? Effect.EXEC_UNKNOWN
                            : null;
        };
    }

    private static @Nullable Effect word(String word) {
        return switch (word) {
            case "deploy", "publish", "release", "upload", "push", "ship", "promote" ->
                    Effect.REMOTE_PUBLISH;
            case "destroy", "teardown", "undeploy", "rollback" -> Effect.CLUSTER;
            case "drop", "reset", "migrate", "seed", "truncate", "flush", "dropdb", "resetdb" ->
                    Effect.DATABASE;
            case "uninstall" -> Effect.PACKAGE;
            case "install" -> Effect.OVERWRITES;
            case "wipe", "purge", "nuke", "prune", "delete", "remove", "rm", "mrproper" ->
                    Effect.DELETES;
            case "kill", "stop", "down", "restart", "reload", "reboot" -> Effect.SERVICE;
            case "flash", "erase", "burn", "program" -> Effect.DISK;
            default -> null;
        };
    }
}
