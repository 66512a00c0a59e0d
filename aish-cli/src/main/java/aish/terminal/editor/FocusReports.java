package aish.terminal.editor;

import module java.base;

/**
 * Finds the reports of a terminal whose window gets or loses the focus among the keys it sends.
 * Used by the thread that reads the terminal.
 */
record FocusReports(InputStream terminal, Consumer<Boolean> listener) {
    private static final byte ESCAPE = 0x1b;
    private static final int LENGTH = 3;

    /** The bytes of a report arrive within this time of each other. */
    private static final long REST_MILLIS = 10;

    /** Waits a moment for the rest of what may be a report; returns the new length. */
    int complete(byte[] bytes, int length) throws IOException {
        int end = length;
        for (int look = 0; look < REST_MILLIS && isCut(bytes, end); look++) {
            if (terminal.available() > 0) {
                end += Math.max(0, terminal.read(bytes, end, 1));
            } else {
                sleep();
            }
        }
        return end;
    }

    private static boolean isCut(byte[] bytes, int end) {
        if (end == bytes.length || end == 0) {
            return false;
        }
        return bytes[end - 1] == ESCAPE
                || (end > 1 && bytes[end - 1] == '[' && bytes[end - 2] == ESCAPE);
    }

    private static void sleep() throws IOException {
        try {
            Thread.sleep(1);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new InterruptedIOException();
        }
    }

    /**
     * Removes the reports and tells the listener; returns the new length.
     *
     * @param isKept whether they are left in place, because a program has asked for them
     */
    int remove(byte[] bytes, int length, boolean isKept) {
        int end = 0;
        for (int i = 0; i < length; ) {
            boolean report = isReport(bytes, i, length);
            int count = report ? LENGTH : 1;
            if (report) {
                listener.accept(bytes[i + LENGTH - 1] == 'I');
            }
            if (!report || isKept) {
                System.arraycopy(bytes, i, bytes, end, count);
                end += count;
            }
            i += count;
        }
        return end;
    }

    private static boolean isReport(byte[] bytes, int at, int length) {
        return at + LENGTH <= length
                && bytes[at] == ESCAPE
                && bytes[at + 1] == '['
                && (bytes[at + 2] == 'I' || bytes[at + 2] == 'O');
    }
}
