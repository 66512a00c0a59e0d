package aish.safety.programs;

import module java.base;

import aish.safety.Effect;
import aish.safety.ExpandedWord;
import aish.safety.files.Paths.PathZone;
import aish.safety.programs.ScriptFiles.BuildInputs;
import aish.safety.rules.WordLists;
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
        String path = context.resolve(file.text());
        if (file.text().equals("-")) {
            context.judgement().markWrapped();
            context.add(Effect.EXEC_UNKNOWN, "runs a makefile that comes from a pipe", file);
        } else if (PathZone.of(path) != PathZone.PROJECT) {
            context.add(Effect.EXEC_UNKNOWN, "runs the makefile " + file.shown(), file);
        }
    }

    /** Judges the directory of a makefile; one in a scratch directory is not trusted. */
    private static void directory(ExpandedWord place, CommandContext context) {
        String path = context.resolve(place.text());
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
        /** What names of targets and goals suggest, by lists in {@code words.txt}. */
        private static final List<Effect> SUGGESTED =
                List.of(
                        Effect.REMOTE_PUBLISH,
                        Effect.CLUSTER,
                        Effect.DATABASE,
                        Effect.PACKAGE,
                        Effect.OVERWRITES,
                        Effect.DELETES,
                        Effect.SERVICE,
                        Effect.DISK);

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
                if (WordLists.has("target-verbs-anywhere", verb)) {
                    return word(verb);
                }
            }
            return null;
        }

        /**
         * Returns the effect of a Maven goal: some plugins run programs or rewrite the project's
         * files. {@code install} installs only for other builds of the same user.
         */
        static @Nullable public Effect goalEffect(String goal) {
            if (goal.equals("install")) {
                return null;
            }
            Effect effect = effect(goal);
            if (effect != null || WordLists.has("goals-harmless", goal)) {
                return effect;
            }
            return WordLists.has("goals-running", goal)
                    ? Effect.EXEC_UNKNOWN
                    : first(listed -> WordLists.has("goal-effects", listed + goal));
        }

        private static @Nullable Effect word(String word) {
            return first(listed -> WordLists.has("target-effects", listed + word));
        }

        /** Returns the first effect that is listed, with the name under which it is listed. */
        private static @Nullable Effect first(Predicate<String> isListed) {
            return SUGGESTED.stream()
                    .filter(effect -> isListed.test(effect.name().toLowerCase(Locale.ROOT) + "="))
                    .findFirst()
                    .orElse(null);
        }
    }
}
