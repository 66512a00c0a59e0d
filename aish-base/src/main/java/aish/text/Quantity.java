package aish.text;

import module java.base;

/** Whole numbers with units, such as {@code 1m30s} or {@code 64KB}. */
public final class Quantity {
    private static final int MOST_DIGITS = 18;

    private Quantity() {}

    /**
     * Returns the sum of all numbers in a text.
     *
     * @param units the value of each unit, in lower case; the empty one is for bare numbers
     * @param most the largest sum that is accepted
     * @return empty if the text is anything else
     */
    public static OptionalLong read(String text, Map<String, Long> units, long most) {
        String rest = text.strip().toLowerCase(Locale.ROOT);
        long sum = 0;
        do {
            int digits = count(rest, '0', '9');
            String after = rest.substring(digits);
            int letters = count(after, 'a', 'z');
            Long unit = units.get(after.substring(0, letters));
            if (digits == 0 || digits > MOST_DIGITS || unit == null) {
                return OptionalLong.empty();
            }
            long number = Long.parseLong(rest, 0, digits, 10);
            if (number > (most - sum) / unit) {
                return OptionalLong.empty();
            }
            sum += number * unit;
            rest = after.substring(letters).stripLeading();
        } while (!rest.isEmpty());
        return OptionalLong.of(sum);
    }

    /** How many characters at the start are within bounds. */
    private static int count(String text, char first, char last) {
        int end = 0;
        while (end < text.length() && text.charAt(end) >= first && text.charAt(end) <= last) {
            end++;
        }
        return end;
    }
}
