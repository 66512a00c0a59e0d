package aish.testing;

/**
 * A prompt that aish drew.
 *
 * @param number how many there have been, this one included
 * @param status what it says about the last command
 */
public record Prompt(int number, int status) {}
