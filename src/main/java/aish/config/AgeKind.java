package aish.config;

import java.time.Duration;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** How long something is kept: a number of days, a time like {@code "90d"}, or for ever. */
record AgeKind() implements ValueKind<Duration> {
    static final Duration FOREVER = Duration.ofDays(365_000);

    private static final String ALWAYS = "forever";
    private static final int LONGEST_SHOWN = 40;
    private static final int MOST_DIGITS = 5;
    private static final String EXPECTED =
            "must be a number of days, a time like \"90d\", \"12w\" or \"1y\", or \"forever\", not ";

    @Override
    public Reading<Duration> read(TomlNode node) {
        if (node instanceof TomlNode.Whole whole) {
            boolean good = whole.value() > 0 && whole.value() <= FOREVER.toDays();
            return good
                    ? Reading.of(Duration.ofDays(whole.value()))
                    : Reading.refused(node, EXPECTED + whole.value());
        }
        if (node instanceof TomlNode.Text text) {
            Optional<Duration> age = parse(text.value().strip().toLowerCase(Locale.ROOT));
            return age.isPresent()
                    ? new Reading<>(age, List.of())
                    : Reading.refused(
                            node,
                            EXPECTED
                                    + TomlText.quote(
                                            TomlText.visible(text.value(), LONGEST_SHOWN)));
        }
        return Reading.refused(node, EXPECTED + node.called());
    }

    private static Optional<Duration> parse(String text) {
        if (text.equals(ALWAYS)) {
            return Optional.of(FOREVER);
        }
        int digits = 0;
        while (digits < text.length() && text.charAt(digits) >= '0' && text.charAt(digits) <= '9') {
            digits++;
        }
        int days =
                switch (text.substring(digits)) {
                    case "", "d" -> 1;
                    case "w" -> 7;
                    case "y" -> 365;
                    default -> 0;
                };
        if (digits == 0 || digits > MOST_DIGITS || days == 0) {
            return Optional.empty();
        }
        long count = Long.parseLong(text.substring(0, digits)) * days;
        return count == 0 || count > FOREVER.toDays()
                ? Optional.empty()
                : Optional.of(Duration.ofDays(count));
    }

    @Override
    public String render(Duration value) {
        return TomlText.quote(value.equals(FOREVER) ? ALWAYS : value.toDays() + "d");
    }
}
