package aish.settings.type;

import aish.settings.toml.TextPosition;
import aish.settings.toml.TomlNode;
import java.util.List;
import java.util.Optional;

/** What a setting accepts and how its value is written. */
public interface ValueType<T> {
    Reading<T> read(TomlNode node);

    /** The value as TOML, on one line. */
    String render(T value);

    /** What became of a node; no value means that the default serves. */
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

    /** A sentence without its subject, which is the key. */
    record Complaint(TextPosition at, String text) {}
}
