package aish.bash.parser;

import module java.base;

import aish.bash.Chars;
import aish.bash.ShellNode.Heredoc;
import aish.bash.ShellNode.WordPart;
import aish.bash.Span;
import org.jspecify.annotations.Nullable;

/**
 * The text being parsed, the current position, and the here-documents whose bodies follow on a
 * later line.
 *
 * <p>Bash drops a backslash-newline wherever it reads character by character: in words, names,
 * operators, expansions and double quotes, but not in single quotes, comments and literal
 * here-documents. {@link #current}, {@link #peek} and {@link #charAt} do the same; {@link #rawAt}
 * and {@link #next} read the text as it is. Positions do not count what was dropped, spans do.
 */
public final class ParserInput {
    static final char END = '\0';

    /** A command nested more deeply than this cannot be judged by a user either. */
    private static final int DEEPEST = 60;

    /** A here-document whose body follows after the line. */
    private record PendingHeredoc(
            Heredoc heredoc, String delimiter, boolean expands, boolean tabs) {}

    private final StringBuilder text;
    private final @Nullable Span fixedSpan;

    /** The positions of dropped backslash-newlines in the original text, in order. */
    private final List<Integer> continuations = new ArrayList<>();

    private final Deque<PendingHeredoc> pendingHeredocs = new ArrayDeque<>();
    private int at;
    private int depth;

    /**
     * @param fixedSpan the span of every node, if positions do not correspond to the source
     */
    public ParserInput(String text, @Nullable Span fixedSpan, int depth) {
        this.text = new StringBuilder(text);
        this.fixedSpan = fixedSpan;
        this.depth = depth;
    }

    int at() {
        return at;
    }

    void moveTo(int place) {
        at = place;
    }

    int depth() {
        return depth;
    }

    void deeper() {
        if (++depth > DEEPEST) {
            throw fail("nested too deeply");
        }
    }

    void shallower() {
        depth--;
    }

    boolean ended() {
        return !has(at);
    }

    char current() {
        return peek(0);
    }

    char peek(int ahead) {
        return charAt(at + ahead);
    }

    /** Returns the current character without joining continued lines. */
    char raw() {
        return rawAt(at);
    }

    char rawAt(int place) {
        return place < text.length() ? text.charAt(place) : END;
    }

    char next() {
        return text.charAt(at++);
    }

    boolean looksAt(String expected) {
        for (int i = 0; i < expected.length(); i++) {
            if (charAt(at + i) != expected.charAt(i)) {
                return false;
            }
        }
        return true;
    }

    boolean accept(String expected) {
        if (!looksAt(expected)) {
            return false;
        }
        at += expected.length();
        return true;
    }

    void expect(String expected) {
        if (!accept(expected)) {
            throw fail("expected " + expected);
        }
    }

    String slice(int from, int to) {
        return text.substring(from, to);
    }

    public int length() {
        return text.length();
    }

    /**
     * Returns the character at a position, joining continued lines; the position must not be
     * escaped.
     */
    public char charAt(int place) {
        return has(place) ? text.charAt(place) : END;
    }

    /**
     * Whether the text reaches a position, joining continued lines; the position must not be
     * escaped.
     */
    public boolean has(int place) {
        joinContinuedLines(place);
        return place < text.length();
    }

    /** Returns the position of a character in the raw text, or -1. */
    public int find(char c, int from) {
        return text.indexOf(String.valueOf(c), from);
    }

    private void joinContinuedLines(int place) {
        while (place + 1 < text.length()
                && text.charAt(place) == '\\'
                && text.charAt(place + 1) == '\n') {
            continuations.add(
                    -Collections.binarySearch(continuations, original(place)) - 1, original(place));
            text.delete(place, place + 2);
        }
    }

    /** Returns the position in the original text. */
    private int original(int place) {
        int given = place;
        for (int joint : continuations) {
            if (joint > given) {
                break;
            }
            given += 2;
        }
        return given;
    }

    /**
     * Returns the end of the name that starts at this position, or the position itself if there is
     * none.
     */
    int nameEnd(int from) {
        int end = from;
        if (Chars.startsName(charAt(end))) {
            do {
                end++;
            } while (Chars.continuesName(charAt(end)));
        }
        return end;
    }

    SyntaxFailure fail(String why) {
        return new SyntaxFailure(why, original(Math.min(at, text.length())));
    }

    Span since(int start) {
        return between(start, at);
    }

    Span between(int start, int end) {
        if (fixedSpan != null) {
            return fixedSpan;
        }
        int from = original(start);
        return new Span(from, end > start ? original(end - 1) + 1 : from);
    }

    /** Skips spaces, tabs, continued lines and a comment. */
    void skipBlanks() {
        boolean comment = at == 0 || Chars.endsWord(text.charAt(at - 1));
        while (!ended()) {
            char c = current();
            if (Chars.isBlank(c) || (c == '\r' && peek(1) == '\n')) {
                at++;
                comment = true;
            } else if (c == '#' && comment) {
                int line = find('\n', at);
                at = line < 0 ? text.length() : line;
            } else {
                return;
            }
        }
    }

    void skipNewlines() {
        skipBlanks();
        while (current() == '\n' && !ended()) {
            newline();
            skipBlanks();
        }
    }

    /** Consumes a newline and reads the here-document bodies that follow it. */
    void newline() {
        at++;
        while (!pendingHeredocs.isEmpty()) {
            readHeredocBody(pendingHeredocs.removeFirst());
        }
    }

    void addHeredoc(Heredoc heredoc, String delimiter, boolean expands, boolean tabs) {
        pendingHeredocs.addLast(new PendingHeredoc(heredoc, delimiter, expands, tabs));
    }

    /** Leaves here-documents without a body empty at the end of the text, as bash does. */
    void dropPendingHeredocs() {
        pendingHeredocs.clear();
    }

    private void readHeredocBody(PendingHeredoc due) {
        StringBuilder body = new StringBuilder();
        int start = at;
        while (at < text.length()) {
            int end = due.expands() ? joinedLineEnd() : lineEnd(at);
            String read = text.substring(at, end);
            String content = due.tabs() ? withoutTabs(read) : read;
            at = Math.min(end + 1, text.length());
            if (content.equals(due.delimiter())) {
                break;
            }
            body.append(content).append('\n');
        }
        due.heredoc().fill(heredocParts(body.toString(), due.expands(), since(start), depth));
    }

    private int lineEnd(int from) {
        int line = find('\n', from);
        return line < 0 ? text.length() : line;
    }

    /** Joins continued lines to the current one and returns its end. */
    private int joinedLineEnd() {
        int place = at;
        while (charAt(place) != '\n' && place < text.length()) {
            place += text.charAt(place) == '\\' && place + 1 < text.length() ? 2 : 1;
        }
        return Math.min(place, text.length());
    }

    private static String withoutTabs(String line) {
        int from = 0;
        while (from < line.length() && line.charAt(from) == '\t') {
            from++;
        }
        return line.substring(from);
    }

    /** Parses the body of a here-document. */
    static List<WordPart> heredocParts(String body, boolean expands, Span span, int depth) {
        if (!expands) {
            return List.of(new WordPart.Quoted(body, span));
        }
        return new WordReader(new ParserInput(body, span, depth)).heredoc();
    }

    /** Thrown when the text does not match the grammar; never leaves the parser. */
    public static final class SyntaxFailure extends RuntimeException {
        private final String why;
        private final int place;

        SyntaxFailure(String why, int place) {
            super(why, null, false, false);
            this.why = why;
            this.place = place;
        }

        public String why() {
            return why;
        }

        public int place() {
            return place;
        }
    }
}
