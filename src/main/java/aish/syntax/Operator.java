package aish.syntax;

/** The control operators. */
enum Operator {
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

    Operator(String text) {
        this.text = text;
    }

    int length() {
        return text.length();
    }

    /** The operator at the pass's place, which is one of {@code ; & | ( )}. */
    static Operator at(ScanPass pass) {
        char next = pass.peek(1);
        return switch (pass.current()) {
            case '&' -> next == '&' ? AND : BACKGROUND;
            case '|' -> next == '|' ? OR : next == '&' ? PIPE_BOTH : PIPE;
            case '(' -> LEFT;
            case ')' -> RIGHT;
            default -> semicolons(next, pass.peek(2));
        };
    }

    private static Operator semicolons(char second, char third) {
        if (second == '&') {
            return FALL_THROUGH;
        }
        if (second != ';') {
            return SEMICOLON;
        }
        return third == '&' ? BREAK_TEST_NEXT : BREAK;
    }
}
