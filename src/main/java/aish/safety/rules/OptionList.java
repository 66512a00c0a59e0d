package aish.safety.rules;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** The options of a program or verb as its manual lists them. */
final class OptionList {
    static final OptionList NONE = new OptionList();

    private final Map<String, OptionRule> options = new HashMap<>();
    private final List<String> prefixes = new ArrayList<>(0);

    /** Adds an option, replacing an earlier entry for it. */
    void add(String option, OptionRule rule) {
        OptionRule before = options.put(option, rule);
        if (before == null && option.endsWith("*")) {
            prefixes.add(option.substring(0, option.length() - 1));
        }
    }

    void addIfAbsent(String option, OptionRule rule) {
        if (!options.containsKey(option)) {
            add(option, rule);
        }
    }

    Map<String, OptionRule> all() {
        return options;
    }

    boolean isRisky() {
        return options.values().stream().anyMatch(OptionRule::isRisky);
    }

    @Nullable OptionRule find(String option) {
        OptionRule exact = options.get(option);
        if (exact != null) {
            return exact;
        }
        for (String prefix : prefixes) {
            if (option.startsWith(prefix)) {
                return options.get(prefix + "*");
            }
        }
        return null;
    }
}
