package aish.config;

import aish.safety.PermissionRule;
import aish.safety.PermissionRule.BadRuleException;
import java.util.ArrayList;
import java.util.List;

/** An array of rules about commands and tools; one that is none is left out, the others stay. */
record PermissionsKind() implements ValueKind<List<String>> {
    private static final int LONGEST_SHOWN = 60;

    @Override
    public Reading<List<String>> read(TomlNode node) {
        if (!(node instanceof TomlNode.Array array)) {
            return Reading.refused(node, "must be an array of strings, not " + node.called());
        }
        List<String> rules = new ArrayList<>();
        List<Complaint> complaints = new ArrayList<>();
        for (int i = 0; i < array.items().size(); i++) {
            TomlNode item = array.items().get(i);
            String number = "item " + (i + 1) + " ";
            if (!(item instanceof TomlNode.Text text)) {
                complaints.add(
                        new Complaint(
                                item.at(),
                                number
                                        + "must be a string, not "
                                        + item.called()
                                        + "; it is left out"));
                continue;
            }
            try {
                rules.add(PermissionRule.of(text.value()).text());
            } catch (BadRuleException e) {
                complaints.add(
                        new Complaint(
                                item.at(),
                                number
                                        + TomlText.quote(
                                                TomlText.visible(text.value(), LONGEST_SHOWN))
                                        + " "
                                        + e.why()
                                        + "; it is left out"));
            }
        }
        return Reading.of(List.copyOf(rules), complaints);
    }

    @Override
    public String render(List<String> value) {
        return new WordsKind().render(value);
    }
}
