package aish.exec;

/**
 * A command of a model that a gate let pass.
 *
 * @param id the name that it has in the session
 * @param undoable whether it may run only if what it changes was copied first
 */
public record ProposedCommand(String id, CommandAssessment assessment, boolean undoable) {}
