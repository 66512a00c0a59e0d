package aish.bash.scanner;

import aish.bash.Completeness;
import aish.bash.Completeness.Complete;
import aish.bash.Completeness.Incomplete;
import aish.bash.OpenConstruct;
import aish.bash.QuoteState;
import aish.bash.ScanResult;
import aish.bash.TokenKind;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * One pass over a text: the current position and the constructs that are open there. Nesting is a
 * chain of frames on the heap instead of recursion, so that deep nesting cannot overflow the stack.
 * There are no lambdas, streams or pattern switches here: the pass runs before the first prompt,
 * where each of them costs more than the scan itself.
 */
public final class ScanPass {
    /** What {@link #peek} returns beyond the end. */
    public static final char END = '\0';

    /** Each retreat scans its text again; the limit keeps the time linear for hostile text. */
    private static final int MAX_BACKTRACKS = 16;

    /** A state to return to. */
    record Mark(int at, int tokens, int words, int heredocs, boolean broken) {}

    private final String text;
    private final ScanFindings findings = new ScanFindings();
    private final PendingHeredocs heredocs = new PendingHeredocs();
    private Frame top = new CommandList(Enclosure.TEXT);
    private @Nullable Backticks backticks;
    private int at;
    private int limit;
    private int commands;
    private int backtracks;
    private int parentheses;
    private int substitutions;
    private boolean broken;
    private boolean joinsNextLine;

    public ScanPass(String text) {
        this.text = text;
        this.limit = text.length();
    }

    public ScanResult scan() {
        read();
        Completeness completeness = CompletenessCheck.of(this);
        return new ScanResult(text, findings.tokens(), findings.words(), completeness);
    }

    /** Scans to the end and leaves open constructs open. */
    void read() {
        while (true) {
            if (at < limit) {
                top.step(this);
            } else if (backticks != null && limit < text.length()) {
                backticks.close(this);
            } else {
                return;
            }
        }
    }

    String text() {
        return text;
    }

    ScanFindings findings() {
        return findings;
    }

    PendingHeredocs heredocs() {
        return heredocs;
    }

    int at() {
        return at;
    }

    int limit() {
        return limit;
    }

    public char current() {
        return text.charAt(at);
    }

    public char peek(int ahead) {
        return at + ahead < limit ? text.charAt(at + ahead) : END;
    }

    void advance(int count) {
        at = Math.min(at + count, limit);
    }

    /** Whether the current character is the last of the text. */
    boolean isLastCharacter() {
        return at + 1 == text.length();
    }

    /** Records the next characters as one token and consumes them. */
    void consume(TokenKind kind, int count) {
        int start = at;
        advance(count);
        findings.token(kind, start, at);
    }

    Frame top() {
        return top;
    }

    void push(Frame frame) {
        frame.below = top;
        top = frame;
        count(frame, 1);
    }

    void pop() {
        Frame below = top.below;
        if (below == null) {
            return;
        }
        count(top, -1);
        top = below;
        top.resumed(this);
    }

    private void count(Frame frame, int change) {
        if (frame instanceof CommandList list) {
            parentheses += list.enclosure().endsWithParenthesis() ? change : 0;
            substitutions += list.enclosure() == Enclosure.SUBSTITUTION ? change : 0;
        }
    }

    boolean insideSubstitution() {
        return substitutions > 0;
    }

    /** Whether a list that ends with a closing parenthesis was opened since the last backtick. */
    boolean insideParentheses() {
        return parentheses > (backticks == null ? 0 : backticks.parenthesesBefore());
    }

    @Nullable Backticks backticks() {
        return backticks;
    }

    void enterBackticks(Backticks entered, int close) {
        backticks = entered;
        limit = close;
    }

    void leaveBackticks(boolean brokenBefore) {
        backticks = null;
        limit = text.length();
        broken = brokenBefore;
    }

    int parentheses() {
        return parentheses;
    }

    boolean broken() {
        return broken;
    }

    /** Marks the text as wrong, whatever follows. */
    void fail() {
        broken = true;
    }

    /** Notes that the text ends with a backslash. */
    void joinNextLine() {
        joinsNextLine = true;
    }

    boolean joinsNextLine() {
        return joinsNextLine;
    }

    int nextCommand() {
        return ++commands;
    }

    Mark mark() {
        return new Mark(at, findings.tokenCount(), findings.wordCount(), heredocs.count(), broken);
    }

    boolean mayBacktrack() {
        return backtracks < MAX_BACKTRACKS;
    }

    void backtrack(Mark mark) {
        backtracks++;
        at = mark.at();
        broken = mark.broken();
        findings.truncate(mark.tokens(), mark.words());
        heredocs.truncate(mark.heredocs());
    }

    /** Decides by what a pass left open whether the text is complete. */
    private static final class CompletenessCheck {
        private CompletenessCheck() {}

        static Completeness of(ScanPass pass) {
            Optional<OpenConstruct> open = innermost(pass);
            Optional<String> delimiter = pass.heredocs().unfinished();
            logOpenWords(pass);
            Backticks backticks = pass.backticks();
            if (backticks != null) {
                return backticks.brokenBefore()
                        ? new Complete()
                        : new Incomplete(OpenConstruct.BACKTICK);
            }
            if (pass.broken() || open.isEmpty()) {
                return new Complete();
            }
            return open.get() == OpenConstruct.HEREDOC
                    ? new Incomplete(OpenConstruct.HEREDOC, delimiter)
                    : new Incomplete(open.get());
        }

        private static Optional<OpenConstruct> innermost(ScanPass pass) {
            if (pass.top() instanceof WordFrame word) {
                word.finish(pass);
            }
            if (!(pass.top() instanceof TokenFrame frame)) {
                pass.top().flush(pass);
                return pass.top().open();
            }
            if (pass.joinsNextLine()) {
                return Optional.of(OpenConstruct.BACKSLASH);
            }
            if (pass.heredocs().unfinished().isPresent()) {
                return Optional.of(OpenConstruct.HEREDOC);
            }
            // Enter adds a newline, which may be what makes the text wrong.
            frame.newline(pass);
            return frame.open();
        }

        private static void logOpenWords(ScanPass pass) {
            QuoteState quoting = QuoteState.NONE;
            for (Frame frame = pass.top(); frame != null; frame = frame.below) {
                if (frame instanceof WordFrame word) {
                    word.log(pass, quoting);
                    quoting = QuoteState.NONE;
                } else if (quoting == QuoteState.NONE) {
                    quoting = frame.quoting();
                }
            }
        }
    }
}
