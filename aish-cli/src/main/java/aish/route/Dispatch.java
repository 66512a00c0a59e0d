package aish.route;

/**
 * A route and why it was chosen.
 *
 * @param rule the rule's short name
 * @param reason one line for the user
 */
public record Dispatch(Route route, String rule, String reason) {
    /** The names of rules for explicit prefixes start with this. */
    static final String PREFIX = "prefix ";

    static Dispatch shell(String command, String rule, String reason) {
        return new Dispatch(new Route.Shell(command), rule, reason);
    }

    static Dispatch ask(String text, String rule, String reason) {
        return new Dispatch(new Route.Ask(text), rule, reason);
    }

    /** Whether a prefix on the line chose the route, so that nothing was guessed. */
    public boolean isExplicit() {
        return rule.startsWith(PREFIX);
    }

    /** Where a line goes. */
    public sealed interface Route {
        /** Runs a meta command of aish. */
        record Meta(String name, String arguments) implements Route {}

        /** Runs a command in the shell; the prefix is removed. */
        record Shell(String command) implements Route {}

        /** Sends a question to the model; the prefix is removed. */
        record Ask(String text) implements Route {}
    }
}
