package aish.workspace.symbols;

import module java.base;

/**
 * Something that a file defines, such as a class or a function. Names and signatures come from the
 * file and may contain anything but line breaks.
 *
 * @param file relative to the project's root, with slashes
 * @param first its first line, counted from 1
 * @param last its last line
 * @param container the names of what it is defined in, with dots between them; empty at the top
 * @param signature how its definition starts, on one line
 */
public record Symbol(
        String name,
        Kind kind,
        String file,
        int first,
        int last,
        String container,
        String signature) {
    /** What it is. */
    public enum Kind {
        CLASS,
        INTERFACE,
        ENUM,
        RECORD,
        STRUCT,
        TRAIT,
        TYPE,
        MODULE,
        FUNCTION,
        METHOD,
        CONSTRUCTOR,
        MACRO,
        CONSTANT,
        VARIABLE,
        KEY;

        @Override
        public String toString() {
            return name().toLowerCase(Locale.ROOT);
        }

        /** Returns the kind of that name, in lower case. */
        static Optional<Kind> of(String name) {
            for (Kind kind : values()) {
                if (kind.toString().equals(name)) {
                    return Optional.of(kind);
                }
            }
            return Optional.empty();
        }

        /** Whether functions inside it are its methods. */
        boolean hasMethods() {
            return switch (this) {
                case CLASS, INTERFACE, ENUM, RECORD, STRUCT, TRAIT -> true;
                case TYPE, MODULE, FUNCTION, METHOD, CONSTRUCTOR -> false;
                case MACRO, CONSTANT, VARIABLE, KEY -> false;
            };
        }

        /** Whether it has code of its own, so that what is inside matters only there. */
        boolean isCode() {
            return this == FUNCTION || this == METHOD || this == CONSTRUCTOR;
        }
    }

    /** Returns the name with what it is defined in. */
    public String qualified() {
        return container.isEmpty() ? name : container + "." + name;
    }

    /**
     * Whether a user may mean it by that name: its own, or with some of what it is defined in, as
     * in {@code Outer.inner} or {@code Outer::inner}.
     */
    boolean is(String asked) {
        String dotted = asked.replace("::", ".").replace('#', '.');
        return name.equals(asked)
                || qualified().equals(dotted)
                || qualified().endsWith("." + dotted);
    }
}
