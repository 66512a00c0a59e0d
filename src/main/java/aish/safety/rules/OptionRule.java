package aish.safety.rules;

import aish.safety.Effect;
import org.jspecify.annotations.Nullable;

/**
 * What an option means.
 *
 * @param value whether the next word belongs to it
 * @param attached whether what stands behind it in the same word is a value that it can do without
 * @param effect what its presence does; null if nothing of its own
 * @param target how its value is written to
 * @param code the language of its value; empty if it is no code
 * @param exempts whether with it nothing is done, only shown
 * @param command whether the words behind it are a command
 */
public record OptionRule(
        boolean value,
        boolean attached,
        @Nullable Effect effect,
        Target target,
        String code,
        boolean exempts,
        boolean command) {
    /** The same without the promise that nothing is done. */
    OptionRule withoutExemption() {
        return exempts
                ? new OptionRule(value, attached, effect, target, code, false, command)
                : this;
    }

    /** Whether a value takes back that nothing is done, as in {@code --dry-run=none}. */
    boolean isDisarmedBy(String given) {
        return exempts && (given.equals("none") || given.equals("false") || given.equals("no"));
    }

    /** Whether it means anything; what does not is only known to be there. */
    boolean isMarked() {
        return value
                || effect != null
                || target != Target.NONE
                || !code.isEmpty()
                || exempts
                || command;
    }

    /** Whether it, or its value, can do harm. */
    boolean isRisky() {
        return effect != null || target != Target.NONE || !code.isEmpty();
    }

    /** What happens to a file that is named. */
    public enum Target {
        NONE,
        WRITE,
        APPEND
    }
}
