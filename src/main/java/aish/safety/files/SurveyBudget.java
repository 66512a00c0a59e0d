package aish.safety.files;

import module java.base;

import aish.safety.Verdict;

/**
 * Limits how many files may be looked at. The limit is a number of files, so that a slow machine
 * sees as much as a fast one; the time limit only ends what hangs.
 */
public final class SurveyBudget {
    private static final int GLANCE_ENTRIES = 20_000;
    private static final int BARE_ENTRIES = 200_000;
    private static final Duration GLANCE_TIME = Duration.ofSeconds(10);
    private static final int CLOSE_ENTRIES = 500_000;
    private static final Duration CLOSE_TIME = Duration.ofSeconds(30);

    private final Duration time;
    private final long deadline;
    private final int maxEntries;
    private int taken;
    private boolean timedOut;

    public SurveyBudget(Duration time, int entries) {
        this.time = time;
        this.deadline = System.nanoTime() + time.toNanos();
        this.maxEntries = entries;
    }

    /** The budget for information that is shown in passing. */
    public static SurveyBudget brief() {
        return new SurveyBudget(GLANCE_TIME, GLANCE_ENTRIES);
    }

    /** The same for a command; if no content is at stake, more files are allowed. */
    public static SurveyBudget brief(Verdict verdict) {
        boolean bare =
                verdict.touched().stream().allMatch(affected -> affected.kind().keepsContent());
        return bare ? new SurveyBudget(GLANCE_TIME, BARE_ENTRIES) : brief();
    }

    /** The budget for an explicit request and for results that must be complete. */
    public static SurveyBudget thorough() {
        return new SurveyBudget(CLOSE_TIME, CLOSE_ENTRIES);
    }

    /** Whether there is time left. */
    public boolean hasTime() {
        timedOut |= System.nanoTime() > deadline;
        return !timedOut;
    }

    /** Counts one entry; returns false if the budget is spent. */
    boolean countEntry() {
        hasTime();
        if (taken <= maxEntries) {
            taken++;
        }
        return !isSpent();
    }

    /** Whether something was left out. */
    public boolean isSpent() {
        return timedOut || taken > maxEntries;
    }

    /** Returns why something was left out; empty if nothing was. */
    public Optional<String> whyIncomplete() {
        if (timedOut) {
            return Optional.of("looking at the files took more than " + time.toSeconds() + " s");
        }
        return taken > maxEntries
                ? Optional.of(
                        String.format(Locale.ROOT, "there are more than %,d files", maxEntries))
                : Optional.empty();
    }

    Duration left() {
        return Duration.ofNanos(Math.max(0, deadline - System.nanoTime()));
    }
}
