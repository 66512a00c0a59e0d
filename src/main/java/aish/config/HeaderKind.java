package aish.config;

/** The value of an HTTP header: one line of visible text, not repeated when it is refused. */
record HeaderKind() implements ValueKind<String> {

    @Override
    public Reading<String> read(TomlNode node) {
        if (!(node instanceof TomlNode.Text text)) {
            return Reading.refused(node, "must be a string, not " + node.called());
        }
        return text.value().chars().allMatch(c -> c >= ' ' && c < 0x7f)
                ? Reading.of(text.value())
                : Reading.refused(node, "must be one line of plain ASCII");
    }

    @Override
    public String render(String value) {
        return TomlText.quote(value);
    }
}
