package aish.settings.toml;

import module java.base;

/** A value in a TOML file. */
public sealed interface TomlNode {
    TextPosition at();

    /** The kind of value with its article, for messages. */
    default String called() {
        return switch (this) {
            case Table _ -> "a table";
            case Array array -> array.holdsTables() ? "an array of tables" : "an array";
            case Text _ -> "a string";
            case Whole _ -> "an integer";
            case Decimal _ -> "a float";
            case Flag _ -> "a boolean";
            case Other other -> other.called();
        };
    }

    /** A table; its children are in file order. */
    record Table(TextPosition at, Map<String, TomlNode> children) implements TomlNode {
        public Table {
            children = Collections.unmodifiableMap(new LinkedHashMap<>(children));
        }
    }

    record Array(TextPosition at, List<TomlNode> items) implements TomlNode {
        public Array {
            items = List.copyOf(items);
        }

        public boolean holdsTables() {
            return !items.isEmpty() && items.getFirst() instanceof Table;
        }
    }

    record Text(TextPosition at, String value) implements TomlNode {}

    record Whole(TextPosition at, long value) implements TomlNode {}

    record Decimal(TextPosition at, double value) implements TomlNode {}

    record Flag(TextPosition at, boolean value) implements TomlNode {}

    /** A value that no setting accepts: a date or a time. */
    record Other(TextPosition at, String called) implements TomlNode {}

    /** A position in a file; line and column count from 1. */
    record TextPosition(Path file, int line, int column) {}
}
