package aish.text;

import module java.base;

/** Insertions, deletions, replacements and swaps of neighbours that turn one word into another. */
public final class EditDistance {
    private EditDistance() {}

    public static int between(String a, String b) {
        int[][] cost = new int[a.length() + 1][b.length() + 1];
        for (int i = 0; i <= a.length(); i++) {
            for (int j = 0; j <= b.length(); j++) {
                cost[i][j] = i == 0 || j == 0 ? i + j : cheapest(cost, a, i, b, j);
            }
        }
        return cost[a.length()][b.length()];
    }

    /**
     * Returns the name that takes the fewest edits, the first of several; empty if each takes more
     * than {@code most}.
     *
     * @param spelling how to write a name for the comparison, for example in lower case
     */
    public static Optional<String> nearest(
            String word, Collection<String> names, int most, UnaryOperator<String> spelling) {
        int best = most + 1;
        Optional<String> nearest = Optional.empty();
        for (String name : names) {
            if (Math.abs(name.length() - word.length()) < best) {
                int distance = between(word, spelling.apply(name));
                if (distance < best) {
                    best = distance;
                    nearest = Optional.of(name);
                }
            }
        }
        return nearest;
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
