package aish.settings.type;

import module java.base;

import aish.settings.toml.TomlNode;
import aish.settings.toml.TomlNode.TextPosition;

/** The type of a setting: which values it accepts and how they are written. */
public interface ValueType<T> {
    Reading<T> read(TomlNode node);

    /** Returns the value as TOML, on one line. */
    String render(T value);

    /** The result of reading a node; without a value, the default is used. */
    record Reading<T>(Optional<T> value, List<Complaint> complaints) {
        public Reading {
            complaints = List.copyOf(complaints);
        }

        static <T> Reading<T> of(T value) {
            return new Reading<>(Optional.of(value), List.of());
        }

        static <T> Reading<T> of(T value, List<Complaint> complaints) {
            return new Reading<>(Optional.of(value), complaints);
        }

        static <T> Reading<T> refused(TomlNode node, String text) {
            return new Reading<>(Optional.empty(), List.of(new Complaint(node.at(), text)));
        }
    }

    /** A problem with a value: a sentence without its subject, which is the key. */
    record Complaint(TextPosition at, String text) {}
}
