package aish.bash.scanner;

import aish.bash.TokenKind;
import aish.bash.Unquoting;
import java.util.ArrayList;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** The here-documents announced on the current line, whose bodies start on the next. */
final class PendingHeredocs {
    /** How the lines of a body are read. */
    enum Tabs {
        KEPT,
        STRIPPED
    }

    /** What joins a line to the next one. */
    private static final String JOINT = "\\\n";

    private record Pending(String delimiter, Tabs tabs, boolean literal) {}

    private final ArrayList<Pending> pending = new ArrayList<>();
    private int first;
    private @Nullable String unfinished;

    void announce(String written, Tabs tabs) {
        String rawDelimiter = written.replace(JOINT, "");
        String delimiter = Unquoting.unquote(rawDelimiter);
        boolean literal =
                rawDelimiter.indexOf('\'') >= 0
                        || rawDelimiter.indexOf('"') >= 0
                        || rawDelimiter.indexOf('\\') >= 0;
        pending.add(new Pending(delimiter, tabs, literal));
    }

    /** A substitution starts: a line end in it is none for what was announced outside. */
    int enter() {
        int outer = first;
        first = pending.size();
        return outer;
    }

    /** A substitution ends: what it announced and did not get follows the outer line. */
    void leave(int outer) {
        first = outer;
    }

    int count() {
        return pending.size();
    }

    void truncate(int count) {
        pending.subList(count, pending.size()).clear();
    }

    /** What ends the here-document that the text leaves open. */
    Optional<String> unfinished() {
        if (unfinished != null) {
            return Optional.of(unfinished);
        }
        return pending.size() > first
                ? Optional.of(pending.get(first).delimiter())
                : Optional.empty();
    }

    /** Whether the text ends within a body. */
    boolean insideBody() {
        return unfinished != null;
    }

    /** Reads the bodies; the pass stands at the start of a line. */
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
                pass.take(TokenKind.REDIRECTION, close - pass.at());
                return;
            }
            pass.advance(lineEnd + 1 - pass.at());
        }
        pass.findings().token(TokenKind.HEREDOC, start, pass.at());
        if (unfinished == null && pass.backticks() == null) {
            unfinished = heredoc.delimiter();
        }
    }

    /** The end of the line at the place, with the lines that continue it. */
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

    /** Where the delimiter that this line is ends, or -1. */
    private static int delimiterEnd(ScanPass pass, Pending heredoc, int lineEnd) {
        String text = pass.text();
        int start = pass.at();
        while (heredoc.tabs() == Tabs.STRIPPED && start < lineEnd && text.charAt(start) == '\t') {
            start++;
        }
        if (!heredoc.literal()
                && text.substring(start, lineEnd).replace(JOINT, "").equals(heredoc.delimiter())) {
            return lineEnd;
        }
        int end = start + heredoc.delimiter().length();
        if (end > lineEnd || !text.startsWith(heredoc.delimiter(), start)) {
            return -1;
        }
        return end == lineEnd || closesSubstitution(pass, end, lineEnd) ? end : -1;
    }

    /** Bash lets the parenthesis that ends a substitution follow the delimiter on its line. */
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
}
