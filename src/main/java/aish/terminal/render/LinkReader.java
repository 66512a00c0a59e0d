package aish.terminal.render;

/** Reads what follows a closing bracket: a link's target in parentheses, or something else. */
final class LinkReader implements SpanReader {
    private static final int LONGEST = 2000;

    private final InlineText inline;
    private final StringBuilder target = new StringBuilder();
    private int depth;

    LinkReader(InlineText inline) {
        this.inline = inline;
    }

    @Override
    public void read(int c) {
        boolean first = target.isEmpty();
        target.appendCodePoint(c);
        if (c == '(') {
            depth++;
        } else if (c == ')') {
            depth--;
        }
        if (depth == 0 || target.length() > LONGEST) {
            finish(!first && depth == 0);
        }
    }

    @Override
    public void giveUp() {
        finish(false);
    }

    private void finish(boolean closed) {
        inline.leave();
        String content = closed ? target.substring(1, target.length() - 1).strip() : "";
        int end = closed ? endOfAddress(content) : -1;
        if (end < 0) {
            inline.spans().dropLink();
            inline.read(target);
        } else {
            boolean angled = content.startsWith("<");
            inline.link(angled ? content.substring(1, end - 1) : content.substring(0, end));
        }
    }

    /** Returns where the address ends; -1 if it is followed by anything but a title. */
    private static int endOfAddress(String content) {
        int end;
        if (content.startsWith("<")) {
            end = content.indexOf('>') + 1;
            if (end == 0) {
                return -1;
            }
        } else {
            int space = content.indexOf(' ');
            end = space < 0 ? content.length() : space;
        }
        String title = content.substring(end).strip();
        boolean quoted =
                title.length() > 1
                        && "\"'(".indexOf(title.charAt(0)) >= 0
                        && "\"')".indexOf(title.charAt(title.length() - 1)) >= 0;
        return title.isEmpty() || quoted ? end : -1;
    }
}
