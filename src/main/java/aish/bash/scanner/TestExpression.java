package aish.bash.scanner;

import module java.base;

import aish.bash.Chars;
import aish.bash.ControlOperator;
import aish.bash.ScanResult.OpenConstruct;
import aish.bash.ScanResult.TokenKind;
import aish.bash.ScanResult.WordRole;
import aish.bash.scanner.PendingHeredocs.RedirectionOperator;

/** {@code [[ … ]]} */
final class TestExpression extends TokenFrame {
    private enum Stage {
        /** Before the first operand, where the test may also be empty. */
        START,
        TERM,
        /** After an operator such as {@code -f}. */
        UNARY,
        /** After a left operand. */
        OPERAND,
        RIGHT,
        REGEX,
        DONE
    }

    private static final String UNARY_OPERATORS = "abcdefghknoprstuvwxzGLNORS";

    private Stage stage = Stage.START;
    private int depth;

    @Override
    void step(ScanPass pass) {
        char c = pass.current();
        if (stage == Stage.REGEX && (!Chars.endsWord(c) || c == '(' || c == '|')) {
            pass.push(newWord(pass).asRegex());
        } else {
            super.step(pass);
        }
    }

    @Override
    WordFrame newWord(ScanPass pass) {
        TokenKind kind = pass.peek(0) == '-' ? TokenKind.OPTION : TokenKind.ARGUMENT;
        return new WordFrame(pass, this, WordRole.PLAIN, kind, pass.nextCommand());
    }

    @Override
    void word(ScanPass pass, WordFrame word) {
        String text = word.plainText(pass);
        if (text.equals("]]")) {
            end(pass, word);
            return;
        }
        switch (stage) {
            case START, TERM -> term(pass, word, text);
            case OPERAND -> binaryOperator(pass, word, text);
            case UNARY, RIGHT, REGEX -> stage = Stage.DONE;
            case DONE -> pass.fail();
        }
    }

    private void end(ScanPass pass, WordFrame word) {
        boolean allowed = stage == Stage.START || stage == Stage.OPERAND || stage == Stage.DONE;
        if (!allowed || depth > 0) {
            pass.fail();
        }
        word.reclassify(pass, WordRole.KEYWORD, TokenKind.KEYWORD);
        pass.pop();
    }

    private void term(ScanPass pass, WordFrame word, String text) {
        if (text.equals("!")) {
            word.reclassify(pass, WordRole.PLAIN, TokenKind.OPERATOR);
            stage = Stage.TERM;
        } else if (isUnary(text)) {
            stage = Stage.UNARY;
        } else {
            stage = Stage.OPERAND;
        }
    }

    private static boolean isUnary(String text) {
        return text.length() == 2
                && text.charAt(0) == '-'
                && UNARY_OPERATORS.indexOf(text.charAt(1)) >= 0;
    }

    private void binaryOperator(ScanPass pass, WordFrame word, String text) {
        switch (text) {
            case "=", "==", "!=" -> {
                word.reclassify(pass, WordRole.PLAIN, TokenKind.OPERATOR);
                stage = Stage.RIGHT;
            }
            case "=~" -> {
                word.reclassify(pass, WordRole.PLAIN, TokenKind.OPERATOR);
                stage = Stage.REGEX;
            }
            case "-eq", "-ne", "-lt", "-le", "-gt", "-ge", "-nt", "-ot", "-ef" ->
                    stage = Stage.RIGHT;
            default -> pass.fail();
        }
    }

    @Override
    void operator(ScanPass pass, ControlOperator operator) {
        boolean operand = stage == Stage.OPERAND || stage == Stage.DONE;
        if (operand && (operator == ControlOperator.AND || operator == ControlOperator.OR)) {
            stage = Stage.TERM;
        } else if (operand && operator == ControlOperator.RIGHT && depth > 0) {
            depth--;
            stage = Stage.DONE;
        } else if (expectsTerm() && operator == ControlOperator.LEFT) {
            depth++;
            stage = Stage.TERM;
        } else {
            pass.fail();
        }
    }

    private boolean expectsTerm() {
        return stage == Stage.START || stage == Stage.TERM;
    }

    /** In a test, {@code <} and {@code >} compare. */
    @Override
    void redirection(ScanPass pass, RedirectionOperator redirection) {
        if (stage == Stage.OPERAND) {
            stage = Stage.RIGHT;
        } else {
            pass.fail();
        }
    }

    @Override
    void newline(ScanPass pass) {
        if (!expectsTerm() && stage != Stage.DONE) {
            pass.fail();
        }
    }

    @Override
    Optional<OpenConstruct> open() {
        return Optional.of(OpenConstruct.TEST);
    }
}
