package aish.config;

import aish.config.Config.ExtraRule;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import java.util.regex.PatternSyntaxException;

/** An array of rules about commands; a rule that is none is left out and the others stay. */
record RulesKind() implements ValueKind<List<ExtraRule>> {
    private static final String MATCH_ALL = "match_all";
    private static final String REASON = "reason";
    private static final String SHELL = "shell";
    private static final String LEFT_OUT = "; it is left out";

    @Override
    public Reading<List<ExtraRule>> read(TomlNode node) {
        if (!(node instanceof TomlNode.Array array)) {
            return Reading.refused(node, "must be an array of tables, not " + node.called());
        }
        List<ExtraRule> rules = new ArrayList<>();
        List<Complaint> complaints = new ArrayList<>();
        for (int i = 0; i < array.items().size(); i++) {
            String item = "item " + (i + 1) + " ";
            if (array.items().get(i) instanceof TomlNode.Table table) {
                rule(table, item, rules, complaints);
            } else {
                TomlNode other = array.items().get(i);
                complaints.add(
                        new Complaint(
                                other.at(),
                                item + "must be a table, not " + other.called() + LEFT_OUT));
            }
        }
        return Reading.of(List.copyOf(rules), complaints);
    }

    private static void rule(
            TomlNode.Table table, String item, List<ExtraRule> rules, List<Complaint> complaints) {
        List<String> matchAll = List.of();
        String reason = "";
        String shell = "";
        for (Map.Entry<String, TomlNode> child : table.children().entrySet()) {
            TomlNode value = child.getValue();
            boolean text = value instanceof TomlNode.Text;
            switch (child.getKey()) {
                case MATCH_ALL -> matchAll = words(value, item, complaints);
                case REASON -> reason = text(value);
                case SHELL -> shell = text(value);
                default ->
                        complaints.add(
                                new Complaint(
                                        value.at(),
                                        item
                                                + "has an unknown key "
                                                + TomlText.visible(child.getKey())
                                                + "; known there are match_all, reason, shell"));
            }
            boolean wrong = !text && !child.getKey().equals(MATCH_ALL);
            if (wrong && (child.getKey().equals(REASON) || child.getKey().equals(SHELL))) {
                complaints.add(
                        new Complaint(
                                value.at(),
                                item
                                        + child.getKey()
                                        + " must be a string, not "
                                        + value.called()));
            }
        }
        if (matchAll.isEmpty()) {
            complaints.add(
                    new Complaint(
                            table.at(),
                            item
                                    + "has no match_all, such as [\"terraform\", \"apply\"]"
                                    + LEFT_OUT));
        } else {
            rules.add(new ExtraRule(matchAll, reason, shell));
        }
    }

    private static String text(TomlNode node) {
        return node instanceof TomlNode.Text text ? text.value() : "";
    }

    private static List<String> words(TomlNode node, String item, List<Complaint> complaints) {
        if (!(node instanceof TomlNode.Array array)) {
            complaints.add(
                    new Complaint(
                            node.at(),
                            item + "match_all must be an array of strings, not " + node.called()));
            return List.of();
        }
        List<String> words = new ArrayList<>();
        for (TomlNode word : array.items()) {
            if (!(word instanceof TomlNode.Text text) || text.value().isBlank()) {
                complaints.add(
                        new Complaint(
                                word.at(),
                                item + "match_all must be an array of strings" + LEFT_OUT));
                return List.of();
            }
            if (!isPattern(text.value())) {
                complaints.add(
                        new Complaint(
                                word.at(),
                                item
                                        + "match_all has "
                                        + TomlText.quote(TomlText.visible(text.value()))
                                        + ", which is no pattern; it is taken as a word"));
            }
            words.add(text.value());
        }
        return words;
    }

    private static boolean isPattern(String text) {
        try {
            Pattern.compile(text);
            return true;
        } catch (PatternSyntaxException e) {
            return false;
        }
    }

    @Override
    public String render(List<ExtraRule> value) {
        StringBuilder out = new StringBuilder("[");
        for (ExtraRule rule : value) {
            out.append(out.length() > 1 ? ", " : "")
                    .append("{ match_all = ")
                    .append(new WordsKind().render(rule.matchAll()));
            member(REASON, rule.reason(), out);
            member(SHELL, rule.shell(), out);
            out.append(" }");
        }
        return out.append(']').toString();
    }

    private static void member(String name, String value, StringBuilder out) {
        if (!value.isEmpty()) {
            out.append(", ").append(name).append(" = ").append(TomlText.quote(value));
        }
    }
}
