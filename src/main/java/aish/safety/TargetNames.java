package aish.safety;

import java.util.Locale;
import org.jspecify.annotations.Nullable;

/** What the name of a target or a script promises. */
final class TargetNames {
    private TargetNames() {}

    /** The effect that the name tells of; null if it tells of none that matters. */
    static @Nullable Effect effect(String name) {
        for (String word : name.split("[^A-Za-z]+", -1)) {
            Effect effect = word(word.toLowerCase(Locale.ROOT));
            effect = effect == null ? word(firstHump(word)) : effect;
            if (effect != null) {
                return effect;
            }
        }
        return null;
    }

    /** {@code publish} of {@code publishSigned}: in such names the verb comes first. */
    private static String firstHump(String word) {
        int end = 0;
        while (end < word.length() && Character.isLowerCase(word.charAt(end))) {
            end++;
        }
        return word.substring(0, end);
    }

    /** The effect of a goal of Maven: some plugins run programs or rewrite the project's files. */
    static @Nullable Effect goalEffect(String goal) {
        Effect effect = effect(goal);
        if (effect != null) {
            return effect;
        }
        if (goal.startsWith("exec:")
                || goal.startsWith("antrun:")
                || goal.contains(":exec-maven")) {
            return Effect.EXEC_UNKNOWN;
        }
        boolean rewrites =
                goal.startsWith("versions:set")
                        || goal.startsWith("versions:use")
                        || goal.startsWith("versions:update")
                        || goal.startsWith("versions:revert");
        return rewrites ? Effect.OVERWRITES : null;
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
