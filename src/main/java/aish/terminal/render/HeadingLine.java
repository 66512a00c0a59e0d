package aish.terminal.render;

/** The text of a heading, without the {@code #} characters that may close it. */
final class HeadingLine implements BlockReader {
    private final OutputCursor page;
    private final InlineText inline;
    private final StringBuilder tail = new StringBuilder();

    HeadingLine(OutputCursor page, int level, AnswerStyle look) {
        this.page = page;
        this.inline = new InlineText(page, Theme.heading(level), look);
    }

    @Override
    public void read(int c) {
        if (c == ' ' || (c == '#' && !tail.isEmpty())) {
            tail.append((char) c);
            return;
        }
        inline.read(tail);
        tail.setLength(0);
        inline.read(c);
    }

    @Override
    public void end() {
        if (tail.indexOf("#") < 0 || tail.charAt(0) != ' ') {
            inline.read(tail);
        }
        inline.end();
        page.blank();
    }
}
