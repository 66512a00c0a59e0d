package aish.front;

import module java.base;

import aish.terminal.Input;
import aish.terminal.PromptTemplate.PromptState;

/** One line that is given, then those of another source. */
public final class FirstLine implements LineSource {
    private final Supplier<String> first;
    private final LineSource rest;
    private boolean taken;

    /**
     * @param first called once, when the line is needed
     */
    public FirstLine(Supplier<String> first, LineSource rest) {
        this.first = first;
        this.rest = rest;
    }

    @Override
    public Input read(PromptState prompt) {
        if (taken) {
            return rest.read(prompt);
        }
        taken = true;
        return new Input.Line(first.get());
    }

    @Override
    public Input readMore() {
        return rest.readMore();
    }

    @Override
    public void prepare(String text) {
        rest.prepare(text);
    }

    @Override
    public boolean offer(String line) {
        return rest.offer(line);
    }

    @Override
    public boolean isScript() {
        return rest.isScript();
    }
}
