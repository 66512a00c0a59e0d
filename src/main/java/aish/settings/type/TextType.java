package aish.settings.type;

import aish.secrets.KeyShape;
import aish.settings.toml.TomlNode;
import aish.text.TomlText;

/** A string that passes some check. */
public abstract class TextType implements ValueType<String> {
    public static final TextType ANY = new Any();
    public static final TextType NOT_EMPTY = new NotEmpty();

    /** What is wrong with a text; empty if nothing is. */
    abstract String complaint(String text);

    @Override
    public Reading<String> read(TomlNode node) {
        if (!(node instanceof TomlNode.Text text)) {
            return Reading.refused(node, "must be a string, not " + node.called());
        }
        String complaint = complaint(text.value());
        return complaint.isEmpty() ? Reading.of(text.value()) : Reading.refused(node, complaint);
    }

    @Override
    public final String render(String value) {
        return TomlText.quote(value);
    }

    private static final class Any extends TextType {
        @Override
        String complaint(String text) {
            return "";
        }
    }

    private static final class NotEmpty extends TextType {
        @Override
        String complaint(String text) {
            return text.isBlank() ? "must not be empty" : "";
        }
    }

    /** The value of an HTTP header, not repeated when it is refused. */
    public static final class Header extends TextType {
        @Override
        String complaint(String text) {
            return text.chars().allMatch(c -> c >= ' ' && c < 0x7f)
                    ? ""
                    : "must be one line of plain ASCII";
        }
    }

    /**
     * The name of a key that is stored elsewhere. Users may paste the key itself here, so an error
     * message never repeats the value.
     */
    public static final class Name extends TextType {
        public static final Name VARIABLE =
                new Name(
                        "must be the name of an environment variable, such as \"OPENAI_API_KEY\"",
                        "[A-Za-z_][A-Za-z0-9_]*");
        public static final Name ENTRY =
                new Name(
                        "must be the name of an entry in the vault, such as \"openai\"",
                        "[A-Za-z0-9_.-]+");

        private final String expected;
        private final String pattern;

        private Name(String expected, String pattern) {
            this.expected = expected;
            this.pattern = pattern;
        }

        @Override
        String complaint(String text) {
            return text.matches(pattern) && !KeyShape.isIn(text)
                    ? ""
                    : expected + ", never the key itself";
        }
    }
}
