package aish.app;

import aish.config.Config;
import aish.console.render.Look;

/** How answers look, as the settings say it. */
final class Looks {
    /** No end: whoever reads a file or a pipe breaks lines as it likes. */
    static final int COLUMNS = 0;

    private Looks() {}

    static Look.Thoughts thoughts(Config config) {
        return switch (config.interaction().reasoning()) {
            case SHOWN -> Look.Thoughts.SHOWN;
            case FOLDED -> Look.Thoughts.FOLDED;
        };
    }
}
