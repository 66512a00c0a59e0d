package aish.bash.reader;

import module java.base;

import aish.bash.ScanResult.TokenKind;
import aish.bash.ShellNode.Heredoc;
import aish.bash.ShellNode.WordPart;
import aish.bash.ShellQuoting.Unquoting;
import aish.bash.Span;
import org.jspecify.annotations.Nullable;

/** The here-documents started on the current line, whose bodies begin on the next. */
final class PendingHeredocs {
    private static final String JOINT = "\\\n";

    /** The state outside a substitution. */
    record Outer(int first, int count, int substitutions) {}

    private record Pending(Heredoc heredoc, String delimiter, boolean literal, boolean tabs) {}

    private final Source source;
    private final ArrayList<Pending> pending = new ArrayList<>();

    private int first;
    private int substitutions;
    private boolean mistakeHidden;
    private @Nullable String unfinished;

    PendingHeredocs(Source source) {
        this.source = source;
    }

    /** Announces a here-document by its delimiter as written, with continued lines joined. */
    void announce(Heredoc heredoc, String written, boolean tabs) {
        boolean literal =
                written.indexOf('\'') >= 0
                        || written.indexOf('"') >= 0
                        || written.indexOf('\\') >= 0;
        pending.add(new Pending(heredoc, Unquoting.unquote(written), literal, tabs));
    }

    /** Starts a substitution, in which a newline does not start the bodies of outer ones. */
    Outer enter() {
        Outer outer = new Outer(first, pending.size(), substitutions++);
        first = pending.size();
        return outer;
    }

    /** Ends a substitution; bodies that it did not contain follow the outer line. */
    void leave(Outer outer) {
        first = outer.first();
        substitutions = outer.substitutions();
    }

    /** Ends a substitution and drops its here-documents. */
    void drop(Outer outer) {
        truncate(outer.count());
        leave(outer);
    }

    int count() {
        return pending.size();
    }

    void truncate(int count) {
        pending.subList(count, pending.size()).clear();
    }

    /**
     * Whether a mistake at the end of this line is hidden for now: bash reads the bodies before it
     * checks the line, so an open body hides it.
     */
    boolean hideMistake() {
        mistakeHidden = pending.size() > first;
        return mistakeHidden;
    }

    /** Returns the delimiter of a here-document that is still open, or null. */
    @Nullable String unfinished() {
        if (unfinished != null) {
            return unfinished;
        }
        return pending.size() > first ? pending.get(first).delimiter() : null;
    }

    /** Whether the text ends inside a body. */
    boolean insideBody() {
        return unfinished != null;
    }

    /** Reads the bodies, which start at the current position. */
    void readBodies() {
        if (pending.size() > first) {
            for (int i = first; i < pending.size(); i++) {
                readBody(pending.get(i));
            }
            truncate(first);
        }
        if (mistakeHidden && unfinished == null) {
            source.findings().breaks();
        }
        mistakeHidden = false;
    }

    private void readBody(Pending due) {
        int start = source.end();
        int place = start;
        StringBuilder body = new StringBuilder();
        int close = -1;
        while (place < source.limit() && close < 0) {
            int lineEnd = lineEnd(place, due.literal());
            int from = due.tabs() ? pastTabs(place, lineEnd) : place;
            close = delimiterEnd(due, from, lineEnd);
            if (close < 0) {
                body.append(source.text(), from, lineEnd).append('\n');
                place = Math.min(lineEnd + 1, source.limit());
            }
        }
        source.findings().token(TokenKind.HEREDOC, start, place);
        source.findings().token(TokenKind.REDIRECTION, place, close);
        boolean wholeLine = close >= 0 && source.charAt(close) == '\n';
        source.moveTo(close < 0 ? place : wholeLine ? close + 1 : close);
        if (close < 0 && unfinished == null && source.limit() == source.text().length()) {
            unfinished = due.delimiter();
        }
        due.heredoc().fill(parts(body.toString(), due.literal(), source.since(start)));
    }

    private List<WordPart> parts(String body, boolean literal, Span span) {
        if (literal) {
            return List.of(new WordPart.Quoted(body, span));
        }
        Source copy = source.copy(body, span);
        List<WordPart> parts = new WordReader(copy).text();
        source.include(copy);
        return parts;
    }

    /** Returns the end of the line, including the lines that continue it. */
    private int lineEnd(int from, boolean literal) {
        int end = newline(from);
        while (!literal && end < source.limit() && endsInBackslash(from, end)) {
            end = newline(end + 1);
        }
        return end;
    }

    private int newline(int from) {
        int newline = source.find('\n', from);
        return newline < 0 ? source.limit() : newline;
    }

    private boolean endsInBackslash(int from, int end) {
        int backslashes = 0;
        while (end - backslashes > from && source.charAt(end - backslashes - 1) == '\\') {
            backslashes++;
        }
        return backslashes % 2 == 1;
    }

    private int pastTabs(int from, int lineEnd) {
        int place = from;
        while (place < lineEnd && source.charAt(place) == '\t') {
            place++;
        }
        return place;
    }

    /** Returns the end of the delimiter if this line is one, or -1. */
    private int delimiterEnd(Pending due, int start, int lineEnd) {
        String delimiter = due.delimiter();
        int end = start + delimiter.length();
        boolean starts = end <= lineEnd && source.text().startsWith(delimiter, start);
        if (starts && (end == lineEnd || closesSubstitution(end, lineEnd))) {
            return end;
        }
        boolean joined = !due.literal() && source.text().indexOf(JOINT, start, lineEnd) >= 0;
        return joined && source.slice(start, lineEnd).equals(delimiter) ? lineEnd : -1;
    }

    /** Bash allows the parenthesis that ends a substitution on the line of the delimiter. */
    private boolean closesSubstitution(int from, int lineEnd) {
        return substitutions > 0 && source.text().indexOf(')', from, lineEnd) >= 0;
    }
}
