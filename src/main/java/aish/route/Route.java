package aish.route;

/** Where a line goes. */
public sealed interface Route {
    /** To aish itself. */
    record Meta(String name, String arguments) implements Route {}

    /** To the shell, prefix removed. */
    record Shell(String command) implements Route {}

    /** To the model, prefix removed. */
    record Ask(String text) implements Route {}
}
