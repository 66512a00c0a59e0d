package aish.route;

/**
 * A feature that a line has, and what it adds to the sum that decides.
 *
 * @param name the feature in words
 * @param weight in hundredths; above zero speaks for a command
 */
public record WeighedFeature(String name, int weight) {}
