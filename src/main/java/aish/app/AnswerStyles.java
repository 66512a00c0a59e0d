package aish.app;

import aish.settings.Config;
import aish.terminal.render.AnswerStyle;

/** Creates the style of answers from the settings. */
final class AnswerStyles {
    /** No limit, because readers of a file or a pipe wrap lines themselves. */
    static final int COLUMNS = 0;

    private AnswerStyles() {}

    static AnswerStyle.Thoughts thoughts(Config config) {
        return switch (config.interaction().reasoning()) {
            case SHOWN -> AnswerStyle.Thoughts.SHOWN;
            case FOLDED -> AnswerStyle.Thoughts.FOLDED;
        };
    }
}
