package aish.front;

import aish.terminal.Input;
import aish.terminal.PromptTemplate.PromptState;

/** One line, such as that of {@code -c}. */
public final class SingleLine implements LineSource {
    private final String line;
    private boolean taken;

    public SingleLine(String line) {
        this.line = line;
    }

    @Override
    public Input read(PromptState prompt) {
        Input next = taken ? new Input.Ended() : new Input.Line(line);
        taken = true;
        return next;
    }

    @Override
    public Input readMore() {
        return new Input.Ended();
    }

    @Override
    public boolean isScript() {
        return true;
    }
}
