package aish.tools;

import module java.base;

import aish.exec.CommandAssessment;
import aish.json.Json;
import aish.safety.permissions.Permission;

/**
 * What a call would do, determined once, before a gate decides about it.
 *
 * @param permission what the user's rules say about it, besides those that name the tool
 * @param change what it would do to files, if that is known
 */
public record CallAssessment(
        ToolJudge.Risk risk, Permission permission, Optional<FileChange> change) {
    /**
     * A change of files.
     *
     * @param id the name by which the user refers to it
     * @param assessment of a command that would change the same files in the same way; its text is
     *     a title for the change
     * @param diff the change in unified form
     */
    public record FileChange(String id, CommandAssessment assessment, String diff) {}

    /** Returns the assessment of a server's tool, of which only the risk is known. */
    public static CallAssessment of(ToolJudge.Risk risk) {
        return new CallAssessment(risk, Permission.NONE, Optional.empty());
    }

    /** Assesses calls. */
    @FunctionalInterface
    public interface Assessor {
        /**
         * @param arguments a JSON object
         * @throws ToolServers.ToolException if the call cannot be made
         */
        CallAssessment assess(Tool tool, Json arguments) throws ToolServers.ToolException;
    }
}
