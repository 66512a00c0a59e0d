package aish.safety.languages;

import module java.base;

import aish.bash.Span;
import aish.safety.Effect;
import aish.safety.languages.CodeNames.NameUse;
import aish.safety.walk.CommandContext;

/**
 * Reads inline code of a programming language. It does not understand the code; it allows code that
 * mentions only names known to be harmless.
 */
final class ProgramReader {
    /** Words after which a slash starts a regular expression. */
    private static final Set<String> OPERATORS =
            Set.of(
                    "if", "unless", "and", "or", "not", "return", "print", "puts", "grep", "when",
                    "split", "while", "say", "x", "until", "in");

    private final Language language;
    private final String code;
    private final CodeNames names;
    private int at;
    private String previousWord = "";
    private char previous = '\n';
    private String problem = "";

    private ProgramReader(Language language, String code, CodeNames names) {
        this.language = language;
        this.code = code;
        this.names = names;
    }

    static void judge(Language language, String code, Span span, CommandContext context) {
        String problem = problem(language, code);
        if (!problem.isEmpty()) {
            context.add(Effect.EXEC_UNKNOWN, "the " + language.name() + " code " + problem, span);
        } else if (isEndless(code)) {
            context.add(Effect.EXHAUSTS, "the " + language.name() + " code never ends", span);
        } else {
            context.add(Effect.READS, "computes", span);
        }
    }

    /** Returns what is wrong with the code; empty if nothing is. */
    static String problem(Language language, String code) {
        ProgramReader reader = new ProgramReader(language, code, new CodeNames(language));
        reader.read();
        return reader.problem;
    }

    private void read() {
        while (at < code.length() && problem.isEmpty()) {
            char c = code.charAt(at);
            if (!language.comment().isEmpty()
                    && code.startsWith(language.comment(), at)
                    && startsComment()) {
                int line = code.indexOf('\n', at);
                at = line < 0 ? code.length() : line;
            } else if (c == '"' || c == '\'') {
                quote(c);
            } else if (c == '`') {
                backtick();
            } else if (c == '/' && language.is("regex") && !operandBefore()) {
                regex('/');
            } else if (Character.isLetter(c) || c == '_') {
                word();
            } else if (c == '<'
                    && code.startsWith("<<", at)
                    && language.is("regex")
                    && at + 2 < code.length()
                    && "~\"'-".indexOf(code.charAt(at + 2)) >= 0) {
                problem = "has a here-document";
            } else {
                sign(c);
            }
        }
    }

    private void sign(char c) {
        char next = at + 1 < code.length() ? code.charAt(at + 1) : '\n';
        boolean reference = c == '&' && previous != '&' && (next == '$' || next == '{');
        String sign = CodeOperators.problem(language, code, at);
        if (!sign.isEmpty()) {
            problem = sign;
        } else if (reference && language.is("quote-like")) {
            problem = "calls what a variable holds";
        } else if (c == ']' && next == '(' && language.is("computed-calls")) {
            problem = "calls a function whose name it computes";
        } else if (c == ')' && next == '(' && language.is("string-calls")) {
            problem = "calls a function whose name it computes";
        } else if (c == '[' && language.is("computed-calls") && CodeOperators.joins(code, at)) {
            problem = "puts a name together";
        }
        at++;
        if (!Character.isWhitespace(c) || c == '\n') {
            previous = c;
            previousWord = "";
        }
    }

    private boolean startsComment() {
        return !language.comment().equals("#") || previous != '$';
    }

    private boolean operandBefore() {
        return (Character.isLetterOrDigit(previous) && !OPERATORS.contains(previousWord))
                || previous == ')'
                || previous == ']'
                || previous == '"'
                || previous == '$';
    }

    private void quote(char quote) {
        if (quote == '\'' && language.is("lisp")) {
            at++;
            return;
        }
        boolean formatted =
                previousWord.equals("f") || previousWord.equals("rf") || previousWord.equals("fr");
        String triple = String.valueOf(quote).repeat(3);
        String end = code.startsWith(triple, at) ? triple : String.valueOf(quote);
        int start = at + end.length();
        int close = start;
        while (close < code.length() && !code.startsWith(end, close)) {
            close += code.charAt(close) == '\\' ? 2 : 1;
        }
        String inside =
                code.substring(Math.min(start, code.length()), Math.min(close, code.length()));
        if (language.is("command-strings")
                && !inside.isEmpty()
                && "<|".indexOf(inside.charAt(0)) >= 0) {
            problem = "runs a command in a string";
        } else if (language.is("string-calls") && names.isCallable(inside) && isArgument()) {
            problem = "hands on " + inside;
        } else if (formatted) {
            embedded(inside, "{");
        } else if (quote == '"') {
            interpolated(inside);
        }
        at = Math.min(close + end.length(), code.length());
        previous = '"';
        previousWord = "";
    }

    private boolean isArgument() {
        return previous == '(' || previous == ',' || previous == '=';
    }

    private void interpolated(String inside) {
        if (language.is("interpolates")) {
            embedded(inside, "#{");
        }
        if (language.is("backtick-runs") && (inside.contains("@{") || inside.contains("${\\"))) {
            problem = "runs code inside a string";
        }
        if (language.is("swift-strings") && inside.contains("\\(")) {
            embedded(inside, "\\(");
        }
    }

    /** Reads code inside a string like any other code. */
    private void embedded(String inside, String mark) {
        int place = inside.indexOf(mark);
        while (place >= 0 && problem.isEmpty()) {
            int end = inside.indexOf(mark.equals("\\(") ? ')' : '}', place);
            int stop = end < 0 ? inside.length() : end;
            String piece = inside.substring(place + mark.length(), stop);
            ProgramReader reader = new ProgramReader(language, piece, names);
            reader.read();
            problem = reader.problem;
            place = inside.indexOf(mark, stop);
        }
    }

    private void backtick() {
        if (language.is("backtick-quotes") && previous == '$') {
            problem = "runs a command in backticks";
        } else if (language.is("backtick-quotes")) {
            int close = code.indexOf('`', at + 1);
            int end = close < 0 ? code.length() : close;
            embedded(code.substring(at + 1, end), "${");
            at = Math.min(end + 1, code.length());
            previous = '"';
        } else if (language.is("lisp")) {
            at++;
        } else {
            problem = "runs a command in backticks";
        }
    }

    private void regex(char delimiter) {
        at++;
        boolean bracket = false;
        while (at < code.length()
                && (bracket || code.charAt(at) != delimiter)
                && code.charAt(at) != '\n') {
            char c = code.charAt(at);
            bracket = c == '[' || (bracket && c != ']');
            if ((c == '@' || c == '$') && at + 1 < code.length() && code.charAt(at + 1) == '{') {
                problem = "runs code inside a pattern";
            }
            at += c == '\\' ? 2 : 1;
        }
        at = Math.min(at + 1, code.length());
        flags();
        previous = '"';
        previousWord = "";
    }

    private void flags() {
        while (at < code.length() && Character.isLetter(code.charAt(at))) {
            if (code.charAt(at) == 'e' && language.is("quote-like")) {
                problem = "runs the replacement of a pattern";
            }
            at++;
        }
    }

    private void word() {
        int start = at;
        while (at < code.length() && continuesWord(code.charAt(at))) {
            if (language.is("lisp") && "/:".indexOf(code.charAt(at)) >= 0) {
                start = at + 1;
            }
            at++;
        }
        if (start >= at) {
            return;
        }
        String word = code.substring(start, at);
        if (language.is("quote-like") && quoteLike(word)) {
            return;
        }
        problem = names.problem(new NameUse(code, start, at, previous, previousWord));
        previous = word.charAt(word.length() - 1);
        previousWord = word;
    }

    private boolean continuesWord(char c) {
        return Character.isLetterOrDigit(c)
                || c == '_'
                || (c == '.' && language.is("dots"))
                || (c == '-' && language.is("dashes"))
                || (language.is("lisp") && "-/!?*.:<>=+%".indexOf(c) >= 0);
    }

    /** Skips Perl's {@code s///}, {@code tr///}, {@code qw()} and the like. */
    private boolean quoteLike(String word) {
        int parts =
                switch (word) {
                    case "s", "tr", "y" -> 2;
                    case "m", "qr", "qw", "q", "qq" -> 1;
                    default -> 0;
                };
        if (parts == 0
                || at >= code.length()
                || previous == '$'
                || previous == '{'
                || previous == '>') {
            return false;
        }
        char delimiter = code.charAt(at);
        if (Character.isLetterOrDigit(delimiter)
                || Character.isWhitespace(delimiter)
                || ",;=)".indexOf(delimiter) >= 0) {
            return false;
        }
        boolean pairs = "({[<".indexOf(delimiter) >= 0;
        char closing = pairs ? ")}]>".charAt("({[<".indexOf(delimiter)) : delimiter;
        regex(closing);
        if (parts == 2) {
            if (!pairs) {
                at--;
            }
            regex(closing);
        }
        return true;
    }

    /** Operator characters that run or write something by themselves. */
    private static final class CodeOperators {
        private CodeOperators() {}

        /** Returns what is wrong with the operator at a position in code; empty if nothing is. */
        static String problem(Language language, String code, int at) {
            char next = at + 1 < code.length() ? code.charAt(at + 1) : '\n';
            return switch (code.charAt(at)) {
                case '!' ->
                        language.is("bang-runs") && "=<>".indexOf(next) < 0
                                ? "runs a command behind an exclamation mark"
                                : "";
                case '&' ->
                        language.is("call-sign")
                                        && next != '&'
                                        && (at == 0 || code.charAt(at - 1) != '&')
                                        && (at == 0 || code.charAt(at - 1) != '>')
                                ? "runs what a string names"
                                : "";
                case '>' -> language.is("redirects") ? redirect(code, at) : "";
                case '.' ->
                        language.is("call-sign")
                                        && (next == ' ' || next == '/')
                                        && isFirst(code, at)
                                ? "runs a script"
                                : "";
                default -> "";
            };
        }

        private static boolean isFirst(String code, int at) {
            String before = code.substring(0, at).strip();
            return before.isEmpty() || ";{|(".indexOf(before.charAt(before.length() - 1)) >= 0;
        }

        /** Whether the text in a bracket is concatenated from strings. */
        static boolean joins(String code, int bracket) {
            int close = code.indexOf(']', bracket);
            String inside = close < 0 ? "" : code.substring(bracket + 1, close).strip();
            boolean quoted = inside.startsWith("\"") || inside.startsWith("'");
            if (!quoted || inside.indexOf(',') >= 0) {
                return false;
            }
            int end = inside.indexOf(inside.charAt(0), 1);
            String rest = end < 0 ? "" : inside.substring(end + 1).strip();
            return rest.startsWith("+") || rest.startsWith(".");
        }

        /** Checks a redirection: it may only go to {@code $null} or to another stream. */
        private static String redirect(String code, int at) {
            int place = at + 1;
            while (place < code.length()
                    && (code.charAt(place) == ' ' || code.charAt(place) == '>')) {
                place++;
            }
            boolean stream =
                    code.startsWith("$null", place)
                            || code.startsWith("&", place)
                            || (at > 0 && "-=".indexOf(code.charAt(at - 1)) >= 0);
            return stream ? "" : "writes a file";
        }
    }

    /** Recognises code that never ends or asks for more memory than there is. */
    static boolean isEndless(String code) {
        boolean loops = Patterns.FOREVER.matcher(code).find();
        return (loops && !Patterns.RESTS.matcher(code).find())
                || Patterns.HUGE.matcher(code).find();
    }

    /** Patterns that are compiled when first needed. */
    private static final class Patterns {
        static final Pattern FOREVER =
                Pattern.compile(
                        "\\b(while|until)\\s*\\(?\\s*(True|true|1|!0|not False|false|0)\\s*(\\)|:|\\{|;|do\\b|$)"
                                + "|\\bwhile\\s+1\\s*[;}]?\\s*$|\\bfor\\s*\\(\\s*;\\s*;"
                                + "|\\bloop\\s*(\\{|do\\b)|\\bitertools\\.count\\(");

        static final Pattern RESTS =
                Pattern.compile(
                        "\\b(break|exit|quit|return|sleep|last|raise|throw|die|getline|readline"
                                + "|input|gets|accept|recv|next|islice|takewhile|any|zip|wait)\\b");

        static final Pattern HUGE =
                Pattern.compile(
                        "[\"'\\]]\\s*(\\*|\\bx)\\s*\\(?(10\\s*\\*\\*\\s*(9|[1-9]\\d)|1e(9|[1-9]\\d)|\\d{10,}"
                                + "|1\\s*<<\\s*[3-9]\\d|2\\s*\\*\\*\\s*[3-9]\\d)");
    }
}
