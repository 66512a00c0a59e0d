package aish.front;

import module java.base;

import aish.terminal.Input;
import aish.terminal.PromptTemplate.PromptState;

/** One line, such as that of {@code -c}. */
public final class SingleLine implements LineSource {
    private final Supplier<String> line;
    private boolean taken;

    /**
     * @param line called once, when the line is needed
     */
    public SingleLine(Supplier<String> line) {
        this.line = line;
    }

    @Override
    public Input read(PromptState prompt) {
        Input next = taken ? new Input.Ended() : new Input.Line(line.get());
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
