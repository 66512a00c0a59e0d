package aish.bash.reader;

import module java.base;

import aish.bash.ScanResult.OpenConstruct;
import aish.bash.ScanResult.TokenKind;
import aish.bash.ScanResult.WordRole;
import aish.bash.ShellNode;
import aish.bash.ShellNode.ShellWord;
import aish.bash.reader.WordReader.Stop;

/** Reads {@code [[ … ]]}. */
final class TestReader {
    private static final String UNARY_OPERATORS = "abcdefghknoprstuvwxzGLNORS";
    private static final int LONGEST_OPERATOR = 3;

    private final Source source;
    private final WordReader words;
    private final List<ShellWord> found = new ArrayList<>();

    TestReader(Source source, WordReader words) {
        this.source = source;
        this.words = words;
    }

    /** Reads what follows {@code [[}. */
    ShellNode read(int start) {
        source.skipNewlines();
        if (atEnd()) {
            source.findings().failTree("an operand of a test is missing", source.at());
        } else {
            expression();
        }
        while (!source.ended() && !atEnd()) {
            boolean word = source.atWord();
            words.unexpected("expected ]]");
            if (!word && source.current() != '\n') {
                source.acceptOperator(String.valueOf(source.current()));
            }
            source.skipNewlines();
        }
        int end = source.at();
        if (source.accept("]]")) {
            source.findings().keyword(end, source.end());
        } else {
            source.missing(OpenConstruct.TEST, "expected ]]");
        }
        return new ShellNode.Test(found, source.since(start));
    }

    private boolean atEnd() {
        return source.current() == ']' && source.plainWord(2).equals("]]");
    }

    private void expression() {
        source.deeper();
        do {
            term();
        } while (source.acceptOperator("&&") || source.acceptOperator("||"));
        source.shallower();
    }

    private void term() {
        source.skipNewlines();
        while (source.plainWord(1).equals("!")) {
            words.word(WordRole.PLAIN, TokenKind.OPERATOR, source.findings().nextCommand());
            source.skipNewlines();
        }
        if (source.acceptOperator("(")) {
            expression();
            if (!source.acceptOperator(")")) {
                source.missing(OpenConstruct.TEST, "expected )");
            }
            source.skipNewlines();
        } else if (source.ended()) {
            source.missing(OpenConstruct.TEST, "an operand of a test is missing");
        } else if (isUnary(source.plainWord(2))) {
            word(Stop.WORD);
            last(Stop.WORD);
        } else if (operand(Stop.WORD)) {
            binary();
        }
    }

    private static boolean isUnary(String text) {
        return text.length() == 2
                && text.charAt(0) == '-'
                && UNARY_OPERATORS.indexOf(text.charAt(1)) >= 0;
    }

    /** Reads the operator and right side that may follow an operand. */
    private void binary() {
        source.skipBlanks();
        char c = source.current();
        if ((c == '<' || c == '>') && !source.atProcess(c)) {
            int start = source.at();
            source.next();
            source.findings().token(TokenKind.REDIRECTION, start, source.end());
            last(Stop.WORD);
            return;
        }
        if (!source.atWord() || atEnd()) {
            if (c == '\n' || source.ended()) {
                source.wrong("expected an operator of a test");
            }
            return;
        }
        String operator = source.plainWord(LONGEST_OPERATOR);
        switch (operator) {
            case "=", "==", "!=", "=~" -> {
                int command = source.findings().nextCommand();
                found.add(words.word(WordRole.PLAIN, TokenKind.OPERATOR, command));
                last(operator.equals("=~") ? Stop.REGEX : Stop.WORD);
            }
            case "-eq", "-ne", "-lt", "-le", "-gt", "-ge", "-nt", "-ot", "-ef" -> {
                word(Stop.WORD);
                last(Stop.WORD);
            }
            default -> words.unexpected("expected an operator of a test");
        }
    }

    /** Reads the operand that ends a term. */
    private void last(Stop stop) {
        source.skipBlanks();
        if (operand(stop)) {
            source.skipNewlines();
        }
    }

    private boolean operand(Stop stop) {
        char c = source.current();
        boolean here = source.atWord() || (stop == Stop.REGEX && (c == '(' || c == '|'));
        if (!here || atEnd()) {
            source.wrong("an operand of a test is missing");
            return false;
        }
        word(stop);
        return true;
    }

    private void word(Stop stop) {
        TokenKind kind = source.current() == '-' ? TokenKind.OPTION : TokenKind.ARGUMENT;
        int command = source.findings().nextCommand();
        found.add(words.word(WordRole.PLAIN, kind, command, stop));
    }
}
