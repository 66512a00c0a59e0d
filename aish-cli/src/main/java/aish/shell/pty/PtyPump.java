package aish.shell.pty;

import module java.base;

import aish.process.NativeMemory;
import aish.shell.ShellProcess.Listener;

/**
 * Moves a shell's bytes to its listener on one thread, which keeps their order: terminal output is
 * drained before a status message that was written after it. (On Linux, {@code poll} on a
 * pseudo-terminal's master first completes what is in transit inside the kernel, so an empty poll
 * means drained.)
 */
final class PtyPump implements AutoCloseable {
    private static final int SYS_PIDFD_OPEN = 434;
    private static final short POLLIN = 1;
    private static final int POLLFD = 8;
    private static final int BUFFER = 1 << 16;
    private static final int DRAIN_READS = 128;

    private static final int MASTER = 0;
    private static final int STATUS = 1;
    private static final int EXIT = 2;
    private static final int OUTPUTS = 3;

    private final NativeMemory memory = new NativeMemory();
    private final ByteBuffer buffer = memory.allocate(BUFFER);
    private final ByteBuffer polled;
    private final int[] descriptors;
    private final int exit;
    private final Listener listener;
    private final OutputRelay relay;
    private final OutputPostprocessingBypass bypass;

    /**
     * @param keysTyped how many keys have been typed so far
     */
    PtyPump(
            int pid,
            Descriptor master,
            Descriptor status,
            List<Descriptor> outputs,
            LongSupplier keysTyped,
            Listener listener) {
        this.listener = listener;
        CarriageReturns returns = new CarriageReturns(listener::output);
        relay = new OutputRelay(returns);
        bypass = new OutputPostprocessingBypass(master, pid, keysTyped, relay, returns);
        exit = Libc.SYSCALL.number(SYS_PIDFD_OPEN, pid);
        descriptors = new int[OUTPUTS + outputs.size()];
        descriptors[MASTER] = master.number();
        descriptors[STATUS] = status.number();
        descriptors[EXIT] = exit;
        for (int i = 0; i < outputs.size(); i++) {
            descriptors[OUTPUTS + i] = outputs.get(i).number();
        }
        polled = memory.allocate(POLLFD * descriptors.length);
    }

    /** Returns when the shell has exited and everything it wrote has been delivered. */
    void run() {
        while (true) {
            poll(bypass.patienceMillis());
            boolean ended = ready(EXIT);
            boolean reported = ready(STATUS);
            if (reported || ended) {
                drain();
            } else if (!deliverOutputs()) {
                bypass.pause();
            }
            if (reported) {
                deliver(STATUS);
            }
            if (ended) {
                relay.drain();
                return;
            }
        }
    }

    /**
     * Delivers what has been written up to now. Anything beyond the kernel's buffer must be newer,
     * from a background job that may never stop.
     */
    private void drain() {
        for (int reads = 0; reads < DRAIN_READS && deliverOutputs(); reads++) {
            poll(0);
        }
    }

    private boolean deliverOutputs() {
        boolean any = false;
        for (int i = 0; i < descriptors.length; i++) {
            if (i != STATUS && i != EXIT && ready(i)) {
                any |= deliver(i);
            }
        }
        return any;
    }

    /** Returns false if there was nothing; stops watching a stream that has ended. */
    private boolean deliver(int source) {
        long n =
                switch (source) {
                    case MASTER -> carryTerminal();
                    case OUTPUTS -> relay.transfer(descriptors[OUTPUTS]);
                    default -> read(source);
                };
        if (n == 0 || (n < 0 && Libc.errno() != Libc.EAGAIN && Libc.errno() != Libc.EINTR)) {
            descriptors[source] = -1;
        }
        return n > 0;
    }

    private long carryTerminal() {
        bypass.beforeRead();
        long n = relay.transfer(descriptors[MASTER]);
        bypass.afterRead(n);
        return n;
    }

    private long read(int source) {
        // before the read, so that a report waiting for output is still in the channel
        relay.drain();
        long n = Libc.READ.call(descriptors[source], NativeMemory.address(buffer), BUFFER);
        if (n > 0) {
            buffer.clear().limit((int) n);
            if (source == STATUS) {
                bypass.end();
                listener.status(buffer);
            } else {
                listener.error(buffer);
            }
        }
        return n;
    }

    private void poll(int timeout) {
        for (int i = 0; i < descriptors.length; i++) {
            polled.putInt(POLLFD * i, descriptors[i]);
            polled.putInt(POLLFD * i + 4, POLLIN);
        }
        if (Libc.POLL.number(NativeMemory.address(polled), descriptors.length, timeout) < 0) {
            polled.put(0, new byte[polled.capacity()]);
        }
    }

    private boolean ready(int source) {
        return polled.getShort(POLLFD * source + 6) != 0;
    }

    @Override
    public void close() {
        relay.close();
        bypass.close();
        if (exit >= 0) {
            Libc.CLOSE.call(exit);
        }
        memory.close();
    }
}
