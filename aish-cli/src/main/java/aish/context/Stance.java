package aish.context;

import module java.base;

import aish.text.Resource;

/** How models are asked to help: what their answers should focus on. */
public enum Stance {
    OPERATOR("concise next steps, commands and diagnosis"),
    AUDIT("security, correctness and failure modes first"),
    TEACH("explains commands and ideas in more detail"),
    QUIET("as short as possible, but never without warnings"),
    REVIEW("reviews what is attached; most serious problems first"),
    PLAN("looks around and plans; commands cannot change files");

    /** The text of the default stance's file, so that the first question need not read it. */
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

    public static Optional<Stance> of(String name) {
        return Arrays.stream(values()).filter(stance -> stance.toString().equals(name)).findFirst();
    }

    /** Returns all names in the order in which they are listed. */
    public static List<String> names() {
        return Arrays.stream(values()).map(Stance::toString).toList();
    }

    /** Returns the instructions for this stance. */
    String fragment() {
        return this == OPERATOR ? USUAL : read();
    }

    /** Reads the file of this stance. */
    String read() {
        return Resource.text(Stance.class, "stances/" + this + ".txt").strip();
    }
}
