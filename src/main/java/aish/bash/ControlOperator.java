package aish.bash;

import aish.bash.scanner.ScanPass;

/** Bash's control operators. */
public enum ControlOperator {
    AND("&&"),
    BACKGROUND("&"),
    OR("||"),
    PIPE_BOTH("|&"),
    PIPE("|"),
    BREAK_TEST_NEXT(";;&"),
    BREAK(";;"),
    FALL_THROUGH(";&"),
    SEMICOLON(";"),
    LEFT("("),
    RIGHT(")");

    private final String text;

    ControlOperator(String text) {
        this.text = text;
    }

    public int length() {
        return text.length();
    }

    /** Returns the operator at the current position, which is one of {@code ; & | ( )}. */
    public static ControlOperator at(ScanPass pass) {
        char next = pass.peek(1);
        return switch (pass.current()) {
            case '&' -> next == '&' ? AND : BACKGROUND;
            case '|' -> next == '|' ? OR : next == '&' ? PIPE_BOTH : PIPE;
            case '(' -> LEFT;
            case ')' -> RIGHT;
            default -> semicolons(next, pass.peek(2));
        };
    }

    private static ControlOperator semicolons(char second, char third) {
        if (second == '&') {
            return FALL_THROUGH;
        }
        if (second != ';') {
            return SEMICOLON;
        }
        return third == '&' ? BREAK_TEST_NEXT : BREAK;
    }
}
