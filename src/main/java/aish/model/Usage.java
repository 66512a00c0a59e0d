package aish.model;

/**
 * Token counts reported by the server.
 *
 * @param cached how many of the prompt's tokens it did not have to process again
 */
public record Usage(int prompt, int completion, int cached) {}
