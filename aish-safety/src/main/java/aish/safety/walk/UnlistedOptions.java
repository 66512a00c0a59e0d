package aish.safety.walk;

import module java.base;

import aish.safety.ExpandedWord;
import aish.safety.rules.Rule;

/** Options that no rule knew in their place; the rule of a later verb may know them. */
final class UnlistedOptions {
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
                        "a word that is only known at run time may be an option of " + rule.shown(),
                        option.word());
            } else if (name.isKnown() && rule.findLongOption(option.name(), false) == null) {
                context.addUnknown(
                        "aish does not know the option " + name.shown() + " of " + rule.shown(),
                        option.word());
            }
        }
    }
}
