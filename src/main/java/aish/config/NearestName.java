package aish.config;

import java.util.Collection;
import java.util.Locale;
import java.util.Optional;

/**
 * Finds the name that was probably meant: fewest insertions, deletions, replacements and swaps of
 * neighbours, upper and lower case being one.
 */
public final class NearestName {
    private static final int LETTERS_PER_MISTAKE = 3;
    private static final int MOST_MISTAKES = 3;

    private NearestName() {}

    /** The nearest name, the first of equals, if any is near enough to be worth a suggestion. */
    public static Optional<String> of(String typed, Collection<String> names) {
        String word = typed.toLowerCase(Locale.ROOT);
        int best = tolerated(word) + 1;
        Optional<String> nearest = Optional.empty();
        for (String name : names) {
            if (Math.abs(name.length() - word.length()) < best) {
                int distance = distance(word, name.toLowerCase(Locale.ROOT));
                if (distance < best) {
                    best = distance;
                    nearest = Optional.of(name);
                }
            }
        }
        return nearest;
    }

    /** A single letter resembles every other one, so it tolerates nothing. */
    private static int tolerated(String word) {
        if (word.length() < 2) {
            return 0;
        }
        return Math.clamp(word.length() / LETTERS_PER_MISTAKE, 1, MOST_MISTAKES);
    }

    static int distance(String a, String b) {
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
        int swapped = isSwap(a, i, b, j) ? cost[i - 2][j - 2] + 1 : Integer.MAX_VALUE;
        return Math.min(Math.min(replaced, shifted), swapped);
    }

    private static boolean isSwap(String a, int i, String b, int j) {
        return i > 1
                && j > 1
                && a.charAt(i - 1) == b.charAt(j - 2)
                && a.charAt(i - 2) == b.charAt(j - 1);
    }
}
