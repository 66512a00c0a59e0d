package aish.app;

import aish.console.Event;
import aish.console.EventSink;
import aish.console.PlainText;
import aish.console.jline.HostTerminal;
import aish.console.jline.LineEditor;
import aish.model.Reply;
import org.jline.utils.InfoCmp.Capability;

/** Prints events on the terminal, made harmless, above the line being typed if there is one. */
final class TerminalSink implements EventSink {
    private static final String DIM = "\u001b[2m";
    private static final String RED = "\u001b[31m";
    private static final String RESET = "\u001b[0m";

    private final HostTerminal terminal;
    private final LineEditor editor;
    private volatile boolean coloured;

    TerminalSink(HostTerminal terminal, LineEditor editor) {
        this.terminal = terminal;
        this.editor = editor;
    }

    void colour(boolean on) {
        coloured = on;
    }

    @Override
    public void emit(Event event) {
        switch (event) {
            case Event.Answer(String text) -> editor.printAbove(PlainText.of(text));
            case Event.Notice(String text) ->
                    editor.printAbove(styled(DIM, "aish: " + PlainText.of(text)));
            case Event.Problem(String text) ->
                    editor.printAbove(styled(RED, "aish: ") + PlainText.of(text));
            case Event.Asked _, Event.Streamed _, Event.Suggested _ -> {}
            case Event.Running(String command) ->
                    editor.printAbove(styled(DIM, "$ " + PlainText.of(command)));
            case Event.Answered(Reply reply) -> editor.printAbove(PlainText.of(reply.text()));
            case Event.ClearScreen _ -> clear();
        }
    }

    private String styled(String style, String text) {
        return coloured ? style + text + RESET : text;
    }

    private void clear() {
        terminal.puts(Capability.clear_screen);
        terminal.flush();
    }
}
