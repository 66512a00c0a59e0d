package aish.terminal.render;

/** Reads what may be a link in angle brackets; anything else is text. */
final class AngleReader implements SpanReader {
    private static final int LONGEST = 300;

    private final InlineText inline;
    private final StringBuilder content = new StringBuilder();

    AngleReader(InlineText inline) {
        this.inline = inline;
    }

    @Override
    public void read(int c) {
        if (c == '>' && isLink()) {
            inline.leave();
            inline.spans().openLink();
            inline.text(content.toString());
            inline.link(content.toString());
            return;
        }
        content.appendCodePoint(c);
        boolean possible =
                content.length() == 1
                        ? Character.isLetterOrDigit(c)
                        : c > ' ' && c != '<' && c != '>';
        if (!possible || content.length() > LONGEST) {
            giveUp();
        }
    }

    @Override
    public void giveUp() {
        inline.leave();
        inline.text("<");
        inline.read(content);
    }

    private boolean isLink() {
        int colon = content.indexOf(":");
        if (colon >= 2 && colon <= 32) {
            return content.chars()
                    .limit(colon)
                    .allMatch(c -> Character.isLetterOrDigit(c) || "+.-".indexOf(c) >= 0);
        }
        int at = content.indexOf("@");
        return at > 0 && content.indexOf(".", at) > at + 1;
    }
}
