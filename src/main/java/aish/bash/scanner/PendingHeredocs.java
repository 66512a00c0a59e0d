package aish.bash.scanner;

import module java.base;

import aish.bash.Chars;
import aish.bash.ScanResult.TokenKind;
import aish.bash.ShellQuoting.Unquoting;
import org.jspecify.annotations.Nullable;

/** The here-documents started on the current line, whose bodies begin on the next. */
final class PendingHeredocs {
    /** Whether leading tabs are removed from the lines of a body. */
    enum Tabs {
        KEPT,
        STRIPPED
    }

    /** A line continuation. */
    private static final String LINE_CONTINUATION = "\\\n";

    private record Pending(String delimiter, Tabs tabs, boolean literal) {}

    private final ArrayList<Pending> pending = new ArrayList<>();
    private int first;
    private @Nullable String unfinished;

    void announce(String written, Tabs tabs) {
        String rawDelimiter = written.replace(LINE_CONTINUATION, "");
        String delimiter = Unquoting.unquote(rawDelimiter);
        boolean literal =
                rawDelimiter.indexOf('\'') >= 0
                        || rawDelimiter.indexOf('"') >= 0
                        || rawDelimiter.indexOf('\\') >= 0;
        pending.add(new Pending(delimiter, tabs, literal));
    }

    /**
     * Starts a substitution, in which a newline does not start the bodies of outer here-documents;
     * returns the state to restore.
     */
    int enter() {
        int outer = first;
        first = pending.size();
        return outer;
    }

    /** Ends a substitution; bodies that it did not contain follow the outer line. */
    void leave(int outer) {
        first = outer;
    }

    int count() {
        return pending.size();
    }

    void truncate(int count) {
        pending.subList(count, pending.size()).clear();
    }

    /** Returns the delimiter of a here-document that is still open. */
    Optional<String> unfinished() {
        if (unfinished != null) {
            return Optional.of(unfinished);
        }
        return pending.size() > first
                ? Optional.of(pending.get(first).delimiter())
                : Optional.empty();
    }

    /** Whether the text ends inside a body. */
    boolean insideBody() {
        return unfinished != null;
    }

    /** Reads the bodies; the pass must be at the start of a line. */
    void readBodies(ScanPass pass) {
        for (int i = first; i < pending.size(); i++) {
            readBody(pass, pending.get(i));
        }
        truncate(first);
    }

    private void readBody(ScanPass pass, Pending heredoc) {
        int start = pass.at();
        while (pass.at() < pass.limit()) {
            int lineEnd = lineEnd(pass, heredoc);
            int close = delimiterEnd(pass, heredoc, lineEnd);
            if (close >= 0) {
                pass.findings().token(TokenKind.HEREDOC, start, pass.at());
                pass.consume(TokenKind.REDIRECTION, close - pass.at());
                return;
            }
            pass.advance(lineEnd + 1 - pass.at());
        }
        pass.findings().token(TokenKind.HEREDOC, start, pass.at());
        if (unfinished == null && pass.backticks() == null) {
            unfinished = heredoc.delimiter();
        }
    }

    /** Returns the end of the current line, including the lines that continue it. */
    private static int lineEnd(ScanPass pass, Pending heredoc) {
        int end = lineEnd(pass, pass.at());
        while (!heredoc.literal() && end < pass.limit() && endsInBackslash(pass, end)) {
            end = lineEnd(pass, end + 1);
        }
        return end;
    }

    private static int lineEnd(ScanPass pass, int from) {
        int newline = pass.text().indexOf('\n', from);
        return newline < 0 || newline > pass.limit() ? pass.limit() : newline;
    }

    /** Returns the end of the delimiter if this line is one, or -1. */
    private static int delimiterEnd(ScanPass pass, Pending heredoc, int lineEnd) {
        String text = pass.text();
        int start = pass.at();
        while (heredoc.tabs() == Tabs.STRIPPED && start < lineEnd && text.charAt(start) == '\t') {
            start++;
        }
        if (!heredoc.literal()
                && text.substring(start, lineEnd)
                        .replace(LINE_CONTINUATION, "")
                        .equals(heredoc.delimiter())) {
            return lineEnd;
        }
        int end = start + heredoc.delimiter().length();
        if (end > lineEnd || !text.startsWith(heredoc.delimiter(), start)) {
            return -1;
        }
        return end == lineEnd || closesSubstitution(pass, end, lineEnd) ? end : -1;
    }

    /** Bash allows the parenthesis that ends a substitution on the line of the delimiter. */
    private static boolean closesSubstitution(ScanPass pass, int from, int lineEnd) {
        int parenthesis = pass.text().indexOf(')', from, lineEnd);
        return pass.insideSubstitution() && parenthesis >= 0;
    }

    private static boolean endsInBackslash(ScanPass pass, int lineEnd) {
        int backslashes = 0;
        while (lineEnd - backslashes > pass.at()
                && pass.text().charAt(lineEnd - backslashes - 1) == '\\') {
            backslashes++;
        }
        return backslashes % 2 == 1;
    }

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

        /**
         * Reads {@code >&} with the descriptor after it, unless that is the start of a file name.
         */
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
}
