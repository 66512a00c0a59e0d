package aish.route;

/**
 * A feature of a line and its contribution to the sum that decides.
 *
 * @param name the feature in words
 * @param weight in hundredths; positive for a command
 */
public record WeighedFeature(String name, int weight) {}
