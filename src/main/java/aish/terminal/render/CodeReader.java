package aish.terminal.render;

/** Reads code between backticks. */
final class CodeReader implements SpanReader {
    private static final int LONGEST = 500;

    private final InlineText inline;
    private final StringBuilder content = new StringBuilder();
    private int opening = 1;
    private int closing;

    CodeReader(InlineText inline) {
        this.inline = inline;
    }

    boolean isOpen() {
        return closing != opening;
    }

    @Override
    public void read(int c) {
        if (c == '`' && content.isEmpty()) {
            opening++;
        } else if (c == '`') {
            closing++;
            content.append('`');
        } else if (closing == opening) {
            finish();
            inline.read(c);
        } else {
            closing = 0;
            content.appendCodePoint(c);
            if (content.length() > LONGEST) {
                fail();
            }
        }
    }

    @Override
    public void giveUp() {
        if (closing == opening) {
            finish();
        } else {
            fail();
        }
    }

    private void finish() {
        inline.leave();
        content.setLength(content.length() - closing);
        String text = content.toString();
        boolean padded = text.startsWith(" ") && text.endsWith(" ") && !text.isBlank();
        inline.code(padded ? text.substring(1, text.length() - 1) : text);
    }

    private void fail() {
        inline.leave();
        inline.text("`".repeat(opening));
        inline.read(content);
    }
}
