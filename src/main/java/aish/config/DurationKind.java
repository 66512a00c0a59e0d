package aish.config;

import java.time.Duration;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** A time: a number of seconds, or a string of numbers with units, such as {@code "1m30s"}. */
record DurationKind(Duration longest) implements ValueKind<Duration> {
    private static final int LONGEST_SHOWN = 40;
    private static final Duration DAY = Duration.ofDays(1);
    private static final long MOST_DIGITS_HOLD = 1_000_000_000_000L;

    DurationKind() {
        this(DAY);
    }

    private boolean isLong() {
        return longest.compareTo(DAY) > 0;
    }

    private String expected() {
        return "must be a number of seconds or a time like "
                + (isLong() ? "\"12h\" or \"7d\"" : "\"90s\", \"5m\" or \"1h\"")
                + ", more than 0 and at most "
                + (isLong() ? longest.toDays() + " days" : "a day")
                + ", not ";
    }

    @Override
    public Reading<Duration> read(TomlNode node) {
        if (node instanceof TomlNode.Whole whole) {
            return checked(node, ofMillis(whole.value(), 1000), Long.toString(whole.value()));
        }
        if (node instanceof TomlNode.Text text) {
            String shown = TomlText.quote(TomlText.visible(text.value(), LONGEST_SHOWN));
            return checked(node, parse(text.value()), shown);
        }
        return Reading.refused(node, expected() + node.called());
    }

    private Reading<Duration> checked(TomlNode node, Optional<Duration> time, String shown) {
        boolean good =
                time.isPresent() && time.get().isPositive() && time.get().compareTo(longest) <= 0;
        return good ? new Reading<>(time, List.of()) : Reading.refused(node, expected() + shown);
    }

    private static Optional<Duration> parse(String text) {
        String rest = text.strip().toLowerCase(Locale.ROOT);
        Duration sum = Duration.ZERO;
        do {
            int digits = count(rest, true);
            int letters = count(rest.substring(digits), false);
            String unit = rest.substring(digits, digits + letters);
            Optional<Duration> part = part(rest.substring(0, digits), unit);
            if (part.isEmpty()) {
                return Optional.empty();
            }
            sum = sum.plus(part.get());
            rest = rest.substring(digits + letters).stripLeading();
        } while (!rest.isEmpty());
        return Optional.of(sum);
    }

    /** How many characters at the start are digits, or letters. */
    private static int count(String text, boolean digits) {
        int end = 0;
        while (end < text.length()) {
            char c = text.charAt(end);
            if (!(digits ? c >= '0' && c <= '9' : c >= 'a' && c <= 'z')) {
                break;
            }
            end++;
        }
        return end;
    }

    private static Optional<Duration> part(String number, String unit) {
        int millis =
                switch (unit) {
                    case "ms" -> 1;
                    case "", "s" -> 1000;
                    case "m", "min" -> 60_000;
                    case "h" -> 3_600_000;
                    case "d" -> 86_400_000;
                    default -> 0;
                };
        if (number.isEmpty() || number.length() > 9 || millis == 0) {
            return Optional.empty();
        }
        return ofMillis(Long.parseLong(number), millis);
    }

    /** Nothing for what is longer than any setting may be. */
    private static Optional<Duration> ofMillis(long number, int unit) {
        return number > MOST_DIGITS_HOLD / unit
                ? Optional.empty()
                : Optional.of(Duration.ofMillis(number * unit));
    }

    @Override
    public String render(Duration value) {
        long millis = value.toMillis();
        if (millis % 1000 != 0) {
            return TomlText.quote(millis + "ms");
        }
        long seconds = millis / 1000;
        if (seconds % 60 != 0) {
            return TomlText.quote(seconds + "s");
        }
        if (isLong() && seconds % DAY.toSeconds() == 0) {
            return TomlText.quote(seconds / DAY.toSeconds() + "d");
        }
        return TomlText.quote(seconds % 3600 == 0 ? seconds / 3600 + "h" : seconds / 60 + "m");
    }
}
