package aish.safety.rules;

import java.util.Locale;
import org.jspecify.annotations.Nullable;

/** Finds the rule for a verb: the nearest that names it, then those that apply to any verb. */
final class VerbLookup {
    private VerbLookup() {}

    static @Nullable Rule find(Rule rule, String verb) {
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
