package aish.context;

import aish.model.ToolCall;
import java.util.ArrayList;
import java.util.List;

/** Describes tool calls and their results as text, for models that do not support tools. */
final class ToolsAsText {
    private ToolsAsText() {}

    /** Returns the same turns, with each group's calls and results described in its last answer. */
    static List<Turn> of(List<Turn> turns) {
        List<Turn> plain = new ArrayList<>(turns.size());
        StringBuilder told = new StringBuilder();
        List<ToolCall> calls = List.of();
        for (Turn turn : turns) {
            if (turn instanceof Turn.Assistant said && !said.calls().isEmpty()) {
                told.append(said.text()).append(said.text().isEmpty() ? "" : "\n");
                calls = said.calls();
            } else if (turn instanceof Turn.Tools tools) {
                tell(calls, tools, told);
            } else if (turn instanceof Turn.Assistant said && !told.isEmpty()) {
                plain.add(new Turn.Assistant(told + said.text(), said.interrupted()));
                told.setLength(0);
            } else {
                plain.add(turn);
            }
        }
        if (!told.isEmpty()) {
            plain.add(new Turn.Assistant(told.toString().stripTrailing(), true));
        }
        return plain;
    }

    private static void tell(List<ToolCall> calls, Turn.Tools tools, StringBuilder told) {
        for (int i = 0; i < calls.size() && i < tools.results().size(); i++) {
            ToolCall call = calls.get(i);
            told.append("[called ").append(call.name()).append(' ').append(call.arguments());
            told.append("]\n").append(tools.results().get(i).text()).append("\n[end of result]\n");
        }
        if (!tools.attached().isEmpty()) {
            told.append(tools.attached()).append('\n');
        }
    }
}
