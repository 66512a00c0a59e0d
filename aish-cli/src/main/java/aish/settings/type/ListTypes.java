package aish.settings.type;

import module java.base;

import aish.safety.permissions.PermissionRule;
import aish.safety.permissions.PermissionRule.BadRuleException;
import aish.settings.Config.ExtraRule;
import aish.settings.toml.TomlNode;
import aish.settings.type.ValueTypes.TextType;
import aish.text.TomlText;

import org.jspecify.annotations.Nullable;

/** Types of arrays; an item that is wrong is left out and the others stay. */
public final class ListTypes {
    public static final Words WORDS = new Words();

    private static final String LEFT_OUT = "; it is ignored";

    private ListTypes() {}

    /** An array whose items have one type. */
    abstract static class Items<T> implements ValueType<List<T>> {
        private final String expected;

        Items(String expected) {
            this.expected = expected;
        }

        /**
         * @param number how a complaint about it begins
         */
        abstract void item(TomlNode item, String number, List<T> items, List<Complaint> complaints);

        abstract String rendered(T item);

        @Override
        public Reading<List<T>> read(TomlNode node) {
            if (!(node instanceof TomlNode.Array array)) {
                return Reading.refused(node, "must be " + expected + ", not " + node.called());
            }
            List<T> items = new ArrayList<>();
            List<Complaint> complaints = new ArrayList<>();
            for (int i = 0; i < array.items().size(); i++) {
                item(array.items().get(i), "item " + (i + 1) + " ", items, complaints);
            }
            return Reading.of(List.copyOf(items), complaints);
        }

        @Override
        public String render(List<T> value) {
            StringBuilder out = new StringBuilder("[");
            for (T item : value) {
                out.append(out.length() > 1 ? ", " : "").append(rendered(item));
            }
            return out.append(']').toString();
        }
    }

    /** Strings. */
    static class Words extends Items<String> {
        Words() {
            this("an array of strings");
        }

        private Words(String expected) {
            super(expected);
        }

        /** What is wrong with an item; empty if nothing is. */
        String complaint(String text) {
            return text.isBlank() ? "must not be empty" : "";
        }

        @Override
        final void item(
                TomlNode item, String number, List<String> items, List<Complaint> complaints) {
            String wrong =
                    item instanceof TomlNode.Text text
                            ? complaint(text.value())
                            : "must be a string, not " + item.called();
            if (!wrong.isEmpty()) {
                complaints.add(new Complaint(item.at(), number + wrong + LEFT_OUT));
            } else if (item instanceof TomlNode.Text text) {
                items.add(kept(text.value()));
            }
        }

        String kept(String text) {
            return text;
        }

        @Override
        final String rendered(String item) {
            return TomlText.quote(item);
        }
    }

    /** One command line as a string, or several as an array. */
    public static final class Lines extends Words {
        public Lines() {
            super("a command or an array of commands");
        }

        @Override
        public Reading<List<String>> read(TomlNode node) {
            return node instanceof TomlNode.Text text
                    ? Reading.of(text.value().isBlank() ? List.of() : List.of(text.value()))
                    : super.read(node);
        }

        @Override
        public String render(List<String> value) {
            return value.size() == 1 ? rendered(value.getFirst()) : super.render(value);
        }
    }

    /** The word {@code on} or {@code off}, or an array of hosts. */
    public static final class Reach extends Words {
        private static final String HOST = "(\\*\\.)?[A-Za-z0-9.:_-]+";

        public Reach() {
            super("\"on\", \"off\" or an array of hosts");
        }

        @Override
        public Reading<List<String>> read(TomlNode node) {
            return node instanceof TomlNode.Text text
                            && (text.value().equals("on") || text.value().equals("off"))
                    ? Reading.of(List.of(text.value()))
                    : super.read(node);
        }

        @Override
        String complaint(String text) {
            return text.matches(HOST) ? "" : "must be a host such as \"*.example.org\"";
        }

        @Override
        public String render(List<String> value) {
            return value.equals(List.of("on")) || value.equals(List.of("off"))
                    ? rendered(value.getFirst())
                    : super.render(value);
        }
    }

    /** Names of tools, or {@code true} for all and {@code false} for none of them. */
    public static final class Approval extends Words {
        public Approval() {
            super("an array of tools, or true or false");
        }

        @Override
        public Reading<List<String>> read(TomlNode node) {
            return node instanceof TomlNode.Flag flag
                    ? Reading.of(flag.value() ? List.of("*") : List.of())
                    : super.read(node);
        }
    }

    /** Rules that allow or forbid commands and tools. */
    public static final class Permissions extends Words {
        private static final int LONGEST_SHOWN = 60;

        @Override
        String complaint(String text) {
            try {
                PermissionRule.of(text);
                return "";
            } catch (BadRuleException e) {
                return TomlText.quote(text, LONGEST_SHOWN) + " " + e.why();
            }
        }

        @Override
        String kept(String text) {
            return text.strip();
        }
    }

    /** Rules about dangerous commands. */
    public static final class Rules extends Items<ExtraRule> {
        private static final String MATCH_ALL = "match_all";
        private static final String REASON = "reason";
        private static final String SHELL = "shell";

        public Rules() {
            super("an array of tables");
        }

        @Override
        void item(TomlNode item, String number, List<ExtraRule> rules, List<Complaint> complaints) {
            if (!(item instanceof TomlNode.Table table)) {
                String wrong = "must be a table, not " + item.called() + LEFT_OUT;
                complaints.add(new Complaint(item.at(), number + wrong));
                return;
            }
            Map<String, TomlNode> rest = new LinkedHashMap<>(table.children());
            List<String> matchAll =
                    member(WORDS, rest.remove(MATCH_ALL), number + MATCH_ALL, complaints)
                            .orElse(List.of());
            String reason =
                    member(TextType.ANY, rest.remove(REASON), number + REASON, complaints)
                            .orElse("");
            String shell =
                    member(TextType.ANY, rest.remove(SHELL), number + SHELL, complaints).orElse("");
            rest.forEach(
                    (key, value) ->
                            complaints.add(
                                    new Complaint(
                                            value.at(),
                                            "%shas an unknown key %s; known keys are match_all, reason, shell"
                                                    .formatted(number, TomlText.visible(key)))));
            if (matchAll.isEmpty()) {
                String wrong = "needs match_all, such as [\"terraform\", \"apply\"]" + LEFT_OUT;
                complaints.add(new Complaint(table.at(), number + wrong));
            } else {
                rules.add(new ExtraRule(matchAll, reason, shell));
            }
        }

        /** Reads a member; empty if it is not given, or anything is wrong with it. */
        private static <T> Optional<T> member(
                ValueType<T> type,
                @Nullable TomlNode node,
                String name,
                List<Complaint> complaints) {
            if (node == null) {
                return Optional.empty();
            }
            Reading<T> reading = type.read(node);
            for (Complaint each : reading.complaints()) {
                complaints.add(new Complaint(each.at(), name + " " + each.text()));
            }
            if (node instanceof TomlNode.Array array) {
                for (TomlNode item : array.items()) {
                    if (item instanceof TomlNode.Text word && !isPattern(word.value())) {
                        complaints.add(
                                new Complaint(
                                        item.at(),
                                        "%s has %s, which is not a valid pattern; it is used as a word"
                                                .formatted(name, TomlText.quote(word.value()))));
                    }
                }
            }
            return reading.complaints().isEmpty() ? reading.value() : Optional.empty();
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
        String rendered(ExtraRule rule) {
            return "{ match_all = "
                    + WORDS.render(rule.matchAll())
                    + member(REASON, rule.reason())
                    + member(SHELL, rule.shell())
                    + " }";
        }

        private static String member(String name, String value) {
            return value.isEmpty() ? "" : ", " + name + " = " + TomlText.quote(value);
        }
    }
}
