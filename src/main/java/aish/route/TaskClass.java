package aish.route;

import java.util.Locale;

/** What kind of work a question asks for. */
public enum TaskClass {
    CODE,
    REASONING,
    DEFAULT;

    /** As it is named in the settings. */
    public String label() {
        return name().toLowerCase(Locale.ROOT);
    }
}
