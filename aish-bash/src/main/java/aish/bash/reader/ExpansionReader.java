package aish.bash.reader;

import module java.base;

import aish.bash.Chars;
import aish.bash.ScanResult.OpenConstruct;
import aish.bash.ScanResult.QuoteState;
import aish.bash.ScanResult.TokenKind;
import aish.bash.ShellNode;
import aish.bash.ShellNode.WordPart;
import aish.bash.ShellQuoting.AnsiCQuoting;
import aish.bash.Span;
import aish.bash.reader.Source.Region;
import aish.bash.reader.WordReader.Stop;
import org.jspecify.annotations.Nullable;

/** Reads what starts with a dollar sign or a backtick. */
final class ExpansionReader {
    private static final String OPERATORS = ":-=?+%#/^,@*!~";

    /** More characters of the kind belong to the operand. */
    private static final int LONGEST_OPERATOR = 8;

    private final Source source;
    private final WordReader words;
    private @Nullable Commands commands;

    ExpansionReader(Source source, WordReader words) {
        this.source = source;
        this.words = words;
    }

    void dollar(Stop stop, WordParts list) {
        list.flush();
        int start = source.at();
        char c = source.peek(1);
        if (c == '(') {
            list.add(source.peek(2) == '(' ? arithmeticOrCommand(start) : substitution());
        } else if (c == '{') {
            list.add(parameter(stop));
        } else if (c == '[') {
            list.add(oldArithmetic(start));
        } else if (c == '\'' && !stop.quotedText()) {
            ansiC(list);
        } else if (c == '"' && !stop.quotedText()) {
            source.next();
            list.add(words.doubleQuoted(start));
        } else {
            simple(list, c);
        }
    }

    private void simple(WordParts list, char c) {
        int start = source.at();
        if (!Chars.startsName(c) && !Chars.isSpecialParameter(c)) {
            list.addLiteral();
            if (source.textEnded()) {
                // A variable name is about to be typed.
                source.findings().token(TokenKind.VARIABLE, start, source.end());
            }
            return;
        }
        source.next();
        source.moveTo(Chars.startsName(c) ? source.nameEnd() : source.at() + 1);
        source.findings().token(TokenKind.VARIABLE, start, source.end());
        String name = source.slice(start, source.end()).substring(1);
        list.add(new WordPart.Parameter(name, "", List.of(), source.since(start)));
    }

    private WordPart oldArithmetic(int start) {
        source.accept("$[");
        List<WordPart> parts = words.parts(Stop.BRACKET, TokenKind.VARIABLE, start);
        close("]", OpenConstruct.ARITHMETIC, start, "$[ is not closed");
        return new WordPart.Arithmetic(parts, source.since(start));
    }

    /** Consumes the bracket that ends an expansion and records the rest of its token. */
    private void close(String bracket, OpenConstruct construct, int start, String why) {
        boolean closed = source.accept(bracket);
        source.findings().token(TokenKind.VARIABLE, start, source.at());
        if (!closed) {
            source.unclosed(construct, why);
        }
    }

    private void ansiC(WordParts list) {
        int start = source.at();
        source.accept("$'");
        int from = source.end();
        int end = from;
        while (end < source.limit() && source.charAt(end) != '\'') {
            end += source.charAt(end) == '\\' ? 2 : 1;
        }
        source.moveTo(end + 1);
        source.findings().token(TokenKind.STRING, start, source.end());
        if (end >= source.limit()) {
            source.unclosedQuote(QuoteState.DOLLAR_SINGLE, "a quote is not closed");
            return;
        }
        StringBuilder value = new StringBuilder();
        AnsiCQuoting.decode(source.text().substring(from, end + 1), 0, value);
        list.add(new WordPart.Quoted(value.toString(), source.since(start)));
    }

    private WordPart parameter(Stop stop) {
        int start = source.at();
        source.accept("${");
        int prefixStart = source.at();
        if (source.current() == '!' || (source.current() == '#' && source.peek(1) != '}')) {
            source.next();
        }
        int nameStart = source.at();
        String prefix = source.slice(prefixStart, nameStart);
        source.moveTo(source.wordCharactersEnd());
        if (source.at() == nameStart && namesSpecialParameter()) {
            source.next();
        }
        String name = source.slice(nameStart, Math.max(nameStart, source.end()));
        return rest(start, prefix, name, stop);
    }

    /** Whether a special parameter is named here; another dollar sign may start an expansion. */
    private boolean namesSpecialParameter() {
        char next = source.peek(1);
        return Chars.isSpecialParameter(source.current())
                && (source.current() != '$' || next == '}' || OPERATORS.indexOf(next) >= 0);
    }

    private WordPart rest(int start, String prefix, String name, Stop stop) {
        int ahead = 0;
        StringBuilder operator = new StringBuilder();
        while (ahead < LONGEST_OPERATOR && OPERATORS.indexOf(source.peek(ahead)) >= 0) {
            operator.append(source.peek(ahead++));
        }
        if (source.current() == '}') {
            close("}", OpenConstruct.PARAMETER, start, "");
            return new WordPart.Parameter(name, prefix, List.of(), source.since(start));
        }
        boolean pattern = !operator.isEmpty() && "#%/^,".indexOf(operator.charAt(0)) >= 0;
        boolean quoted = stop.quotedText() && !pattern;
        Stop end = quoted ? Stop.BRACE_IN_DOUBLE : Stop.BRACE;
        List<WordPart> operand = words.parts(end, TokenKind.VARIABLE, start);
        close("}", OpenConstruct.PARAMETER, start, "${ is not closed");
        String shown = operator.isEmpty() ? "[" : operator.toString();
        return new WordPart.Parameter(name, prefix + shown, operand, source.since(start));
    }

    private WordPart arithmeticOrCommand(int start) {
        Arithmetic attempt = new Arithmetic(source, words);
        source.accept("$((");
        List<WordPart> parts = attempt.read(TokenKind.VARIABLE, start);
        if (parts == null) {
            return substitution();
        }
        return new WordPart.Arithmetic(parts, source.since(start));
    }

    private WordPart substitution() {
        int start = source.at();
        source.acceptOperator("$(");
        return new WordPart.Substitution(enclosed(), source.since(start));
    }

    WordPart process() {
        int start = source.at();
        source.acceptOperator(source.current() + "(");
        return new WordPart.ProcessSubstitution(enclosed(), source.since(start));
    }

    private ShellNode enclosed() {
        source.deeper();
        PendingHeredocs.Outer outer = source.heredocs().enter();
        ShellNode body =
                commands()
                        .parenthesised(OpenConstruct.SUBSTITUTION, "a substitution is not closed");
        if (!source.isOpen()) {
            source.heredocs().leave(outer);
        }
        source.shallower();
        return body;
    }

    private Commands commands() {
        if (commands == null) {
            commands = source.commands(words);
        }
        return commands;
    }

    /**
     * Bash looks only for the next unescaped backtick and reports no mistakes before it; so that
     * position is the end of the text for what is inside.
     */
    void backticks(boolean doubleQuoted, WordParts list) {
        list.flush();
        int start = source.at();
        source.acceptOperator("`");
        int from = source.at();
        int close = from;
        while (close < source.limit() && source.charAt(close) != '`') {
            close += source.charAt(close) == '\\' ? 2 : 1;
        }
        boolean closed = close < source.limit();
        int end = closed ? close : source.limit();
        boolean escapes = source.text().indexOf('\\', from, end) >= 0;
        Span span = source.between(start, end + 1);
        source.deeper();
        Region outer = source.enterBackticks(end, span);
        ShellNode body = commands().all();
        source.leaveBackticks(outer, closed, escapes);
        if (escapes) {
            body = copied(code(from, end, doubleQuoted), span);
        }
        source.shallower();
        if (!source.acceptOperator("`")) {
            source.findings().failTree("a backtick is not closed", source.at());
        }
        list.add(new WordPart.Substitution(body, span));
    }

    /** Returns the commands between backticks without the backslashes that backticks need. */
    private String code(int from, int end, boolean doubleQuoted) {
        StringBuilder code = new StringBuilder();
        for (int i = from; i < end; i++) {
            char c = source.charAt(i);
            if (c == '\\' && i + 1 < end) {
                char next = source.charAt(++i);
                if (next == '\n') {
                    continue;
                }
                boolean dropped =
                        next == '`' || next == '\\' || next == '$' || (doubleQuoted && next == '"');
                if (!dropped) {
                    code.append(c);
                }
                c = next;
            }
            code.append(c);
        }
        return code.toString();
    }

    private ShellNode copied(String code, Span span) {
        Source copy = source.copy(code, span);
        ShellNode body = copy.commands(new WordReader(copy)).all();
        source.include(copy);
        return body;
    }
}
