package aish.model.offline;

import aish.text.EditDistance;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;

/** Mistyped names. */
final class TypoCorrection {
    private static final int LETTERS_PER_SLIP = 3;
    private static final int MOST_SLIPS = 2;

    private TypoCorrection() {}

    /**
     * Whether one letter too many, too few, wrong or swapped with its neighbour is all there is.
     */
    static boolean isOneSlip(String typed, String meant) {
        return Math.abs(typed.length() - meant.length()) <= 1
                && EditDistance.between(typed, meant) <= 1;
    }

    /** Whether two neighbours changed places and all else is the same. */
    static boolean isSwap(String typed, String meant) {
        return typed.length() == meant.length()
                && isOneSlip(typed, meant)
                && typed.chars().sum() == meant.chars().sum();
    }

    /** The name with the fewest slips, the first of equals; none if all are too far off. */
    static Optional<String> nearest(String typed, Collection<String> names) {
        int most = Math.clamp(typed.length() / LETTERS_PER_SLIP, 1, MOST_SLIPS);
        List<String> others = names.stream().filter(name -> !name.equals(typed)).toList();
        return EditDistance.nearest(typed, others, most, UnaryOperator.identity());
    }
}
