package aish.tools;

import java.util.OptionalDouble;

/**
 * The progress of a call as reported by the server.
 *
 * @param message may be empty
 */
public record ToolProgress(double done, OptionalDouble total, String message) {}
