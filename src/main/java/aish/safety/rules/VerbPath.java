package aish.safety.rules;

import aish.safety.Effect;
import aish.safety.walk.ExpandedWord;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** The way from a program's rule down to the rule of the verb that was given. */
final class VerbPath {
    private Rule rule;
    private @Nullable Rule doubtful;
    private @Nullable ExpandedWord unknown;
    private boolean settled;

    VerbPath(Rule program) {
        this.rule = program;
    }

    /** The rule of the last verb that is known. */
    Rule rule() {
        return rule;
    }

    /** The last word in a verb's place that no rule names; null if all are named. */
    @Nullable ExpandedWord unknown() {
        return unknown;
    }

    /** Whether the next word may be a verb. */
    boolean isOpen() {
        return !settled && (rule.hasVerbs() || VerbLookup.mayFollow(rule));
    }

    /** From here on words are operands. */
    void settle() {
        settled = true;
    }

    /** An option that no rule names may take the next word for its value. */
    void doubt() {
        if (rule.hasVerbs() && !settled) {
            doubtful = rule;
        }
    }

    /** Follows a verb that a rule names; says whether there is one. */
    boolean follow(ExpandedWord word) {
        Rule found = VerbLookup.find(rule, word.text());
        if (found == null) {
            return false;
        }
        rule = found;
        unknown = null;
        settled = !rule.hasVerbs() && !VerbLookup.mayFollow(rule);
        return true;
    }

    /**
     * Whether the last verb does harm with any words behind it. Of the first word nothing is known
     * if only the rule for any verb fits: it may as well be the name of a kind of thing.
     */
    boolean isHarmful() {
        Rule above = rule.parent();
        Effect effect = rule.effect();
        boolean verb = above != null && (above.anyVerb() != rule || above.parent() != null);
        boolean leaf = !rule.hasVerbs() && rule.words().isEmpty();
        return verb && leaf && effect != null && effect.halts();
    }

    /**
     * Steps over a word that no rule names if verbs may come behind it; says whether they may. What
     * comes behind a word that tells of a change is a name, even if it is called like a verb.
     */
    boolean skip(ExpandedWord word) {
        if (!VerbLookup.mayFollow(rule)) {
            return false;
        }
        unknown = word;
        settled = ChangingWords.begins(word.text());
        return true;
    }

    /**
     * The harm of a verb whose place an option's value may have taken: the first word went to the
     * option, so this one is the verb.
     */
    Optional<Effect> secondGuess(ExpandedWord word) {
        Rule holder = doubtful;
        doubtful = null;
        if (holder == null) {
            return Optional.empty();
        }
        Rule other = holder.find(word.text());
        // a rule for any verb would also fit what is only an operand
        return other == null || other == holder.anyVerb()
                ? Optional.empty()
                : Optional.ofNullable(other.effect()).filter(Effect::halts);
    }
}
