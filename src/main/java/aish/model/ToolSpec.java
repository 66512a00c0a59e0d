package aish.model;

/**
 * A tool offered to the model.
 *
 * @param schema the JSON schema of its arguments, as text
 */
public record ToolSpec(String name, String description, String schema) {}
