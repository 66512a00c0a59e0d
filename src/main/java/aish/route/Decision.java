package aish.route;

/**
 * A route and why it was taken.
 *
 * @param rule the rule's short name
 * @param reason one line for a person
 */
public record Decision(Route route, String rule, String reason) {}
