package aish.config;

/**
 * The name under which a key is found elsewhere. People paste the key itself here, so what is
 * refused is not repeated.
 */
record NameKind(Names names) implements ValueKind<String> {

    /** Whose names these are. */
    enum Names {
        VARIABLE("must be the name of an environment variable, such as \"OPENAI_API_KEY\""),
        ENTRY("must be the name of an entry in the vault, such as \"openai\"");

        private final String expected;

        Names(String expected) {
            this.expected = expected;
        }
    }

    @Override
    public Reading<String> read(TomlNode node) {
        if (!(node instanceof TomlNode.Text text)) {
            return Reading.refused(node, "must be a string, not " + node.called());
        }
        String name = text.value();
        return isName(name) && !SecretShape.isIn(name)
                ? Reading.of(name)
                : Reading.refused(node, names.expected + ", never the key itself");
    }

    private boolean isName(String name) {
        boolean dashes = names == Names.ENTRY;
        for (int i = 0; i < name.length(); i++) {
            char c = name.charAt(i);
            boolean letter = (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '_';
            boolean digit = c >= '0' && c <= '9' && (i > 0 || dashes);
            if (!letter && !digit && !(dashes && (c == '-' || c == '.'))) {
                return false;
            }
        }
        return !name.isEmpty();
    }

    @Override
    public String render(String value) {
        return TomlText.quote(value);
    }
}
