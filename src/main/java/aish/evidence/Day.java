package aish.evidence;

import module java.base;

/** A day of the year, however it is written. */
record Day(int month, int day) {
    private static final List<String> MONTHS =
            List.of("jan feb mar apr may jun jul aug sep oct nov dec".split(" "));

    private static final String MONTH =
            "("
                    + String.join("|", MONTHS)
                    + ")(?:uary|ruary|ch|il|e|y|ust|t|tember|ober|ember)?\\b";

    /** Such as {@code 2026-05-30}, {@code May 30} and {@code 30/May}. */
    private static final Pattern DATE =
            Pattern.compile(
                    "\\b\\d{4}-(\\d{2})-(\\d{2})|\\b"
                            + MONTH
                            + "\\.? +(\\d{1,2})(?![\\d:])|(?<![\\d:])(\\d{1,2})(?:st|nd|rd|th)?(?: +|/|-)"
                            + MONTH);

    /** Returns the days that a text names. */
    static Set<Day> in(String text) {
        return DATE.matcher(text.toLowerCase(Locale.ROOT))
                .results()
                .map(
                        date ->
                                date.group(1) != null
                                        ? new Day(number(date.group(1)), number(date.group(2)))
                                        : date.group(3) != null
                                                ? named(date.group(3), date.group(4))
                                                : named(date.group(6), date.group(5)))
                .collect(Collectors.toSet());
    }

    private static Day named(String month, String day) {
        return new Day(MONTHS.indexOf(month) + 1, number(day));
    }

    private static int number(String digits) {
        return Integer.parseInt(digits);
    }

    /** Whether a text names days, but not every one that a claim names. */
    static boolean differ(String claim, String text) {
        Set<Day> there = in(text);
        return !there.isEmpty() && in(claim).stream().anyMatch(day -> !there.contains(day));
    }
}
