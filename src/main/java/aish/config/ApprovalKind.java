package aish.config;

import java.util.List;

/** Names of tools, or {@code true} for all and {@code false} for none. */
record ApprovalKind() implements ValueKind<List<String>> {
    private static final WordsKind WORDS = new WordsKind();

    @Override
    public Reading<List<String>> read(TomlNode node) {
        if (node instanceof TomlNode.Flag flag) {
            return Reading.of(flag.value() ? List.of("*") : List.of());
        }
        return node instanceof TomlNode.Array
                ? WORDS.read(node)
                : Reading.refused(
                        node, "must be an array of tools or true or false, not " + node.called());
    }

    @Override
    public String render(List<String> value) {
        return WORDS.render(value);
    }
}
