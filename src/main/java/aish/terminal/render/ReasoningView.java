package aish.terminal.render;

/** Shows the model's reasoning, dim and without markup. */
final class ReasoningView implements AnswerSection {
    private final OutputCursor page;
    private boolean lineEnded;

    ReasoningView(OutputCursor page) {
        this.page = page;
    }

    @Override
    public void read(CharSequence text) {
        text.codePoints().forEach(this::read);
    }

    @Override
    public void end() {
        page.blank();
    }

    private void read(int c) {
        if (c != '\n') {
            page.put(Character.toString(c), Theme.DIM);
            lineEnded = false;
        } else if (lineEnded) {
            page.blank();
        } else {
            page.freshLine();
            lineEnded = true;
        }
    }
}
