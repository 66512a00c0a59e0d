package aish.undo;

import aish.safety.Effect;
import aish.safety.Verdict;
import java.util.EnumSet;
import java.util.Optional;
import java.util.Set;

/** Whether a command could be undone, before it runs. */
public sealed interface UndoProspect {
    /** The command changes no file. */
    record Nothing() implements UndoProspect {}

    record Possible() implements UndoProspect {}

    /**
     * @param why completes "cannot be undone: "
     */
    record Impossible(String why) implements UndoProspect {}

    /** Effects on files, which can be copied first. */
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

    /** Decides by the text of the command alone; empty if it depends on the files. */
    static Optional<UndoProspect> of(Verdict verdict) {
        for (Effect effect : Effect.values()) {
            if (verdict.effects().contains(effect) && !ON_FILES.contains(effect)) {
                return Optional.of(new Impossible("it " + effect.description()));
            }
        }
        if (verdict instanceof Verdict.Unknown) {
            return Optional.of(new Impossible(verdict.reason()));
        }
        return verdict.touched().isEmpty() ? Optional.of(new Nothing()) : Optional.empty();
    }

    /** Returns one line; empty if there is nothing to undo. */
    default String line() {
        return switch (this) {
            case Nothing _ -> "";
            case Possible _ -> "can be undone";
            case Impossible(String why) -> "cannot be undone: " + why;
        };
    }
}
