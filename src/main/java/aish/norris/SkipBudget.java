package aish.norris;

import aish.safety.Effect;
import aish.safety.Verdict;
import java.util.Set;

/** Counts how often in a row a person refused much the same; then it is time to talk. */
final class SkipBudget {
    private static final int MOST = 3;

    private String program = "";
    private Set<Effect> effects = Set.of();
    private int count;

    /** One more refusal; true if they have become too many. */
    boolean skipped(String command, Verdict verdict) {
        String name = command.strip().split("\\s", 2)[0];
        boolean sameEffects = !effects.isEmpty() && verdict.effects().equals(effects);
        boolean similar = name.equals(program) || sameEffects;
        count = similar ? count + 1 : 1;
        program = name;
        effects = verdict.effects();
        return count >= MOST;
    }

    void reset() {
        count = 0;
    }
}
