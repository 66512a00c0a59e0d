package aish.terminal.render;

/** Shows a part of an answer in its own way. The text it receives is already safe to print. */
interface AnswerSection {
    void read(CharSequence text);

    void end();

    /** Passes the answer on as written, for a file or another program; it ends with one newline. */
    final class RawAnswer implements AnswerSection {
        private final OutputCursor cursor;
        private int lineEnds;
        private boolean begun;

        RawAnswer(OutputCursor cursor) {
            this.cursor = cursor;
        }

        @Override
        public void read(CharSequence text) {
            for (int i = 0; i < text.length(); i++) {
                char c = text.charAt(i);
                if (c == '\n') {
                    lineEnds++;
                } else {
                    writeLineEnds();
                    begun = true;
                    cursor.raw(c);
                }
            }
        }

        @Override
        public void end() {
            lineEnds = begun ? 1 : 0;
            writeLineEnds();
            begun = false;
        }

        private void writeLineEnds() {
            for (; lineEnds > 0; lineEnds--) {
                cursor.raw('\n');
            }
        }
    }
}
