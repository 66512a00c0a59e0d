package aish.route;

/** Where a line goes. */
public sealed interface Route {
    /** Runs a meta command of aish. */
    record Meta(String name, String arguments) implements Route {}

    /** Runs a command in the shell; the prefix is removed. */
    record Shell(String command) implements Route {}

    /** Sends a question to the model; the prefix is removed. */
    record Ask(String text) implements Route {}
}
