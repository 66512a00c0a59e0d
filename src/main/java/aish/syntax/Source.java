package aish.syntax;

import java.util.ArrayDeque;
import java.util.Deque;
import org.jspecify.annotations.Nullable;

/** The text being parsed and the place in it, with what a later line still owes. */
final class Source {
    static final char END = '\0';

    /** Deeper nesting than this is no command that a person could judge either. */
    private static final int DEEPEST = 60;

    /** A here-document whose body comes after the line. */
    private record Owed(Heredoc heredoc, String delimiter, boolean expands, boolean tabs) {}

    private final String text;
    private final @Nullable Span pinned;
    private final Deque<Owed> owed = new ArrayDeque<>();
    private int at;
    private int depth;

    /**
     * @param pinned the span of everything in it, if its places are not those of the source
     */
    Source(String text, @Nullable Span pinned, int depth) {
        this.text = text;
        this.pinned = pinned;
        this.depth = depth;
    }

    int at() {
        return at;
    }

    void go(int place) {
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
        return at >= text.length();
    }

    char current() {
        return peek(0);
    }

    char peek(int ahead) {
        return at + ahead < text.length() ? text.charAt(at + ahead) : END;
    }

    char next() {
        return text.charAt(at++);
    }

    boolean looksAt(String expected) {
        return text.startsWith(expected, at);
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

    int length() {
        return text.length();
    }

    char charAt(int place) {
        return text.charAt(place);
    }

    /** The end of the name that starts at the place; the place itself if none does. */
    int nameEnd(int from) {
        return Chars.nameEnd(text, from, text.length());
    }

    SyntaxFailure fail(String why) {
        return new SyntaxFailure(why, Math.min(at, text.length()));
    }

    Span since(int start) {
        return between(start, at);
    }

    Span between(int start, int end) {
        return pinned == null ? new Span(start, end) : pinned;
    }

    /** Skips blanks, continued lines and a comment. */
    void skipBlanks() {
        boolean comment = at == 0 || Chars.endsWord(text.charAt(at - 1));
        while (!ended()) {
            char c = current();
            if (Chars.isBlank(c) || (c == '\r' && peek(1) == '\n')) {
                at++;
                comment = true;
            } else if (c == '\\' && peek(1) == '\n') {
                at += 2;
            } else if (c == '#' && comment) {
                int line = text.indexOf('\n', at);
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

    /** Passes the end of a line and takes the bodies that it owes. */
    void newline() {
        at++;
        while (!owed.isEmpty()) {
            take(owed.removeFirst());
        }
    }

    void owe(Heredoc heredoc, String delimiter, boolean expands, boolean tabs) {
        owed.addLast(new Owed(heredoc, delimiter, expands, tabs));
    }

    /** At the end of the text what is owed is empty, as bash has it. */
    void settle() {
        owed.clear();
    }

    private void take(Owed due) {
        StringBuilder body = new StringBuilder();
        int start = at;
        while (!ended()) {
            int line = text.indexOf('\n', at);
            int end = line < 0 ? text.length() : line;
            String read = text.substring(at, end);
            String content = due.tabs() ? withoutTabs(read) : read;
            at = line < 0 ? end : end + 1;
            if (content.equals(due.delimiter())) {
                break;
            }
            body.append(content).append('\n');
        }
        due.heredoc().fill(HeredocBody.parts(body.toString(), due.expands(), since(start), depth));
    }

    private static String withoutTabs(String line) {
        int from = 0;
        while (from < line.length() && line.charAt(from) == '\t') {
            from++;
        }
        return line.substring(from);
    }
}
