package aish.bash;

import java.util.List;

/** The syntax tree of shell text. */
public sealed interface ShellNode {
    Span span();

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
}
