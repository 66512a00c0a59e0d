package aish.syntax;

import aish.syntax.Completeness.Complete;
import aish.syntax.Completeness.Incomplete;
import java.util.Optional;

/** Judges what a pass left open at the end of the text. */
final class Ending {
    private Ending() {}

    static Completeness of(ScanPass pass) {
        Optional<Open> open = innermost(pass);
        Optional<String> delimiter = pass.heredocs().unfinished();
        logOpenWords(pass);
        Backticks backticks = pass.backticks();
        if (backticks != null) {
            return backticks.brokenBefore() ? new Complete() : new Incomplete(Open.BACKTICK);
        }
        if (pass.broken() || open.isEmpty()) {
            return new Complete();
        }
        return open.get() == Open.HEREDOC
                ? new Incomplete(Open.HEREDOC, delimiter)
                : new Incomplete(open.get());
    }

    private static Optional<Open> innermost(ScanPass pass) {
        if (pass.top() instanceof WordFrame word) {
            word.finish(pass);
        }
        if (!(pass.top() instanceof TokenFrame frame)) {
            pass.top().flush(pass);
            return pass.top().open();
        }
        if (pass.joinsNextLine()) {
            return Optional.of(Open.BACKSLASH);
        }
        if (pass.heredocs().unfinished().isPresent()) {
            return Optional.of(Open.HEREDOC);
        }
        // Enter ends the text with a newline, which may be what makes it wrong.
        frame.newline(pass);
        return frame.open();
    }

    private static void logOpenWords(ScanPass pass) {
        Quoting quoting = Quoting.NONE;
        for (Frame frame = pass.top(); frame != null; frame = frame.below) {
            if (frame instanceof WordFrame word) {
                word.log(pass, quoting);
                quoting = Quoting.NONE;
            } else if (quoting == Quoting.NONE) {
                quoting = frame.quoting();
            }
        }
    }
}
