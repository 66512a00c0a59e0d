package aish.bash.scanner;

import aish.bash.Chars;
import org.jspecify.annotations.Nullable;

/** A redirection operator with the descriptor before it. */
record RedirectionOperator(int length, Target target) {
    /** The kind of word that must follow. */
    enum Target {
        /** No word: {@code 2>&1} is complete. */
        NONE,
        FILE,
        DELIMITER,
        DELIMITER_WITH_TABS
    }

    /** Returns the redirection at the current position, or null. */
    static @Nullable RedirectionOperator at(ScanPass pass) {
        int prefix = prefixLength(pass);
        char c = pass.peek(prefix);
        char next = pass.peek(prefix + 1);
        if (next == '(' && c != '&') {
            return null;
        }
        return switch (c) {
            case '<' -> input(pass, prefix, next);
            case '>' -> output(pass, prefix, next);
            case '&' -> prefix == 0 && next == '>' ? both(pass) : null;
            default -> null;
        };
    }

    /** Returns the length of a descriptor such as {@code 2} or {@code {name}}, or 0. */
    private static int prefixLength(ScanPass pass) {
        int length = 0;
        if (pass.current() == '{') {
            int end = Chars.nameEnd(pass.text(), pass.at() + 1, pass.limit());
            length = end - pass.at();
            return length > 1 && pass.peek(length) == '}' ? length + 1 : 0;
        }
        while (Chars.isDigit(pass.peek(length))) {
            length++;
        }
        return length;
    }

    private static RedirectionOperator input(ScanPass pass, int prefix, char next) {
        return switch (next) {
            case '<' -> hereText(prefix, pass.peek(prefix + 2));
            case '&' -> duplicate(pass, prefix + 2);
            case '>' -> new RedirectionOperator(prefix + 2, Target.FILE);
            default -> new RedirectionOperator(prefix + 1, Target.FILE);
        };
    }

    private static RedirectionOperator hereText(int prefix, char third) {
        return switch (third) {
            case '<' -> new RedirectionOperator(prefix + 3, Target.FILE);
            case '-' -> new RedirectionOperator(prefix + 3, Target.DELIMITER_WITH_TABS);
            default -> new RedirectionOperator(prefix + 2, Target.DELIMITER);
        };
    }

    private static RedirectionOperator output(ScanPass pass, int prefix, char next) {
        return switch (next) {
            case '&' -> duplicate(pass, prefix + 2);
            case '>', '|' -> new RedirectionOperator(prefix + 2, Target.FILE);
            default -> new RedirectionOperator(prefix + 1, Target.FILE);
        };
    }

    private static RedirectionOperator both(ScanPass pass) {
        return new RedirectionOperator(pass.peek(2) == '>' ? 3 : 2, Target.FILE);
    }

    /** Reads {@code >&} with the descriptor after it, unless that is the start of a file name. */
    private static RedirectionOperator duplicate(ScanPass pass, int operator) {
        int length = operator;
        while (Chars.isDigit(pass.peek(length))) {
            length++;
        }
        if (pass.peek(length) == '-') {
            length++;
        }
        boolean whole = pass.at() + length == pass.limit() || Chars.endsWord(pass.peek(length));
        return length > operator && whole
                ? new RedirectionOperator(length, Target.NONE)
                : new RedirectionOperator(operator, Target.FILE);
    }
}
