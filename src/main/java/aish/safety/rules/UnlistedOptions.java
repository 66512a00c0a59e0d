package aish.safety.rules;

import aish.safety.walk.CommandContext;
import aish.safety.walk.ExpandedWord;
import java.util.ArrayList;
import java.util.List;

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

    /** Reports the options that the final rule does not know either. */
    void report(Rule rule, CommandContext context) {
        if (rule.allowsUnlistedOptions()) {
            return;
        }
        for (Option option : options) {
            boolean hidden = !ExpandedWord.of(option.name(), option.word().span()).isKnown();
            if (hidden
                    ? rule.hasRiskyOptions()
                    : rule.findLongOption(option.name(), false) == null) {
                context.judgement()
                        .addUnknown(
                                "no rule knows the option "
                                        + ExpandedWord.of(option.name(), option.word().span())
                                                .shown()
                                        + " of "
                                        + rule.name(),
                                option.word().span());
            }
        }
    }
}
