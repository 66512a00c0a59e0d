package aish.terminal.render;

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
        spans.whole(look.colours() ? text : "`" + text + "`", Theme.CODE);
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
}
