package aish.config;

/** Yes or no. */
record FlagKind() implements ValueKind<Boolean> {

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
