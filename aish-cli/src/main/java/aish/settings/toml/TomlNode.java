package aish.settings.toml;

import module java.base;

/** A value in a TOML file. */
public sealed interface TomlNode {
    TextPosition at();

    /** The kind of value with its article, for messages. */
    String called();

    /** A table; its children are in file order. */
    record Table(TextPosition at, Map<String, TomlNode> children) implements TomlNode {
        public Table {
            children = Collections.unmodifiableMap(new LinkedHashMap<>(children));
        }

        @Override
        public String called() {
            return "a table";
        }
    }

    record Array(TextPosition at, List<TomlNode> items) implements TomlNode {
        public Array {
            items = List.copyOf(items);
        }

        public boolean holdsTables() {
            return !items.isEmpty() && items.getFirst() instanceof Table;
        }

        @Override
        public String called() {
            return holdsTables() ? "an array of tables" : "an array";
        }
    }

    record Text(TextPosition at, String value) implements TomlNode {
        @Override
        public String called() {
            return "a string";
        }
    }

    record Whole(TextPosition at, long value) implements TomlNode {
        @Override
        public String called() {
            return "an integer";
        }
    }

    record Decimal(TextPosition at, double value) implements TomlNode {
        @Override
        public String called() {
            return "a float";
        }
    }

    record Flag(TextPosition at, boolean value) implements TomlNode {
        @Override
        public String called() {
            return "a boolean";
        }
    }

    /** A value that no setting accepts: a date or a time. */
    record Other(TextPosition at, String called) implements TomlNode {}

    /** A position in a file; line and column count from 1. */
    record TextPosition(Path file, int line, int column) {}
}
