package aish.bash;

import java.util.List;

/** A part of a word. Text that bash would expand is kept apart from literal text. */
public sealed interface WordPart {
    Span span();

    /** Unquoted literal characters. */
    record Literal(String text, Span span) implements WordPart {}

    /** Characters quoted by quotes or a backslash, without the quotes. */
    record Quoted(String text, Span span) implements WordPart {}

    record DoubleQuoted(List<WordPart> parts, Span span) implements WordPart {
        public DoubleQuoted {
            parts = List.copyOf(parts);
        }
    }

    /**
     * {@code $name} or {@code ${…}}.
     *
     * @param name empty if there is none
     * @param operator what precedes the name, {@code !} or {@code #}, and what follows it, such as
     *     {@code :-}, {@code //} or {@code [}; may be empty
     * @param operand everything after the name, which may contain more code to run
     */
    record Parameter(String name, String operator, List<WordPart> operand, Span span)
            implements WordPart {
        public Parameter {
            operand = List.copyOf(operand);
        }

        /** Whether this is {@code ${#name}}. */
        public boolean isLength() {
            return operator.startsWith("#") && (operand.isEmpty() || operator.startsWith("#["));
        }

        /** Whether this is {@code ${!name}}, where a variable contains the name of the variable. */
        public boolean isIndirect() {
            return operator.startsWith("!");
        }
    }

    /** {@code $(…)} or backticks. */
    record Substitution(ShellNode body, Span span) implements WordPart {}

    /** {@code <(…)} or {@code >(…)}. */
    record ProcessSubstitution(ShellNode body, Span span) implements WordPart {}

    /** {@code $((…))} or {@code $[…]}. */
    record Arithmetic(List<WordPart> parts, Span span) implements WordPart {
        public Arithmetic {
            parts = List.copyOf(parts);
        }
    }

    /** Unquoted pattern characters. */
    record Glob(String text, Span span) implements WordPart {}

    /** {@code {a,b}} or {@code {1..3}}: the words that it expands to. */
    record Brace(List<List<WordPart>> alternatives, Span span) implements WordPart {
        public Brace {
            alternatives = alternatives.stream().map(List::copyOf).toList();
        }
    }
}
