package aish.bash.parser;

import module java.base;

import aish.bash.Chars;
import aish.bash.ShellNode;
import aish.bash.ShellNode.WordPart;
import aish.bash.ShellQuoting.AnsiCQuoting;
import aish.bash.Span;
import aish.bash.parser.WordReader.Stop;
import aish.bash.parser.WordReader.WordPartList;
import aish.bash.scanner.ArithmeticEnd;

/** Parses what starts with a dollar sign or a backtick. */
final class ExpansionReader {
    private static final String OPERATORS = ":-=?+%#/^,@*!~";

    private final ParserInput source;
    private final WordReader words;

    ExpansionReader(ParserInput source, WordReader words) {
        this.source = source;
        this.words = words;
    }

    void dollar(Stop stop, WordPartList list) {
        int start = source.at();
        char c = source.peek(1);
        if (c == '(') {
            list.add(source.peek(2) == '(' ? arithmeticOrCommand() : substitution());
        } else if (c == '{') {
            list.add(parameter(stop));
        } else if (c == '[') {
            source.moveTo(start + 2);
            list.add(new WordPart.Arithmetic(bracketed(), source.since(start)));
        } else if (c == '\'' && !stop.quotedText()) {
            list.add(ansiC());
        } else if (c == '"' && !stop.quotedText()) {
            source.next();
            list.add(words.doubleQuoted());
        } else {
            simple(list);
        }
    }

    private void simple(WordPartList list) {
        int start = source.at();
        int name = source.nameEnd(start + 1);
        if (name > start + 1) {
            source.moveTo(name);
        } else if (Chars.isSpecialParameter(source.peek(1))) {
            source.moveTo(start + 2);
        } else {
            list.addLiteral();
            return;
        }
        String text = source.slice(start + 1, source.at());
        list.add(new WordPart.Parameter(text, "", List.of(), source.since(start)));
    }

    private WordPart ansiC() {
        int start = source.at();
        int end = start + 2;
        while (end < source.length() && source.rawAt(end) != '\'') {
            end += source.rawAt(end) == '\\' ? 2 : 1;
        }
        if (end >= source.length()) {
            throw source.fail("a quote is not closed");
        }
        StringBuilder value = new StringBuilder();
        AnsiCQuoting.decode(source.slice(start, end + 1), 2, value);
        source.moveTo(end + 1);
        return new WordPart.Quoted(value.toString(), source.since(start));
    }

    private WordPart parameter(Stop stop) {
        int start = source.at();
        source.moveTo(start + 2);
        if (source.current() == '!' || (source.current() == '#' && source.peek(1) != '}')) {
            source.next();
        }
        int nameStart = source.at();
        while (Chars.continuesName(source.current())) {
            source.next();
        }
        if (source.at() == nameStart && Chars.isSpecialParameter(source.current())) {
            source.next();
        }
        String name = source.slice(nameStart, source.at());
        String prefix = source.slice(start + 2, nameStart);
        return rest(start, prefix, name, stop);
    }

    private WordPart rest(int start, String prefix, String name, Stop stop) {
        int from = source.at();
        int end = from;
        while (source.has(end) && OPERATORS.indexOf(source.charAt(end)) >= 0) {
            end++;
        }
        String operator = source.slice(from, end);
        if (source.current() == '}') {
            source.next();
            return new WordPart.Parameter(name, prefix, List.of(), source.since(start));
        }
        boolean pattern = !operator.isEmpty() && "#%/^,".indexOf(operator.charAt(0)) >= 0;
        boolean literalQuotes = stop.quotedText() && !pattern;
        List<WordPart> operand = words.parts(literalQuotes ? Stop.BRACE_IN_DOUBLE : Stop.BRACE);
        if (!source.accept("}")) {
            throw source.fail("${ is not closed");
        }
        String shown = operator.isEmpty() ? "[" : operator;
        return new WordPart.Parameter(name, prefix + shown, operand, source.since(start));
    }

    private WordPart arithmeticOrCommand() {
        int start = source.at();
        int end = ArithmeticEnd.find(source, start + 3);
        if (end < 0) {
            return substitution();
        }
        List<WordPart> parts = arithmetic(start + 3, end);
        source.moveTo(end + 2);
        return new WordPart.Arithmetic(parts, source.since(start));
    }

    /** Parses the expression between two positions, whose brackets are known to match. */
    List<WordPart> arithmetic(int from, int to) {
        Span span = source.between(from, to);
        return new WordReader(new ParserInput(source.slice(from, to), span, source.depth()))
                .heredoc();
    }

    private List<WordPart> bracketed() {
        List<WordPart> parts = words.parts(Stop.BRACKET);
        source.expect("]");
        return parts;
    }

    private WordPart substitution() {
        int start = source.at();
        source.moveTo(start + 2);
        ShellNode body = enclosed();
        return new WordPart.Substitution(body, source.since(start));
    }

    WordPart process() {
        int start = source.at();
        source.moveTo(start + 2);
        ShellNode body = enclosed();
        return new WordPart.ProcessSubstitution(body, source.since(start));
    }

    private ShellNode enclosed() {
        source.deeper();
        ShellNode body = new CommandReader(source).list();
        source.shallower();
        if (!source.accept(")")) {
            throw source.fail("a substitution is not closed");
        }
        return body;
    }

    WordPart backticks(boolean doubleQuoted) {
        int start = source.at();
        source.next();
        StringBuilder code = new StringBuilder();
        while (source.current() != '`') {
            if (source.ended()) {
                throw source.fail("a backtick is not closed");
            }
            char c = source.next();
            if (c == '\\' && escapable(source.raw(), doubleQuoted)) {
                c = source.next();
            } else if (c == '\\' && source.raw() != ParserInput.END) {
                code.append(c);
                c = source.next();
            }
            code.append(c);
        }
        source.next();
        Span span = source.since(start);
        return new WordPart.Substitution(parsed(code.toString(), span), span);
    }

    private static boolean escapable(char c, boolean doubleQuoted) {
        return c == '`' || c == '\\' || c == '$' || (doubleQuoted && c == '"');
    }

    private ShellNode parsed(String code, Span span) {
        ParserInput inner = new ParserInput(code, span, source.depth());
        inner.deeper();
        return new CommandReader(inner).all();
    }
}
