package aish.model.offline;

import aish.text.EditDistance;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;

/** Matches mistyped names with known ones. */
final class TypoCorrection {
    private static final int LETTERS_PER_SLIP = 3;
    private static final int MOST_SLIPS = 2;

    private TypoCorrection() {}

    /** Whether the words differ by exactly one inserted, missing, wrong or swapped letter. */
    static boolean isOneSlip(String typed, String meant) {
        return Math.abs(typed.length() - meant.length()) <= 1
                && EditDistance.between(typed, meant) <= 1;
    }

    /** Whether the words differ only by two swapped neighbours. */
    static boolean isSwap(String typed, String meant) {
        return typed.length() == meant.length()
                && isOneSlip(typed, meant)
                && typed.chars().sum() == meant.chars().sum();
    }

    /**
     * Returns the name with the fewest typos, the first among equals; empty if all are too
     * different.
     */
    static Optional<String> nearest(String typed, Collection<String> names) {
        int most = Math.clamp(typed.length() / LETTERS_PER_SLIP, 1, MOST_SLIPS);
        List<String> others = names.stream().filter(name -> !name.equals(typed)).toList();
        return EditDistance.nearest(typed, others, most, UnaryOperator.identity());
    }
}
