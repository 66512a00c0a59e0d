package aish.settings.project;

import java.util.Locale;

/** What a setting could do if someone else chose it; the worst first. */
public enum Risk {
    RUNS("runs code"),
    SENDS("sends data"),
    SECRETS("moves secrets"),
    LOOSENS("weakens safeguards"),
    PLAIN("");

    private final String words;

    Risk(String words) {
        this.words = words;
    }

    /** The risk in words for the user; empty for {@link #PLAIN}. */
    public String words() {
        return words;
    }

    Risk orGraver(Risk other) {
        return compareTo(other) <= 0 ? this : other;
    }

    static Risk of(String name) {
        return valueOf(name.toUpperCase(Locale.ROOT));
    }
}
