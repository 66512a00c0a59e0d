package aish.front;

import module java.base;

import aish.event.Event;
import aish.text.PlainText;

/** Describes tool calls for the user, made harmless: one line when a call has ended. */
public final class ToolLines {
    private ToolLines() {}

    public static List<String> of(Event.Tool event) {
        return switch (event) {
            case Event.Tool.Called _ -> List.of();
            case Event.Tool.Progressed(String tool, String how) ->
                    List.of(PlainText.oneLine("  " + tool + " · " + how));
            case Event.Tool.Ended(_, String call, boolean good, String how, String text) ->
                    call.isEmpty()
                            ? List.of()
                            : List.of(
                                    PlainText.oneLine(
                                            (good ? "✓ " : "✗ ")
                                                    + call
                                                    + (how.isEmpty() ? "" : " · " + how)
                                                    + (text.isEmpty() ? "" : " · " + text)));
        };
    }
}
