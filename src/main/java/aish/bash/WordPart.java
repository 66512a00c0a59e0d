package aish.bash;

import java.util.List;

/** A part of a word. What bash would replace is kept apart from what stands for itself. */
public sealed interface WordPart {
    Span span();

    /** Characters without quotes that mean themselves. */
    record Literal(String text, Span span) implements WordPart {}

    /** Characters that quotes or a backslash protect, without the quotes. */
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
     * @param operator what stands before the name, {@code !} or {@code #}, and what follows it,
     *     such as {@code :-}, {@code //} or {@code [}; empty if nothing
     * @param operand everything behind the name, where bash may find more to run
     */
    record Parameter(String name, String operator, List<WordPart> operand, Span span)
            implements WordPart {
        public Parameter {
            operand = List.copyOf(operand);
        }

        /** {@code ${#name}}. */
        public boolean isLength() {
            return operator.startsWith("#") && (operand.isEmpty() || operator.startsWith("#["));
        }

        /** {@code ${!name}}: the name of the variable is in a variable. */
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

    /** Pattern characters without quotes. */
    record Glob(String text, Span span) implements WordPart {}

    /** {@code {a,b}} or {@code {1..3}}: the words that it stands for. */
    record Brace(List<List<WordPart>> alternatives, Span span) implements WordPart {
        public Brace {
            alternatives = alternatives.stream().map(List::copyOf).toList();
        }
    }
}
