package aish.bash.parser;

import aish.bash.Chars;
import aish.bash.Heredoc;
import aish.bash.Span;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Deque;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The text being parsed and the place in it, with what a later line still owes.
 *
 * <p>Bash drops a backslash at the end of a line together with the line end wherever it reads
 * character by character: in words, names, operators, expansions and double quotes, but not in
 * single quotes, comments and literal here-documents. So do {@link #current}, {@link #peek} and
 * {@link #charAt} when they come to such a place; {@link #rawAt} and {@link #next} take the text as
 * it is. Places count without what was dropped, spans count with it.
 */
public final class ParserInput {
    static final char END = '\0';

    /** Deeper nesting than this is no command that a person could judge either. */
    private static final int DEEPEST = 60;

    /** A here-document whose body comes after the line. */
    private record Owed(Heredoc heredoc, String delimiter, boolean expands, boolean tabs) {}

    private final StringBuilder text;
    private final @Nullable Span pinned;

    /** Where the lines that were joined ended, in the text as it was given, in order. */
    private final List<Integer> joints = new ArrayList<>();

    private final Deque<Owed> owed = new ArrayDeque<>();
    private int at;
    private int depth;

    /**
     * @param pinned the span of everything in it, if its places are not those of the source
     */
    public ParserInput(String text, @Nullable Span pinned, int depth) {
        this.text = new StringBuilder(text);
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
        return !has(at);
    }

    char current() {
        return peek(0);
    }

    char peek(int ahead) {
        return charAt(at + ahead);
    }

    /** The character at the place as it is written, though a line may be continued there. */
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

    /** The character at a place that no backslash before it protects. */
    public char charAt(int place) {
        return has(place) ? text.charAt(place) : END;
    }

    /** Whether the text goes on at a place that no backslash before it protects. */
    public boolean has(int place) {
        join(place);
        return place < text.length();
    }

    /** The place of a character as it is written, from some place on; -1 if it is not there. */
    public int find(char c, int from) {
        return text.indexOf(String.valueOf(c), from);
    }

    private void join(int place) {
        while (place + 1 < text.length()
                && text.charAt(place) == '\\'
                && text.charAt(place + 1) == '\n') {
            joints.add(-Collections.binarySearch(joints, original(place)) - 1, original(place));
            text.delete(place, place + 2);
        }
    }

    /** The place in the text as it was given. */
    private int original(int place) {
        int given = place;
        for (int joint : joints) {
            if (joint > given) {
                break;
            }
            given += 2;
        }
        return given;
    }

    /** The end of the name that starts at the place; the place itself if none does. */
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
        if (pinned != null) {
            return pinned;
        }
        int from = original(start);
        return new Span(from, end > start ? original(end - 1) + 1 : from);
    }

    /** Skips blanks, continued lines and a comment. */
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
        due.heredoc().fill(HeredocBody.parts(body.toString(), due.expands(), since(start), depth));
    }

    private int lineEnd(int from) {
        int line = find('\n', from);
        return line < 0 ? text.length() : line;
    }

    /** The end of the line at the place once the lines that continue it are joined to it. */
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
}
