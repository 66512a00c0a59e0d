package aish.safety;

import java.util.Collection;
import java.util.EnumSet;
import java.util.stream.Collectors;

/** Says verdicts in words. */
final class Report {
    private Report() {}

    static String effects(Collection<Effect> effects) {
        if (effects.isEmpty()) {
            return "no effects";
        }
        return EnumSet.copyOf(effects).stream()
                .map(Effect::label)
                .collect(Collectors.joining(", "));
    }
}
