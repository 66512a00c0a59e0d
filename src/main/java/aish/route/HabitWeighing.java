package aish.route;

import module java.base;

import aish.route.Decision.Route;
import aish.route.LearnedShapes.Evidence;
import aish.route.LineShape.Trait;

/**
 * Lets what the user taught the router change a decision that rests on weighing, and no other: a
 * prefix, a setting, an alias, a path or words that all exist here are certain.
 *
 * <p>Going to the shell is the side that can do harm. A line that reads like a sentence is
 * therefore never run because of what was learned if its own evidence is strong, if it ends in a
 * question mark, or if its verdict would need the user's OK.
 */
final class HabitWeighing {
    static final String LEARNED = "learned";

    /** The rules whose decisions may change, and the least that their own evidence is worth. */
    private static final Map<String, Integer> OPEN_RULES =
            Map.of("command", 600, "plain", 450, "remark", 300, "model", 0);

    /** What a subcommand adds to that. */
    private static final int SUBCOMMAND = 300;

    /** Evidence in the line itself that nothing learned outweighs. */
    private static final int STRONG = 900;

    private final LineModel model;

    HabitWeighing(LineModel model) {
        this.model = model;
    }

    /** Whether overruling such a decision teaches the router anything. */
    static boolean canChange(Decision decision) {
        return OPEN_RULES.containsKey(decision.rule()) || decision.rule().equals(LEARNED);
    }

    /**
     * @param own the decision without what was learned
     * @param start where the line's first command starts, after keywords
     */
    Decision apply(Decision own, String text, int start, RouteFacts facts) {
        if (facts.learned().isEmpty()) {
            return own;
        }
        LineShape shape = model.shape(text, start, facts);
        Evidence evidence = facts.learned().evidence(shape);
        if (evidence.weight() == 0) {
            return own;
        }
        boolean shell = own.route() instanceof Route.Shell;
        String habit = describe(evidence);
        if (shell == evidence.weight() > 0) {
            return new Decision(own.route(), own.rule(), own.reason() + ", and " + habit);
        }
        int sum = model.weigh(text, start, facts).sum();
        int strength = Math.max(shell ? sum : -sum, least(own, shape));
        boolean outweighed = strength < STRONG && Math.abs(evidence.weight()) > strength;
        if (!outweighed || (!shell && !mayRun(text, facts))) {
            return own;
        }
        return new Decision(
                shell ? new Route.Ask(text) : new Route.Shell(text),
                LEARNED,
                habit + " (:route learned)");
    }

    private static int least(Decision own, LineShape shape) {
        boolean names = own.rule().equals("plain") && shape.traits().contains(Trait.SUBCOMMAND);
        return OPEN_RULES.getOrDefault(own.rule(), 0) + (names ? SUBCOMMAND : 0);
    }

    private static boolean mayRun(String text, RouteFacts facts) {
        return !text.endsWith("?") && facts.mayRunUnasked(text);
    }

    private static String describe(Evidence evidence) {
        return (evidence.weight() < 0 ? "you asked" : "you ran")
                + " lines like this "
                + switch (evidence.times()) {
                    case 1 -> "once";
                    case 2 -> "twice";
                    default -> evidence.times() + " times";
                }
                + " before";
    }
}
