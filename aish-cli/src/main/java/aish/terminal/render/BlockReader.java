package aish.terminal.render;

import org.jspecify.annotations.Nullable;

/** Reads the rest of a line once its kind is known. */
interface BlockReader {
    void read(int c);

    /** Called at the end of the line. */
    default void end() {}

    /** Adds a remark of aish after the text of the line, if it is text. */
    default void remark(StyledText text) {}

    /** Whether the next line belongs to the same. */
    default boolean goesOn() {
        return false;
    }

    /** The open paragraph, if any. Its lines end where the model ended them. */
    final class Paragraph implements BlockReader {
        private final OutputCursor cursor;
        private final AnswerStyle look;
        private @Nullable InlineText inline;
        private boolean broken;

        Paragraph(OutputCursor cursor, AnswerStyle look) {
            this.cursor = cursor;
            this.look = look;
        }

        boolean isOpen() {
            return inline != null;
        }

        /** Starts a line of text, in a new paragraph unless one is open. */
        void beginLine() {
            InlineText open = inline;
            if (open == null) {
                inline = new InlineText(cursor, Style.PLAIN, look);
            } else if (broken) {
                open.breakLine();
            }
            broken = false;
        }

        @Override
        public void read(int c) {
            if (inline != null) {
                inline.read(c);
            }
        }

        /** Whether the paragraph continues depends on the next line. */
        @Override
        public void end() {
            broken = true;
        }

        /** Adds a remark of aish at the end of the line. */
        @Override
        public void remark(StyledText text) {
            if (inline != null) {
                inline.remark(text);
            }
        }

        void close() {
            InlineText open = inline;
            if (open != null) {
                open.end();
                cursor.freshLine();
            }
            inline = null;
            broken = false;
        }
    }
}
