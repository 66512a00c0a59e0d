package aish.shell;

/**
 * Tracks whether a terminal stream is on the alternate screen, which full-screen programs draw on.
 */
final class ScreenSwitch {
    private static final int ESCAPE = 0x1b;
    private static final int NUMBER_LIMIT = 100_000;

    private enum State {
        TEXT,
        ESCAPED,
        SEQUENCE,
        PRIVATE_MODE
    }

    private State state = State.TEXT;
    private int parameter;
    private boolean switches;
    private boolean full;
    private boolean everFull;

    /** Whether the normal screen is shown and no escape sequence is incomplete. */
    boolean isPlain() {
        return state == State.TEXT && !full;
    }

    boolean isFull() {
        return full;
    }

    boolean wasFull() {
        return everFull;
    }

    /**
     * Scans from {@code start} to the end or just past the first switch; returns where it stopped.
     */
    int scan(byte[] bytes, int start) {
        boolean before = full;
        int at = start;
        while (at < bytes.length && full == before) {
            byte c = bytes[at++];
            if (state != State.TEXT || c == ESCAPE) {
                advance(c);
            }
        }
        return at;
    }

    private void advance(int c) {
        if (c == ESCAPE) {
            state = State.ESCAPED;
            return;
        }
        switch (state) {
            case TEXT -> {}
            case ESCAPED -> state = c == '[' ? State.SEQUENCE : State.TEXT;
            case SEQUENCE -> {
                state = c == '?' ? State.PRIVATE_MODE : State.TEXT;
                parameter = 0;
                switches = false;
            }
            case PRIVATE_MODE -> privateMode(c);
        }
    }

    private void privateMode(int c) {
        if (c >= '0' && c <= '9') {
            parameter = Math.min(parameter * 10 + c - '0', NUMBER_LIMIT);
            return;
        }
        switches |= parameter == 1049 || parameter == 1047 || parameter == 47;
        parameter = 0;
        if (c == ';') {
            return;
        }
        if (switches && (c == 'h' || c == 'l')) {
            full = c == 'h';
            everFull |= full;
        }
        state = State.TEXT;
    }
}
