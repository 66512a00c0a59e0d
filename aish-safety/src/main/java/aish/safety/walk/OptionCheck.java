package aish.safety.walk;

import module java.base;

import aish.safety.Effect;
import aish.safety.ExpandedWord;
import aish.safety.files.PathText;
import aish.safety.rules.OptionRule;
import aish.safety.rules.OptionRule.Target;
import aish.safety.rules.Rule;
import aish.safety.walk.OptionReader.Given;
import org.jspecify.annotations.Nullable;

/** Checks options against the list for handlers that read the words themselves. */
final class OptionCheck {
    private final Rule rule;
    private final List<ExpandedWord> words;
    private final CommandContext context;
    private final UnlistedOptions unlisted = new UnlistedOptions();
    private final List<Given> given = new ArrayList<>();
    private int at = 1;
    private boolean ended;

    OptionCheck(Invocation invocation) {
        this.rule = invocation.rule();
        this.words = invocation.words();
        this.context = invocation.context();
    }

    /** The options that were read, with their values. */
    List<Given> given() {
        return given;
    }

    /** Checks the options; returns the index of the word at which they end. */
    int check() {
        int end = words.size();
        if (rule.handler().equals("tar")) {
            firstLetters();
        }
        while (at < words.size() && !ended) {
            ExpandedWord word = words.get(at++);
            String text = word.text();
            if (text.equals("--")) {
                ended = true;
                end = at;
            } else if (text.length() > 1 && text.charAt(0) == '-') {
                option(word);
            } else {
                if (word.mayBeOption()) {
                    unlisted.addHidden(word);
                }
                ended = endsAtOperand();
                end = ended ? at - 1 : end;
            }
        }
        unlisted.report(rule, context);
        return end;
    }

    /** Whether the first operand starts something with options of its own. */
    private boolean endsAtOperand() {
        return switch (rule.handler()) {
            case "tar", "find", "fd", "cd", "back" -> false;
            default -> true;
        };
    }

    /**
     * Reads the first word of {@code tar}, which may be letters without a dash, followed by their
     * values.
     */
    private void firstLetters() {
        if (at < words.size() && !words.get(at).text().startsWith("-")) {
            ExpandedWord word = words.get(at++);
            for (int i = 0; i < word.text().length(); i++) {
                String name = "-" + word.text().charAt(i);
                OptionRule found = rule.findKnown(name);
                if (found == null) {
                    unlisted.add(name, word);
                } else {
                    use(found, name, null, word);
                }
            }
        }
    }

    private void option(ExpandedWord word) {
        String text = word.text();
        if (text.startsWith("--") || rule.longOptions() || rule.knowsWhole(text)) {
            int cut = text.indexOf('=');
            String name = cut < 0 ? text : text.substring(0, cut);
            OptionRule found = rule.findLongOption(name, cut > 0);
            if (found == null) {
                unlisted.add(name, word);
            } else {
                use(found, name, cut < 0 ? null : word.withText(text.substring(cut + 1)), word);
            }
            return;
        }
        for (int i = 1; i < text.length(); i++) {
            String name = "-" + text.charAt(i);
            OptionRule found = rule.findKnown(name);
            if (found == null) {
                unlisted.add(name, word);
            } else {
                boolean rest = i + 1 < text.length() && (found.value() || found.attached());
                use(found, name, rest ? word.withText(text.substring(i + 1)) : null, word);
                if (found.value() || found.attached() || ended) {
                    return;
                }
            }
        }
    }

    /** Skips the option's value, and judges what the handler does not. */
    private void use(
            OptionRule found, String name, @Nullable ExpandedWord attached, ExpandedWord word) {
        ExpandedWord value = attached;
        boolean follows = found.value() && value == null && at < words.size();
        // a list may be wrong; then what is an option elsewhere is one here too
        if (follows && !(found.doubtful() && isOption(words.get(at).text()))) {
            value = words.get(at++);
            unlisted.addRest(value);
        }
        given.add(new Given(name, value, found));
        if (found.effect() != null) {
            String reason = rule.shown() + " " + name + " " + found.effect().description();
            context.add(found.effect(), reason, word);
        }
        if (value != null && found.target() == Target.SHOW) {
            RevealCheck.file(value, context);
        } else if (value != null && found.target() != Target.NONE) {
            new WriteCheck(context).to(value, found.target(), value.span());
        }
        if (found.command()) {
            command();
        }
    }

    private boolean isOption(String text) {
        return text.startsWith("-") && rule.findKnown(text) != null;
    }

    /** Ends the check at a command; only {@code find} continues after it. */
    private void command() {
        ended = !rule.handler().equals("find");
        while (!ended && at < words.size()) {
            String text = words.get(at++).text();
            if (text.equals(";") || (text.equals("+") && words.get(at - 2).text().equals("{}"))) {
                return;
            }
        }
    }

    /** Options that no rule knew in their place; the rule of a later verb may know them. */
    static final class UnlistedOptions {
        private record Option(String name, ExpandedWord word) {}

        private final List<Option> options = new ArrayList<>(0);
        private boolean ownOptionsEnded;

        /** Records that the following options belong to another program, which this one runs. */
        void endOwnOptions() {
            ownOptionsEnded = true;
        }

        void add(String name, ExpandedWord word) {
            if (!ownOptionsEnded) {
                options.add(new Option(name, word));
            }
        }

        /** Adds a word that may be any option. */
        void addHidden(ExpandedWord word) {
            add("-" + ExpandedWord.UNKNOWN, word);
        }

        /** Adds what may follow an option's value in the same word. */
        void addRest(ExpandedWord value) {
            if (value.splits() && value.mayBeOption()) {
                addHidden(value);
            }
        }

        /** Reports the options that the final rule does not know either. */
        void report(Rule rule, CommandContext context) {
            if (rule.allowsUnlistedOptions()) {
                return;
            }
            for (Option option : options) {
                ExpandedWord name = ExpandedWord.of(option.name(), option.word().span());
                if (!name.isKnown() && rule.hasHarmfulOptions()) {
                    context.addUnknown(
                            "a word that is only known at run time may be an option of "
                                    + rule.shown(),
                            option.word());
                } else if (name.isKnown() && rule.findLongOption(option.name(), false) == null) {
                    context.addUnknown(
                            "aish does not know the option " + name.shown() + " of " + rule.shown(),
                            option.word());
                }
            }
        }
    }

    /**
     * File names that a program takes for options, or perl for a command, when a pattern expands to
     * them. Only names that exist, or that the line itself creates, count.
     */
    static final class NamesAsOptions {
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
            return context.judgement().makesDashedNames()
                    || (isLive(context) && found(opens, context));
        }

        private static boolean isLive(CommandContext context) {
            return context.facts().directory().isPresent()
                    && context.scope().directory().indexOf(ExpandedWord.UNKNOWN) < 0
                    && context.scope().directory().indexOf(ExpandedWord.UNKNOWN_NAME) < 0
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
}
