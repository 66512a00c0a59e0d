package aish.bash.reader;

import module java.base;

import aish.bash.Chars;
import aish.bash.ReservedWord;
import aish.bash.ScanResult.OpenConstruct;
import aish.bash.ScanResult.TokenKind;
import aish.bash.ScanResult.WordRole;
import aish.bash.ShellNode;
import aish.bash.ShellNode.Redirect;
import aish.bash.ShellNode.ShellWord;
import aish.bash.ShellNode.WordPart;
import org.jspecify.annotations.Nullable;

/** Reads compound commands. */
final class CompoundReader {
    private final Source source;
    private final WordReader words;
    private final RedirectReader redirects;
    private final CommandReader commands;
    private boolean endedWithRedirect;

    CompoundReader(
            Source source, WordReader words, RedirectReader redirects, CommandReader commands) {
        this.source = source;
        this.words = words;
        this.redirects = redirects;
        this.commands = commands;
    }

    /**
     * Whether a redirection followed the last compound command; the word after its target is not
     * reserved.
     */
    boolean endedWithRedirect() {
        return endedWithRedirect;
    }

    boolean begins(@Nullable ReservedWord word) {
        return word != null
                && switch (word) {
                    case IF, WHILE, UNTIL, FOR, SELECT, CASE, FUNCTION, COPROC -> true;
                    case LEFT_BRACE, LEFT_TEST -> true;
                    default -> false;
                };
    }

    /** Whether a compound command starts here other than the definition of a function. */
    private boolean atBody(@Nullable ReservedWord word) {
        return source.current() == '('
                || (begins(word) && word != ReservedWord.FUNCTION && word != ReservedWord.COPROC);
    }

    ShellNode read(@Nullable ReservedWord word) {
        int start = source.at();
        ShellNode node = body(word);
        if (word == ReservedWord.FUNCTION || word == ReservedWord.COPROC) {
            return node;
        }
        List<Redirect> after = redirects.readAll();
        endedWithRedirect = !after.isEmpty();
        return after.isEmpty() ? node : new ShellNode.Redirected(node, after, source.since(start));
    }

    private ShellNode body(@Nullable ReservedWord word) {
        int start = source.at();
        if (word == null) {
            return parenthesis();
        }
        commands.keyword(word);
        return switch (word) {
            case IF -> conditional(start);
            case WHILE, UNTIL -> loop(start);
            case FOR, SELECT -> forEach(start, word);
            case CASE -> new CaseReader(source, words, commands).read(start);
            case FUNCTION -> function(start);
            case COPROC -> coprocess(start);
            case LEFT_BRACE -> group(start);
            default -> new TestReader(source, words).read(start);
        };
    }

    private ShellNode parenthesis() {
        int start = source.at();
        if (source.looksAt("((")) {
            List<WordPart> parts = arithmetic();
            if (parts != null) {
                return new ShellNode.Arithmetic(parts, source.since(start));
            }
        }
        source.acceptOperator("(");
        ShellNode body = commands.parenthesised(OpenConstruct.PARENTHESIS, "expected )");
        return new ShellNode.Subshell(body, source.since(start));
    }

    /** Reads {@code ((…))}; null if these are commands. */
    private @Nullable List<WordPart> arithmetic() {
        Arithmetic attempt = new Arithmetic(source, words);
        source.acceptOperator("(");
        source.acceptOperator("(");
        return attempt.read(TokenKind.ARGUMENT, source.end());
    }

    private ShellNode group(int start) {
        ShellNode body = commands.section(OpenConstruct.BRACE, ReservedWord.RIGHT_BRACE);
        end(ReservedWord.RIGHT_BRACE);
        return new ShellNode.Group(body, source.since(start));
    }

    private ShellNode conditional(int start) {
        List<ShellNode> parts = new ArrayList<>();
        do {
            parts.add(commands.section(OpenConstruct.IF, ReservedWord.THEN));
            end(ReservedWord.THEN);
            parts.add(
                    commands.section(
                            OpenConstruct.IF,
                            ReservedWord.FI,
                            ReservedWord.ELIF,
                            ReservedWord.ELSE));
        } while (end(ReservedWord.ELIF));
        if (end(ReservedWord.ELSE)) {
            parts.add(commands.section(OpenConstruct.IF, ReservedWord.FI));
        }
        end(ReservedWord.FI);
        return new ShellNode.Conditional(parts, source.since(start));
    }

    /** Consumes a word that a section may have ended at. */
    private boolean end(ReservedWord word) {
        boolean here = commands.reserved() == word;
        if (here) {
            commands.keyword(word);
        }
        return here;
    }

    private ShellNode loop(int start) {
        ShellNode condition = commands.section(OpenConstruct.LOOP, ReservedWord.DO);
        end(ReservedWord.DO);
        ShellNode body = commands.section(OpenConstruct.LOOP, ReservedWord.DONE);
        end(ReservedWord.DONE);
        return new ShellNode.Loop(condition, body, source.since(start));
    }

    private ShellNode forEach(int start, ReservedWord word) {
        source.skipBlanks();
        if (word == ReservedWord.FOR && source.looksAt("((")) {
            return forArithmetic(start);
        }
        if (!source.atWord()) {
            source.wrong("a loop has no variable");
            return new ShellNode.Sequence(List.of(), source.since(start));
        }
        String variable = name(TokenKind.VARIABLE);
        if (!variable.chars().allMatch(c -> Chars.continuesName((char) c))) {
            source.findings().failTree("a loop has no variable", source.at());
        }
        source.skipNewlines();
        List<ShellWord> items = new ArrayList<>();
        if (end(ReservedWord.IN)) {
            source.skipBlanks();
            while (source.atWord()) {
                items.add(words.plain());
                source.skipBlanks();
            }
        }
        return new ShellNode.ForEach(variable, items, forBody(), source.since(start));
    }

    /** Reads the name of a function or variable as it is written. */
    private String name(TokenKind kind) {
        int start = source.at();
        words.word(WordRole.NAME, kind, source.findings().nextCommand());
        return source.slice(start, source.end());
    }

    private ShellNode forBody() {
        source.skipBlanks();
        int before = source.at();
        source.acceptOperator(";");
        source.skipNewlines();
        if (commands.reserved() == ReservedWord.LEFT_BRACE && source.at() == before) {
            source.wrong("expected ;");
        }
        return doOrBraces();
    }

    private ShellNode arithmeticBody() {
        source.skipBlanks();
        source.acceptOperator(";");
        source.skipNewlines();
        return doOrBraces();
    }

    private ShellNode doOrBraces() {
        int start = source.at();
        boolean braces = end(ReservedWord.LEFT_BRACE);
        if (!braces && !end(ReservedWord.DO)) {
            missing(OpenConstruct.LOOP, "expected do");
            return new ShellNode.Sequence(List.of(), source.since(start));
        }
        ReservedWord last = braces ? ReservedWord.RIGHT_BRACE : ReservedWord.DONE;
        ShellNode body = commands.section(OpenConstruct.LOOP, last);
        end(last);
        return braces ? new ShellNode.Group(body, source.since(start)) : body;
    }

    private ShellNode forArithmetic(int start) {
        List<WordPart> head = arithmetic();
        if (head == null) {
            source.wrong("for (( is not closed");
            return new ShellNode.Sequence(List.of(), source.since(start));
        }
        return new ShellNode.ForArithmetic(head, arithmeticBody(), source.since(start));
    }

    private ShellNode function(int start) {
        source.skipBlanks();
        if (!source.atWord()) {
            source.wrong("a function has no name");
            return new ShellNode.Sequence(List.of(), source.since(start));
        }
        String name = name(TokenKind.COMMAND);
        source.skipBlanks();
        if (source.current() == '(' && closesAtOnce()) {
            source.acceptOperator("(");
            source.skipBlanks();
            source.acceptOperator(")");
        }
        return new ShellNode.Function(name, functionBody(), source.since(start));
    }

    /** Whether these are the empty parentheses of a definition rather than a subshell. */
    private boolean closesAtOnce() {
        int start = source.at();
        source.next();
        boolean empty = pastBlanks() && source.current() == ')';
        source.moveTo(start);
        return empty;
    }

    /** Reads the body of a function, which must be a compound command. */
    ShellNode functionBody() {
        source.skipNewlines();
        ReservedWord word = commands.reserved();
        if (!atBody(word)) {
            missing(OpenConstruct.FUNCTION, "a function has no body");
            return new ShellNode.Sequence(List.of(), source.since(source.at()));
        }
        return read(word);
    }

    private void missing(OpenConstruct construct, String why) {
        if (source.ended()) {
            source.missing(construct, why);
        } else {
            words.unexpected(why);
        }
    }

    private ShellNode coprocess(int start) {
        source.skipBlanks();
        ReservedWord first = commands.reserved();
        if (first == ReservedWord.FUNCTION || first == ReservedWord.COPROC) {
            source.wrong("unexpected " + first.text());
        }
        String name = "COPROC";
        if (first == null && isNamed()) {
            name = name(TokenKind.COMMAND);
            source.skipBlanks();
        }
        ShellNode body = commands.command();
        if (body instanceof ShellNode.Simple command && failsAtSecondWord(command)) {
            source.wrong("unexpected " + command.words().get(1).literal().orElse(""));
        }
        return new ShellNode.Coprocess(name, body, source.since(start));
    }

    /** Bash takes the first word for a name, after which a second one may be reserved. */
    private boolean failsAtSecondWord(ShellNode.Simple command) {
        if (command.words().size() < 2 || !command.assignments().isEmpty()) {
            return false;
        }
        ShellWord second = command.words().get(1);
        boolean adjacent =
                command.redirects().stream()
                        .allMatch(redirect -> redirect.span().start() > second.span().start());
        return adjacent
                && second.parts().size() == 1
                && second.parts().getFirst() instanceof WordPart.Literal(String text, _)
                && failsAsSecond(ReservedWord.of(text));
    }

    private boolean failsAsSecond(@Nullable ReservedWord word) {
        return word == ReservedWord.FUNCTION
                || word == ReservedWord.COPROC
                || (word != null && word != ReservedWord.TIME && !begins(word));
    }

    /** Whether a compound command follows the word here, which then names the coprocess. */
    private boolean isNamed() {
        int start = source.at();
        while (source.atWord() && "$'\"\\`<>".indexOf(source.current()) < 0) {
            source.next();
        }
        boolean plain = source.at() > start && !source.atWord();
        boolean named = plain && pastBlanks() && atBody(commands.reserved());
        source.moveTo(start);
        return named;
    }

    /** Moves past blanks and returns whether anything follows. */
    private boolean pastBlanks() {
        while (Chars.isBlank(source.current())) {
            source.next();
        }
        return !source.ended();
    }

    /** Reads {@code case}. */
    private static final class CaseReader {
        private final Source source;
        private final WordReader words;
        private final CommandReader commands;
        private final List<ShellWord> patterns = new ArrayList<>();
        private final List<ShellNode> bodies = new ArrayList<>();

        CaseReader(Source source, WordReader words, CommandReader commands) {
            this.source = source;
            this.words = words;
            this.commands = commands;
        }

        ShellNode read(int start) {
            source.skipBlanks();
            ShellWord subject = new ShellWord(List.of(), source.since(start));
            if (source.atWord()) {
                subject = words.plain();
                source.skipNewlines();
                in();
            } else {
                source.wrong("case has no subject");
            }
            return new ShellNode.Case(subject, patterns, bodies, source.since(start));
        }

        private void in() {
            if (source.ended()) {
                source.missing(OpenConstruct.CASE, "expected in");
                return;
            }
            if (commands.reserved() != ReservedWord.IN) {
                words.unexpected("expected in");
                return;
            }
            commands.keyword(ReservedWord.IN);
            source.skipNewlines();
            while (!source.ended() && commands.reserved() != ReservedWord.ESAC) {
                if (!item()) {
                    break;
                }
                source.skipNewlines();
            }
            if (commands.reserved() == ReservedWord.ESAC) {
                commands.keyword(ReservedWord.ESAC);
            } else {
                source.missing(OpenConstruct.CASE, "expected esac");
            }
        }

        /** Reads one clause; returns whether another may follow. */
        private boolean item() {
            source.acceptOperator("(");
            do {
                source.skipBlanks();
                if (!source.atWord()) {
                    source.wrong("a pattern is missing");
                    return false;
                }
                patterns.add(words.plain());
                source.skipBlanks();
            } while (source.acceptOperator("|"));
            if (!source.acceptOperator(")")) {
                words.unexpected("expected )");
                return false;
            }
            bodies.add(commands.list());
            source.skipBlanks();
            return source.acceptOperator(";;&")
                    || source.acceptOperator(";;")
                    || source.acceptOperator(";&");
        }
    }
}
