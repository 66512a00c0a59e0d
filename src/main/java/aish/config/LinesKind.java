package aish.config;

import java.util.ArrayList;
import java.util.List;

/** One command line as a string, or several as an array. */
record LinesKind() implements ValueKind<List<String>> {
    @Override
    public Reading<List<String>> read(TomlNode node) {
        if (node instanceof TomlNode.Text text) {
            return Reading.of(
                    text.value().isBlank() ? List.of() : List.of(text.value()), new ArrayList<>());
        }
        return node instanceof TomlNode.Array
                ? new WordsKind().read(node)
                : Reading.refused(
                        node, "must be a command or an array of commands, not " + node.called());
    }

    @Override
    public String render(List<String> value) {
        return value.size() == 1 ? TomlText.quote(value.getFirst()) : new WordsKind().render(value);
    }
}
