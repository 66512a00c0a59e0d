package aish.safety.languages;

import module java.base;

import aish.safety.rules.WordLists;

/**
 * Splits inline code into tokens. Where it is not certain how the interpreter splits the code, the
 * code is not proved; so every character of it is either in a token or in a comment. Repeated
 * groups are possessive, because others need stack for every repetition.
 */
final class CodeTokens {
    private static final String DOUBLE = "\"(?:[^\"\\\\\\n]|\\\\[\\s\\S])*+\"";
    private static final String SINGLE = DOUBLE.replace('"', '\'');
    private static final String HASH = "[ \\t]+|\\\\\\n|#[^\\n]*";
    private static final String NONE = "(?!)";

    /** The languages that share this reader. */
    enum Dialect {
        AWK(HASH, DOUBLE, "/(?:[^/\\\\\\n\\[]|\\\\.|\\[\\^?\\]?[^\\]/\\n]*\\])*+/", NONE),
        JS(
                "[ \\t]+|//[^\\n]*|/\\*[\\s\\S]*?\\*/",
                DOUBLE
                        + "|"
                        + SINGLE
                        + "|`(?:[^`\\\\$]|\\\\[\\s\\S]|\\$(?!\\{)|\\$\\{[^{}`\\n/]*\\})*+`",
                "/(?:[^/\\\\\\n\\[]|\\\\.|\\[(?:[^\\]\\\\\\n]|\\\\.)*+\\])++/[dgimsuy]*",
                NONE),
        PERL(
                "[ \\t]+|#[^\\n]*",
                PerlText.STRING,
                "/(?:[^/\\\\\\n]|\\\\.)*+/" + PerlText.FLAGS + "|<(?:STDIN)?>",
                PerlText.VARIABLE),
        PYTHON(
                HASH,
                "(?i:[bfrtu]|[fbt]r|r[fbt])?(?:\"\"\"(?:[^\"\\\\]|\\\\[\\s\\S]|\"(?!\"\"))*+\"\"\"|"
                        + "'''(?:[^'\\\\]|\\\\[\\s\\S]|'(?!''))*+'''|"
                        + DOUBLE
                        + "|"
                        + SINGLE
                        + ")",
                NONE,
                NONE),
        RUBY(
                HASH,
                "'(?:[^'\\\\]|\\\\[\\s\\S])*+'|\"(?:[^\"\\\\#]|\\\\[\\s\\S]|#(?!\\{)|#\\{[^{}#\\n]*\\})*+\"",
                "/(?:[^/\\\\\\n#]|\\\\.)*+/[imx]*|%w(?:\\[[^\\[\\]\\\\]*\\]|\\([^()\\\\]*\\))",
                "\\$(?:\\w+|[~<,;/.])|@@?\\w+");

        private final Pattern blank;
        private final Pattern string;
        private final Pattern pattern;
        private final Pattern variable;

        Dialect(String blank, String string, String pattern, String variable) {
            this.blank = Pattern.compile(blank);
            this.string = Pattern.compile(string);
            this.pattern = Pattern.compile(pattern);
            this.variable = Pattern.compile(variable);
        }
    }

    /** What a token is; line ends and operators are signs. */
    enum Kind {
        NAME,
        NUMBER,
        STRING,
        PATTERN,
        VARIABLE,
        SYMBOL,
        SIGN
    }

    /**
     * A token.
     *
     * @param text as it is written; of strings without their quotes
     */
    record Token(Kind kind, String text) {
        static final Token END = new Token(Kind.SIGN, "\n");

        boolean is(String sign) {
            return kind == Kind.SIGN && text.equals(sign);
        }

        boolean is(Kind other) {
            return kind == other;
        }
    }

    /** The code is not of a form that is known to be harmless. */
    static final class UnprovedException extends Exception {
        private static final long serialVersionUID = 1;

        UnprovedException(String reason) {
            super(reason, null, false, false);
        }

        static UnprovedException unclear() {
            return new UnprovedException("is not of a form that aish knows");
        }
    }

    private static final int DEEPEST = 8;

    private static final Pattern NAME = Pattern.compile("[A-Za-z_]\\w*");
    private static final Pattern JS_NAME = Pattern.compile("[A-Za-z_$][\\w$]*");
    private static final Pattern PERL_NAME = Pattern.compile("[A-Za-z_]\\w*(?:::\\w+)*+(?!')");
    private static final Pattern RUBY_NAME = Pattern.compile("[A-Za-z_]\\w*(?:[?!](?!=))?");
    private static final Pattern SYMBOL = Pattern.compile(":(?:[A-Za-z_]\\w*[?!]?|[+*])");

    private static final Pattern NUMBER =
            Pattern.compile(
                    "(?:0[xX][0-9a-fA-F_]+|0[bB][01_]+|(?:[0-9][0-9_]*(?:\\.[0-9][0-9_]*)?|\\.[0-9]+)"
                            + "(?:[eE][+-]?[0-9]+)?)[jnL]?(?!\\w)");

    private static final Pattern SIGN =
            Pattern.compile(
                    "===|!==|\\.\\.\\.?|<=>|\\*\\*=?|\\|\\|=?|&&=?|=>|[=!<>]=|<<(?![~\"'`A-Za-z_-])|>>|->|=~|!~|::|"
                            + "\\+\\+|--(?!>)|[-+*/.|]=|[?&]\\.|\\|&|//|<(?!!--|<)|[\\n!$%&()*+,./:;=>?@^|~{}\\[\\]-]");

    /** Code in strings: what is between the braces is read in the same way. */
    private static final Pattern FIELD =
            Pattern.compile("\\{([^{}!:\\\\#\\n]*)(?:![rsa])?(?::[^{}]*)?\\}");

    private final Dialect dialect;
    private final String code;
    private final int depth;
    private final List<Token> tokens = new ArrayList<>();
    private final Deque<Character> brackets = new ArrayDeque<>();
    private int at;
    private boolean afterHeader;

    private CodeTokens(Dialect dialect, String code, int depth) {
        this.dialect = dialect;
        this.code = code;
        this.depth = depth;
    }

    static List<Token> of(Dialect dialect, String code) throws UnprovedException {
        return new CodeTokens(dialect, code, 0).read();
    }

    private List<Token> read() throws UnprovedException {
        while (at < code.length()) {
            boolean atLineStart = at == 0 || code.charAt(at - 1) == '\n';
            int blank = end(dialect.blank);
            if (blank > at) {
                at = blank;
            } else if (atLineStart && code.startsWith("=", at)) {
                throw UnprovedException.unclear(); // documentation between the lines
            } else {
                token();
            }
        }
        if (!brackets.isEmpty()) {
            throw UnprovedException.unclear();
        }
        return tokens;
    }

    /** Returns where a match at the current position ends; -1 if there is none. */
    private int end(Pattern pattern) {
        Matcher matcher = pattern.matcher(code).region(at, code.length());
        matcher.useTransparentBounds(true);
        return matcher.lookingAt() ? matcher.end() : -1;
    }

    private Token last() {
        return tokens.isEmpty() ? Token.END : tokens.getLast();
    }

    private boolean take(Kind kind, Pattern pattern) {
        int end = end(pattern);
        if (end > at) {
            tokens.add(new Token(kind, code.substring(at, end)));
            at = end;
        }
        return end >= 0;
    }

    private void token() throws UnprovedException {
        Pattern name =
                switch (dialect) {
                    case PERL -> PERL_NAME;
                    case RUBY -> RUBY_NAME;
                    case JS -> JS_NAME;
                    case AWK, PYTHON -> NAME;
                };
        char c = code.charAt(at);
        boolean operand = doubtful().indexOf(c) >= 0 && operandBefore();
        boolean perlName = dialect == Dialect.PERL && last().is("->");
        int string = perlName ? -1 : end(dialect.string);
        if (string > 0) {
            string(code.substring(at, string), operand);
            at = string;
        } else if (!take(Kind.NAME, name)) {
            boolean found =
                    take(Kind.NUMBER, NUMBER)
                            || (!operand && pattern())
                            || ((c != '%' || !operand) && take(Kind.VARIABLE, dialect.variable))
                            || (isSymbol(c) && take(Kind.SYMBOL, SYMBOL));
            if (!found) {
                sign(c, operand);
            }
        } else if (dialect == Dialect.PERL && WordLists.has("perl-quotes", last().text())) {
            throw UnprovedException.unclear();
        }
    }

    /** Returns the characters that mean one thing after an operand and another elsewhere. */
    private String doubtful() {
        return switch (dialect) {
            case AWK -> "/";
            case JS -> "/`";
            case PERL -> "/<%";
            case PYTHON -> "";
            case RUBY -> "/%?";
        };
    }

    private boolean pattern() throws UnprovedException {
        boolean found = take(Kind.PATTERN, dialect.pattern);
        if (found && dialect == Dialect.PERL) {
            PerlText.checkString(last().text());
        }
        return found;
    }

    private boolean isSymbol(char c) {
        return dialect == Dialect.RUBY && c == ':' && last().is(Kind.SIGN) && !isClosing(last());
    }

    private static boolean isClosing(Token token) {
        return token.is(")") || token.is("]") || token.is("}") || token.is("?");
    }

    /** Whether an operator is expected; throws if that cannot be told from what is before. */
    private boolean operandBefore() throws UnprovedException {
        Token last = last();
        boolean slash = code.charAt(at) == '/' || code.charAt(at) == '<';
        return switch (last.kind()) {
            case NUMBER, STRING, PATTERN, VARIABLE, SYMBOL -> true;
            case NAME -> nameBefore(last.text());
            case SIGN -> {
                boolean block = last.is("}") && dialect == Dialect.AWK;
                boolean doubtful =
                        last.is("++")
                                || last.is("--")
                                || (last.is("}") && !block)
                                || (last.is(")") && afterHeader);
                if (slash && doubtful) {
                    throw UnprovedException.unclear();
                }
                yield doubtful || last.is(")") || last.is("]");
            }
        };
    }

    /** Decides after a name; for some names nobody can tell without knowing what they are. */
    private boolean nameBefore(String name) throws UnprovedException {
        boolean expectsOperand =
                switch (dialect) {
                    case AWK -> WordLists.has("awk-before-patterns", name);
                    case JS -> name.equals("return");
                    case PERL -> WordLists.has("perl-before-patterns", name);
                    case RUBY -> WordLists.has("ruby-before-patterns", name);
                    case PYTHON -> false;
                };
        boolean operand =
                switch (dialect) {
                    case AWK -> !WordLists.has("awk-names", name);
                    case JS -> !WordLists.has("js-operators", name);
                    case PERL, RUBY -> false;
                    case PYTHON -> true;
                };
        // functions may take what follows as their argument
        boolean functions = dialect == Dialect.PERL || dialect == Dialect.RUBY;
        boolean certain = functions && "/<?".indexOf(code.charAt(at)) < 0;
        if (!expectsOperand && !operand && !certain) {
            throw UnprovedException.unclear();
        }
        return operand && !expectsOperand;
    }

    private void sign(char c, boolean operand) throws UnprovedException {
        if (c == '(' && last().is(Kind.NAME) && WordLists.has("statement-headers", last().text())) {
            brackets.push('h');
        } else if ("([{".indexOf(c) >= 0) {
            brackets.push(c);
        } else if (")]}".indexOf(c) >= 0) {
            char open = brackets.isEmpty() ? ' ' : brackets.pop();
            if ((open == 'h' ? 0 : "([{".indexOf(open)) != ")]}".indexOf(c)) {
                throw UnprovedException.unclear();
            }
            afterHeader = open == 'h';
        } else if (c == ';' && (last().is(";") || last().is("("))) {
            throw new UnprovedException("may never end");
        }
        // in Ruby a character may follow, even a quote
        boolean character = c == '?' && dialect == Dialect.RUBY && (!operand || next() != ' ');
        boolean literal =
                (!operand && doubtful().indexOf(c) >= 0 && c != '?')
                        || (dialect == Dialect.PERL && (c == '$' || c == '@'));
        if (character || literal || !take(Kind.SIGN, SIGN)) {
            throw UnprovedException.unclear();
        }
    }

    private char next() {
        return at + 1 < code.length() ? code.charAt(at + 1) : '\n';
    }

    private void string(String text, boolean operand) throws UnprovedException {
        char first = text.charAt(0);
        int quote =
                dialect == Dialect.PYTHON ? text.replaceFirst("['\"][\\s\\S]*", "").length() : 0;
        boolean formatted = text.substring(0, quote).toLowerCase(Locale.ROOT).matches(".*[ft].*");
        if (dialect == Dialect.PERL) {
            PerlText.checkString(text);
        } else if (first == '`' && operand) {
            throw UnprovedException.unclear(); // a call
        } else if (formatted || first == '`' || (first == '"' && dialect == Dialect.RUBY)) {
            embedded(text, formatted ? "{" : first == '`' ? "${" : "#{");
        }
        int marks = text.startsWith("\"\"\"", quote) || text.startsWith("'''", quote) ? 3 : 1;
        boolean pattern = dialect == Dialect.PERL && PerlText.isPattern(text);
        String inside =
                text.substring(
                        quote + marks,
                        text.length() - Math.min(marks, text.length() - quote - marks));
        tokens.add(new Token(pattern ? Kind.PATTERN : Kind.STRING, inside));
    }

    /** Reads the code in a string, between line ends. */
    private void embedded(String text, String opening) throws UnprovedException {
        int place = text.indexOf(opening);
        while (place >= 0) {
            Matcher field = FIELD.matcher(text).region(place + opening.length() - 1, text.length());
            if (opening.equals("{") && text.startsWith("{{", place)) {
                place = text.indexOf(opening, place + 2);
                continue;
            }
            if (!field.lookingAt() || depth >= DEEPEST || text.contains("\\N{")) {
                throw UnprovedException.unclear();
            }
            tokens.add(Token.END);
            tokens.addAll(new CodeTokens(dialect, field.group(1), depth + 1).read());
            tokens.add(Token.END);
            place = text.indexOf(opening, field.end());
        }
    }
}
