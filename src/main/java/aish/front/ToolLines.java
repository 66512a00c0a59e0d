package aish.front;

import module java.base;

import aish.event.Event;
import aish.text.PlainText;

/** Describes tool calls in lines for the user, made harmless. */
public final class ToolLines {
    private ToolLines() {}

    public static List<String> of(Event.Tool event) {
        return switch (event) {
            case Event.Tool.Called(String tool, String arguments) ->
                    List.of(PlainText.oneLine("→ " + tool + " " + arguments));
            case Event.Tool.Progressed(String tool, String how) ->
                    List.of(PlainText.oneLine("  " + tool + " · " + how));
            case Event.Tool.Ended(String tool, boolean good, String how, String text) -> {
                String mark = good ? "✓ " : "✗ ";
                String start = text.isEmpty() ? "" : " · " + text;
                yield List.of(PlainText.oneLine(mark + tool + " · " + how + start));
            }
        };
    }
}
