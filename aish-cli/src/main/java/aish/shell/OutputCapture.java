package aish.shell;

import module java.base;

import org.jspecify.annotations.Nullable;

/**
 * Keeps the head and tail of one command's output in a fixed amount of memory, while all of it goes
 * to a spill. Leaves out what a full-screen program draws. Used by the thread that delivers output,
 * then read once by {@link #finish()}.
 */
public final class OutputCapture {
    private static final int FIRST_BUFFER = 4096;

    private final int number;
    private final int headLimit;
    private final OutputSpill.Opener spills;
    private final ScreenSwitch screen = new ScreenSwitch();
    private byte[] head = new byte[0];
    private int headSize;
    private byte[] ring = new byte[0];
    private long beyondHead;
    private boolean spillFailed;
    private @Nullable OutputSpill spill;

    /**
     * @param memory how many bytes to keep in total
     */
    OutputCapture(int number, int memory, OutputSpill.Opener spills) {
        this.number = number;
        this.headLimit = Math.max(1, memory / 2);
        this.spills = spills;
    }

    /** Returns what makes the terminal usable again after a command that has not done so. */
    byte[] resets() {
        return screen.resets().getBytes(StandardCharsets.US_ASCII);
    }

    /**
     * Keeps a piece of the output.
     *
     * @param escapes whether it may contain escape sequences
     */
    public void add(ByteBuffer bytes, boolean escapes) {
        if (!escapes && screen.isPlain()) {
            keep(bytes);
            return;
        }
        byte[] chunk = new byte[bytes.remaining()];
        bytes.get(chunk);
        for (int start = 0; start < chunk.length; ) {
            boolean hidden = screen.isFull();
            int end = screen.scan(chunk, start);
            if (!hidden) {
                keep(ByteBuffer.wrap(chunk, start, end - start));
            }
            start = end;
        }
    }

    private void keep(ByteBuffer bytes) {
        if (!bytes.hasRemaining()) {
            return;
        }
        spill(bytes.duplicate());
        if (headSize < headLimit) {
            keepHead(bytes);
        }
        if (bytes.hasRemaining()) {
            keepTail(bytes);
        }
    }

    private void keepHead(ByteBuffer bytes) {
        int n = Math.min(bytes.remaining(), headLimit - headSize);
        if (headSize + n > head.length) {
            int grown = Math.max(Math.max(head.length * 2, FIRST_BUFFER), headSize + n);
            head = Arrays.copyOf(head, Math.min(grown, headLimit));
        }
        bytes.get(head, headSize, n);
        headSize += n;
    }

    private void keepTail(ByteBuffer bytes) {
        if (ring.length == 0) {
            ring = new byte[headLimit];
        }
        if (bytes.remaining() > ring.length) {
            int skipped = bytes.remaining() - ring.length;
            bytes.position(bytes.position() + skipped);
            beyondHead += skipped;
        }
        while (bytes.hasRemaining()) {
            int at = (int) (beyondHead % ring.length);
            int n = Math.min(bytes.remaining(), ring.length - at);
            bytes.get(ring, at, n);
            beyondHead += n;
        }
    }

    private void spill(ByteBuffer bytes) {
        if (spillFailed) {
            return;
        }
        try {
            if (spill == null) {
                spill = spills.open(number);
            }
            spill.write(bytes);
        } catch (IOException e) {
            // a full disk must not disturb the command; what is in memory is kept
            spillFailed = true;
        }
    }

    /** Returns what was kept. */
    public CapturedOutput finish() {
        Optional<Path> file = closeSpill();
        if (headSize == 0 && !screen.wasFull()) {
            return CapturedOutput.NOTHING;
        }
        byte[] tail = tail();
        long omitted = beyondHead - tail.length;
        if (omitted == 0) {
            byte[] all = Arrays.copyOf(head, headSize + tail.length);
            System.arraycopy(tail, 0, all, headSize, tail.length);
            return new CapturedOutput(number, text(all, all.length), 0, "", screen.wasFull(), file);
        }
        return new CapturedOutput(
                number,
                text(head, headSize),
                omitted,
                text(tail, tail.length),
                screen.wasFull(),
                file);
    }

    private Optional<Path> closeSpill() {
        OutputSpill open = spill;
        if (open == null) {
            return Optional.empty();
        }
        try {
            open.close();
        } catch (IOException e) {
            spillFailed = true;
        }
        return spillFailed ? Optional.empty() : open.file();
    }

    private byte[] tail() {
        int size = (int) Math.min(beyondHead, ring.length);
        byte[] ordered = new byte[size];
        int start = beyondHead > ring.length ? (int) (beyondHead % ring.length) : 0;
        int first = Math.min(size, ring.length - start);
        System.arraycopy(ring, start, ordered, 0, first);
        System.arraycopy(ring, 0, ordered, first, size - first);
        return ordered;
    }

    private static String text(byte[] bytes, int length) {
        return new String(bytes, 0, length, StandardCharsets.UTF_8);
    }

    /**
     * Tracks whether a terminal stream is on the alternate screen, which full-screen programs draw
     * on, and the other modes that it leaves changed.
     */
    static final class ScreenSwitch {
        private static final int ESCAPE = 0x1b;
        private static final int NUMBER_LIMIT = 100_000;
        private static final int MOST_PARAMETERS = 32;

        private enum State {
            TEXT,
            ESCAPED,
            SEQUENCE,
            PRIVATE_MODE
        }

        private State state = State.TEXT;
        private static final Set<Integer> SCREENS = Set.of(47, 1047, 1049);

        /** What makes a terminal report more than keys: the mouse, and the focus of its window. */
        private static final Set<Integer> REPORTS =
                Set.of(9, 1000, 1001, 1002, 1003, 1004, 1005, 1006, 1015, 1016);

        /** The modes that are usually on: lines wrap, and the cursor is visible. */
        private static final Set<Integer> USUALLY_ON = Set.of(7, 25);

        private int parameter;
        private final List<Integer> parameters = new ArrayList<>();
        private final Set<Integer> changed = new ConcurrentSkipListSet<>();
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
         * Scans from {@code start} to the end or just past the first switch; returns where it
         * stopped.
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
                    parameters.clear();
                }
                case PRIVATE_MODE -> privateMode(c);
            }
        }

        private void privateMode(int c) {
            if (c >= '0' && c <= '9') {
                parameter = Math.min(parameter * 10 + c - '0', NUMBER_LIMIT);
                return;
            }
            if (parameters.size() < MOST_PARAMETERS) {
                parameters.add(parameter);
            }
            parameter = 0;
            if (c == ';') {
                return;
            }
            if (c == 'h' || c == 'l') {
                parameters.forEach(mode -> set(mode, c == 'h'));
            }
            state = State.TEXT;
        }

        private void set(int mode, boolean on) {
            boolean screen = SCREENS.contains(mode);
            boolean usual = USUALLY_ON.contains(mode);
            if (screen) {
                full = on;
                everFull |= full;
            }
            if (on == usual) {
                changed.remove(mode);
            } else if (screen || usual || REPORTS.contains(mode)) {
                changed.add(mode);
            }
        }

        /** Returns what undoes the modes that are not as usual. Any thread. */
        String resets() {
            StringBuilder all = new StringBuilder();
            changed.forEach(
                    mode ->
                            all.append("\u001b[?")
                                    .append(mode)
                                    .append(USUALLY_ON.contains(mode) ? 'h' : 'l'));
            return all.toString();
        }
    }
}
