package aish.route;

import java.util.Locale;

/** What kind of work a question asks for. */
public enum TaskClass {
    CODE,
    REASONING,
    DEFAULT;

    /** The name used in the settings. */
    public String label() {
        return name().toLowerCase(Locale.ROOT);
    }
}
