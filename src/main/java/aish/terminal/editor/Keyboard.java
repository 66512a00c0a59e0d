package aish.terminal.editor;

import module java.base;

import aish.shell.TerminalView;
import aish.terminal.editor.PositionReport.Position;
import org.jline.utils.NonBlockingInputStream;
import org.jspecify.annotations.Nullable;

/**
 * Reads everything the user types, on one thread, and passes it to whichever owns the terminal: the
 * line editor, which reads from this stream, or a {@link TerminalView.Keys taker} such as the
 * running command.
 *
 * <p>Because nothing else ever reads the terminal, type-ahead is never lost: what the editor has
 * not consumed goes to the next taker, and what a taker gives back comes first at the next prompt.
 */
public final class Keyboard extends NonBlockingInputStream {
    private static final int CHUNK = 8192;
    private static final long RETRY_NANOS = 5_000_000;

    /** A user who is typing a line presses the next key within this time. */
    private static final long TYPING_NANOS = TimeUnit.SECONDS.toNanos(5);

    private final InputStream terminal;
    private final ReentrantLock lock = new ReentrantLock();
    private final Condition arrived = lock.newCondition();
    private byte[] queue = new byte[CHUNK];
    private int head;
    private int tail;

    /** Index of the first key that no terminal has echoed yet. */
    private int unseen;

    /** Lines typed before a question, which wait for the prompt; commands never receive them. */
    private byte[] held = {};

    private long lastGivenNanos;
    private boolean givenPartOfLine;

    private boolean ended;
    private TerminalView.@Nullable Keys taker;
    private @Nullable Watch watch;
    private @Nullable Chord chord;
    private int lastKey;
    private volatile @Nullable FocusReports focus;
    private volatile long lastTypedNanos = System.nanoTime();
    private volatile @Nullable PositionReport position;

    /** Two keys in a row that run an action, whatever owns the terminal, until this is closed. */
    public final class Chord implements AutoCloseable {
        private final int first;
        private final int second;
        private final Runnable action;

        private Chord(int first, int second, Runnable action) {
            this.first = first;
            this.second = second;
            this.action = action;
        }

        @Override
        public void close() {
            lock.lock();
            try {
                chord = chord == this ? null : chord;
            } finally {
                lock.unlock();
            }
        }
    }

    /**
     * A key that runs an action as soon as it arrives, without waiting to be read, until this is
     * closed.
     */
    public final class Watch implements AutoCloseable {
        private final int key;
        private final Runnable action;

        private Watch(int key, Runnable action) {
            this.key = key;
            this.action = action;
        }

        @Override
        public void close() {
            lock.lock();
            try {
                watch = watch == this ? null : watch;
            } finally {
                lock.unlock();
            }
        }
    }

    public Keyboard(InputStream terminal) {
        this.terminal = terminal;
    }

    /** Starts the reading thread. */
    public void start() {
        Thread.ofPlatform().daemon().name("keyboard").start(this::readTerminal);
    }

    private void readTerminal() {
        byte[] chunk = new byte[CHUNK];
        try {
            for (int n = terminal.read(chunk); n >= 0; n = terminal.read(chunk)) {
                int typed = withoutFocus(chunk, n);
                if (typed > 0) {
                    lastTypedNanos = System.nanoTime();
                    deliver(chunk, typed);
                }
            }
        } catch (IOException e) {
            // the terminal is gone, which is the same as end of input
        }
        end();
    }

    /**
     * Takes reports of the focus out of what the user types, unless the running command asked for
     * them. From now on, {@code listener} is told whether the window has the focus.
     */
    public void reportFocus(Consumer<Boolean> listener) {
        focus = new FocusReports(terminal, listener);
    }

    private int withoutFocus(byte[] chunk, int length) throws IOException {
        FocusReports reports = focus;
        if (reports == null) {
            return length;
        }
        int whole = reports.complete(chunk, length);
        TerminalView.Keys command = taker();
        return reports.remove(chunk, whole, command != null && command.wantsFocus());
    }

    private TerminalView.@Nullable Keys taker() {
        lock.lock();
        try {
            return taker;
        } finally {
            lock.unlock();
        }
    }

    /** How long no key has been pressed. */
    public Duration idle() {
        return Duration.ofNanos(System.nanoTime() - lastTypedNanos);
    }

    /**
     * Sends a question to which the terminal answers with the position of the cursor. The answer
     * never reaches a reader.
     *
     * @return empty if no answer comes in time
     */
    Optional<Position> cursorPosition(Runnable question) {
        PositionReport asked = new PositionReport();
        position = asked;
        question.run();
        try {
            return asked.await();
        } finally {
            position = null;
        }
    }

    private void deliver(byte[] chunk, int read) {
        PositionReport asked = position;
        int length = asked == null ? read : asked.takeFrom(chunk, read);
        Optional<Runnable> struck;
        Optional<Runnable> seen;
        lock.lock();
        try {
            struck = chordAction(chunk, length);
            if (struck.isPresent()) {
                takeAhead();
                held = new byte[0];
            } else {
                append(chunk, length);
            }
            seen = watchAction();
            arrived.signalAll();
            passOn();
        } finally {
            lock.unlock();
        }
        struck.or(() -> seen).ifPresent(Runnable::run);
    }

    /**
     * While the chord is open, the two keys run {@code action} at once, and everything typed before
     * is discarded.
     */
    public Chord chord(int first, int second, Runnable action) {
        Chord opened = new Chord(first, second, action);
        lock.lock();
        try {
            chord = opened;
            lastKey = 0;
        } finally {
            lock.unlock();
        }
        return opened;
    }

    private Optional<Runnable> chordAction(byte[] chunk, int length) {
        Optional<Runnable> action = Optional.empty();
        for (int i = 0; i < length; i++) {
            int key = chunk[i] & 0xff;
            Chord open = chord;
            if (open != null && lastKey == open.first && key == open.second) {
                action = Optional.of(open.action);
            }
            lastKey = key;
        }
        return action;
    }

    /**
     * While the watch is open, the key runs {@code action} at once and discards what was typed
     * before it, as a terminal's interrupt key does.
     */
    public Watch watch(int key, Runnable action) {
        Watch opened = new Watch(key, action);
        Optional<Runnable> seen;
        lock.lock();
        try {
            watch = opened;
            seen = watchAction();
        } finally {
            lock.unlock();
        }
        seen.ifPresent(Runnable::run);
        return opened;
    }

    private Optional<Runnable> watchAction() {
        Watch open = watch;
        if (open == null) {
            return Optional.empty();
        }
        for (int i = tail - 1; i >= head; i--) {
            if ((queue[i] & 0xff) == open.key) {
                head = i + 1;
                unseen = Math.max(unseen, head);
                return Optional.of(open.action);
            }
        }
        return Optional.empty();
    }

    /** Removes and returns the keys that have been typed but not read. */
    byte[] takeAhead() {
        lock.lock();
        try {
            byte[] ahead = Arrays.copyOfRange(queue, head, tail);
            head = tail = unseen = 0;
            return ahead;
        } finally {
            lock.unlock();
        }
    }

    /** Inserts keys before all others. */
    void putBack(byte[] keys) {
        lock.lock();
        try {
            byte[] later = takeAhead();
            append(keys, keys.length);
            append(later, later.length);
            arrived.signalAll();
        } finally {
            lock.unlock();
        }
    }

    /** Holds keys for the prompt, after those already held. */
    void hold(byte[] keys) {
        lock.lock();
        try {
            byte[] all = Arrays.copyOf(held, held.length + keys.length);
            System.arraycopy(keys, 0, all, held.length, keys.length);
            held = all;
        } finally {
            lock.unlock();
        }
    }

    /** Whether keys are held for the prompt. */
    boolean isHolding() {
        lock.lock();
        try {
            return held.length > 0;
        } finally {
            lock.unlock();
        }
    }

    /** Called at the prompt: the held keys come before all others. */
    void release() {
        lock.lock();
        try {
            byte[] keys = held;
            held = new byte[0];
            if (keys.length > 0) {
                putBack(keys);
            }
        } finally {
            lock.unlock();
        }
    }

    /** Whether the user was just typing a line to the running command. */
    boolean wasTypingToCommand() {
        lock.lock();
        try {
            return givenPartOfLine && System.nanoTime() - lastGivenNanos < TYPING_NANOS;
        } finally {
            lock.unlock();
        }
    }

    private void recordGiven(int count) {
        if (count > 0) {
            byte last = queue[head - 1];
            givenPartOfLine = last >= ' ' || last < 0;
            lastGivenNanos = System.nanoTime();
        }
    }

    /**
     * Passes keys to the taker. Waits, without holding the lock, while the taker is slower than the
     * typing.
     */
    private void passOn() {
        try {
            while (taker != null && head < tail) {
                int count = taker.type(queue, head, tail - head);
                head += count;
                recordGiven(count);
                if (head < tail) {
                    arrived.awaitNanos(RETRY_NANOS);
                }
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    private void end() {
        lock.lock();
        try {
            ended = true;
            arrived.signalAll();
        } finally {
            lock.unlock();
        }
    }

    /** From now on keys go to {@code next}, starting with those typed ahead. */
    public void divertTo(TerminalView.Keys next) {
        lock.lock();
        try {
            taker = next;
            if (head < unseen) {
                head += next.typeAhead(queue, head, unseen - head);
            }
            if (head < tail && head >= unseen) {
                head += next.type(queue, head, tail - head);
            }
            arrived.signalAll();
        } finally {
            lock.unlock();
        }
    }

    /**
     * Gives the keys back to the editor.
     *
     * @param left supplies those that the last taker did not use; asked once it receives no more
     */
    public void reclaim(Supplier<byte[]> left) {
        lock.lock();
        try {
            taker = null;
            byte[] unread = left.get();
            givenPartOfLine = false;
            byte[] later = Arrays.copyOfRange(queue, head, tail);
            head = tail = 0;
            append(unread, unread.length);
            unseen = tail;
            append(later, later.length);
            arrived.signalAll();
        } finally {
            lock.unlock();
        }
    }

    /** Gives the keys back for a question, while the command that had them keeps running. */
    void borrow() {
        lock.lock();
        try {
            boolean typing = givenPartOfLine;
            reclaim(() -> new byte[0]);
            givenPartOfLine = typing;
        } finally {
            lock.unlock();
        }
    }

    private void append(byte[] bytes, int length) {
        if (tail + length > queue.length) {
            byte[] larger = new byte[Math.max(queue.length, (tail - head + length) * 2)];
            System.arraycopy(queue, head, larger, 0, tail - head);
            tail -= head;
            unseen = Math.max(0, unseen - head);
            head = 0;
            queue = larger;
        }
        System.arraycopy(bytes, 0, queue, tail, length);
        tail += length;
    }

    /** Waits up to {@code timeout} milliseconds (0: forever) for one byte. */
    @Override
    public int read(long timeout, boolean isPeek) throws IOException {
        lock.lock();
        try {
            long left = timeout > 0 ? TimeUnit.MILLISECONDS.toNanos(timeout) : Long.MAX_VALUE;
            while (head == tail) {
                if (ended) {
                    return EOF;
                }
                if (left <= 0) {
                    return READ_EXPIRED;
                }
                left = arrived.awaitNanos(left);
            }
            int key = queue[head] & 0xff;
            if (!isPeek && ++head == tail) {
                head = tail = unseen = 0;
            }
            return key;
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new InterruptedIOException();
        } finally {
            lock.unlock();
        }
    }

    /** Whether the terminal is gone: on a raw terminal, no key ends the input. */
    public boolean isHungUp() {
        lock.lock();
        try {
            return ended;
        } finally {
            lock.unlock();
        }
    }

    @Override
    public int available() {
        lock.lock();
        try {
            return tail - head;
        } finally {
            lock.unlock();
        }
    }
}
