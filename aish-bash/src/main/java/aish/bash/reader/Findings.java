package aish.bash.reader;

import module java.base;

import aish.bash.ScanResult.Completeness;
import aish.bash.ScanResult.Completeness.Complete;
import aish.bash.ScanResult.Completeness.Incomplete;
import aish.bash.ScanResult.OpenConstruct;
import aish.bash.ScanResult.QuoteState;
import aish.bash.ScanResult.Token;
import aish.bash.ScanResult.TokenKind;
import aish.bash.ScanResult.Word;
import aish.bash.ScanResult.WordRole;
import org.jspecify.annotations.Nullable;

/**
 * What the reader has found so far: tokens, words, the first mistake, and what the end of the text
 * left open. Reading goes on after a mistake, so that wrong text still has colours.
 */
final class Findings {
    /** The first mistake, which makes the tree unusable. */
    record Failure(String why, int place) {}

    private static final Word UNREAD = new Word(0, 0, WordRole.PLAIN, 0, QuoteState.NONE, 0);

    /** Findings to return to when text has to be read again in another way. */
    record Mark(int tokens, int words, Findings state) {}

    private final String text;
    private final List<Token> tokens;
    private final List<Word> words;
    private @Nullable Failure failure;

    /** Whether the text is wrong, whatever follows; mistakes between backticks do not count. */
    private boolean broken;

    /** The innermost construct that is open at the end of the text. */
    private @Nullable OpenConstruct open;

    /** Whether that construct is part of a word, where a here-document cannot start. */
    private boolean openInWord;

    /** Whether the newline that Enter adds would be a mistake. */
    private boolean wrongAtEnd;

    private boolean backtickOpen;
    private boolean joinsNextLine;
    private QuoteState openQuote = QuoteState.NONE;
    private int commands;
    private int covered;

    Findings(String text) {
        this(text, new ArrayList<>(), new ArrayList<>());
    }

    private Findings(String text, List<Token> tokens, List<Word> words) {
        this.text = text;
        this.tokens = tokens;
        this.words = words;
    }

    Mark mark() {
        Findings state = new Findings(text, tokens, words);
        state.become(this);
        return new Mark(tokens.size(), words.size(), state);
    }

    void restore(Mark mark) {
        tokens.subList(mark.tokens(), tokens.size()).clear();
        words.subList(mark.words(), words.size()).clear();
        become(mark.state());
    }

    /**
     * Forgets what was wrong or open between two backticks, but not what was found there.
     *
     * @param readAgain whether the text is read once more for its tree, which then may fail
     */
    void leaveBackticks(Mark mark, boolean closed, boolean readAgain) {
        Failure inside = readAgain ? mark.state().failure : failure;
        OpenConstruct opened = open;
        int numbered = commands;
        become(mark.state());
        failure = inside;
        commands = numbered;
        if (!closed) {
            backtickOpen = true;
            open = opened == null ? OpenConstruct.BACKTICK : opened;
        }
    }

    private void become(Findings other) {
        failure = other.failure;
        broken = other.broken;
        open = other.open;
        openInWord = other.openInWord;
        wrongAtEnd = other.wrongAtEnd;
        backtickOpen = other.backtickOpen;
        joinsNextLine = other.joinsNextLine;
        openQuote = other.openQuote;
        commands = other.commands;
        covered = other.covered;
    }

    /** Adds a token unless it is empty. What an earlier token covers is left out. */
    void token(TokenKind kind, int start, int end) {
        Token last = tokens.isEmpty() ? null : tokens.getLast();
        int from = Math.max(start, last == null ? covered : Math.max(covered, last.end()));
        if (from >= end) {
            return;
        }
        fillGap(last == null ? 0 : last.end(), from);
        if (kind == TokenKind.ASSIGNMENT
                && last != null
                && last.kind() == kind
                && last.end() == from) {
            tokens.removeLast();
            from = last.start();
        }
        tokens.add(new Token(kind, from, end));
    }

    /** Leaves the text up to a position without further tokens. */
    void cover(int end) {
        covered = end;
    }

    /** Returns a number for the words of a new simple command. */
    int nextCommand() {
        return ++commands;
    }

    /** Returns the number of the simple command that comes next. */
    int upcomingCommand() {
        return commands + 1;
    }

    /** Reserves a word's index, so that words are ordered by start. */
    int reserveWord() {
        words.add(UNREAD);
        return words.size() - 1;
    }

    void word(int index, int start, int end, WordRole role, int command, int value) {
        words.set(index, new Word(start, end, role, command, openQuote, value));
        openQuote = QuoteState.NONE;
    }

    /** Logs a reserved word; one before a simple command belongs to it. */
    void keyword(int start, int end) {
        token(TokenKind.KEYWORD, start, end);
        words.add(
                new Word(start, end, WordRole.KEYWORD, upcomingCommand(), QuoteState.NONE, start));
    }

    /** Makes the tree unusable; says nothing about the text as bash sees it. */
    void failTree(String why, int place) {
        if (failure == null) {
            failure = new Failure(why, place);
        }
    }

    void breaks() {
        broken = true;
    }

    /** Notes that a newline at the end would be a mistake. */
    void wrongAtEnd() {
        wrongAtEnd |= open == null;
    }

    /** Notes what is open at the end; the innermost construct comes first. */
    void open(OpenConstruct construct, boolean inWord) {
        if (open == null && !wrongAtEnd) {
            open = construct;
            openInWord = inWord;
        }
    }

    void openQuote(QuoteState quote) {
        if (openQuote == QuoteState.NONE) {
            openQuote = quote;
        }
    }

    /** Notes that the text ends with a backslash. */
    void joinNextLine() {
        joinsNextLine = true;
    }

    Optional<Failure> failure() {
        return Optional.ofNullable(failure);
    }

    boolean isOpen() {
        return open != null;
    }

    /** Whether the word just read cannot be wrong yet, because it goes on in the next line. */
    boolean wordGoesOn() {
        return joinsNextLine || open != null || backtickOpen;
    }

    boolean isOpen(OpenConstruct construct) {
        return open == construct;
    }

    List<Word> words() {
        return words;
    }

    /** Returns the tokens of the whole text. */
    List<Token> tokens() {
        fillGap(tokens.isEmpty() ? 0 : tokens.getLast().end(), text.length());
        return tokens;
    }

    /** Makes a token of whatever lies between two tokens and is not whitespace. */
    private void fillGap(int from, int to) {
        for (int i = from; i < to; i++) {
            char c = text.charAt(i);
            if (c != ' ' && c != '\t' && c != '\n') {
                tokens.add(new Token(TokenKind.OPERATOR, i, i + 1));
            }
        }
    }

    Completeness completeness(@Nullable String unfinishedHeredoc) {
        if (broken) {
            return new Complete();
        }
        if (backtickOpen) {
            return new Incomplete(OpenConstruct.BACKTICK);
        }
        if (open != null && openInWord) {
            return new Incomplete(open);
        }
        if (joinsNextLine) {
            return new Incomplete(OpenConstruct.BACKSLASH);
        }
        if (unfinishedHeredoc != null) {
            return new Incomplete(OpenConstruct.HEREDOC, Optional.of(unfinishedHeredoc));
        }
        return wrongAtEnd || open == null ? new Complete() : new Incomplete(open);
    }
}
