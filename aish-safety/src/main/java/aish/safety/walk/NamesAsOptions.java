package aish.safety.walk;

import module java.base;

import aish.safety.walk.VerdictBuilder.Trait;
import aish.safety.Effect;
import aish.safety.ExpandedWord;
import aish.safety.files.PathText;
import aish.safety.rules.Rule;

/**
 * File names that a program takes for options, or perl for a command, when a pattern expands to
 * them. Only names that exist, or that the line itself creates, count.
 */
final class NamesAsOptions {
    /** In a larger directory, only the first entries are looked at. */
    private static final int MOST_NAMES = 20_000;

    private NamesAsOptions() {}

    static void check(Rule rule, List<ExpandedWord> words, CommandContext context) {
        boolean opens = rule.name().startsWith("perl");
        if (!opens && !hasRiskyOption(rule)) {
            return;
        }
        for (ExpandedWord word : words.subList(1, words.size())) {
            if (word.text().equals("--") && !opens) {
                return;
            }
            if (mayBeAnyName(word) && namesExist(opens, context)) {
                context.add(
                        Effect.EXEC_UNKNOWN,
                        "a file's name may be taken for an option of " + rule.name(),
                        word);
            }
        }
    }

    private static boolean hasRiskyOption(Rule rule) {
        return rule.handler().equals("tar")
                || rule.options().values().stream()
                        .anyMatch(option -> option.isRisky() || option.command());
    }

    /** Whether the word starts with a pattern or something unknown. */
    private static boolean mayBeAnyName(ExpandedWord word) {
        if (word.text().isEmpty()) {
            return false;
        }
        char first = word.text().charAt(0);
        boolean pattern = word.glob() && word.marks().charAt(0) == PathText.PATTERN;
        return pattern || (first == ExpandedWord.UNKNOWN && !word.path().isFound());
    }

    private static boolean namesExist(boolean opens, CommandContext context) {
        return context.judgement().has(Trait.NAMES_WITH_DASH)
                || (isLive(context) && found(opens, context));
    }

    private static boolean isLive(CommandContext context) {
        return context.facts().directory().isPresent()
                && ExpandedWord.isKnown(context.scope().directory())
                && !context.scope().directory().startsWith("~");
    }

    private static boolean found(boolean opens, CommandContext context) {
        try {
            Path here = context.facts().directory().orElseThrow();
            int seen = 0;
            try (DirectoryStream<Path> names =
                    Files.newDirectoryStream(here.resolve(context.scope().directory()))) {
                for (Path entry : names) {
                    String name = String.valueOf(entry.getFileName());
                    boolean risky = name.startsWith("-") || (opens && name.endsWith("|"));
                    if (risky || ++seen > MOST_NAMES) {
                        return risky;
                    }
                }
            }
            return false;
        } catch (IOException | InvalidPathException e) {
            return false;
        }
    }
}
