package aish.config;

import java.util.ArrayList;
import java.util.List;

/** An array of strings; an item that is none is left out and the others stay. */
record WordsKind() implements ValueKind<List<String>> {

    @Override
    public Reading<List<String>> read(TomlNode node) {
        if (!(node instanceof TomlNode.Array array)) {
            return Reading.refused(node, "must be an array of strings, not " + node.called());
        }
        List<String> words = new ArrayList<>();
        List<Complaint> complaints = new ArrayList<>();
        for (int i = 0; i < array.items().size(); i++) {
            TomlNode item = array.items().get(i);
            if (!(item instanceof TomlNode.Text text)) {
                complaints.add(leftOut(item, i, "must be a string, not " + item.called()));
            } else if (text.value().isBlank()) {
                complaints.add(leftOut(item, i, "must not be empty"));
            } else {
                words.add(text.value());
            }
        }
        return Reading.of(List.copyOf(words), complaints);
    }

    private static Complaint leftOut(TomlNode item, int index, String why) {
        return new Complaint(item.at(), "item " + (index + 1) + " " + why + "; it is left out");
    }

    @Override
    public String render(List<String> value) {
        StringBuilder out = new StringBuilder("[");
        for (String word : value) {
            if (out.length() > 1) {
                out.append(", ");
            }
            out.append(TomlText.quote(word));
        }
        return out.append(']').toString();
    }
}
