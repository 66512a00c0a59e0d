package aish.bash.parser;

import module java.base;

import aish.bash.Chars;
import aish.bash.ReservedWord;
import aish.bash.ShellNode;
import aish.bash.ShellNode.Redirect;
import aish.bash.ShellNode.ShellWord;
import aish.bash.ShellNode.WordPart;
import aish.bash.Span;
import aish.bash.parser.WordReader.Stop;
import aish.bash.scanner.ArithmeticEnd;
import org.jspecify.annotations.Nullable;

/** Parses compound commands. */
final class CompoundReader {
    private final ParserInput source;
    private final WordReader words;
    private final RedirectReader redirects;
    private final CommandReader commands;

    CompoundReader(
            ParserInput source,
            WordReader words,
            RedirectReader redirects,
            CommandReader commands) {
        this.source = source;
        this.words = words;
        this.redirects = redirects;
        this.commands = commands;
    }

    boolean begins(@Nullable ReservedWord word) {
        return word != null
                && switch (word) {
                    case IF, WHILE, UNTIL, FOR, SELECT, CASE, FUNCTION, COPROC -> true;
                    case LEFT_BRACE, LEFT_TEST -> true;
                    default -> false;
                };
    }

    ShellNode read(@Nullable ReservedWord word) {
        int start = source.at();
        ShellNode node = body(word);
        if (word == ReservedWord.FUNCTION || word == ReservedWord.COPROC) {
            return node;
        }
        List<Redirect> behind = redirects.readAll();
        return behind.isEmpty()
                ? node
                : new ShellNode.Redirected(node, behind, source.since(start));
    }

    private ShellNode body(@Nullable ReservedWord word) {
        if (word == null) {
            return parenthesis();
        }
        return switch (word) {
            case IF -> conditional();
            case WHILE, UNTIL -> loop();
            case FOR, SELECT -> forEach(word);
            case CASE -> new CaseReader(source, words, commands).read();
            case FUNCTION -> function();
            case COPROC -> coprocess();
            case LEFT_BRACE -> group();
            case LEFT_TEST -> new TestReader(source, words).read();
            default -> throw source.fail("unexpected " + word);
        };
    }

    private ShellNode parenthesis() {
        int start = source.at();
        if (source.looksAt("((")) {
            int end = ArithmeticEnd.find(source, start + 2);
            if (end >= 0) {
                List<WordPart> parts = arithmetic(start + 2, end);
                source.moveTo(end + 2);
                return new ShellNode.Arithmetic(parts, source.since(start));
            }
        }
        source.expect("(");
        ShellNode body = commands.nonEmptyList();
        source.expect(")");
        return new ShellNode.Subshell(body, source.since(start));
    }

    private List<WordPart> arithmetic(int from, int to) {
        Span span = source.between(from, to);
        return new WordReader(new ParserInput(source.slice(from, to), span, source.depth()))
                .heredoc();
    }

    private ShellNode group() {
        int start = source.at();
        source.expect("{");
        ShellNode body = commands.nonEmptyList();
        keyword(ReservedWord.RIGHT_BRACE, "}");
        return new ShellNode.Group(body, source.since(start));
    }

    private ShellNode conditional() {
        int start = source.at();
        List<ShellNode> parts = new ArrayList<>();
        keyword(ReservedWord.IF, "if");
        while (true) {
            parts.add(commands.nonEmptyList());
            keyword(ReservedWord.THEN, "then");
            parts.add(commands.nonEmptyList());
            ReservedWord next = commands.reserved();
            if (next == ReservedWord.ELIF) {
                keyword(ReservedWord.ELIF, "elif");
                continue;
            }
            if (next == ReservedWord.ELSE) {
                keyword(ReservedWord.ELSE, "else");
                parts.add(commands.nonEmptyList());
            }
            keyword(ReservedWord.FI, "fi");
            return new ShellNode.Conditional(parts, source.since(start));
        }
    }

    private ShellNode loop() {
        int start = source.at();
        source.moveTo(start + 5);
        ShellNode condition = commands.nonEmptyList();
        ShellNode body = doBody();
        return new ShellNode.Loop(condition, body, source.since(start));
    }

    private ShellNode doBody() {
        keyword(ReservedWord.DO, "do");
        ShellNode body = commands.nonEmptyList();
        keyword(ReservedWord.DONE, "done");
        return body;
    }

    private ShellNode forEach(ReservedWord word) {
        int start = source.at();
        source.moveTo(start + (word == ReservedWord.FOR ? 3 : 6));
        source.skipBlanks();
        if (word == ReservedWord.FOR && source.looksAt("((")) {
            return forArithmetic(start);
        }
        int from = source.at();
        while (Chars.continuesName(source.current())) {
            source.next();
        }
        String variable = source.slice(from, source.at());
        if (variable.isEmpty()) {
            throw source.fail("a loop has no variable");
        }
        List<ShellWord> items = loopItems();
        return new ShellNode.ForEach(variable, items, forBody(), source.since(start));
    }

    private List<ShellWord> loopItems() {
        source.skipNewlines();
        List<ShellWord> items = new ArrayList<>();
        if (commands.reserved() == ReservedWord.IN) {
            source.moveTo(source.at() + 2);
            source.skipBlanks();
            while (!source.ended() && source.current() != ';' && source.current() != '\n') {
                ShellWord word = words.word();
                if (word.parts().isEmpty()) {
                    throw source.fail("unexpected " + source.current());
                }
                items.add(word);
                source.skipBlanks();
            }
        }
        return items;
    }

    private ShellNode forBody() {
        source.skipBlanks();
        source.accept(";");
        source.skipNewlines();
        if (commands.reserved() == ReservedWord.LEFT_BRACE) {
            return group();
        }
        return doBody();
    }

    private ShellNode forArithmetic(int start) {
        int from = source.at() + 2;
        int end = ArithmeticEnd.find(source, from);
        if (end < 0) {
            throw source.fail("for (( is not closed");
        }
        List<WordPart> head = arithmetic(from, end);
        source.moveTo(end + 2);
        return new ShellNode.ForArithmetic(head, forBody(), source.since(start));
    }

    private ShellNode function() {
        int start = source.at();
        source.moveTo(start + "function".length());
        source.skipBlanks();
        String name = bareName();
        source.skipBlanks();
        if (source.accept("(")) {
            source.skipBlanks();
            source.expect(")");
        }
        return new ShellNode.Function(name, functionBody(), source.since(start));
    }

    private String bareName() {
        int from = source.at();
        while (!source.ended() && !Chars.endsWord(source.current())) {
            source.next();
        }
        if (source.at() == from) {
            throw source.fail("a function has no name");
        }
        return source.slice(from, source.at());
    }

    /** Parses the body of a function, which must be a compound command. */
    ShellNode functionBody() {
        source.skipNewlines();
        ReservedWord word = commands.reserved();
        boolean compound = source.current() == '(' || begins(word);
        if (!compound || word == ReservedWord.FUNCTION || word == ReservedWord.COPROC) {
            throw source.fail("a function has no body");
        }
        return read(word);
    }

    private ShellNode coprocess() {
        int start = source.at();
        source.moveTo(start + "coproc".length());
        source.skipBlanks();
        int from = source.at();
        int end = from;
        while (source.has(end) && Chars.continuesName(source.charAt(end))) {
            end++;
        }
        source.moveTo(end);
        source.skipBlanks();
        boolean named = end > from && (source.current() == '(' || begins(commands.reserved()));
        if (!named) {
            source.moveTo(from);
        }
        String name = named ? source.slice(from, end) : "COPROC";
        return new ShellNode.Coprocess(name, commands.command(), source.since(start));
    }

    private void keyword(ReservedWord expected, String text) {
        if (commands.reserved() != expected) {
            throw source.fail("expected " + text);
        }
        source.moveTo(source.at() + text.length());
    }

    /** Parses {@code case}. */
    private static final class CaseReader {
        private final ParserInput source;
        private final WordReader words;
        private final CommandReader commands;
        private final List<ShellWord> patterns = new ArrayList<>();
        private final List<ShellNode> bodies = new ArrayList<>();

        CaseReader(ParserInput source, WordReader words, CommandReader commands) {
            this.source = source;
            this.words = words;
            this.commands = commands;
        }

        ShellNode read() {
            int start = source.at();
            source.moveTo(start + "case".length());
            source.skipBlanks();
            ShellWord subject = words.word();
            source.skipNewlines();
            if (subject.parts().isEmpty() || commands.reserved() != ReservedWord.IN) {
                throw source.fail("expected in");
            }
            source.moveTo(source.at() + 2);
            while (true) {
                source.skipNewlines();
                if (commands.reserved() == ReservedWord.ESAC) {
                    break;
                }
                if (!item()) {
                    source.skipNewlines();
                    if (commands.reserved() != ReservedWord.ESAC) {
                        throw source.fail("expected esac");
                    }
                    break;
                }
            }
            source.moveTo(source.at() + "esac".length());
            return new ShellNode.Case(subject, patterns, bodies, source.since(start));
        }

        /** Parses one clause; returns whether another may follow. */
        private boolean item() {
            source.accept("(");
            do {
                source.skipBlanks();
                int from = source.at();
                List<WordPart> parts = words.parts(Stop.WORD);
                if (parts.isEmpty()) {
                    throw source.fail("a pattern is missing");
                }
                patterns.add(new ShellWord(parts, source.since(from)));
                source.skipBlanks();
            } while (source.accept("|"));
            source.expect(")");
            bodies.add(commands.list());
            source.skipBlanks();
            return source.accept(";;&") || source.accept(";;") || source.accept(";&");
        }
    }

    /** Parses {@code [[ … ]]}. */
    private static final class TestReader {
        private final ParserInput source;
        private final WordReader words;
        private final List<ShellWord> found = new ArrayList<>();

        TestReader(ParserInput source, WordReader words) {
            this.source = source;
            this.words = words;
        }

        ShellNode read() {
            int start = source.at();
            source.expect("[[");
            expression();
            source.skipNewlines();
            if (!atEnd()) {
                throw source.fail("expected ]]");
            }
            source.expect("]]");
            return new ShellNode.Test(found, source.since(start));
        }

        private boolean atEnd() {
            return source.looksAt("]]")
                    && (!source.has(source.at() + 2) || Chars.endsWord(source.peek(2)));
        }

        private void expression() {
            source.deeper();
            do {
                term();
                source.skipNewlines();
            } while (source.accept("&&") || source.accept("||"));
            source.shallower();
        }

        private void term() {
            source.skipNewlines();
            while (source.current() == '!' && Chars.endsWord(source.peek(1))) {
                source.next();
                source.skipNewlines();
            }
            if (source.accept("(")) {
                expression();
                source.skipNewlines();
                source.expect(")");
                return;
            }
            ShellWord first = operand();
            source.skipNewlines();
            if (atTermEnd()) {
                return;
            }
            if (isUnary(first)) {
                operand();
                return;
            }
            binary();
        }

        private boolean atTermEnd() {
            return atEnd()
                    || source.looksAt("&&")
                    || source.looksAt("||")
                    || source.current() == ')'
                    || source.ended();
        }

        private static boolean isUnary(ShellWord word) {
            return word.parts().size() == 1
                    && word.parts().getFirst() instanceof WordPart.Literal(String text, Span _)
                    && text.length() == 2
                    && text.charAt(0) == '-'
                    && Character.isLetter(text.charAt(1));
        }

        private void binary() {
            if (source.accept("<") || source.accept(">")) {
                source.skipBlanks();
                operand();
                return;
            }
            ShellWord operator = operand();
            if (!isBinary(operator)) {
                throw source.fail("expected an operator of a test");
            }
            source.skipBlanks();
            if (operator.isPlain("=~")) {
                found.add(required(words.regex()));
            } else {
                operand();
            }
        }

        private static boolean isBinary(ShellWord word) {
            if (word.parts().size() != 1
                    || !(word.parts().getFirst()
                            instanceof WordPart.Literal(String text, Span _))) {
                return false;
            }
            return switch (text) {
                case "=", "==", "!=", "=~", "-eq", "-ne", "-lt", "-le", "-gt", "-ge" -> true;
                case "-nt", "-ot", "-ef" -> true;
                default -> false;
            };
        }

        private ShellWord operand() {
            source.skipBlanks();
            ShellWord word = required(words.word());
            found.add(word);
            return word;
        }

        private ShellWord required(ShellWord word) {
            if (word.parts().isEmpty()) {
                throw source.fail("an operand of a test is missing");
            }
            return word;
        }
    }
}
