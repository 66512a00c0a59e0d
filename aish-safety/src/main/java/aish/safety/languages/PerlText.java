package aish.safety.languages;

import module java.base;

import aish.safety.languages.CodeTokens.Kind;
import aish.safety.languages.CodeTokens.Token;
import aish.safety.languages.CodeTokens.UnprovedException;
import aish.safety.rules.WordLists;

/** Perl's variables, and its strings and patterns, in which variables are replaced. */
final class PerlText {
    static final String FLAGS = "[gimsxrnacdlu]*+(?!\\w)";

    static final String VARIABLE =
            "(?:\\$#?(?:\\w|::)++|\\$[/,;.\\\\&!@|\"]|\\$\\$(?![\\w{$:])|[@%](?:\\w|::)++)(?!')";

    private static final String INSIDE = "(?:[^%s\\\\]|\\\\[\\s\\S])*+";

    /** Strings in quotes and behind letters, and patterns behind letters. */
    static final String STRING =
            "'%s'|\"%s\"".formatted(INSIDE.formatted("'"), INSIDE.formatted("\""))
                    + ("|q[qw]?(?:%1$s)|(?:m|qr)(?:%1$s)" + FLAGS + "|(?:s|tr|y)(?:%2$s)" + FLAGS)
                            .formatted(parts(1), parts(2));

    /** Plain variables and elements of them; any other index is code. */
    private static final Pattern INTERPOLATED =
            Pattern.compile(
                    "(?:[^$@\\\\]|\\\\[\\s\\S]|[$@](?![\\w{$#:^])(?![^\\w\\s][\\[{])"
                            + "|[$@]\\w+(?:\\[[$-]?\\w+\\]|\\{\\$?\\w+\\})?(?!\\w|[\\[{]|->))*+");

    private PerlText() {}

    /** Returns a pattern for texts between delimiters, one text or two. */
    private static String parts(int count) {
        List<String> found = new ArrayList<>();
        for (String mark : List.of("/", "\\|", "#", ",", "!")) {
            found.add(mark + (INSIDE.formatted(mark) + mark).repeat(count));
        }
        for (String pair : List.of("\\{\\}", "\\(\\)", "\\[\\]")) {
            String part = pair.substring(0, 2) + INSIDE.formatted(pair) + pair.substring(2);
            found.add(part + ("\\s*" + part).repeat(count - 1));
        }
        return String.join("|", found);
    }

    static boolean isPattern(String text) {
        return text.matches("(?s)(?:m|qr|s|tr|y)\\W.*");
    }

    /** Checks a string or a pattern with its quotes: it may contain no code. */
    static void checkString(String text) throws UnprovedException {
        boolean plain = text.matches("(?s)(?:'|qw?\\W|tr|y).*");
        boolean pattern = text.startsWith("/") || isPattern(text);
        if (pattern ? text.matches("(?s).*\\(\\?[?p{].*") : text.contains("(?")) {
            throw new UnprovedException("may run code in a pattern");
        }
        if (!plain && !INTERPOLATED.matcher(text).matches()) {
            throw new UnprovedException("runs code in a string");
        }
    }

    /** Proves that the code only computes and prints. */
    static void prove(List<Token> tokens) throws UnprovedException {
        Deque<Boolean> subscripts = new ArrayDeque<>();
        boolean afterSubscript = false;
        Token before = Token.END;
        for (int i = 0; i < tokens.size(); i++) {
            Token token = tokens.get(i);
            Token next = i + 1 < tokens.size() ? tokens.get(i + 1) : Token.END;
            boolean subscripted = !subscripts.isEmpty() && subscripts.peek();
            switch (token.kind()) {
                case NAME -> name(token.text(), before, next, subscripted);
                case VARIABLE -> variable(token.text(), next);
                case SIGN -> sign(token.text(), before, next);
                case NUMBER, STRING, PATTERN, SYMBOL -> {}
            }
            boolean opens = token.is("[") || token.is("{");
            if (opens && afterSubscript) {
                throw new UnprovedException("follows a reference");
            }
            if (opens) {
                subscripts.push(before.is(Kind.VARIABLE));
            }
            afterSubscript = (token.is("]") || token.is("}")) && subscripts.pop();
            before = token;
        }
    }

    private static void name(String name, Token before, Token next, boolean subscripted)
            throws UnprovedException {
        boolean key = next.is("=>") || (subscripted && before.is("{") && next.is("}"));
        boolean module =
                before.is("->")
                        ? name.equals("VERSION")
                        : WordLists.has("perl-modules", name)
                                && (next.is("->")
                                        || before.text().equals("use")
                                        || before.text().equals("no"));
        boolean function = WordLists.has("perl-names", name) && !before.is("->");
        if (!key && !module && !function) {
            throw new UnprovedException("uses " + name);
        }
        boolean loop = name.equals("while") || name.equals("until") || name.equals("sort");
        if (loop && (next.is(Kind.NUMBER) || next.is(Kind.STRING) || next.text().startsWith("$"))) {
            throw new UnprovedException("may never end");
        }
    }

    private static void variable(String variable, Token next) throws UnprovedException {
        String name = variable.replaceFirst("^[$@%]#?", "");
        boolean special =
                switch (name) {
                    case "ARGV" -> !variable.equals("$ARGV") || next.is("[");
                    case "INC", "SIG", "STDIN", "STDOUT" -> true;
                    default -> name.contains("::") && !name.endsWith("::VERSION");
                };
        if (special) {
            throw new UnprovedException("uses " + variable);
        }
    }

    private static void sign(String sign, Token before, Token next) throws UnprovedException {
        boolean known =
                switch (sign) {
                    case "&", "\\", "`", "&.", "|&", "?." -> false;
                    case "->" -> next.text().equals("VERSION");
                    case "*", "**" -> isOperand(before);
                    case "<<" -> isOperand(before) && next.is(Kind.NUMBER);
                    case "=~", "!~" -> next.is(Kind.PATTERN);
                    case "(" -> !(isLoop(before) && isConstant(next));
                    default -> true;
                };
        if (!known) {
            throw new UnprovedException("uses " + sign);
        }
    }

    private static boolean isOperand(Token token) {
        return !token.is(Kind.NAME)
                && (!token.is(Kind.SIGN) || token.is(")") || token.is("]") || token.is("}"));
    }

    private static boolean isLoop(Token token) {
        return token.text().equals("while") || token.text().equals("until");
    }

    private static boolean isConstant(Token token) {
        return token.is(Kind.NUMBER) || token.is(Kind.STRING) || token.is(")");
    }
}
