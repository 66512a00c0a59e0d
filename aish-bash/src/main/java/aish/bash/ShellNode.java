package aish.bash;

import module java.base;

/** The syntax tree of shell text. */
public sealed interface ShellNode {
    Span span();

    /** The commands that this one consists of, without those inside its words. */
    default List<ShellNode> children() {
        return switch (this) {
            case Sequence(List<ShellNode> items, Span _) -> items;
            case Chain(Link _, ShellNode left, ShellNode right, Span _) -> List.of(left, right);
            case Background(ShellNode body, Span _) -> List.of(body);
            case Pipeline(List<ShellNode> stages, Span _) -> stages;
            case Redirected(ShellNode body, List<Redirect> _, Span _) -> List.of(body);
            case Subshell(ShellNode body, Span _) -> List.of(body);
            case Group(ShellNode body, Span _) -> List.of(body);
            case Conditional(List<ShellNode> parts, Span _) -> parts;
            case Loop(ShellNode condition, ShellNode body, Span _) -> List.of(condition, body);
            case ForEach loop -> List.of(loop.body());
            case ForArithmetic loop -> List.of(loop.body());
            case Case choice -> choice.bodies();
            case Function(String _, ShellNode body, Span _) -> List.of(body);
            case Coprocess(String _, ShellNode body, Span _) -> List.of(body);
            case Negated(ShellNode body, Span _) -> List.of(body);
            case Simple _, Test _, Arithmetic _, Unparsed _ -> List.of();
        };
    }

    /** This command and all that it consists of. */
    default Stream<ShellNode> all() {
        return Stream.concat(Stream.of(this), children().stream().flatMap(ShellNode::all));
    }

    /** Commands that run one after the other. */
    record Sequence(List<ShellNode> items, Span span) implements ShellNode {
        public Sequence {
            items = List.copyOf(items);
        }
    }

    /** {@code left && right} or {@code left || right}. */
    record Chain(Link link, ShellNode left, ShellNode right, Span span) implements ShellNode {}

    /** When the right side of a chain runs. */
    enum Link {
        /** If the left side succeeds. */
        AND,
        /** If the left side fails. */
        OR
    }

    record Background(ShellNode body, Span span) implements ShellNode {}

    /** At least two commands joined by pipes. */
    record Pipeline(List<ShellNode> stages, Span span) implements ShellNode {
        public Pipeline {
            stages = List.copyOf(stages);
        }
    }

    record Simple(
            List<Assignment> assignments,
            List<ShellWord> words,
            List<Redirect> redirects,
            Span span)
            implements ShellNode {
        public Simple {
            assignments = List.copyOf(assignments);
            words = List.copyOf(words);
            redirects = List.copyOf(redirects);
        }
    }

    /** A compound command followed by redirections. */
    record Redirected(ShellNode body, List<Redirect> redirects, Span span) implements ShellNode {
        public Redirected {
            redirects = List.copyOf(redirects);
        }
    }

    /** {@code ( … )}. */
    record Subshell(ShellNode body, Span span) implements ShellNode {}

    /** {@code { …; }}. */
    record Group(ShellNode body, Span span) implements ShellNode {}

    /** {@code if}: its conditions and bodies in the order in which they are written. */
    record Conditional(List<ShellNode> parts, Span span) implements ShellNode {
        public Conditional {
            parts = List.copyOf(parts);
        }
    }

    /** {@code while} and {@code until}. */
    record Loop(ShellNode condition, ShellNode body, Span span) implements ShellNode {}

    /** {@code for} and {@code select} over words. */
    record ForEach(String variable, List<ShellWord> items, ShellNode body, Span span)
            implements ShellNode {
        public ForEach {
            items = List.copyOf(items);
        }
    }

    /** {@code for ((…))}. */
    record ForArithmetic(List<WordPart> head, ShellNode body, Span span) implements ShellNode {
        public ForArithmetic {
            head = List.copyOf(head);
        }
    }

    record Case(ShellWord subject, List<ShellWord> patterns, List<ShellNode> bodies, Span span)
            implements ShellNode {
        public Case {
            patterns = List.copyOf(patterns);
            bodies = List.copyOf(bodies);
        }
    }

    record Function(String name, ShellNode body, Span span) implements ShellNode {}

    /**
     * {@code coproc}.
     *
     * @param name the array that receives its descriptors
     */
    record Coprocess(String name, ShellNode body, Span span) implements ShellNode {}

    /** {@code ! …}, which succeeds if its body fails. */
    record Negated(ShellNode body, Span span) implements ShellNode {}

    /** {@code [[ … ]]}: its words, including most operators. */
    record Test(List<ShellWord> words, Span span) implements ShellNode {
        public Test {
            words = List.copyOf(words);
        }
    }

    /** {@code (( … ))}. */
    record Arithmetic(List<WordPart> parts, Span span) implements ShellNode {
        public Arithmetic {
            parts = List.copyOf(parts);
        }
    }

    /** Text that could not be parsed; nothing may be concluded from it. */
    record Unparsed(String why, Span span) implements ShellNode {}

    /** A word of a command as written: a sequence of parts. */
    record ShellWord(List<WordPart> parts, Span span) {
        public ShellWord {
            parts = List.copyOf(parts);
        }

        /** Returns the text of a word without expansions and patterns; empty if it has any. */
        public Optional<String> literal() {
            return literal(parts);
        }

        private static Optional<String> literal(List<WordPart> parts) {
            StringBuilder text = new StringBuilder();
            for (WordPart part : parts) {
                switch (part) {
                    case WordPart.Literal(String plain, Span _) -> text.append(plain);
                    case WordPart.Quoted(String quoted, Span _) -> text.append(quoted);
                    case WordPart.DoubleQuoted(List<WordPart> inner, Span _)
                            when literal(inner).isPresent() ->
                            text.append(literal(inner).get());
                    default -> {
                        return Optional.empty();
                    }
                }
            }
            return Optional.of(text.toString());
        }

        /** Whether the word is exactly this text, without quotes or expansions. */
        public boolean isPlain(String text) {
            return parts.size() == 1
                    && parts.getFirst() instanceof WordPart.Literal(String literal, Span _)
                    && literal.equals(text);
        }
    }

    /** The body of a here-document, which is known only once the parser has read past its line. */
    final class Heredoc {
        private List<WordPart> parts = List.of();

        public void fill(List<WordPart> body) {
            parts = List.copyOf(body);
        }

        /** The body, with expansions unless the delimiter was quoted. */
        public List<WordPart> parts() {
            return parts;
        }
    }

    /**
     * {@code NAME=value}, {@code NAME[index]=value} or {@code NAME=(items)}.
     *
     * @param index the parts between the brackets; empty without brackets
     * @param values one word, or the items of an array
     */
    record Assignment(
            String name,
            List<WordPart> index,
            boolean appends,
            boolean array,
            List<ShellWord> values,
            Span span) {
        public Assignment {
            index = List.copyOf(index);
            values = List.copyOf(values);
        }
    }

    /**
     * A redirection.
     *
     * @param descriptor the one that is redirected: a number, {@link #BOTH} or {@link #CHOSEN}
     * @param variable the name in {@code {name}>}, which receives the descriptor; empty if there is
     *     none
     */
    record Redirect(
            Kind kind,
            int descriptor,
            String variable,
            ShellWord target,
            Optional<Heredoc> heredoc,
            Span span) {
        /** Standard output and standard error, as in {@code &>}. */
        public static final int BOTH = -1;

        /** A descriptor chosen by bash, as in <code>{name}></code>. */
        public static final int CHOSEN = -2;

        /** What the redirection does with its target. */
        public enum Kind {
            READ,
            WRITE,
            APPEND,
            /** {@code >|}. */
            CLOBBER,
            /** {@code <>}. */
            READ_WRITE,
            /** {@code >&} or {@code <&} with a descriptor. */
            DUPLICATE,
            HEREDOC,
            HERESTRING
        }
    }

    /** A part of a word. Text that bash would expand is kept apart from literal text. */
    sealed interface WordPart {
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
         * @param operator what precedes the name, {@code !} or {@code #}, and what follows it, such
         *     as {@code :-}, {@code //} or {@code [}; may be empty
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

            /**
             * Whether this is {@code ${!name}}, where a variable contains the name of the variable.
             */
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
}
