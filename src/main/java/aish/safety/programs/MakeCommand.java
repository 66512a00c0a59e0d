package aish.safety.programs;

import aish.safety.Effect;
import aish.safety.files.PathZone;
import aish.safety.files.Paths;
import aish.safety.languages.InlineCode;
import aish.safety.rules.Invocation;
import aish.safety.walk.CodeVariables;
import aish.safety.walk.CommandContext;
import aish.safety.walk.ExpandedWord;
import java.util.List;
import java.util.Locale;

/** Judges {@code make}: variables, makefiles, and targets with telling names. */
final class MakeCommand {
    private MakeCommand() {}

    static void judge(Invocation invocation) {
        List<ExpandedWord> words = invocation.words();
        CommandContext context = invocation.context();
        boolean dry = false;
        for (int i = 1; i < words.size(); i++) {
            dry |= isDry(words.get(i).text());
        }
        for (int i = 1; i < words.size(); i++) {
            ExpandedWord word = lastLetter(words.get(i));
            String text = word.text();
            if (text.equals("-f")
                    || text.equals("--file")
                    || text.equals("--makefile")
                    || text.equals("-I")) {
                makefile(i + 1 < words.size() ? words.get(++i) : word, context);
            } else if (text.startsWith("-f")
                    || text.startsWith("--file=")
                    || text.startsWith("--makefile=")) {
                makefile(
                        word.withText(
                                text.substring(text.startsWith("--") ? text.indexOf('=') + 1 : 2)),
                        context);
            } else if (text.equals("-E") || text.startsWith("--eval")) {
                context.add(
                        Effect.EXEC_UNKNOWN,
                        "make " + text + ": runs the text it is given",
                        word.span());
            } else if (text.equals("-C") || text.equals("--directory")) {
                directory(i + 1 < words.size() ? words.get(++i) : word, context);
            } else if (text.startsWith("-C") || text.startsWith("--directory=")) {
                directory(
                        word.withText(
                                text.substring(text.startsWith("--") ? text.indexOf('=') + 1 : 2)),
                        context);
            } else if (text.equals("-o") || text.equals("-W")) {
                i++;
            } else if (text.indexOf('=') > 0 && !text.startsWith("-")) {
                variable(word, context);
            } else if (!text.startsWith("-") && !dry) {
                target(word, context);
            }
        }
        BuildInputs.check(invocation.rule(), words.getFirst().span(), context);
        // even a dry run executes $(shell …) in a makefile
        context.add(Effect.BUILDS, "builds", words.getFirst().span());
    }

    /**
     * In a group of letters such as {@code -kf}, returns the part from the letter that takes a file
     * or a directory.
     */
    private static ExpandedWord lastLetter(ExpandedWord word) {
        String text = word.text();
        if (!text.matches("(?s)-[a-zA-Z0-9]*[^IoWjlOCfE-][fCE].*") || text.startsWith("--")) {
            return word;
        }
        int at = 1;
        while ("fCEIoWjlO".indexOf(text.charAt(at)) < 0) {
            at++;
        }
        return word.withText("-" + text.substring(at));
    }

    private static boolean isDry(String text) {
        return switch (text) {
            case "--dry-run", "--just-print", "--recon", "-q", "--question", "-p" -> true;
            default ->
                    text.startsWith("-")
                            && !text.startsWith("--")
                            && text.indexOf('n') > 0
                            && text.indexOf('f') < 0
                            && text.indexOf('C') < 0;
        };
    }

    private static void makefile(ExpandedWord file, CommandContext context) {
        String path = Paths.resolve(context.scope().directory(), file.text());
        if (file.text().equals("-")) {
            context.judgement().markWrapped();
            context.add(Effect.EXEC_UNKNOWN, "runs the rules that it is sent", file.span());
        } else if (PathZone.of(path) != PathZone.PROJECT) {
            context.add(Effect.EXEC_UNKNOWN, "runs the rules of " + file.shown(), file.span());
        }
    }

    /** Judges the directory of a makefile; one in a scratch directory is not trusted. */
    private static void directory(ExpandedWord place, CommandContext context) {
        String path = Paths.resolve(context.scope().directory(), place.text());
        if (PathZone.of(path + "/Makefile") == PathZone.SCRATCH) {
            context.add(Effect.EXEC_UNKNOWN, "runs the rules in " + place.shown(), place.span());
        }
    }

    private static void variable(ExpandedWord word, CommandContext context) {
        int cut = word.text().indexOf('=');
        ExpandedWord value = word.withText(word.text().substring(cut + 1));
        String name =
                word.text().substring(0, cut).replace(":", "").replace("+", "").replace("?", "");
        if (name.endsWith("!")) {
            InlineCode.judge("sh", value, context);
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
            context.judgement().addUnknown("the target is not known before it runs", word.span());
        } else if (effect != null) {
            context.add(
                    effect,
                    "make " + word.shown().toLowerCase(Locale.ROOT) + ": " + effect.description(),
                    word.span());
        }
    }
}
