package aish.route;

/**
 * A route and why it was taken.
 *
 * @param rule the rule's short name
 * @param reason one line for a person
 */
public record Decision(Route route, String rule, String reason) {
    /** The rules by which a person says where a line goes begin so. */
    static final String PREFIX = "prefix ";

    /** Whether the line itself said where to go, so that nothing was guessed. */
    public boolean isExplicit() {
        return rule.startsWith(PREFIX);
    }
}
