package aish.model.offline;

import java.util.Collection;
import java.util.Optional;

/** Mistyped names. */
final class Typing {
    private static final int LETTERS_PER_SLIP = 3;
    private static final int MOST_SLIPS = 2;

    private Typing() {}

    /**
     * Whether one letter too many, too few, wrong or swapped with its neighbour is all there is.
     */
    static boolean isOneSlip(String typed, String meant) {
        int difference = typed.length() - meant.length();
        if (Math.abs(difference) > 1) {
            return false;
        }
        int same = 0;
        int shorter = Math.min(typed.length(), meant.length());
        while (same < shorter && typed.charAt(same) == meant.charAt(same)) {
            same++;
        }
        String restTyped = typed.substring(same);
        String restMeant = meant.substring(same);
        return switch (difference) {
            case 1 -> restTyped.substring(1).equals(restMeant);
            case -1 -> restMeant.substring(1).equals(restTyped);
            default -> isReplacedOrSwapped(restTyped, restMeant);
        };
    }

    /** Whether two neighbours changed places and all else is the same. */
    static boolean isSwap(String typed, String meant) {
        return typed.length() == meant.length()
                && isOneSlip(typed, meant)
                && typed.chars().sum() == meant.chars().sum();
    }

    private static boolean isReplacedOrSwapped(String typed, String meant) {
        if (typed.isEmpty() || typed.substring(1).equals(meant.substring(1))) {
            return true;
        }
        return typed.charAt(0) == meant.charAt(1)
                && typed.charAt(1) == meant.charAt(0)
                && typed.substring(2).equals(meant.substring(2));
    }

    /** The name with the fewest slips, the first of equals; none if all are too far off. */
    static Optional<String> nearest(String typed, Collection<String> names) {
        int best = Math.clamp(typed.length() / LETTERS_PER_SLIP, 1, MOST_SLIPS) + 1;
        Optional<String> nearest = Optional.empty();
        for (String name : names) {
            if (!name.equals(typed) && Math.abs(name.length() - typed.length()) < best) {
                int slips = slips(typed, name);
                if (slips < best) {
                    best = slips;
                    nearest = Optional.of(name);
                }
            }
        }
        return nearest;
    }

    private static int slips(String a, String b) {
        int[][] cost = new int[a.length() + 1][b.length() + 1];
        for (int i = 0; i <= a.length(); i++) {
            for (int j = 0; j <= b.length(); j++) {
                cost[i][j] = i == 0 || j == 0 ? i + j : cheapest(cost, a, i, b, j);
            }
        }
        return cost[a.length()][b.length()];
    }

    private static int cheapest(int[][] cost, String a, int i, String b, int j) {
        int replaced = cost[i - 1][j - 1] + (a.charAt(i - 1) == b.charAt(j - 1) ? 0 : 1);
        int shifted = Math.min(cost[i - 1][j], cost[i][j - 1]) + 1;
        boolean swap =
                i > 1
                        && j > 1
                        && a.charAt(i - 1) == b.charAt(j - 2)
                        && a.charAt(i - 2) == b.charAt(j - 1);
        return Math.min(Math.min(replaced, shifted), swap ? cost[i - 2][j - 2] + 1 : shifted);
    }
}
