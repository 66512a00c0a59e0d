package aish.config;

/** A string. */
record TextKind(Empty empty) implements ValueKind<String> {

    /** Whether {@code ""} is an answer. */
    enum Empty {
        ALLOWED,
        REFUSED
    }

    @Override
    public Reading<String> read(TomlNode node) {
        if (!(node instanceof TomlNode.Text text)) {
            return Reading.refused(node, "must be a string, not " + node.called());
        }
        if (empty == Empty.REFUSED && text.value().isBlank()) {
            return Reading.refused(node, "must not be empty");
        }
        return Reading.of(text.value());
    }

    @Override
    public String render(String value) {
        return TomlText.quote(value);
    }
}
