package aish.terminal.render;

import aish.terminal.render.EmphasisSpans.EmphasisRule;
import aish.terminal.render.SpanReader.EntityReader;
import org.jspecify.annotations.Nullable;

/**
 * Reads the text of a paragraph character by character: emphasis, code, links, escapes. Text is
 * shown at once; only text after a mark that may or may not be closed is held back, and not for
 * long.
 */
final class InlineText {
    private final EmphasisSpans spans;
    private final AnswerStyle look;
    private @Nullable SpanReader reader;
    private int previous = ' ';

    InlineText(StyledOutput ink, Style base, AnswerStyle look) {
        this.spans = new EmphasisSpans(ink, base);
        this.look = look;
    }

    void read(CharSequence text) {
        text.codePoints().forEach(this::read);
    }

    void read(int c) {
        SpanReader current = reader;
        if (current != null) {
            current.read(c);
        } else {
            begin(c);
        }
    }

    /** Called at a line break inside the paragraph. */
    void breakLine() {
        switch (reader) {
            case null -> {}
            case Escape _ -> leave();
            case CodeReader code when code.isOpen() -> {
                code.read(' ');
                return;
            }
            default -> giveUp();
        }
        spans.breakLine();
        previous = ' ';
    }

    void end() {
        giveUp();
        spans.end();
        previous = ' ';
    }

    /** Adds a remark of aish after the text of the line. */
    void remark(StyledText text) {
        giveUp();
        spans.text(" ");
        spans.whole(text.text(), text.style());
    }

    EmphasisSpans spans() {
        return spans;
    }

    /** Called when the mark being read is complete. */
    void leave() {
        reader = null;
    }

    void text(String text) {
        if (!text.isEmpty()) {
            spans.text(text);
            previous = text.codePointBefore(text.length());
        }
    }

    void code(String text) {
        boolean isBare = look.colours() || look.isSpoken();
        spans.whole(isBare ? text : "`" + text + "`", Theme.CODE);
        previous = '`';
    }

    void link(String target) {
        spans.link(target);
        previous = ')';
    }

    private void giveUp() {
        for (SpanReader current = reader; current != null; current = reader) {
            current.giveUp();
        }
    }

    private void begin(int c) {
        switch (c) {
            case '*', '_' -> reader = new EmphasisRun((char) c);
            case '~' -> strike();
            case '`' -> reader = new CodeReader(this);
            case '\\' -> reader = new Escape();
            case '&' -> reader = new EntityReader(this);
            case '<' -> reader = new AngleReader(this);
            case '!' -> reader = new Exclamation();
            case '[' -> {
                spans.openLink();
                previous = c;
            }
            case ']' -> {
                if (spans.hasOpenLink()) {
                    reader = new LinkReader(this);
                } else {
                    text("]");
                }
            }
            default -> text(Character.toString(c));
        }
    }

    /** Without colours, struck-out text would look like any other, so its tildes stay. */
    private void strike() {
        if (look.colours()) {
            reader = new EmphasisRun('~');
        } else {
            text("~");
        }
    }

    /** A run of one character; its effect depends on what is on both sides. */
    private final class EmphasisRun implements SpanReader {
        private final char sign;
        private final int before = previous;
        private int count = 1;

        EmphasisRun(char sign) {
            this.sign = sign;
        }

        @Override
        public void read(int c) {
            if (c == sign) {
                count++;
            } else {
                finish(c);
                InlineText.this.read(c);
            }
        }

        @Override
        public void giveUp() {
            finish(' ');
        }

        private void finish(int after) {
            leave();
            EmphasisRule flanks = new EmphasisRule(sign, count, before, after);
            spans.run(sign, count, flanks.opens(), flanks.closes());
            previous = sign;
        }
    }

    private final class Escape implements SpanReader {
        @Override
        public void read(int c) {
            leave();
            if (EmphasisRule.isAsciiPunctuation(c)) {
                text(Character.toString(c));
            } else {
                text("\\");
                InlineText.this.read(c);
            }
        }

        @Override
        public void giveUp() {
            leave();
            text("\\");
        }
    }

    private final class Exclamation implements SpanReader {
        @Override
        public void read(int c) {
            leave();
            if (c == '[') {
                spans.openImage();
                previous = c;
            } else {
                text("!");
                InlineText.this.read(c);
            }
        }

        @Override
        public void giveUp() {
            leave();
            text("!");
        }
    }

    /** Reads what may be a link in angle brackets; anything else is text. */
    private static final class AngleReader implements SpanReader {
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

    /** Reads code between backticks. */
    private static final class CodeReader implements SpanReader {
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

    /** Reads what follows a closing bracket: a link's target in parentheses, or something else. */
    private static final class LinkReader implements SpanReader {
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
}
