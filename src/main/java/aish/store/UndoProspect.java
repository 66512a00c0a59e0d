package aish.store;

import aish.safety.BlastRadius;
import aish.safety.Effect;
import aish.safety.Verdict;
import java.util.EnumSet;
import java.util.Set;

/** Whether a command could be undone, before it runs. */
public sealed interface UndoProspect {
    /** It changes no file. */
    record Nothing() implements UndoProspect {}

    record Possible() implements UndoProspect {}

    /**
     * @param why in words that follow "cannot be undone: "
     */
    record Impossible(String why) implements UndoProspect {}

    /** The effects that are on files, which can be copied first. */
    Set<Effect> ON_FILES =
            EnumSet.of(
                    Effect.READS,
                    Effect.CREATES,
                    Effect.BUILDS,
                    Effect.FETCHES,
                    Effect.OVERWRITES,
                    Effect.DELETES,
                    Effect.PERMISSION,
                    Effect.HISTORY_REWRITE,
                    Effect.CONFIGURES,
                    Effect.RULED);

    static UndoProspect of(Verdict verdict, BlastRadius radius, long maxBytes) {
        for (Effect effect : Effect.values()) {
            if (verdict.effects().contains(effect) && !ON_FILES.contains(effect)) {
                return new Impossible("it " + effect.plain());
            }
        }
        if (verdict instanceof Verdict.Unknown) {
            return new Impossible(verdict.reason());
        }
        if (verdict.touched().isEmpty()) {
            return new Nothing();
        }
        long bytes = radius.shares().stream().mapToLong(BlastRadius.Share::bytes).sum();
        if (bytes > maxBytes) {
            return new Impossible("it is more than undo.max_bytes allows to set aside");
        }
        if (radius.cut()) {
            return new Impossible("there are too many files to look at");
        }
        return radius.complete()
                ? new Possible()
                : new Impossible("which files it changes is not known");
    }

    /** In one line; empty if there is nothing to undo. */
    default String line() {
        return switch (this) {
            case Nothing _ -> "";
            case Possible _ -> "can be undone";
            case Impossible(String why) -> "cannot be undone: " + why;
        };
    }
}
