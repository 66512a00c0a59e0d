package aish.app;

import aish.settings.Config;
import aish.terminal.render.AnswerStyle;

/** How answers look, as the settings say it. */
final class AnswerStyles {
    /** No end: whoever reads a file or a pipe breaks lines as it likes. */
    static final int COLUMNS = 0;

    private AnswerStyles() {}

    static AnswerStyle.Thoughts thoughts(Config config) {
        return switch (config.interaction().reasoning()) {
            case SHOWN -> AnswerStyle.Thoughts.SHOWN;
            case FOLDED -> AnswerStyle.Thoughts.FOLDED;
        };
    }
}
