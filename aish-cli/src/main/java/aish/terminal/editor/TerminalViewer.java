package aish.terminal.editor;

import module java.base;

import aish.event.Interrupts;
import aish.shell.TerminalView;

import org.jline.terminal.Terminal;
import org.jspecify.annotations.Nullable;

/** Lets a command use the user's terminal: keys and bytes pass unchanged both ways. */
public final class TerminalViewer implements TerminalView {
    private final HostTerminal terminal;
    private final Keyboard keyboard;
    private final WritableByteChannel screen;
    private final BackgroundOutput late;
    private final Interrupts interrupts;
    private final Runnable attention;
    private Interrupts.@Nullable Scope running;
    private @Nullable Keys taker;
    private volatile byte lastByte = '\n';

    /**
     * @param late shows output that arrives between commands
     * @param attention interrupts the line being typed
     */
    public TerminalViewer(
            HostTerminal terminal,
            Keyboard keyboard,
            WritableByteChannel screen,
            BackgroundOutput late,
            Interrupts interrupts,
            Runnable attention) {
        this.attention = attention;
        this.terminal = terminal;
        this.keyboard = keyboard;
        this.screen = screen;
        this.late = late;
        this.interrupts = interrupts;
    }

    @Override
    public void handOver(Keys keys) {
        late.flush();
        terminal.flush();
        byte[] interrupt = {(byte) terminal.keys().interrupt()};
        running = interrupts.during(() -> keys.type(interrupt, 0, interrupt.length));
        taker = keys;
        keyboard.divertTo(keys);
    }

    @Override
    public void needsAttention() {
        late.flush();
        attention.run();
    }

    @Override
    public synchronized void withTerminal(Runnable talk) {
        Keys command = taker;
        if (command == null) {
            return;
        }
        keyboard.borrow();
        startFreshLine();
        talk.run();
        keyboard.divertTo(command);
    }

    @Override
    public void takeBack(Supplier<byte[]> unread) {
        synchronized (this) {
            taker = null;
            keyboard.reclaim(unread);
        }
        if (running != null) {
            running.close();
        }
        if (lastByte != '\n') {
            startFreshLine();
        }
        lastByte = '\n';
    }

    /**
     * Moves to a new line only if the cursor is not at the start of one, which only the terminal
     * knows: a mark and a row of spaces wrap to the next line in one case and are overwritten in
     * the other. A terminal that can do neither gets a newline in any case.
     */
    private void startFreshLine() {
        if (terminal.getType().startsWith(Terminal.TYPE_DUMB)) {
            terminal.writer().println();
            terminal.flush();
            return;
        }
        int columns = terminal.getSize().getColumns();
        terminal.writer()
                .print("\u001b[2m⏎\u001b[0m" + " ".repeat(Math.max(0, columns - 1)) + "\r\u001b[K");
        terminal.flush();
    }

    @Override
    public synchronized void show(ByteBuffer bytes) {
        if (bytes.hasRemaining()) {
            lastByte = bytes.get(bytes.limit() - 1);
        }
        try {
            while (bytes.hasRemaining()) {
                screen.write(bytes);
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    @Override
    public void showError(ByteBuffer bytes) {
        show(bytes);
    }

    @Override
    public void showIdleOutput(ByteBuffer bytes) {
        late.add(bytes);
    }

    /**
     * Collects output of background jobs that arrives while a line is being typed, and shows it
     * above that line. It is gathered for a moment, so that a burst moves the line only once. A
     * writer that is faster than the display has to wait.
     */
    public static final class BackgroundOutput {
        private static final long GATHER_MILLIS = 20;
        private static final int MOST_WAITING = 1 << 18;

        private final Consumer<String> above;
        private final ByteArrayOutputStream gathered = new ByteArrayOutputStream();
        private final Object showing = new Object();
        private boolean scheduled;

        /**
         * @param above prints text above the line being typed
         */
        public BackgroundOutput(Consumer<String> above) {
            this.above = above;
        }

        void add(ByteBuffer bytes) {
            synchronized (this) {
                byte[] copy = new byte[bytes.remaining()];
                bytes.get(copy);
                gathered.write(copy, 0, copy.length);
                if (!scheduled) {
                    scheduled = true;
                    Thread.ofPlatform().daemon().name("late-output").start(this::flushAfterDelay);
                }
                waitForRoom();
            }
        }

        private void waitForRoom() {
            try {
                while (gathered.size() > MOST_WAITING) {
                    wait();
                }
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
            }
        }

        private void flushAfterDelay() {
            try {
                Thread.sleep(GATHER_MILLIS);
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
            }
            flush();
        }

        /**
         * Takes what has been gathered, except for part of a character or of a line break, the rest
         * of which comes with the next burst.
         */
        private String takeComplete() {
            ByteBuffer bytes = ByteBuffer.wrap(gathered.toByteArray());
            CharBuffer text = CharBuffer.allocate(bytes.remaining());
            StandardCharsets.UTF_8
                    .newDecoder()
                    .onMalformedInput(CodingErrorAction.REPLACE)
                    .decode(bytes, text, false);
            text.flip();
            gathered.reset();
            boolean halfBreak = text.hasRemaining() && text.charAt(text.length() - 1) == '\r';
            if (halfBreak) {
                text.limit(text.limit() - 1);
                gathered.write('\r');
            }
            gathered.write(bytes.array(), bytes.position(), bytes.remaining());
            return text.toString();
        }

        /** Shows at once what has been gathered; waits for a thread that is showing some. */
        void flush() {
            synchronized (showing) {
                String text = take();
                if (!text.isEmpty()) {
                    // both the inner and the outer terminal add carriage returns
                    above.accept(text.replace("\r\n", "\n"));
                }
            }
        }

        private synchronized String take() {
            String text = takeComplete();
            scheduled = false;
            notifyAll();
            return text;
        }
    }
}
