package aish.tools;

import java.util.OptionalDouble;

/**
 * How far a call has come, as the server tells.
 *
 * @param message perhaps empty
 */
public record ToolProgress(double done, OptionalDouble total, String message) {}
