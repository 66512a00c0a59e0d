package aish.bash.scanner;

import aish.bash.Completeness;
import aish.bash.Completeness.Complete;
import aish.bash.Completeness.Incomplete;
import aish.bash.OpenConstruct;
import aish.bash.QuoteState;
import java.util.Optional;

/** Decides by what a pass left open whether the text is complete. */
final class CompletenessCheck {
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
