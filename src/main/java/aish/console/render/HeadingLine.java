package aish.console.render;

/** The text of a heading, without the signs that may close it. */
final class HeadingLine implements LineReader {
    private final Page page;
    private final Inline inline;
    private final StringBuilder tail = new StringBuilder();

    HeadingLine(Page page, int level, Look look) {
        this.page = page;
        this.inline = new Inline(page, Theme.heading(level), look);
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
