package aish.bash.reader;

import module java.base;

import aish.bash.ScanResult.OpenConstruct;
import aish.bash.ScanResult.TokenKind;
import aish.bash.ShellNode.WordPart;
import aish.bash.reader.WordReader.Stop;
import org.jspecify.annotations.Nullable;

/**
 * An attempt to read {@code ((…))} or {@code $((…))}. The same characters may start a subshell or
 * substitution that begins with another subshell; only the closing parentheses tell.
 */
final class Arithmetic {
    private final Source source;
    private final WordReader words;
    private final Findings.Mark mark;
    private final int start;
    private final int heredocs;

    /** Starts an attempt at the current position, to which a failed one returns. */
    Arithmetic(Source source, WordReader words) {
        this.source = source;
        this.words = words;
        this.mark = source.findings().mark();
        this.start = source.at();
        this.heredocs = source.heredocs().count();
    }

    /**
     * Reads the expression and its closing parentheses. Returns null, at the start, if these are
     * commands; they are also taken for commands, which nobody may judge, after many failed
     * attempts, because each reads its text again.
     */
    @Nullable List<WordPart> read(TokenKind kind, int tokenStart) {
        if (!source.mayAttempt()) {
            giveUp();
            source.findings().failTree("too many parentheses", start);
            return null;
        }
        List<WordPart> parts = words.parts(Stop.ARITHMETIC, kind, tokenStart);
        boolean closed = source.looksAt("))");
        if (closed || source.ended()) {
            close(kind, tokenStart, closed);
            return parts;
        }
        source.attemptFailed();
        giveUp();
        return null;
    }

    /** Records the rest of the tokens; the parentheses of a command are operators. */
    private void close(TokenKind kind, int tokenStart, boolean closed) {
        if (closed && kind == TokenKind.VARIABLE) {
            source.accept("))");
        }
        source.findings().token(kind, tokenStart, source.at());
        if (!closed) {
            source.unclosed(OpenConstruct.ARITHMETIC, "(( is not closed");
        } else if (kind != TokenKind.VARIABLE) {
            source.acceptOperator("))");
        }
    }

    private void giveUp() {
        source.findings().restore(mark);
        source.heredocs().truncate(heredocs);
        source.moveTo(start);
    }
}
