package aish.terminal.editor;

import module java.base;

import aish.shell.TerminalKeys;
import aish.shell.WindowSize;
import aish.terminal.TerminalKind;

import org.jline.terminal.Attributes;
import org.jline.terminal.Attributes.ControlChar;
import org.jline.terminal.Attributes.InputFlag;
import org.jline.terminal.Attributes.LocalFlag;
import org.jline.terminal.Attributes.OutputFlag;
import org.jline.terminal.Size;
import org.jline.terminal.Sized;
import org.jline.terminal.impl.AbstractTerminal;
import org.jline.terminal.spi.Pty;
import org.jline.terminal.spi.SystemStream;
import org.jline.terminal.spi.TerminalProvider;
import org.jline.utils.FastBufferedOutputStream;
import org.jline.utils.InfoCmp.Capability;
import org.jline.utils.NonBlocking;
import org.jline.utils.NonBlockingReader;
import org.jspecify.annotations.Nullable;

/**
 * The user's terminal, with a {@link Keyboard} as its only reader.
 *
 * <p>Created in two steps, so that the editor can be built while the native library loads: the
 * device comes with {@link #open}. From then until {@link #restore} the terminal is raw, and keys
 * such as Ctrl-C are ordinary keys.
 */
public final class HostTerminal extends AbstractTerminal {
    private static final WindowSize UNKNOWN_SIZE = new WindowSize(24, 80);

    /** What even a terminal that can only print does. */
    private static final Set<Capability> PRINTING =
            EnumSet.of(Capability.bell, Capability.carriage_return, Capability.cursor_down);

    private final boolean reflows;
    private final Keyboard keyboard;
    private final Output output;
    private final NonBlockingReader reader;
    private final PrintWriter writer;
    private volatile @Nullable Device device;
    private final Object modes = new Object();
    private boolean restored;
    private volatile boolean spoken;

    /** Until the first byte is written. */
    private volatile @Nullable InstantPrompt instant;

    /** The open device, its original modes and those that aish sets. */
    private record Device(Pty pty, Attributes original, Attributes raw) {
        void apply(Attributes modes) {
            try {
                pty.setAttr(modes);
            } catch (IOException e) {
                throw new IOError(e);
            }
        }
    }

    /**
     * @param environment tells which terminal it is
     */
    public HostTerminal(Map<String, String> environment, Keyboard keyboard, OutputStream screen)
            throws IOException {
        super(
                "aish",
                environment.getOrDefault("TERM", "dumb"),
                StandardCharsets.UTF_8,
                SignalHandler.SIG_DFL);
        this.reflows = reflows(environment);
        this.keyboard = keyboard;
        this.output = new Output(new LineEnds(screen, this::takeOver));
        this.reader =
                new KeyReader(
                        keyboard,
                        NonBlocking.nonBlocking(getName(), keyboard, StandardCharsets.UTF_8));
        this.writer = new PrintWriter(new OutputStreamWriter(output, StandardCharsets.UTF_8));
        learnCapabilities();
    }

    /**
     * The capabilities of common terminals are built in: reading a description takes as long as
     * starting aish does.
     */
    private void learnCapabilities() {
        if (isAnsi(type)) {
            describe();
            detectTrueColorSupport();
        } else {
            parseInfoCmp();
            // even a dumb terminal, whose description has no cursor movement, can go back by one
            strings.putIfAbsent(Capability.cursor_left, "^H");
            disableInsertDelete();
        }
    }

    /**
     * Disables inserting and deleting in place: an accent has no column of its own, and terminals
     * take a shift by zero as a shift by one.
     */
    private void disableInsertDelete() {
        strings.remove(Capability.insert_character);
        strings.remove(Capability.parm_ich);
        strings.remove(Capability.delete_character);
        strings.remove(Capability.parm_dch);
    }

    /**
     * Treats the terminal as one that can only print, so that nothing is drawn twice. What is left
     * is what editing inside a line needs.
     */
    public void serveScreenReader() {
        spoken = true;
        ints.remove(Capability.max_colors);
        strings.keySet().retainAll(PRINTING);
        strings.put(Capability.cursor_left, "^H");
        strings.put(Capability.cursor_right, "\\E[C");
        strings.put(Capability.cursor_up, "\\E[A");
        strings.put(Capability.clr_eol, "\\E[K");
    }

    /** Whether the terminal understands the usual sequences, and may be drawn on. */
    public boolean isAnsi() {
        return !spoken && isAnsi(type);
    }

    public boolean servesScreenReader() {
        return spoken;
    }

    @Override
    public String getType() {
        return spoken ? TYPE_DUMB : super.getType();
    }

    /**
     * @param drawn stays on the screen, and the kernel goes on to echo keys, until the first byte
     *     is written
     */
    public void open(HostDevice host, Optional<InstantPrompt> drawn) throws IOException {
        Pty pty = host.pty();
        Attributes found = pty.getAttr();
        Attributes original = drawn.isPresent() ? drawn.get().original(found) : found;
        device = new Device(pty, original, TerminalModes.raw(original));
        if (drawn.isPresent()) {
            instant = drawn.get();
            keyboard.noteEchoes(drawn.get());
        } else {
            reapply();
        }
    }

    /** Returns what is to be written before the first byte. */
    private String takeOver() {
        synchronized (modes) {
            InstantPrompt drawn = instant;
            if (drawn == null) {
                return "";
            }
            instant = null;
            // these have been echoed, and what comes after the change of modes is not
            int keys = drawn.size() + keyboard.unread();
            reapply();
            return drawn.takeOver(keys, getSize().getColumns(), reflows);
        }
    }

    private void reapply() {
        synchronized (modes) {
            Device open = device;
            if (open != null && !restored) {
                open.apply(open.raw());
            }
        }
    }

    /** Restores the original modes, for good. */
    public void restore() {
        flush();
        synchronized (modes) {
            Device open = device;
            if (open != null) {
                open.apply(open.original());
            }
            restored = true;
        }
    }

    /** Sets aish's modes again and redraws, after another program may have changed both. */
    public void resumed() {
        reapply();
        raise(Signal.CONT);
    }

    /** Redraws for the new size of the window. */
    public void resized() {
        raise(Signal.WINCH);
    }

    public void clear() {
        puts(Capability.clear_screen);
        flush();
    }

    /** Returns the arguments with which stty restores the original modes. */
    public List<String> sttyArguments() {
        return TerminalModes.sttyArguments(original());
    }

    private Attributes original() {
        Device open = device;
        return open == null ? new Attributes() : open.original();
    }

    /** Whether the terminal wraps lines anew when its width changes, as most do. */
    boolean reflows() {
        return reflows;
    }

    private static boolean reflows(Map<String, String> environment) {
        String type = environment.getOrDefault("TERM", "");
        boolean cuts =
                environment.containsKey("XTERM_VERSION")
                        || type.startsWith("screen")
                        || type.startsWith("putty")
                        || type.equals("linux");
        return !cuts || environment.containsKey("TMUX");
    }

    /** Asks the terminal on which row of the screen the cursor is. */
    OptionalInt screenRow() {
        return keyboard.cursorRow(
                () -> {
                    writer.write("\u001b[6n");
                    flush();
                });
    }

    /** Lets {@code drawing} write all it has to in one piece, so that nothing flickers. */
    void drawAtOnce(Runnable drawing) {
        output.holds = true;
        try {
            drawing.run();
        } finally {
            output.holds = false;
        }
        flush();
    }

    Keyboard keyboard() {
        return keyboard;
    }

    public TerminalKeys keys() {
        Attributes found = original();
        return new TerminalKeys(
                found.getControlChar(ControlChar.VINTR),
                found.getControlChar(ControlChar.VQUIT),
                found.getControlChar(ControlChar.VERASE),
                found.getControlChar(ControlChar.VKILL),
                found.getControlChar(ControlChar.VEOF),
                found.getControlChar(ControlChar.VSUSP),
                found.getInputFlag(InputFlag.IUTF8));
    }

    public WindowSize windowSize() {
        Size size = getSize();
        return new WindowSize(size.getRows(), size.getColumns());
    }

    @Override
    public Size getSize() {
        Device open = device;
        try {
            Size size = open == null ? null : open.pty().getSize();
            if (size != null && size.getColumns() > 0 && size.getRows() > 0) {
                return size;
            }
        } catch (IOException e) {
            // a terminal that does not report its size gets the default
        }
        return Size.of(UNKNOWN_SIZE.columns(), UNKNOWN_SIZE.rows());
    }

    @Override
    public void setSize(Sized size) {
        throw new UnsupportedOperationException("the window belongs to the person");
    }

    /** Does nothing: the terminal is already raw. */
    @Override
    public Attributes enterRawMode() {
        return original();
    }

    @Override
    public Attributes getAttributes() {
        Device open = device;
        return open == null ? new Attributes() : new Attributes(open.raw());
    }

    /** Does nothing: the editor restores the modes it found, and these are still set. */
    @Override
    public void setAttributes(Attributes attributes) {}

    @Override
    public NonBlockingReader reader() {
        return reader;
    }

    @Override
    public PrintWriter writer() {
        return writer;
    }

    @Override
    public InputStream input() {
        return keyboard;
    }

    @Override
    public OutputStream output() {
        return output;
    }

    @Override
    public @Nullable TerminalProvider getProvider() {
        return null;
    }

    @Override
    public SystemStream getSystemStream() {
        return SystemStream.Output;
    }

    /** A buffer that can keep what it has when it is told to flush. */
    private static final class Output extends FastBufferedOutputStream {
        private volatile boolean holds;

        Output(OutputStream out) {
            super(out);
        }

        @Override
        public void flush() throws IOException {
            if (!holds) {
                super.flush();
            }
        }
    }

    /** Lets a reader that peeks ask the keyboard, which knows where a key ends. */
    private static final class KeyReader extends NonBlockingReader {
        private static final long FOR_EVER = 0;

        private final Keyboard keyboard;
        private final NonBlockingReader decoded;
        private boolean peeked;

        KeyReader(Keyboard keyboard, NonBlockingReader decoded) {
            this.keyboard = keyboard;
            this.decoded = decoded;
        }

        @Override
        protected int read(long timeout, boolean isPeek) throws IOException {
            if (isPeek && !peeked && keyboard.read(timeout, true) == READ_EXPIRED) {
                return READ_EXPIRED;
            }
            // JLine would look ten times a second, and only to wait again
            int key = isPeek ? decoded.peek(timeout) : decoded.read(FOR_EVER);
            peeked = isPeek && key >= 0;
            return key;
        }

        @Override
        public int readBuffered(char[] text, int offset, int length, long timeout)
                throws IOException {
            peeked = false;
            return decoded.readBuffered(text, offset, length, timeout);
        }

        @Override
        public void close() throws IOException {
            decoded.close();
        }
    }

    /**
     * Adds carriage returns to newlines for a raw terminal, whose own translation would also affect
     * the output of commands.
     */
    private static final class LineEnds extends OutputStream {
        private final OutputStream terminal;
        private final Supplier<String> start;
        private byte[] buffer = new byte[1024];

        /**
         * @param start what comes before the next bytes
         */
        LineEnds(OutputStream terminal, Supplier<String> start) {
            this.terminal = terminal;
            this.start = start;
        }

        @Override
        public void write(int b) throws IOException {
            write(new byte[] {(byte) b}, 0, 1);
        }

        @Override
        public void write(byte[] bytes, int offset, int length) throws IOException {
            byte[] before = start.get().getBytes(StandardCharsets.US_ASCII);
            if (buffer.length < before.length + 2 * length) {
                buffer = new byte[before.length + 2 * length];
            }
            System.arraycopy(before, 0, buffer, 0, before.length);
            int size = before.length;
            for (int i = offset; i < offset + length; i++) {
                if (bytes[i] == '\n') {
                    buffer[size++] = '\r';
                }
                buffer[size++] = bytes[i];
            }
            terminal.write(buffer, 0, size);
        }

        @Override
        public void flush() throws IOException {
            terminal.flush();
        }
    }

    /** The modes aish puts a terminal into, and how to undo them. */
    static final class TerminalModes {
        private static final EnumSet<InputFlag> COOKED_INPUT =
                EnumSet.of(
                        InputFlag.IXON,
                        InputFlag.ICRNL,
                        InputFlag.INLCR,
                        InputFlag.IGNCR,
                        InputFlag.ISTRIP);
        private static final EnumSet<LocalFlag> COOKED_LOCAL =
                EnumSet.of(LocalFlag.ICANON, LocalFlag.ECHO, LocalFlag.ISIG, LocalFlag.IEXTEN);

        private TerminalModes() {}

        /** Returns modes that pass on every key as typed and every byte as written. */
        static Attributes raw(Attributes found) {
            Attributes modes = new Attributes(found);
            modes.setInputFlags(COOKED_INPUT, false);
            modes.setLocalFlags(COOKED_LOCAL, false);
            modes.setOutputFlag(OutputFlag.OPOST, false);
            modes.setControlChar(ControlChar.VMIN, 1);
            modes.setControlChar(ControlChar.VTIME, 0);
            return modes;
        }

        /** Returns the arguments with which stty undoes what {@link #raw} changes. */
        static List<String> sttyArguments(Attributes found) {
            List<String> words = new ArrayList<>();
            for (InputFlag flag : COOKED_INPUT) {
                words.add(word(flag, found.getInputFlag(flag)));
            }
            for (LocalFlag flag : COOKED_LOCAL) {
                words.add(word(flag, found.getLocalFlag(flag)));
            }
            words.add(word(OutputFlag.OPOST, found.getOutputFlag(OutputFlag.OPOST)));
            return words;
        }

        private static String word(Enum<?> flag, boolean on) {
            return (on ? "" : "-") + flag.name().toLowerCase(Locale.ROOT);
        }
    }

    private static boolean isAnsi(String type) {
        return TerminalKind.isLikeXterm(type) || type.startsWith("linux");
    }

    /** Says what of an xterm the line editor needs. */
    private void describe() {
        bools.add(Capability.auto_right_margin);
        bools.add(Capability.eat_newline_glitch);
        ints.put(Capability.max_colors, type.contains("256") || !type.equals("linux") ? 256 : 8);
        describeOutput();
        describeKeys();
    }

    private void describeOutput() {
        strings.put(Capability.bell, "^G");
        strings.put(Capability.carriage_return, "^M");
        strings.put(Capability.change_scroll_region, "\\E[%i%p1%d;%p2%dr");
        strings.put(Capability.clear_screen, "\\E[H\\E[2J");
        strings.put(Capability.clr_eol, "\\E[K");
        strings.put(Capability.clr_eos, "\\E[J");
        strings.put(Capability.cursor_address, "\\E[%i%p1%d;%p2%dH");
        strings.put(Capability.cursor_down, "^J");
        strings.put(Capability.cursor_left, "^H");
        strings.put(Capability.cursor_right, "\\E[C");
        strings.put(Capability.cursor_up, "\\E[A");
        strings.put(Capability.delete_line, "\\E[M");
        strings.put(Capability.insert_line, "\\E[L");
        strings.put(Capability.keypad_local, "\\E[?1l\\E>");
        strings.put(Capability.keypad_xmit, "\\E[?1h\\E=");
        strings.put(Capability.parm_delete_line, "\\E[%p1%dM");
        strings.put(Capability.parm_down_cursor, "\\E[%p1%dB");
        strings.put(Capability.parm_insert_line, "\\E[%p1%dL");
        strings.put(Capability.parm_left_cursor, "\\E[%p1%dD");
        strings.put(Capability.parm_right_cursor, "\\E[%p1%dC");
        strings.put(Capability.parm_up_cursor, "\\E[%p1%dA");
        strings.put(Capability.restore_cursor, "\\E8");
        strings.put(Capability.save_cursor, "\\E7");
    }

    private void describeKeys() {
        strings.put(Capability.back_tab, "\\E[Z");
        strings.put(Capability.key_btab, "\\E[Z");
        strings.put(Capability.key_dc, "\\E[3~");
        strings.put(Capability.key_down, "\\EOB");
        strings.put(Capability.key_end, "\\EOF");
        strings.put(Capability.key_home, "\\EOH");
        strings.put(Capability.key_ic, "\\E[2~");
        strings.put(Capability.key_left, "\\EOD");
        strings.put(Capability.key_npage, "\\E[6~");
        strings.put(Capability.key_ppage, "\\E[5~");
        strings.put(Capability.key_right, "\\EOC");
        strings.put(Capability.key_up, "\\EOA");
    }
}
