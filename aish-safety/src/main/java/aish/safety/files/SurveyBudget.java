package aish.safety.files;

import module java.base;

import aish.safety.Verdict;

/** Limits how many files may be looked at: a slow machine sees as much as a fast one. */
public final class SurveyBudget {
    private static final int GLANCE_ENTRIES = 20_000;
    private static final int BARE_ENTRIES = 200_000;
    private static final int CLOSE_ENTRIES = 500_000;

    private final int maxEntries;
    private int taken;

    public SurveyBudget(int entries) {
        this.maxEntries = entries;
    }

    /** The budget for information that is shown in passing. */
    public static SurveyBudget brief() {
        return new SurveyBudget(GLANCE_ENTRIES);
    }

    /** The same for a command; if no content is at stake, more files are allowed. */
    public static SurveyBudget brief(Verdict verdict) {
        boolean bare =
                verdict.touched().stream().allMatch(affected -> affected.kind().keepsContent());
        return bare ? new SurveyBudget(BARE_ENTRIES) : brief();
    }

    /** The budget for an explicit request and for results that must be complete. */
    public static SurveyBudget thorough() {
        return new SurveyBudget(CLOSE_ENTRIES);
    }

    /** Counts one entry; returns false if the budget is spent. */
    boolean countEntry() {
        if (taken <= maxEntries) {
            taken++;
        }
        return !isSpent();
    }

    /** Whether something was left out. */
    public boolean isSpent() {
        return taken > maxEntries;
    }

    /** Returns why something was left out; empty if nothing was. */
    public Optional<String> whyIncomplete() {
        return isSpent()
                ? Optional.of(
                        String.format(Locale.ROOT, "there are more than %,d files", maxEntries))
                : Optional.empty();
    }
}
