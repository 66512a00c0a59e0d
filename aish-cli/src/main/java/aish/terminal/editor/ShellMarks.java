package aish.terminal.editor;

import module java.base;

/**
 * Removes the marks of prompts and commands (OSC 133) from what the shell itself prints, because
 * aish sets its own. A mark may arrive in pieces. Used by one thread.
 */
final class ShellMarks {
    private static final byte ESCAPE = 0x1b;
    private static final byte BELL = 7;
    private static final byte[] START = {ESCAPE, ']', '1', '3', '3', ';'};

    /** How much of the start of a mark has arrived. */
    private int matched;

    private byte last;

    /** Whether part of a mark has arrived, or what may be one. */
    boolean isWithin() {
        return matched > 0;
    }

    /** Returns the bytes without marks, and without what may be the start of one at their end. */
    ByteBuffer without(ByteBuffer bytes) {
        ByteArrayOutputStream rest = new ByteArrayOutputStream(bytes.remaining());
        while (bytes.hasRemaining()) {
            byte next = bytes.get();
            if (matched == START.length) {
                skip(next, rest);
            } else {
                match(next, rest);
            }
        }
        return ByteBuffer.wrap(rest.toByteArray());
    }

    /** Returns what was held back because it might have been the start of a mark. */
    ByteBuffer remainder() {
        int length = matched == START.length ? 0 : matched;
        matched = 0;
        return ByteBuffer.wrap(START, 0, length);
    }

    private void match(byte next, ByteArrayOutputStream rest) {
        if (next == START[matched]) {
            matched++;
            last = next;
            return;
        }
        rest.write(START, 0, matched);
        matched = next == ESCAPE ? 1 : 0;
        if (matched == 0) {
            rest.write(next);
        }
    }

    /** Skips a mark to its end; a line break ends it too, so that no text can disappear. */
    private void skip(byte next, ByteArrayOutputStream rest) {
        boolean isEnd = next == BELL || (next == '\\' && last == ESCAPE);
        boolean isBroken = next == '\n' || next == '\r';
        last = next;
        if (isEnd || isBroken) {
            matched = 0;
        }
        if (isBroken) {
            rest.write(next);
        }
    }
}
