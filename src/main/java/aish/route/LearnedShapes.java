package aish.route;

import module java.base;

/**
 * How often the user overruled the router, by the shape of the line, and what that says about the
 * next line. Immutable.
 */
public final class LearnedShapes {
    public static final LearnedShapes NONE = new LearnedShapes(List.of());

    /** More shapes than a user overrules in years; beyond it, the oldest is dropped. */
    static final int MOST = 500;

    /** A count beyond this says no more. */
    private static final int MOST_TIMES = 1000;

    /** What one overrule of a line with the same first word counts, in hundredths. */
    private static final int SAME_WORD = 150;

    /** What an overrule counts for lines with another first word, or an unknown one. */
    private static final int OTHER_WORD = 60;

    private static final int MOST_SAME = 1000;
    private static final int MOST_OTHER = 600;

    private final List<Habit> habits;

    /** What the user did instead of what aish would have done. */
    public enum Overrule {
        ASKED,
        RAN
    }

    /**
     * How often lines of a shape were asked, or run, although they would have gone the other way.
     *
     * @param last when it happened last
     */
    public record Habit(LineShape shape, int asked, int ran, Instant last) {
        public Habit {
            asked = Math.clamp(asked, 0, MOST_TIMES);
            ran = Math.clamp(ran, 0, MOST_TIMES);
        }

        private Habit plus(Overrule overrule, Instant now) {
            return overrule == Overrule.ASKED
                    ? new Habit(shape, asked + 1, ran, now)
                    : new Habit(shape, asked, ran + 1, now);
        }

        private int surplus() {
            return ran - asked;
        }
    }

    /**
     * What earlier overrules say about a line.
     *
     * @param weight in hundredths; positive for a command
     * @param times how often lines like it went where the weight points
     */
    record Evidence(int weight, int times) {}

    /**
     * @param habits the one that changed last is the last
     */
    public LearnedShapes(List<Habit> habits) {
        this.habits = List.copyOf(habits.subList(Math.max(0, habits.size() - MOST), habits.size()));
    }

    /** The one that changed last is the last. */
    public List<Habit> habits() {
        return habits;
    }

    boolean isEmpty() {
        return habits.isEmpty();
    }

    public LearnedShapes with(LineShape shape, Overrule overrule, Instant now) {
        List<Habit> changed = new ArrayList<>(habits);
        Habit before = new Habit(shape, 0, 0, now);
        for (Habit habit : habits) {
            if (habit.shape().equals(shape)) {
                before = habit;
            }
        }
        changed.remove(before);
        changed.add(before.plus(overrule, now));
        return new LearnedShapes(changed);
    }

    public LearnedShapes without(Collection<Habit> forgotten) {
        List<Habit> kept = new ArrayList<>(habits);
        kept.removeAll(forgotten);
        return new LearnedShapes(kept);
    }

    /**
     * Weighs the overrules of lines of the same shape. Those with the same first word count fully.
     * Those with another first word of the same kind count a little and only once for each word, so
     * that a habit with one program does not spread to others.
     */
    Evidence evidence(LineShape shape) {
        int same = 0;
        int others = 0;
        int asked = 0;
        int ran = 0;
        for (Habit habit : habits) {
            if (!habit.shape().isLike(shape)) {
                continue;
            }
            boolean known = !habit.shape().word().isEmpty();
            if (known && habit.shape().word().equals(shape.word())) {
                same += habit.surplus();
            } else if (habit.shape().first() == shape.first()) {
                others += known ? Integer.signum(habit.surplus()) : habit.surplus();
            } else {
                continue;
            }
            asked += habit.asked();
            ran += habit.ran();
        }
        int weight =
                Math.clamp(
                        Math.clamp((long) same * SAME_WORD, -MOST_SAME, MOST_SAME)
                                + Math.clamp((long) others * OTHER_WORD, -MOST_OTHER, MOST_OTHER),
                        -MOST_SAME,
                        MOST_SAME);
        return new Evidence(weight, weight < 0 ? asked : ran);
    }
}
