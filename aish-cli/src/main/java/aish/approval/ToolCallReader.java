package aish.approval;

import module java.base;

import aish.json.Json;
import aish.json.JsonException;
import aish.tools.CallAssessment;
import aish.tools.Tool;
import aish.tools.ToolJudge;
import aish.tools.ToolServers.ToolException;

/**
 * Reads the arguments of a tool call and judges them.
 *
 * @param builtin assesses the calls of built-in tools
 */
public record ToolCallReader(ToolJudge judge, CallAssessment.Assessor builtin) {
    /**
     * @param arguments a JSON object; empty if there are none
     */
    public Action.ToolCall read(String id, Tool tool, String arguments) throws ToolException {
        String text = arguments.isBlank() ? "{}" : arguments;
        try {
            if (Json.parse(text) instanceof Json.Obj parsed) {
                CallAssessment assessment =
                        tool.isBuiltin()
                                ? builtin.assess(tool, parsed)
                                : CallAssessment.of(judge.judge(tool, parsed));
                return new Action.ToolCall(id, tool, parsed, text, assessment);
            }
        } catch (JsonException e) {
            throw new ToolException("the arguments are not JSON: " + e.getMessage());
        }
        throw new ToolException("the arguments must be a JSON object");
    }
}
