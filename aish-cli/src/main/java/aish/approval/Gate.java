package aish.approval;

import module java.base;

/** Decides whether a model's action may run: a command or a call of a tool. */
@FunctionalInterface
public interface Gate {
    /**
     * @param explainer explains a command to the user, who may want that before deciding
     */
    Decision decide(Action action, Consumer<String> explainer);

    /**
     * A command among several that were proposed together.
     *
     * @param number by which the user picks it, counted from 1
     */
    record Listed(int number, Action.Command action) {}

    /** What the user wants to do about several commands. */
    sealed interface Selection {
        /**
         * Runs these, in order, and skips the others.
         *
         * @param manner how they come up for decision, one by one
         */
        record Picked(List<Integer> numbers, Action.Manner manner) implements Selection {
            public Picked {
                numbers = List.copyOf(numbers);
            }
        }

        /** Decides about some of them; the others are still open. */
        record Decided(Map<Integer, Decision> decisions) implements Selection {
            public Decided {
                decisions = Collections.unmodifiableMap(new LinkedHashMap<>(decisions));
            }
        }
    }

    /**
     * Lets the user choose from several commands.
     *
     * @param left those that are still open, at least one
     * @param explainer explains a command to the user
     * @return empty if each is to be decided about by itself
     */
    default Optional<Selection> select(List<Listed> left, Consumer<String> explainer) {
        return Optional.empty();
    }
}
