package aish.context;

import aish.text.Resource;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** The manner in which models are asked to help. */
public enum Stance {
    OPERATOR("concise next steps, commands and diagnosis"),
    AUDIT("security, correctness and ways to fail first; evidence apart from inference"),
    TEACH("commands and ideas explained more fully"),
    QUIET("as few words as it takes; warnings are never left out"),
    REVIEW("what is wrong with what is attached, and where, the gravest first");

    /** What the usual one's file says: a first question should not wait for a file. */
    private static final String USUAL =
            "Stance: operator. Favour the next concrete step: what to look at, what to run, what it"
                    + " tells. Diagnose from what was printed before guessing. Keep prose to what the"
                    + " person needs in order to act.";

    private final String summary;

    Stance(String summary) {
        this.summary = summary;
    }

    /** What it is for, in a few words. */
    public String summary() {
        return summary;
    }

    @Override
    public String toString() {
        return name().toLowerCase(Locale.ROOT);
    }

    /** The stance of that name. */
    public static Optional<Stance> of(String name) {
        for (Stance stance : values()) {
            if (stance.toString().equals(name)) {
                return Optional.of(stance);
            }
        }
        return Optional.empty();
    }

    /** All names, in the order in which they are listed. */
    public static List<String> names() {
        return Arrays.stream(values()).map(Stance::toString).toList();
    }

    /** What models are told of it. */
    String fragment() {
        return this == OPERATOR ? USUAL : read();
    }

    /** What its file says. */
    String read() {
        return Resource.text(Stance.class, "stances/" + this + ".txt").strip();
    }
}
