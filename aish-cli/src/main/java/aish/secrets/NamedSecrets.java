package aish.secrets;

import module java.base;

import aish.secrets.Redactor.Secret;
import aish.secrets.SecretValueCheck.Style;

/**
 * Finds values next to names that suggest a secret: in settings of all kinds (environment, INI,
 * properties, TOML, YAML including blocks, JSON), in programs and in URLs. Takes time linear in the
 * text, because the length of a value is bounded and no value is read twice.
 */
final class NamedSecrets {
    private static final Pattern BLOCK =
            Pattern.compile("[|>][+-]?[0-9]?[+-]?[ \\t]*(?:#[^\\n]*)?\\r?\\n");
    private static final Pattern CODE =
            Pattern.compile("!?[A-Za-z_$][\\w$]*(?:(?:\\.|->|::|\\?\\.)[\\w$]+)*");
    private static final int LONGEST = 2000;
    private static final int LONGEST_LIST = 1000;
    private static final int LONGEST_BLOCK = 20_000;
    private static final int LONGEST_NAME = 80;
    private static final int WIDEST_GAP = 20;
    private static final char FULL_WIDTH_COLON = '：';
    private static final String QUOTES = "\"'`";

    /** Characters that end a value inside something else. */
    private static final String ENDS = "\"'`&;,|<>(){}[]\\";

    /** Characters that end a value that has a line to itself. */
    private static final String LINE_ENDS = "\"'`;|\\";

    private final String text;
    private final List<Secret> found;

    NamedSecrets(String text, List<Secret> found) {
        this.text = text;
        this.found = found;
    }

    /** Goes from separator to separator, because few of them have a name before them. */
    void find() {
        int at = 0;
        while (at < text.length()) {
            char c = text.charAt(at);
            at++;
            if (c == '=' || c == ':' || c == FULL_WIDTH_COLON) {
                int start = start(at - 1);
                at = Math.max(at, start < 0 ? 0 : after(start, at - 1));
            }
        }
    }

    /**
     * Returns the start of the name before a separator, skipping what belongs to the separator; -1
     * if there is none.
     */
    private int start(int separator) {
        int end = endOfName(separator);
        int start = end;
        int least = Math.max(0, end - LONGEST_NAME);
        while (start > least && isNamePart(text.charAt(start - 1))) {
            start--;
        }
        while (start < end
                && !Character.isLetter(text.charAt(start))
                && text.charAt(start) != '_') {
            start++;
        }
        return end - start < 2 ? -1 : start;
    }

    private int endOfName(int separator) {
        int end = separator;
        if (end > 0 && text.charAt(separator) == '=' && "?+".indexOf(text.charAt(end - 1)) >= 0) {
            end--;
        }
        int least = Math.max(0, end - WIDEST_GAP);
        while (end > least && (text.charAt(end - 1) == ' ' || text.charAt(end - 1) == '\t')) {
            end--;
        }
        if (end > 0 && text.charAt(end - 1) == ']') {
            end--;
        }
        if (end > 0 && QUOTES.indexOf(text.charAt(end - 1)) >= 0) {
            end--;
        }
        return end > 0 && text.charAt(end - 1) == '\\' ? end - 1 : end;
    }

    private static boolean isNamePart(char c) {
        return Character.isLetterOrDigit(c) || c == '_' || c == '.' || c == '-';
    }

    /** Returns the position after the value if it was recorded, otherwise 0. */
    private int after(int start, int separator) {
        String name = text.substring(start, endOfName(separator));
        int end = separator + 1;
        char next = end < text.length() ? text.charAt(end) : '\n';
        boolean colon = text.charAt(separator) != '=';
        if (next == (colon ? ':' : '=')
                || (!colon && next == '~')
                || isHeader(name)
                || isReference(start)) {
            return 0;
        }
        boolean arrow = !colon && next == '>';
        boolean assigns = colon && next == '=';
        if (SecretNameScore.of(name) == SecretNameScore.HARMLESS) {
            return 0;
        }
        return value(start, separator, arrow || assigns ? end + 1 : end, name, colon && !assigns);
    }

    /** Whether this is a header whose value has parts that are checked one by one. */
    private static boolean isHeader(String name) {
        String lower = name.toLowerCase(Locale.ROOT);
        return lower.endsWith("authorization")
                || lower.equals("cookie")
                || lower.equals("set-cookie");
    }

    /** Whether this is a reference such as {@code ${secret:name}}. */
    private boolean isReference(int start) {
        return text.startsWith("${", start - 2);
    }

    private int value(int start, int separator, int end, String name, boolean colon) {
        int at = skip(end, " \t");
        if (at >= text.length()) {
            return 0;
        }
        char c = text.charAt(at);
        if (colon && (c == '|' || c == '>')) {
            return block(start, at, name);
        }
        if (c == '\n' || c == '\r') {
            return colon ? nextLine(start, at, name) : 0;
        }
        if (c == '[' || (c == '(' && !colon)) {
            return items(at + 1, name);
        }
        int quote = quoteAt(at);
        if (quote >= 0) {
            return isClosing(quote, start, separator) ? 0 : quoted(quote, name);
        }
        boolean spaced = at > end || text.charAt(separator - 1) == ' ';
        return plain(start, at, name, colon, spaced);
    }

    private int skip(int from, String blanks) {
        int at = from;
        while (at < text.length() && blanks.indexOf(text.charAt(at)) >= 0) {
            at++;
        }
        return at;
    }

    /**
     * Returns the start of a string, after a prefix that some languages use; -1 if there is none.
     */
    private int quoteAt(int at) {
        int quote = at;
        if (quote + 1 < text.length()
                && "rbfu@$L\\".indexOf(text.charAt(quote)) >= 0
                && QUOTES.indexOf(text.charAt(quote + 1)) >= 0) {
            quote++;
        }
        return QUOTES.indexOf(text.charAt(quote)) >= 0 ? quote : -1;
    }

    /** Whether the quote closes a string that began before the name, as in {@code "Password: "}. */
    private boolean isClosing(int quote, int start, int separator) {
        char mark = text.charAt(quote);
        boolean open = false;
        for (int i = lineStart(start); i < separator; i++) {
            boolean apostrophe =
                    i > 0
                            && Character.isLetterOrDigit(text.charAt(i - 1))
                            && Character.isLetterOrDigit(text.charAt(i + 1));
            if (text.charAt(i) == mark && !apostrophe && isEscaped(i) == isEscaped(quote)) {
                open = !open;
            }
        }
        return open;
    }

    private boolean isEscaped(int at) {
        return at > 0 && text.charAt(at - 1) == '\\';
    }

    private int quoted(int quote, String name) {
        char mark = text.charAt(quote);
        String triple = String.valueOf(mark).repeat(3);
        if (text.startsWith(triple, quote)) {
            int close = text.indexOf(triple, quote + 3);
            int end = close < 0 ? bound(quote + LONGEST) : Math.min(close, quote + LONGEST_BLOCK);
            return add(quote + 3, end, name, Style.QUOTED);
        }
        boolean escaped = isEscaped(quote);
        int end = quote + 1;
        int most = bound(quote + LONGEST);
        while (end < most && text.charAt(end) != '\n') {
            char c = text.charAt(end);
            if (c == '\\' && end + 1 < most) {
                if (escaped && text.charAt(end + 1) == mark) {
                    break;
                }
                end += 2;
            } else if (c == mark
                    && mark == '\''
                    && !escaped
                    && end + 1 < most
                    && text.charAt(end + 1) == mark) {
                end += 2;
            } else if (c == mark) {
                break;
            } else {
                end++;
            }
        }
        return add(quote + 1, Math.min(end, most), name, Style.QUOTED);
    }

    /** Reads the strings of a list, up to anything else in it. */
    private int items(int from, String name) {
        int most = bound(from + LONGEST_LIST);
        int last = 0;
        for (int at = from; at < most && "][){:=".indexOf(text.charAt(at)) < 0; at++) {
            if (QUOTES.indexOf(text.charAt(at)) >= 0) {
                int close = text.indexOf(text.charAt(at), at + 1);
                if (close < 0 || close > most) {
                    return last;
                }
                add(at + 1, close, name, Style.QUOTED);
                last = close + 1;
                at = close;
            }
        }
        return last;
    }

    private int plain(int start, int at, String name, boolean colon, boolean spaced) {
        boolean ownLine = startsLine(start);
        int end = endOfPlain(at, ownLine && !spaced && !colon ? LINE_ENDS : ENDS);
        if (isCode(at)) {
            return 0;
        }
        if (colon || spaced) {
            int line = endOfLine(at);
            boolean more = isMore(end, line);
            if (ownLine && more && name.toLowerCase(Locale.ROOT).contains("passphrase")) {
                return add(at, line, name, Style.QUOTED);
            }
            return add(at, end, name, colon ? (more ? Style.PROSE : Style.LINE) : Style.SPACED);
        }
        return add(at, end, name, Style.ASSIGNED);
    }

    private int endOfPlain(int from, String ends) {
        int most = bound(from + LONGEST);
        int end = from;
        while (end < most) {
            char c = text.charAt(end);
            boolean pair = end + 1 < most && text.charAt(end + 1) == c;
            if (Character.isWhitespace(c) || ends.indexOf(c) >= 0 || (c == '&' && pair)) {
                break;
            }
            end++;
        }
        return end;
    }

    /** Whether this is a call or an index: {@code os.environ["X"]}, {@code input()}. */
    private boolean isCode(int from) {
        Matcher code = CODE.matcher(text).region(from, bound(from + LONGEST_NAME));
        if (!code.lookingAt() || code.end() >= text.length()) {
            return false;
        }
        char next = text.charAt(code.end());
        int close =
                next == '('
                        ? text.indexOf(')', code.end())
                        : next == '[' ? text.indexOf(']', code.end()) : -1;
        return close >= 0 && close <= endOfLine(from);
    }

    private boolean isMore(int end, int line) {
        int at = skip(end, " \t,;\"')}]");
        return at < line && text.charAt(at) != '#' && !text.startsWith("//", at);
    }

    private boolean startsLine(int at) {
        int start = lineStart(at);
        String before = text.substring(start, at).strip();
        return before.isEmpty()
                || before.equals("-")
                || before.equals("export")
                || before.equals("\"")
                || before.equals("'");
    }

    private int lineStart(int at) {
        int low = Math.max(0, at - 200);
        int start = at;
        while (start > low && text.charAt(start - 1) != '\n') {
            start--;
        }
        return start;
    }

    private int endOfLine(int at) {
        int most = bound(at + LONGEST);
        int end = at;
        while (end < most && text.charAt(end) != '\n' && text.charAt(end) != '\r') {
            end++;
        }
        return end;
    }

    /** Reads a YAML block: all lines that are indented more than the name. */
    private int block(int name, int at, String key) {
        Matcher head = BLOCK.matcher(text).region(at, bound(at + 200));
        return head.lookingAt() ? inner(name, head.end(), key) : 0;
    }

    private int inner(int name, int from, String key) {
        int indent = indentOf(lineStart(name));
        int most = bound(from + LONGEST_BLOCK);
        int start = -1;
        int end = from;
        for (int line = from; line < most; line = Math.min(most, endOfBlockLine(line, most) + 1)) {
            int stop = endOfBlockLine(line, most);
            int first = skip(line, " \t\r");
            if (first < stop) {
                if (first - line <= indent) {
                    break;
                }
                start = start < 0 ? first : start;
                end = stop;
            }
        }
        if (start < 0) {
            return 0;
        }
        String content = text.substring(start, end).strip();
        boolean vague =
                SecretNameScore.of(key) == SecretNameScore.VAGUE
                        || SecretNameScore.of(key) == SecretNameScore.PASS;
        boolean prose =
                vague && !SecretValueCheck.isStrong(content.lines().findFirst().orElse("").strip());
        return prose || SecretValueCheck.isPlaceholder(content) ? 0 : add(start, end, key);
    }

    private int endOfBlockLine(int from, int most) {
        int end = text.indexOf('\n', from);
        return end < 0 || end > most ? most : end;
    }

    /** Returns the indentation of the first name of a line. */
    private int indentOf(int start) {
        return skip(start, " \t-\"'")
                - start
                - (text.startsWith("\"", skip(start, " \t-")) ? 1 : 0);
    }

    /** Reads a YAML value that starts on the line after its name. */
    private int nextLine(int name, int at, String key) {
        int line = text.indexOf('\n', at) + 1;
        int first = skip(line, " \t");
        if (line == 0 || first >= text.length() || first - line <= indentOf(lineStart(name))) {
            return 0;
        }
        int end = endOfLine(first);
        String value = text.substring(first, end).strip();
        if (value.startsWith("- ")
                || value.endsWith(":")
                || value.contains(": ")
                || value.startsWith("{")) {
            return 0;
        }
        int quote = quoteAt(first);
        return quote < 0 ? add(first, end, key, Style.LINE) : quoted(quote, key);
    }

    private int bound(int end) {
        return Math.min(text.length(), end);
    }

    private int add(int start, int end, String name, Style style) {
        return end > start && SecretValueCheck.isSecret(name, text.substring(start, end), style)
                ? add(start, end, name)
                : 0;
    }

    private int add(int start, int end, String name) {
        found.add(new Secret(start, end, variable(name)));
        return end;
    }

    /** Returns a name for a variable that could contain it. */
    static String variable(String name) {
        return name.toUpperCase(Locale.ROOT).replaceAll("[^A-Z0-9]+", "_").replaceAll("^_|_$", "");
    }
}
