package aish.approval;

import module java.base;

import aish.json.Json;
import aish.json.JsonException;
import aish.tools.Tool;
import aish.tools.ToolJudge;
import aish.tools.ToolServers.ToolException;

/** Reads the arguments of a tool call and judges them. */
public record ToolCallReader(ToolJudge judge) {
    /**
     * @param arguments a JSON object; empty if there are none
     */
    public Action.ToolCall read(String id, Tool tool, String arguments) throws ToolException {
        String text = arguments.isBlank() ? "{}" : arguments;
        try {
            if (Json.parse(text) instanceof Json.Obj parsed) {
                return new Action.ToolCall(id, tool, parsed, text, judge.judge(tool, parsed));
            }
        } catch (JsonException e) {
            throw new ToolException("the arguments are not JSON: " + e.getMessage());
        }
        throw new ToolException("the arguments must be a JSON object");
    }
}
