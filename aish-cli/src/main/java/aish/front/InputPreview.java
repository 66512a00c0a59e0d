package aish.front;

import module java.base;

import org.jspecify.annotations.Nullable;

/**
 * Standard input, of which the start can be looked at before the lines are used. A thread of its
 * own reads ahead, because only reading tells whether there is more.
 */
public final class InputPreview {
    private static final int MOST = 16 * 1024;
    private static final int CHUNK = 8 * 1024;
    private static final long PAUSE_MILLIS = 1_000;
    private static final byte[] END = {};

    private final BlockingQueue<byte[]> chunks = new ArrayBlockingQueue<>(4);
    private final ByteArrayOutputStream start = new ByteArrayOutputStream();
    private boolean ended;

    private volatile Optional<String> problem = Optional.empty();

    public InputPreview(InputStream in) {
        Thread.ofPlatform().daemon().name("input").start(() -> readAll(in));
    }

    private void readAll(InputStream in) {
        byte[] buffer = new byte[CHUNK];
        try {
            int count = read(in, buffer);
            while (count > 0) {
                chunks.put(Arrays.copyOf(buffer, count));
                count = read(in, buffer);
            }
            chunks.put(END);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    /** What can no longer be read has ended. */
    private int read(InputStream in, byte[] buffer) {
        try {
            return in.read(buffer);
        } catch (IOException e) {
            problem = Optional.of(String.valueOf(e.getMessage()));
            return -1;
        }
    }

    /** Returns why nothing more can be read, if that is not its end. */
    public Optional<String> problem() {
        return problem;
    }

    /**
     * Waits for the start of the input: all of it, or much, or what comes before a pause. Returns
     * whole lines, unless the input ends without a line feed.
     */
    public String start() throws InterruptedException {
        byte[] chunk = chunks.take();
        while (chunk != null) {
            ended = chunk.length == 0;
            start.writeBytes(chunk);
            boolean enough = ended || start.size() >= MOST;
            chunk = enough ? null : chunks.poll(PAUSE_MILLIS, TimeUnit.MILLISECONDS);
        }
        String text = start.toString(StandardCharsets.UTF_8);
        int end = text.lastIndexOf('\n') + 1;
        return ended || end == 0 ? text : text.substring(0, end);
    }

    /** Whether {@link #start} returned everything. */
    public boolean isWhole() {
        return ended;
    }

    /** Returns the whole input, including its start. */
    public InputStream all() {
        InputStream known = new ByteArrayInputStream(start.toByteArray());
        return ended ? known : new SequenceInputStream(known, new Rest());
    }

    /** What follows the start. */
    private final class Rest extends InputStream {
        private byte[] chunk = END;
        private int at;
        private boolean over;

        @Override
        public int read() throws IOException {
            byte[] one = new byte[1];
            return read(one, 0, 1) < 0 ? -1 : one[0] & 0xff;
        }

        @Override
        public int read(byte @Nullable [] bytes, int offset, int length) throws IOException {
            Objects.checkFromIndexSize(offset, length, Objects.requireNonNull(bytes).length);
            if (length == 0) {
                return 0;
            }
            if (at == chunk.length && !over) {
                next();
            }
            if (over) {
                return -1;
            }
            int count = Math.min(length, chunk.length - at);
            System.arraycopy(chunk, at, bytes, offset, count);
            at += count;
            return count;
        }

        private void next() throws IOException {
            try {
                chunk = chunks.take();
                at = 0;
                over = chunk.length == 0;
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
                throw new InterruptedIOException();
            }
        }
    }
}
