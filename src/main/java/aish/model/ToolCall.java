package aish.model;

/**
 * A tool call that the model wants.
 *
 * @param arguments a JSON object as text, as the model wrote it
 */
public record ToolCall(String id, String name, String arguments) {}
