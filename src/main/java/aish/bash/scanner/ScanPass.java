package aish.bash.scanner;

import module java.base;

import aish.bash.ScanResult;
import aish.bash.ScanResult.Completeness;
import aish.bash.ScanResult.Completeness.Complete;
import aish.bash.ScanResult.Completeness.Incomplete;
import aish.bash.ScanResult.OpenConstruct;
import aish.bash.ScanResult.QuoteState;
import aish.bash.ScanResult.Token;
import aish.bash.ScanResult.TokenKind;
import aish.bash.ScanResult.Word;
import aish.bash.ScanResult.WordRole;
import aish.bash.scanner.CommandList.Backticks;
import aish.bash.scanner.CommandList.Enclosure;
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

    /** A construct that is open at the position the pass has reached. */
    abstract static class Frame {
        /** The enclosing frame; set when this one is pushed. */
        @Nullable Frame below;

        /** Consumes at least one character, or opens or closes a frame. */
        abstract void step(ScanPass pass);

        /** The construct that is missing if the text ends here. */
        abstract Optional<OpenConstruct> open();

        /** Records the token read so far. */
        void flush(ScanPass pass) {}

        /** Called when the frame above has been closed. */
        void resumed(ScanPass pass) {}

        /** The kind of quotes that this frame represents. */
        QuoteState quoting() {
            return QuoteState.NONE;
        }
    }

    /** The tokens and words found so far. */
    static final class ScanFindings {
        private final ArrayList<Token> tokens = new ArrayList<>();
        private final ArrayList<Word> words = new ArrayList<>();

        List<Token> tokens() {
            return tokens;
        }

        List<Word> words() {
            return words;
        }

        int tokenCount() {
            return tokens.size();
        }

        int wordCount() {
            return words.size();
        }

        /** Adds a token unless it is empty; joins adjacent parts of an assignment. */
        void token(TokenKind kind, int start, int end) {
            if (start >= end) {
                return;
            }
            Token last = tokens.isEmpty() ? null : tokens.getLast();
            if (kind == TokenKind.ASSIGNMENT
                    && last != null
                    && last.kind() == kind
                    && last.end() == start) {
                tokens.set(tokens.size() - 1, new Token(kind, last.start(), end));
            } else {
                tokens.add(new Token(kind, start, end));
            }
        }

        /** Changes the kind of the last token, for a word whose kind is known only at its end. */
        void recolourLast(TokenKind kind) {
            if (!tokens.isEmpty()) {
                Token last = tokens.removeLast();
                tokens.add(new Token(kind, last.start(), last.end()));
            }
        }

        /** Reserves a word's index, so that words are ordered by start. */
        int reserveWord(int start) {
            words.add(new Word(start, start, WordRole.PLAIN, 0, QuoteState.NONE));
            return words.size() - 1;
        }

        void word(int index, Word word) {
            words.set(index, word);
        }

        void truncate(int tokenCount, int wordCount) {
            tokens.subList(tokenCount, tokens.size()).clear();
            words.subList(wordCount, words.size()).clear();
        }
    }
}
