package aish.bash.scanner;

import aish.bash.QuoteState;
import aish.bash.TokenKind;

/**
 * The commands between two backticks. Bash looks only for the next unescaped backtick and reports
 * no errors before it; so that position is the end of the text for every frame inside, and the
 * outer state is saved to be restored.
 */
final class Backticks extends CommandList {
    private final boolean brokenBefore;
    private final int parenthesesBefore;
    private final int heredocsBefore;

    private Backticks(ScanPass pass) {
        super(Enclosure.BACKTICKS);
        this.brokenBefore = pass.broken();
        this.parenthesesBefore = pass.parentheses();
        this.heredocsBefore = pass.heredocs().count();
    }

    static void open(ScanPass pass) {
        pass.consume(TokenKind.OPERATOR, 1);
        Backticks backticks = new Backticks(pass);
        pass.push(backticks);
        backticks.entered(pass);
        pass.enterBackticks(backticks, findClose(pass));
    }

    private static int findClose(ScanPass pass) {
        int place = pass.at();
        while (place < pass.limit() && pass.text().charAt(place) != '`') {
            place += pass.text().charAt(place) == '\\' ? 2 : 1;
        }
        return Math.min(place, pass.limit());
    }

    /** Drops what is still open inside and continues after the closing backtick. */
    void close(ScanPass pass) {
        pass.top().flush(pass);
        while (pass.top() != this) {
            if (pass.top() instanceof WordFrame word) {
                word.log(pass, QuoteState.NONE);
            }
            pass.pop();
        }
        pass.heredocs().truncate(heredocsBefore);
        left(pass);
        pass.leaveBackticks(brokenBefore);
        pass.consume(TokenKind.OPERATOR, 1);
        pass.pop();
    }

    boolean brokenBefore() {
        return brokenBefore;
    }

    int parenthesesBefore() {
        return parenthesesBefore;
    }
}
