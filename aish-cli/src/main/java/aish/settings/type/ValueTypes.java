package aish.settings.type;

import module java.base;

import aish.secrets.KeyNameMask.KeyShape;
import aish.settings.Config.Confirm;
import aish.settings.NearestName;
import aish.settings.toml.TomlNode;
import aish.settings.toml.TomlNode.TextPosition;
import aish.text.TomlText;

/**
 * Types of values that are not lists. They are classes because settings are read before the first
 * prompt, where lambdas cost time.
 */
public final class ValueTypes {
    public static final ValueType<Boolean> FLAG = new Flag();
    public static final ValueType<Integer> COUNT = new Count(1);
    public static final ValueType<Duration> TIME = new QuantityType.Time(Duration.ofDays(1));

    private ValueTypes() {}

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
            return choice.name().toLowerCase(Locale.ROOT).replace('_', '-');
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
                        node,
                        "must not contain a user name or password; use key_env, key_cmd or headers");
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

    /** A string that passes some check. */
    public enum TextType implements ValueType<String> {
        ANY,
        NOT_EMPTY,

        /** A text that can be typed on one line. */
        LINE,

        /** A shell that aish can run commands in: a name or a path. */
        SHELL,

        /** The value of an HTTP header, not repeated when it is refused. */
        HEADER,

        /**
         * The name of a key that is stored elsewhere. Users may paste the key itself here, so an
         * error message never repeats the value.
         */
        VARIABLE,

        /** The name of an entry in the vault, for which the same holds. */
        ENTRY;

        private static final String EMPTY = "must not be empty";

        @Override
        public Reading<String> read(TomlNode node) {
            if (!(node instanceof TomlNode.Text text)) {
                return Reading.refused(node, "must be a string, not " + node.called());
            }
            String complaint = complaint(text.value());
            return complaint.isEmpty()
                    ? Reading.of(text.value())
                    : Reading.refused(node, complaint);
        }

        /** What is wrong with a text; empty if nothing is. */
        private String complaint(String text) {
            boolean empty = text.isBlank();
            return switch (this) {
                case ANY -> "";
                case NOT_EMPTY -> empty ? EMPTY : "";
                case LINE ->
                        text.chars().anyMatch(Character::isISOControl)
                                ? "must be one line without control characters"
                                : empty ? EMPTY : "";
                case SHELL -> {
                    String name = text.substring(text.lastIndexOf('/') + 1);
                    boolean known = name.contains("bash") || name.contains("zsh");
                    yield known
                            ? ""
                            : empty ? EMPTY : "must be bash or zsh, or a path to one of them";
                }
                case HEADER ->
                        text.chars().allMatch(c -> c >= ' ' && c < 0x7f)
                                ? ""
                                : "must be a single line of ASCII text";
                case VARIABLE ->
                        isName(text, "[A-Za-z_][A-Za-z0-9_]*")
                                ? ""
                                : "must be the name of an environment variable, such as"
                                        + " \"OPENAI_API_KEY\", never the key itself";
                case ENTRY ->
                        isName(text, "[A-Za-z0-9_.-]+")
                                ? ""
                                : "must be the name of an entry in the vault, such as \"openai\","
                                        + " never the key itself";
            };
        }

        private static boolean isName(String text, String pattern) {
            return text.matches(pattern) && !KeyShape.isIn(text);
        }

        @Override
        public String render(String value) {
            return TomlText.quote(value);
        }
    }

    /**
     * A prompt template. A mistake in it is reported but the template is kept; the prompt then
     * shows the mistaken part literally.
     */
    public record TemplateType() implements ValueType<String> {
        private static final String PARTS =
                "model norris status cwd git stance count duration jobs user host time venv";
        private static final String STYLES =
                "black red green yellow blue magenta cyan white grey bold dim reset";

        private static final String PART = "\\{\\{|}}|\\{([^}]*)}|[{}]";
        public static final List<String> PLACEHOLDERS = List.of((PARTS + " " + STYLES).split(" "));
        private static final int LONGEST_SHOWN = 40;

        @Override
        public Reading<String> read(TomlNode node) {
            if (!(node instanceof TomlNode.Text text)) {
                return Reading.refused(node, "must be a string, not " + node.called());
            }
            List<Complaint> complaints = new ArrayList<>();
            check(node.at(), text.value(), complaints);
            return Reading.of(text.value(), complaints);
        }

        private static void check(TextPosition at, String template, List<Complaint> complaints) {
            Matcher part = Pattern.compile(PART).matcher(template);
            while (part.find()) {
                String name = part.group(1);
                if (name != null && !PLACEHOLDERS.contains(name)) {
                    complaints.add(new Complaint(at, unknown(name)));
                } else if (part.group().equals("}")) {
                    complaints.add(
                            new Complaint(at, "has a } without {; write }} for a literal }"));
                } else if (part.group().equals("{")) {
                    complaints.add(
                            new Complaint(at, "has a { without }; write {{ for a literal {"));
                    return;
                }
            }
        }

        private static String unknown(String name) {
            Optional<String> nearest = NearestName.of(name, PLACEHOLDERS);
            String hint =
                    nearest.isPresent()
                            ? "; did you mean {" + nearest.get() + "}?"
                            : "; known are "
                                    + PARTS.replace(" ", ", ")
                                    + " and styles such as green";
            return "has an unknown placeholder {"
                    + TomlText.visible(name, LONGEST_SHOWN)
                    + "}"
                    + hint;
        }

        @Override
        public String render(String value) {
            return TomlText.quote(value);
        }
    }
}
