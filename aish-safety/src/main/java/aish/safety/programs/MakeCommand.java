package aish.safety.programs;

import module java.base;

import aish.safety.Effect;
import aish.safety.ExpandedWord;
import aish.safety.files.Paths;
import aish.safety.files.Paths.PathZone;
import aish.safety.programs.ScriptFiles.BuildInputs;
import aish.safety.walk.CodeVariables;
import aish.safety.walk.CommandContext;
import aish.safety.walk.Invocation;
import aish.safety.walk.OptionReader;
import org.jspecify.annotations.Nullable;

/** Judges {@code make}: variables, makefiles, and targets with telling names. */
public final class MakeCommand {
    private MakeCommand() {}

    static void judge(Invocation invocation) {
        CommandContext context = invocation.context();
        for (OptionReader.Given option : invocation.given()) {
            ExpandedWord value = option.value();
            if (value != null && isOneOf(option.name(), "-f", "--file", "--makefile")) {
                makefile(value, context);
            } else if (value != null && isOneOf(option.name(), "-I", "--include-dir")) {
                makefile(value, context);
            } else if (value != null && isOneOf(option.name(), "-C", "--directory")) {
                directory(value, context);
            }
        }
        for (ExpandedWord operand : invocation.operands()) {
            if (operand.text().indexOf('=') > 0) {
                variable(operand, context);
            } else if (!invocation.optionExempts()) {
                target(operand, context);
            }
        }
        BuildInputs.check(invocation.rule(), invocation.words().getFirst().span(), context);
        // even a dry run executes $(shell …) in a makefile
        invocation.add(Effect.BUILDS, Effect.BUILDS.description());
    }

    /** Whether it is one of the options, or an abbreviation that may stand for it. */
    private static boolean isOneOf(String given, String... options) {
        return Stream.of(options)
                .anyMatch(
                        option ->
                                option.equals(given)
                                        || (given.length() > 2 && option.startsWith(given)));
    }

    private static void makefile(ExpandedWord file, CommandContext context) {
        String path = Paths.resolve(context.scope().directory(), file.text());
        if (file.text().equals("-")) {
            context.judgement().markWrapped();
            context.add(Effect.EXEC_UNKNOWN, "runs a makefile that comes from a pipe", file);
        } else if (PathZone.of(path) != PathZone.PROJECT) {
            context.add(Effect.EXEC_UNKNOWN, "runs the makefile " + file.shown(), file);
        }
    }

    /** Judges the directory of a makefile; one in a scratch directory is not trusted. */
    private static void directory(ExpandedWord place, CommandContext context) {
        String path = Paths.resolve(context.scope().directory(), place.text());
        if (PathZone.of(path + "/Makefile") == PathZone.SCRATCH) {
            context.add(Effect.EXEC_UNKNOWN, "runs the makefile in " + place.shown(), place);
        }
    }

    private static void variable(ExpandedWord word, CommandContext context) {
        int cut = word.text().indexOf('=');
        ExpandedWord value = word.withText(word.text().substring(cut + 1));
        String name =
                word.text().substring(0, cut).replace(":", "").replace("+", "").replace("?", "");
        if (name.endsWith("!")) {
            context.walk().inlineCode("sh", value, context);
        }
        CodeVariables.check(name, value, context);
        if (value.text().contains("$(shell")
                || value.text().contains(";")
                || value.text().contains("`")) {
            CodeVariables.defines(name, word.span(), context);
        }
    }

    private static void target(ExpandedWord word, CommandContext context) {
        Effect effect = TargetNames.effect(word.text());
        if (!word.isKnown()) {
            context.addUnknown("aish cannot tell which target it builds", word);
        } else if (effect != null) {
            context.add(
                    effect,
                    "make " + word.shown().toLowerCase(Locale.ROOT) + " " + effect.description(),
                    word);
        }
    }

    /** What the name of a build target or a script suggests that it does. */
    public static final class TargetNames {
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

        /**
         * Returns {@code publish} for {@code publishSigned}: in such names the verb comes first.
         */
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
         * Returns the effect of a Maven goal: some plugins run programs or rewrite the project's
         * files.
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
                        goal.endsWith(":info")
                                        || goal.endsWith(":validate")
                                        || goal.endsWith(":status")
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
}
