package aish.safety.rules;

import aish.safety.rules.OptionRule.Target;
import aish.safety.walk.CommandContext;
import aish.safety.walk.ExpandedWord;
import aish.safety.walk.WriteCheck;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Checks options against the list for handlers that read the words themselves. */
final class OptionCheck {
    private final Rule rule;
    private final List<ExpandedWord> words;
    private final CommandContext context;
    private final UnlistedOptions unlisted = new UnlistedOptions();
    private int at = 1;
    private boolean ended;

    OptionCheck(Invocation invocation) {
        this.rule = invocation.rule();
        this.words = invocation.words();
        this.context = invocation.context();
    }

    void check() {
        if (rule.handler().equals("tar")) {
            firstLetters();
        }
        while (at < words.size() && !ended) {
            ExpandedWord word = words.get(at++);
            String text = word.text();
            if (text.equals("--")) {
                ended = true;
            } else if (text.length() > 1 && text.charAt(0) == '-') {
                option(word);
            } else {
                ended = endsAtOperand();
            }
        }
        unlisted.report(rule, context);
    }

    /** Whether the first operand starts something with options of its own. */
    private boolean endsAtOperand() {
        return switch (rule.handler()) {
            case "tar", "find", "fd", "make", "cd", "back" -> false;
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
                } else if (found.value()) {
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
        if (found.value() && value == null && at < words.size()) {
            value = words.get(at++);
        }
        if (found.effect() != null) {
            String reason = rule.name() + " " + name + ": " + found.effect().description();
            context.add(found.effect(), reason, word.span());
        }
        if (value != null && found.target() != Target.NONE) {
            new WriteCheck(context).to(value, found.target(), value.span());
        }
        if (found.command()) {
            command();
        }
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
}
