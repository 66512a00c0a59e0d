package aish.shell.pty;

import module java.base;

import aish.process.NativeMemory;
import aish.shell.TerminalKeys;

/**
 * The modes of a terminal: Linux's {@code struct termios}, read from and written to a descriptor.
 */
final class Termios implements AutoCloseable {
    private static final int SIZE = 60;
    private static final int INPUT_FLAGS = 0;
    private static final int OUTPUT_FLAGS = 4;
    private static final int LOCAL_FLAGS = 12;
    private static final int CONTROL_CHARACTERS = 17;

    private static final int ICRNL = 0x100;
    private static final int IUTF8 = 0x4000;
    private static final int OPOST = 0x1;
    private static final int ONLCR = 0x4;

    /** The mark: OFDEL, which concerns fill characters that Linux never sends. */
    private static final int BYPASS_MARK = 0x80;

    private static final int ISIG = 0x1;
    private static final int ICANON = 0x2;
    private static final int ECHO = 0x8;
    private static final int IEXTEN = 0x8000;
    private static final int TCSANOW = 0;

    private static final int VINTR = 0;
    private static final int VQUIT = 1;
    private static final int VERASE = 2;
    private static final int VKILL = 3;
    private static final int VEOF = 4;
    private static final int VTIME = 5;
    private static final int VMIN = 6;
    private static final int VSUSP = 10;

    private final NativeMemory memory = new NativeMemory();
    private final ByteBuffer struct = memory.allocate(SIZE);
    private final int descriptor;

    private Termios(int descriptor) {
        this.descriptor = descriptor;
        refresh();
    }

    static Termios of(Descriptor terminal) {
        return new Termios(terminal.number());
    }

    void refresh() {
        Libc.TCGETATTR.number(descriptor, NativeMemory.address(struct));
    }

    boolean readsSecret() {
        return (flags(LOCAL_FLAGS) & (ICANON | ECHO)) == ICANON;
    }

    /** Whether keys are read one by one, or without echo. */
    boolean readsKeys() {
        return (flags(LOCAL_FLAGS) & (ICANON | ECHO)) != (ICANON | ECHO);
    }

    void setKeys(TerminalKeys keys) {
        control(VINTR, keys.interrupt());
        control(VQUIT, keys.quit());
        control(VERASE, keys.erase());
        control(VKILL, keys.kill());
        control(VEOF, keys.endOfFile());
        control(VSUSP, keys.suspend());
        setFlag(INPUT_FLAGS, IUTF8, keys.utf8());
        apply();
    }

    void dontEcho() {
        setFlag(LOCAL_FLAGS, ECHO, false);
        apply();
    }

    /** Makes reads return typed keys immediately and unchanged. */
    void readTypedKeys() {
        setFlag(LOCAL_FLAGS, ICANON | ECHO | ISIG, false);
        setFlag(INPUT_FLAGS, ICRNL, false);
        control(VMIN, 0);
        control(VTIME, 0);
        apply();
    }

    boolean isCanonical() {
        return (flags(LOCAL_FLAGS) & ICANON) != 0;
    }

    /** Whether a newline is output with a carriage return. */
    boolean addsCarriageReturns() {
        return (flags(OUTPUT_FLAGS) & ONLCR) != 0;
    }

    /** Whether output is processed in no other way. */
    boolean arePlain() {
        return isCanonical() && flags(OUTPUT_FLAGS) == (OPOST | ONLCR);
    }

    /**
     * Turns output processing off, and sets a mark by which these modes can be recognised later.
     */
    void bypassPostprocessing() {
        setFlag(OUTPUT_FLAGS, OPOST, false);
        setFlag(OUTPUT_FLAGS, BYPASS_MARK, true);
        apply();
    }

    /**
     * Whether aish turned output processing off, even if a program has since derived its own modes
     * from that. Not if the program itself wants raw output: then it also reads raw keys, without
     * signals or quoting.
     */
    boolean isBypassed() {
        int special = ISIG | IEXTEN;
        boolean raw = !isCanonical() && (flags(LOCAL_FLAGS) & special) != special;
        return (flags(OUTPUT_FLAGS) & (OPOST | BYPASS_MARK)) == BYPASS_MARK && !raw;
    }

    void restorePostprocessing() {
        setFlag(OUTPUT_FLAGS, OPOST, true);
        setFlag(OUTPUT_FLAGS, BYPASS_MARK, false);
        apply();
    }

    void apply() {
        Libc.TCSETATTR.number(descriptor, TCSANOW, NativeMemory.address(struct));
    }

    private int flags(int offset) {
        return struct.getInt(offset);
    }

    private void setFlag(int offset, int bits, boolean on) {
        struct.putInt(offset, on ? flags(offset) | bits : flags(offset) & ~bits);
    }

    private void control(int index, int key) {
        struct.put(CONTROL_CHARACTERS + index, (byte) key);
    }

    @Override
    public void close() {
        memory.close();
    }
}
