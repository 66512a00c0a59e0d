package aish.safety.walk;

import module java.base;

import aish.safety.Effect;
import aish.safety.ExpandedWord;
import aish.safety.rules.Rule;
import aish.safety.rules.WordLists;
import org.jspecify.annotations.Nullable;

/** The path from a program's rule down to the rule of the given verb. */
final class VerbPath {
    private Rule rule;
    private @Nullable Rule uncertainRule;
    private @Nullable ExpandedWord unknown;
    private boolean verbsEnded;

    VerbPath(Rule program) {
        this.rule = program;
    }

    /** The rule of the last known verb. */
    Rule rule() {
        return rule;
    }

    /** The last word in a verb's place that no rule names; null if all are named. */
    @Nullable ExpandedWord unknown() {
        return unknown;
    }

    /** Whether the next word may be a verb. */
    boolean isOpen() {
        return !verbsEnded && (rule.hasVerbs() || mayFollow(rule));
    }

    /** Declares that all following words are operands. */
    void endVerbs() {
        verbsEnded = true;
    }

    /** Records that an option which no rule names may take the next word as its value. */
    void markUncertain() {
        if (rule.hasVerbs() && !verbsEnded) {
            uncertainRule = rule;
        }
    }

    /** Follows a verb that a rule names; returns whether there is one. */
    boolean follow(ExpandedWord word) {
        Rule found = lookup(rule, word.text());
        if (found == null) {
            return false;
        }
        rule = found;
        unknown = null;
        verbsEnded = !rule.hasVerbs() && !mayFollow(rule);
        return true;
    }

    /**
     * Whether the last verb does harm with any words after it. If only the rule for any verb
     * matches the first word, nothing is known about it: it may as well be the name of a kind of
     * thing.
     */
    boolean isHarmful() {
        Rule above = rule.parent();
        Effect effect = rule.effect();
        boolean verb = above != null && (above.anyVerb() != rule || above.parent() != null);
        boolean leaf = !rule.hasVerbs() && rule.words().isEmpty();
        return verb && leaf && effect != null && effect.halts();
    }

    /**
     * Skips a word that no rule names if verbs may come after it; returns whether they may. What
     * comes after a word that indicates a change is a name, even if it looks like a verb.
     */
    boolean skip(ExpandedWord word) {
        if (!mayFollow(rule)) {
            return false;
        }
        unknown = word;
        verbsEnded = rule.effect() != Effect.READS && WordLists.beginsWithChange(word.text());
        return true;
    }

    /**
     * Returns the harmful effect of a verb if the word before it may have been an option's value:
     * then this word is the verb.
     */
    Optional<Effect> effectOfDisplacedVerb(ExpandedWord word) {
        Rule holder = uncertainRule;
        uncertainRule = null;
        if (holder == null) {
            return Optional.empty();
        }
        Rule other = holder.find(word.text());
        // a rule for any verb would also match an operand
        return other == null || other == holder.anyVerb()
                ? Optional.empty()
                : Optional.ofNullable(other.effect()).filter(Effect::halts);
    }

    /** Finds the rule for a verb: the nearest that names it, then those that apply to any verb. */
    static @Nullable Rule lookup(Rule rule, String verb) {
        Rule found = named(rule, verb);
        if (found == null && !verb.equals(verb.toLowerCase(Locale.ROOT))) {
            found = named(rule, verb.toLowerCase(Locale.ROOT));
        }
        return found == null ? rule.anyVerb() : found;
    }

    private static @Nullable Rule named(Rule rule, String verb) {
        Rule found = rule.find(verb);
        if (found != null && found != rule.anyVerb()) {
            return found;
        }
        Rule above = rule.parent();
        Rule sibling = above == null ? null : above.anyVerb();
        if (sibling != null && sibling != rule && rule.anyVerb() == null) {
            found = sibling.find(verb);
            if (found != null) {
                return found;
            }
        }
        for (Rule holder = rule; holder != null; holder = holder.parent()) {
            Rule deep = holder.deepVerbs();
            found = deep == null ? null : deep.find(verb);
            if (found != null) {
                return found;
            }
        }
        return null;
    }

    /** Whether a verb may come after words that no rule names. */
    static boolean mayFollow(Rule rule) {
        for (Rule holder = rule; holder != null; holder = holder.parent()) {
            if (holder.deepVerbs() != null) {
                return rule.effect() == null || holder == rule;
            }
        }
        return false;
    }
}
