package aish.terminal.editor;

import module java.base;

import aish.shell.TerminalView;

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
    private static final int ESCAPE = 0x1b;
    private static final long RETRY_MILLIS = 5;
    private static final long NANOS = 1_000_000;

    private final InputStream terminal;
    private byte[] queue = new byte[CHUNK];
    private int head;
    private int tail;

    /** Index of the first key that no terminal has echoed yet. */
    private int unseen;

    /** Index after the last Esc that arrived without more keys: it is no part of the next key. */
    private int afterEscape = -1;

    /** Lines typed before a question, which wait for the prompt; commands never receive them. */
    private final ByteArrayOutputStream held = new ByteArrayOutputStream();

    /** Lines typed during a pursuit, for its next step. */
    private final Deque<String> nextLines = new ArrayDeque<>();

    private boolean givenPartOfLine;

    private boolean ended;
    private volatile TerminalView.@Nullable Keys taker;
    private @Nullable Watch watch;
    private @Nullable Chord chord;
    private volatile long lastTypedNanos = System.nanoTime();
    private volatile @Nullable PositionReport position;
    private volatile @Nullable InstantPrompt echoing;

    /**
     * Two keys in a row, or a line, that run an action, whatever owns the terminal, until this is
     * closed.
     */
    public final class Chord implements AutoCloseable {
        private static final int NORRIS = 0x0e;
        private static final int KILL_LINE = 0x15;

        private final int first;
        private final int second;
        private final Predicate<String> lines;
        private final Consumer<String> action;
        private final StringBuilder line = new StringBuilder();
        private int lastKey;
        private boolean struck;

        private Chord(int first, int second, Predicate<String> lines, Consumer<String> action) {
            this.first = first;
            this.second = second;
            this.lines = lines;
            this.action = action;
        }

        /** Whether the key completes one of them; {@link #line} is the line then, if it was one. */
        private boolean isComplete(int key) {
            boolean keys = lastKey == first && key == second;
            lastKey = key;
            switch (key) {
                case '\r', '\n' -> {
                    if (lines.test(line.toString())) {
                        return true;
                    }
                    line.setLength(0);
                }
                case '\b', 0x7f -> line.setLength(Math.max(0, line.length() - 1));
                case NORRIS -> line.insert(0, ":norris ");
                default -> line.appendCodePoint(key);
            }
            if (key == KILL_LINE || key == second) {
                line.setLength(0);
            }
            return keys;
        }

        @Override
        public void close() {
            synchronized (Keyboard.this) {
                chord = chord == this ? null : chord;
            }
        }
    }

    /** Is told of the lines that are typed while nothing reads the keys. */
    public interface NextLines {
        /** Does not wait for a line, so that all keys are left for the prompt. */
        NextLines NONE = (_, _) -> {};

        /**
         * @param back whether the line was taken back
         */
        void changed(String line, boolean back);
    }

    /**
     * A key that runs an action as soon as it arrives, without waiting to be read, until this is
     * closed.
     */
    public record Watch(Keyboard keyboard, int key, Runnable action, NextLines lines)
            implements AutoCloseable {
        @Override
        public void close() {
            keyboard.end(this);
        }
    }

    public Keyboard(InputStream terminal) {
        this.terminal = terminal;
    }

    /** Starts the reading thread. */
    public void start() {
        Thread.ofPlatform().daemon().name("keyboard").start(this::readTerminal);
    }

    /** Whether there are keys that nobody has read, including those that are held. */
    public synchronized boolean hasUnread() {
        return head < tail || isHolding();
    }

    private void readTerminal() {
        byte[] chunk = new byte[CHUNK];
        try {
            int n = terminal.read(chunk);
            while (n >= 0) {
                InstantPrompt echo = echoing;
                if (echo != null) {
                    echo.echoed(chunk, n);
                }
                if (n > 0) {
                    lastTypedNanos = System.nanoTime();
                    deliver(chunk, n);
                }
                n = terminal.read(chunk);
            }
        } catch (IOException e) {
            // the terminal is gone, which is the same as end of input
        }
        end();
    }

    /** From now on, tells of the keys, which the kernel echoes. */
    void noteEchoes(InstantPrompt prompt) {
        echoing = prompt;
    }

    /** Returns how many keys the kernel has that this has not read yet. */
    int unread() {
        try {
            return terminal.available();
        } catch (IOException e) {
            return 0;
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
     * @return the row, counted from 0; empty if no answer comes in time
     */
    OptionalInt cursorRow(Runnable question) {
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
        synchronized (this) {
            int end = chord == null ? 0 : endOfChord(chunk, 0, length);
            struck = end > 0 ? dropTyped() : Optional.empty();
            append(Arrays.copyOfRange(chunk, end, length), length - end);
            afterEscape = length > end && chunk[length - 1] == ESCAPE ? tail : afterEscape;
            seen = watchAction();
            notifyAll();
            passOn();
        }
        struck.or(() -> seen).ifPresent(Runnable::run);
    }

    /**
     * While the chord is open, the two keys, and a line of a kind, run {@code action} at once, and
     * everything typed before is discarded.
     *
     * @param action receives the line, which is empty for the two keys
     */
    public Chord chord(int first, int second, Predicate<String> lines, Consumer<String> action) {
        Chord opened = new Chord(first, second, lines, action);
        Optional<Runnable> struck = Optional.empty();
        synchronized (this) {
            chord = opened;
            int end = endOfChord(queue, head, tail);
            if (end > 0) {
                byte[] later = Arrays.copyOfRange(queue, end, tail);
                struck = dropTyped();
                append(later, later.length);
            }
        }
        struck.ifPresent(Runnable::run);
        return opened;
    }

    /** Returns the index after the keys that complete the open chord; 0 if none do. */
    private int endOfChord(byte[] keys, int from, int to) {
        Chord open = Objects.requireNonNull(chord);
        for (int i = from; i < to; i++) {
            if (open.isComplete(keys[i] & 0xff)) {
                return i + 1;
            }
        }
        return 0;
    }

    /** Discards what was typed before the open chord; returns its action. */
    private Optional<Runnable> dropTyped() {
        Chord open = Objects.requireNonNull(chord);
        open.struck = true;
        takeAhead();
        nextLines.clear();
        held.reset();
        String line = open.line.toString();
        open.line.setLength(0);
        return Optional.of(() -> open.action.accept(line));
    }

    /** Runs the action of the open chord, if there is one, as its keys do. */
    void strike() {
        Optional<Runnable> struck;
        synchronized (this) {
            struck = chord == null ? Optional.empty() : dropTyped();
        }
        struck.ifPresent(Runnable::run);
    }

    /** Whether the open chord has been struck, so that what it ends is about to end. */
    synchronized boolean isStruck() {
        return chord != null && chord.struck;
    }

    /**
     * While the watch is open, the key runs {@code action} at once and discards what was typed
     * before it, as a terminal's interrupt key does.
     *
     * @param lines is told of each line that waits for {@link #takeNextLines}, and of each that Esc
     *     takes back
     */
    public Watch watch(int key, Runnable action, NextLines lines) {
        Watch opened = new Watch(this, key, action, lines);
        Optional<Runnable> seen;
        synchronized (this) {
            watch = opened;
            seen = watchAction();
        }
        seen.ifPresent(Runnable::run);
        return opened;
    }

    private synchronized void end(Watch ended) {
        watch = ended.equals(watch) ? null : watch;
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
                nextLines.clear();
                return Optional.of(open.action);
            }
        }
        return open.lines.equals(NextLines.NONE) ? Optional.empty() : takeLines(open.lines);
    }

    /**
     * Takes the lines that were typed, or with Esc the last one back. Keys that a command left
     * unread stay for the prompt: they may be an answer to its question, or a password.
     */
    private Optional<Runnable> takeLines(NextLines listener) {
        if (head < unseen) {
            return Optional.empty();
        }
        if (head < tail && tail == afterEscape) {
            takeAhead();
            return Optional.ofNullable(nextLines.pollLast())
                    .map(line -> () -> listener.changed(line, true));
        }
        List<String> taken = new ArrayList<>();
        for (int end = endOfLine(); end < tail; end = endOfLine()) {
            String line = UneditedLine.of(Arrays.copyOfRange(queue, head, end));
            head = end + 1;
            unseen = Math.max(unseen, head);
            if (line.startsWith(":")) {
                hold(line);
            } else if (!line.isEmpty()) {
                taken.add(line);
            }
        }
        nextLines.addAll(taken);
        return taken.isEmpty()
                ? Optional.empty()
                : Optional.of(() -> taken.forEach(line -> listener.changed(line, false)));
    }

    private int endOfLine() {
        int end = head;
        while (end < tail && queue[end] != '\r' && queue[end] != '\n') {
            end++;
        }
        return end;
    }

    /** Removes and returns the lines that wait for the next step. */
    synchronized List<String> takeNextLines() {
        List<String> lines = List.copyOf(nextLines);
        nextLines.clear();
        return lines;
    }

    /** Holds the lines for the prompt, because there is no next step. */
    public void holdNextLines() {
        takeNextLines().forEach(this::hold);
    }

    /** Removes and returns the keys that have been typed but not read. */
    synchronized byte[] takeAhead() {
        byte[] ahead = Arrays.copyOfRange(queue, head, tail);
        head = tail = unseen = 0;
        afterEscape = -1;
        return ahead;
    }

    /** Inserts keys before all others. */
    synchronized void putBack(byte[] keys) {
        byte[] later = takeAhead();
        append(keys, keys.length);
        append(later, later.length);
        notifyAll();
    }

    /** Drops the keys that are held for the prompt. */
    synchronized void dropHeld() {
        held.reset();
    }

    /** Holds keys for the prompt, after those already held. */
    public synchronized void hold(byte[] keys) {
        held.writeBytes(keys);
    }

    private void hold(String line) {
        hold((line + "\r").getBytes(StandardCharsets.UTF_8));
    }

    /** Whether keys are held for the prompt. */
    boolean isHolding() {
        return held.size() > 0;
    }

    /** Called at the prompt: the held keys come before all others. */
    synchronized void release() {
        byte[] keys = held.toByteArray();
        held.reset();
        if (keys.length > 0) {
            putBack(keys);
        }
    }

    /** Whether the user has typed the start of a line to the running command. */
    synchronized boolean wasTypingToCommand() {
        return givenPartOfLine;
    }

    private void recordGiven(int count) {
        if (count > 0) {
            byte last = queue[head - 1];
            givenPartOfLine = last >= ' ' || last < 0;
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
                    wait(RETRY_MILLIS);
                }
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    private synchronized void end() {
        ended = true;
        notifyAll();
    }

    /** From now on keys go to {@code next}, starting with those typed ahead. */
    public synchronized void divertTo(TerminalView.Keys next) {
        taker = next;
        if (head < unseen) {
            head += next.typeAhead(queue, head, unseen - head);
        }
        if (head < tail && head >= unseen) {
            head += next.type(queue, head, tail - head);
        }
        notifyAll();
    }

    /**
     * Gives the keys back to the editor.
     *
     * @param left supplies those that the last taker did not use; asked once it receives no more.
     *     They are dropped if the user has ended what ran.
     */
    public synchronized void reclaim(Supplier<byte[]> left) {
        taker = null;
        byte[] given = left.get();
        byte[] unread = isStruck() ? new byte[0] : given;
        givenPartOfLine = false;
        byte[] later = Arrays.copyOfRange(queue, head, tail);
        head = tail = 0;
        append(unread, unread.length);
        unseen = tail;
        append(later, later.length);
        notifyAll();
    }

    /** Gives the keys back for a question, while the command that had them keeps running. */
    synchronized void borrow() {
        boolean typing = givenPartOfLine;
        reclaim(() -> new byte[0]);
        givenPartOfLine = typing;
    }

    private synchronized void append(byte[] bytes, int length) {
        if (tail + length > queue.length) {
            byte[] larger = new byte[Math.max(queue.length, (tail - head + length) * 2)];
            System.arraycopy(queue, head, larger, 0, tail - head);
            tail -= head;
            unseen = Math.max(0, unseen - head);
            afterEscape -= head;
            head = 0;
            queue = larger;
        }
        System.arraycopy(bytes, 0, queue, tail, length);
        tail += length;
    }

    /**
     * Waits up to {@code timeout} milliseconds (0: forever) for one byte. A reader that peeks for
     * the rest of a key finds nothing after an Esc that is a key of its own.
     */
    @Override
    public synchronized int read(long timeout, boolean isPeek) throws IOException {
        long end = System.nanoTime() + TimeUnit.MILLISECONDS.toNanos(timeout);
        while (head == tail) {
            long left = timeout > 0 ? Math.ceilDiv(end - System.nanoTime(), NANOS) : 0;
            if (ended) {
                return EOF;
            }
            if (timeout > 0 && left <= 0) {
                return READ_EXPIRED;
            }
            try {
                wait(left);
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
                throw new InterruptedIOException();
            }
        }
        int key = queue[head] & 0xff;
        boolean partOfKey = key == '[' || key == 'O';
        if (isPeek && head == afterEscape && !partOfKey) {
            return READ_EXPIRED;
        }
        if (!isPeek && ++head == tail) {
            afterEscape = tail == afterEscape ? 0 : -1;
            head = tail = unseen = 0;
        }
        return key;
    }

    /** Whether the terminal is gone: on a raw terminal, no key ends the input. */
    public synchronized boolean isHungUp() {
        return ended;
    }

    @Override
    public synchronized int available() {
        return tail - head;
    }
}
