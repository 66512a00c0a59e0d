package aish.settings.type;

import aish.settings.Config.Confirm;
import aish.settings.toml.TomlNode;
import aish.text.TomlText;
import java.math.BigDecimal;
import java.net.URI;
import java.net.URISyntaxException;
import java.time.Duration;
import java.util.List;
import java.util.Locale;

/**
 * Types of values that are not lists. They are classes because settings are read before the first
 * prompt, where lambdas cost time.
 */
public final class ValueTypes {
    public static final ValueType<Boolean> FLAG = new Flag();
    public static final ValueType<Integer> COUNT = new Count(1);
    public static final ValueType<Duration> TIME = new QuantityType.Time(Duration.ofDays(1));

    private ValueTypes() {}

    /** A boolean. */
    private record Flag() implements ValueType<Boolean> {
        @Override
        public Reading<Boolean> read(TomlNode node) {
            return node instanceof TomlNode.Flag flag
                    ? Reading.of(flag.value())
                    : Reading.refused(node, "must be true or false, not " + node.called());
        }

        @Override
        public String render(Boolean value) {
            return value.toString();
        }
    }

    /** An integer with a lower bound. */
    public record Count(int least) implements ValueType<Integer> {
        @Override
        public Reading<Integer> read(TomlNode node) {
            if (!(node instanceof TomlNode.Whole whole)) {
                return Reading.refused(node, "must be an integer, not " + node.called());
            }
            long value = whole.value();
            return value >= least && value <= Integer.MAX_VALUE
                    ? Reading.of((int) value)
                    : Reading.refused(
                            node,
                            "must be from "
                                    + least
                                    + " to "
                                    + Integer.MAX_VALUE
                                    + ", not "
                                    + value);
        }

        @Override
        public String render(Integer value) {
            return Integer.toString(value);
        }
    }

    /** A number within bounds, with or without a fraction. */
    public record Decimal(double least, double most) implements ValueType<Double> {
        @Override
        public Reading<Double> read(TomlNode node) {
            double value;
            if (node instanceof TomlNode.Whole whole) {
                value = whole.value();
            } else if (node instanceof TomlNode.Decimal decimal) {
                value = decimal.value();
            } else {
                return Reading.refused(node, "must be a number, not " + node.called());
            }
            // written this way round, because NaN fails every comparison
            return value >= least && value <= most
                    ? Reading.of(value)
                    : Reading.refused(node, "must be " + bounds() + ", not " + render(value));
        }

        private String bounds() {
            return most == Double.MAX_VALUE
                    ? render(least) + " or more"
                    : "from " + render(least) + " to " + render(most);
        }

        /**
         * Renders whole numbers, which most defaults are, without BigDecimal, which costs
         * milliseconds at start.
         */
        @Override
        public String render(Double value) {
            if (value == value.longValue()) {
                return Long.toString(value.longValue());
            }
            return Double.isFinite(value)
                    ? BigDecimal.valueOf(value).stripTrailingZeros().toPlainString()
                    : Double.toString(value);
        }
    }

    /** One of a few words, which are the names of an enum in lower case. */
    public record Choice<E extends Enum<E>>(List<E> choices) implements ValueType<E> {
        private static final int LONGEST_SHOWN = 40;

        public Choice(E[] choices) {
            this(List.of(choices));
        }

        @Override
        public Reading<E> read(TomlNode node) {
            if (!(node instanceof TomlNode.Text text)) {
                return Reading.refused(node, "must be " + allowed() + ", not " + node.called());
            }
            for (E choice : choices) {
                if (word(choice).equals(text.value())) {
                    return Reading.of(choice);
                }
            }
            String shown = TomlText.quote(text.value(), LONGEST_SHOWN);
            return Reading.refused(node, "must be " + allowed() + ", not " + shown);
        }

        private String allowed() {
            StringBuilder out = new StringBuilder();
            for (int i = 0; i < choices.size(); i++) {
                if (i > 0) {
                    out.append(i == choices.size() - 1 ? " or " : ", ");
                }
                out.append(render(choices.get(i)));
            }
            return out.toString();
        }

        private String word(E choice) {
            return choice.name().toLowerCase(Locale.ROOT);
        }

        @Override
        public String render(E value) {
            return TomlText.quote(word(value));
        }
    }

    /**
     * When a proposed command needs confirmation: a word, or true for always and false for never.
     */
    public record Confirmation(Choice<Confirm> words) implements ValueType<Confirm> {
        public Confirmation() {
            this(new Choice<>(Confirm.values()));
        }

        @Override
        public Reading<Confirm> read(TomlNode node) {
            return node instanceof TomlNode.Flag flag
                    ? Reading.of(flag.value() ? Confirm.ALWAYS : Confirm.NEVER)
                    : words.read(node);
        }

        @Override
        public String render(Confirm value) {
            return words.render(value);
        }
    }

    /**
     * The URL of a server. One with user information before an @ is refused and not repeated,
     * because that may be secret.
     */
    public record Url() implements ValueType<URI> {
        private static final int LONGEST_SHOWN = 80;

        @Override
        public Reading<URI> read(TomlNode node) {
            if (!(node instanceof TomlNode.Text text)) {
                return Reading.refused(node, "must be a URL, not " + node.called());
            }
            String given = text.value().strip();
            if (given.contains("@")) {
                return Reading.refused(
                        node, "must not hold a name or password; use key_env, key_cmd or headers");
            }
            try {
                URI url = new URI(given);
                return isServer(url) ? Reading.of(url) : refused(node, given);
            } catch (URISyntaxException e) {
                return refused(node, given);
            }
        }

        private static boolean isServer(URI url) {
            String scheme = url.getScheme() == null ? "" : url.getScheme().toLowerCase(Locale.ROOT);
            boolean known = scheme.equals("http") || scheme.equals("https");
            // not the host, because URI reports no host for names with an underscore
            String authority = url.getRawAuthority();
            return known
                    && authority != null
                    && !authority.startsWith(":")
                    && url.getRawFragment() == null;
        }

        private static Reading<URI> refused(TomlNode node, String given) {
            return Reading.refused(
                    node,
                    "must be a URL like \"http://127.0.0.1:8080\" or \"https://example.org/v1\","
                            + " not "
                            + TomlText.quote(given, LONGEST_SHOWN));
        }

        @Override
        public String render(URI value) {
            return TomlText.quote(value.toString());
        }
    }
}
