package aish.text;

/**
 * Names such as {@code cmd-001}, which number what a user may refer to.
 *
 * @param prefix what comes before the number
 */
public record NumberedName(String prefix) {
    /** Changes of files that tools made. */
    public static final NumberedName EDITS = new NumberedName("edit-");

    private static final int DIGITS = 3;

    public String of(int number) {
        String digits = Integer.toString(number);
        return prefix + "0".repeat(Math.max(0, DIGITS - digits.length())) + digits;
    }

    /**
     * @param name {@code cmd-001}, {@code 001} or {@code 1}; anything else gives 0
     */
    public int number(String name) {
        String digits = name.startsWith(prefix) ? name.substring(prefix.length()) : name;
        try {
            return Math.max(0, Integer.parseInt(digits));
        } catch (NumberFormatException e) {
            return 0;
        }
    }
}
