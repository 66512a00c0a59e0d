package aish.safety;

import aish.syntax.Span;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;

/** Collects what a walk through a command finds. */
final class Judgement {
    private final List<Finding> halting = new ArrayList<>();
    private final List<Finding> doubts = new ArrayList<>();
    private final Set<Effect> effects = EnumSet.noneOf(Effect.class);
    private boolean wrapped;

    void add(Effect effect, String reason, Span span) {
        effects.add(effect);
        if (effect.halts()) {
            Finding finding = new Finding(effect, reason, span);
            if (!halting.contains(finding)) {
                halting.add(finding);
            }
        }
    }

    /** Something is not known to the rules. */
    void doubt(String reason, Span span) {
        doubts.add(new Finding(Effect.EXEC_UNKNOWN, reason, span));
    }

    void wrap() {
        wrapped = true;
    }

    boolean isClear() {
        return halting.isEmpty() && doubts.isEmpty();
    }

    /** Takes over what was found in a text inside this one, whose places all are the given one. */
    void absorb(Judgement inner, Span place) {
        effects.addAll(inner.effects);
        for (Finding finding : inner.halting) {
            add(finding.effect(), finding.reason(), place);
        }
        for (Finding finding : inner.doubts) {
            doubt(finding.reason(), place);
        }
        wrapped |= inner.wrapped;
    }

    Verdict verdict() {
        if (!halting.isEmpty()) {
            return new Verdict.Halt(halting, effects, wrapped);
        }
        if (!doubts.isEmpty()) {
            return new Verdict.Unknown(doubts, effects, wrapped);
        }
        return new Verdict.Clear(effects, wrapped);
    }
}
