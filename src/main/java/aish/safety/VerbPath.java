package aish.safety;

import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** The way from a program's rule down to the rule of the verb that was given. */
final class VerbPath {
    private Rule rule;
    private @Nullable Rule doubtful;
    private @Nullable Field unknown;
    private boolean settled;

    VerbPath(Rule program) {
        this.rule = program;
    }

    /** The rule of the last verb that is known. */
    Rule rule() {
        return rule;
    }

    /** The last word in a verb's place that no rule names; null if all are named. */
    @Nullable Field unknown() {
        return unknown;
    }

    /** Whether the next word may be a verb. */
    boolean isOpen() {
        return !settled && (rule.hasVerbs() || Verbs.mayFollow(rule));
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
    boolean follow(Field word) {
        Rule found = Verbs.find(rule, word.text());
        if (found == null) {
            return false;
        }
        rule = found;
        unknown = null;
        settled = !rule.hasVerbs() && !Verbs.mayFollow(rule);
        return true;
    }

    /** Steps over a word that no rule names if verbs may come behind it; says whether they may. */
    boolean skip(Field word) {
        if (!Verbs.mayFollow(rule)) {
            return false;
        }
        unknown = word;
        return true;
    }

    /**
     * The harm of a verb whose place an option's value may have taken: the first word went to the
     * option, so this one is the verb.
     */
    Optional<Effect> secondGuess(Field word) {
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
