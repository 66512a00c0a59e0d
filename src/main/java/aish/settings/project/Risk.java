package aish.settings.project;

import java.util.Locale;

/** What a setting can bring about if somebody else chooses it; the gravest first. */
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

    /** For people; empty if there is nothing to say. */
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
