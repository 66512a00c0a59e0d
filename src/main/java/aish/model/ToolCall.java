package aish.model;

/**
 * A tool that the model wants called.
 *
 * @param arguments a JSON object as text, as the model wrote it
 */
public record ToolCall(String id, String name, String arguments) {}
