package aish.bash.reader;

import aish.bash.Chars;
import aish.bash.ScanResult.OpenConstruct;
import aish.bash.ScanResult.QuoteState;
import aish.bash.ScanResult.TokenKind;
import aish.bash.Span;
import org.jspecify.annotations.Nullable;

/**
 * The text being read and the current position.
 *
 * <p>Bash drops a backslash-newline wherever it reads character by character: in words, names,
 * operators, expansions and double quotes, but not in single quotes, comments and literal
 * here-documents. {@link #current}, {@link #peek}, {@link #looksAt} and {@link #nameEnd} do the
 * same; the position must not be escaped.
 */
final class Source {
    /** What lies beyond the end. */
    static final char END = '\0';

    /** A command nested more deeply than this cannot be judged by a user either. */
    private static final int DEEPEST = 60;

    /** Text may be read again this often; the limit keeps the time linear for hostile text. */
    private static final int MAX_FAILED_ATTEMPTS = 16;

    private static final String JOINT = "\\\n";

    private final String text;
    private final Commands.Maker commands;
    private final Findings findings;
    private final PendingHeredocs heredocs = new PendingHeredocs(this);

    /** The span of every node where positions do not correspond to the source. */
    private @Nullable Span fixedSpan;

    /** The position of the next character. */
    private int at;

    /** The position after the last character read; a joint may lie before the next one. */
    private int end;

    /** The limits of the text between two backticks, otherwise of the whole. */
    private int first;

    private int limit;
    private int depth;
    private int failedAttempts;

    /** How many lists are open that end with a parenthesis. */
    private int parentheses;

    Source(String text, Commands.Maker commands) {
        this(text, null, 0, commands);
    }

    private Source(String text, @Nullable Span fixedSpan, int depth, Commands.Maker commands) {
        this.text = text;
        this.commands = commands;
        this.findings = new Findings(text);
        this.limit = text.length();
        this.fixedSpan = fixedSpan;
        this.depth = depth;
        this.at = pastJoints(0);
    }

    String text() {
        return text;
    }

    Findings findings() {
        return findings;
    }

    /** Another text as if it stood here. */
    Source copy(String other, Span span) {
        return new Source(other, span, depth, commands);
    }

    Commands commands(WordReader words) {
        return commands.of(this, words);
    }

    PendingHeredocs heredocs() {
        return heredocs;
    }

    int at() {
        return at;
    }

    int end() {
        return end;
    }

    int limit() {
        return limit;
    }

    void moveTo(int place) {
        end = Math.min(place, limit);
        at = pastJoints(end);
    }

    private int pastJoints(int from) {
        int place = from;
        while (place + 1 < limit && text.charAt(place) == '\\' && text.charAt(place + 1) == '\n') {
            place += 2;
        }
        return place;
    }

    boolean ended() {
        return at >= limit;
    }

    /** Whether the whole text ends at this position, and not only what backticks enclose. */
    boolean textEnded() {
        return ended() && limit == text.length();
    }

    char current() {
        return charAt(at);
    }

    char peek(int ahead) {
        int place = at;
        for (int i = 0; i < ahead; i++) {
            place = pastJoints(place + 1);
        }
        return charAt(place);
    }

    /** Returns the character at a position of the raw text. */
    char charAt(int place) {
        return place < limit ? text.charAt(place) : END;
    }

    char next() {
        char c = text.charAt(at);
        moveTo(at + 1);
        return c;
    }

    boolean looksAt(String expected) {
        return pastText(expected) >= 0;
    }

    boolean accept(String expected) {
        int after = pastText(expected);
        if (after >= 0) {
            moveTo(after);
        }
        return after >= 0;
    }

    /** Consumes an expected operator and records it. */
    boolean acceptOperator(String expected) {
        int start = at;
        boolean found = accept(expected);
        if (found) {
            findings.token(TokenKind.OPERATOR, start, end);
        }
        return found;
    }

    private int pastText(String expected) {
        int place = at;
        int after = at;
        for (int i = 0; i < expected.length(); i++) {
            if (charAt(place) != expected.charAt(i)) {
                return -1;
            }
            after = place + 1;
            place = pastJoints(after);
        }
        return after;
    }

    /** Returns the text between two positions with continued lines joined. */
    String slice(int from, int to) {
        String slice = text.substring(from, to);
        return slice.indexOf('\\') < 0 ? slice : slice.replace(JOINT, "");
    }

    /** Returns the position of a character in the raw text, or -1. */
    int find(char c, int from) {
        return text.indexOf(c, from, limit);
    }

    /** Returns the end of the name at this position, or the position itself if there is none. */
    int nameEnd() {
        return Chars.startsName(current()) ? wordCharactersEnd() : at;
    }

    /** Returns the end of the letters, digits and underscores at this position. */
    int wordCharactersEnd() {
        int last = at;
        int place = at;
        while (Chars.continuesName(charAt(place))) {
            do {
                place++;
            } while (Chars.continuesName(charAt(place)));
            last = place;
            place = pastJoints(place);
        }
        return last;
    }

    /**
     * Returns the word here if it is short and has no quotes or expansions; otherwise an empty
     * string.
     */
    String plainWord(int longest) {
        int start = at;
        int place = start;
        while (place < limit && place - start <= longest && isPlain(text.charAt(place))) {
            place++;
        }
        if (place < limit && text.charAt(place) == '\\') {
            return joinedWord(longest);
        }
        return endsPlainWord(place) ? text.substring(start, place) : "";
    }

    private String joinedWord(int longest) {
        StringBuilder word = new StringBuilder();
        int place = at;
        while (place < limit && word.length() <= longest && isPlain(text.charAt(place))) {
            word.append(text.charAt(place));
            place = pastJoints(place + 1);
        }
        return endsPlainWord(place) ? word.toString() : "";
    }

    private boolean endsPlainWord(int place) {
        char c = charAt(place);
        boolean process = (c == '<' || c == '>') && charAt(pastJoints(place + 1)) == '(';
        return place >= limit || (Chars.endsWord(c) && !process);
    }

    private static boolean isPlain(char c) {
        return !Chars.endsWord(c) && "\\'\"$`".indexOf(c) < 0;
    }

    /** Whether a word starts here. */
    boolean atWord() {
        if (ended()) {
            return false;
        }
        char c = current();
        return !Chars.endsWord(c) || atProcess(c);
    }

    /** Whether this character starts {@code <(…)} or {@code >(…)}. */
    boolean atProcess(char c) {
        return (c == '<' || c == '>') && peek(1) == '(';
    }

    Span since(int start) {
        return between(start, end);
    }

    Span between(int start, int to) {
        return fixedSpan != null ? fixedSpan : new Span(start, Math.max(start, to));
    }

    /** Skips spaces, tabs, continued lines and a comment. */
    void skipBlanks() {
        boolean comment = at == first || Chars.endsWord(text.charAt(at - 1));
        while (!ended()) {
            char c = current();
            if (Chars.isBlank(c) || (c == '\r' && peek(1) == '\n')) {
                moveTo(at + 1);
                comment = true;
            } else if (c == '#' && comment) {
                int line = find('\n', at);
                findings.token(TokenKind.COMMENT, at, line < 0 ? limit : line);
                moveTo(line < 0 ? limit : line);
            } else {
                return;
            }
        }
    }

    void skipNewlines() {
        skipBlanks();
        while (current() == '\n') {
            moveTo(at + 1);
            heredocs.readBodies();
            skipBlanks();
        }
    }

    /** Starts a nested construct; gives up on the rest of the text if there are too many. */
    void deeper() {
        if (++depth > DEEPEST && !ended()) {
            findings.failTree("nested too deeply", at);
            findings.breaks();
            findings.token(TokenKind.ARGUMENT, at, limit);
            moveTo(limit);
        }
    }

    void shallower() {
        depth--;
    }

    boolean mayAttempt() {
        return failedAttempts < MAX_FAILED_ATTEMPTS;
    }

    void attemptFailed() {
        failedAttempts++;
    }

    boolean mayNest(int levels) {
        return depth + levels < DEEPEST;
    }

    void enterParenthesis() {
        parentheses++;
    }

    void leaveParenthesis() {
        parentheses--;
    }

    boolean insideParentheses() {
        return parentheses > 0;
    }

    /** Notes a mistake at this position. */
    void wrong(String why) {
        findings.failTree(why, at);
        if (textEnded()) {
            findings.wrongAtEnd();
        } else if (current() != '\n' || !heredocs.hideMistake()) {
            findings.breaks();
        }
    }

    /** Notes that something is missing here, which another line may bring at the end. */
    void missing(OpenConstruct construct, String why) {
        if (textEnded()) {
            findings.failTree(why, at);
            findings.open(construct, false);
        } else {
            wrong(why);
        }
    }

    /** Notes a part of a word that the end of the text leaves open. */
    void unclosed(OpenConstruct construct, String why) {
        findings.failTree(why, at);
        if (textEnded()) {
            findings.open(construct, true);
        } else {
            findings.breaks();
        }
    }

    /** Whether the end of the text has been reached with something open. */
    boolean isOpen() {
        return findings.isOpen();
    }

    void unclosedQuote(QuoteState quote, String why) {
        boolean isDouble = quote == QuoteState.DOUBLE;
        unclosed(isDouble ? OpenConstruct.DOUBLE_QUOTE : OpenConstruct.SINGLE_QUOTE, why);
        if (textEnded()) {
            findings.openQuote(quote);
        }
    }

    /** Takes over the mistakes of text that was copied from here. */
    void include(Source copy) {
        copy.findings.failure().ifPresent(failure -> findings.failTree(failure.why(), at));
    }

    /** Text between backticks being read in place. */
    record Region(
            Findings.Mark mark,
            int first,
            int limit,
            int parentheses,
            PendingHeredocs.Outer heredocs,
            @Nullable Span span) {}

    Region enterBackticks(int close, Span span) {
        Region outer =
                new Region(findings.mark(), first, limit, parentheses, heredocs.enter(), fixedSpan);
        first = at;
        limit = close;
        parentheses = 0;
        fixedSpan = span;
        return outer;
    }

    void leaveBackticks(Region outer, boolean closed, boolean readAgain) {
        heredocs.drop(outer.heredocs());
        first = outer.first();
        limit = outer.limit();
        parentheses = outer.parentheses();
        fixedSpan = outer.span();
        findings.leaveBackticks(outer.mark(), closed, readAgain);
    }
}
