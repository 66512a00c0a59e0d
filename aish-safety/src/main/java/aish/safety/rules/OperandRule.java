package aish.safety.rules;

import aish.safety.Effect;
import aish.safety.rules.OptionRule.Target;
import org.jspecify.annotations.Nullable;

/**
 * The role of operands, counted from 1 after the program or its verb.
 *
 * @param last whether only the last operand has it, if there are at least {@code from}
 * @param to the last operand that has it, or a large number
 */
public record OperandRule(
        int from,
        int to,
        boolean last,
        Target target,
        @Nullable Effect effect,
        String code,
        boolean command) {
    public boolean covers(int position, int count) {
        return last ? position == count && count >= from : position >= from && position <= to;
    }
}
