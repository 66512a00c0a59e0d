package aish.model;

/**
 * Tokens as the server counted them.
 *
 * @param cached how many of the prompt's tokens it did not have to process again
 */
public record Usage(int prompt, int completion, int cached) {}
