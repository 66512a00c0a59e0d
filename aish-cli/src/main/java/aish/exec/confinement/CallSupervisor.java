package aish.exec.confinement;

import module java.base;

import aish.process.NativeMemory;

/**
 * Answers the system calls that the filter passes on: it reads what the call is about, and carries
 * it out itself if that is allowed. The kernel carries out only those that Landlock holds anyway,
 * because the program could change its arguments after they were looked at. Owns the thread that
 * waits for calls, which ends with the last confined process.
 */
final class CallSupervisor {
    private static final long RECEIVE = 0xC0502100L;
    private static final long SEND = 0xC0182101L;
    private static final long IS_VALID = 0x40082102L;
    private static final int NOTICE_SIZE = 80;
    private static final int ANSWER_SIZE = 24;
    private static final int POLLIN = 1;

    /** Stands for a result that only the kernel can give. */
    private static final long LEFT_TO_KERNEL = Long.MAX_VALUE;

    private final Processor machine;
    private final int listener;
    private final Map<Integer, String> names;
    private final FileAttributeCalls attributes;
    private final ConnectCalls connections;
    private final WriteCalls writes;

    /**
     * @param listener the descriptor that the kernel sends calls to
     */
    CallSupervisor(
            Processor machine,
            int listener,
            FileAttributeCalls attributes,
            ConnectCalls connections,
            WriteCalls writes) {
        this.machine = machine;
        this.listener = listener;
        this.attributes = attributes;
        this.connections = connections;
        this.writes = writes;
        Map<Integer, String> byNumber = new HashMap<>();
        machine.numbers().forEach((name, number) -> byNumber.put(number, name));
        this.names = Map.copyOf(byNumber);
    }

    /** Waits for calls until no process is left that could make one. */
    void run() {
        try (NativeMemory memory = new NativeMemory()) {
            ByteBuffer notice = memory.allocate(NOTICE_SIZE);
            ByteBuffer answer = memory.allocate(ANSWER_SIZE);
            ByteBuffer poll = memory.allocate(Long.BYTES);
            while (awaitCall(poll)) {
                notice.put(0, new byte[NOTICE_SIZE]);
                long received = ioctl(RECEIVE, notice);
                if (received == 0) {
                    long id = notice.getLong(0);
                    long result = carryOut(InterceptedCall.read(notice, () -> isValid(notice)));
                    answer.putLong(0, id);
                    answer.putLong(8, result == LEFT_TO_KERNEL ? 0 : Math.max(result, 0));
                    answer.putInt(16, (int) Math.min(result, 0));
                    answer.putInt(20, result == LEFT_TO_KERNEL ? 1 : 0);
                    ioctl(SEND, answer);
                }
            }
        } finally {
            SystemCall.call(machine.number("close"), listener);
        }
    }

    private boolean awaitCall(ByteBuffer poll) {
        poll.putInt(0, listener);
        poll.putShort(4, (short) POLLIN);
        long ready;
        do {
            ready = SystemCall.call(machine.number("ppoll"), NativeMemory.address(poll), 1, 0);
        } while (ready == -SystemCall.EINTR);
        return ready > 0 && (poll.getShort(6) & POLLIN) != 0;
    }

    /** The first field is the call's id; a call of a process that has ended is not valid. */
    private boolean isValid(ByteBuffer notice) {
        return ioctl(IS_VALID, notice) == 0;
    }

    private long ioctl(long request, ByteBuffer argument) {
        long address = NativeMemory.address(argument);
        return SystemCall.call(machine.number("ioctl"), listener, request, address);
    }

    private long carryOut(InterceptedCall call) {
        try {
            String name = names.getOrDefault(call.number(), "");
            return switch (name) {
                case "connect" -> connections.connect(call);
                case "socket" -> connections.refuse();
                default ->
                        !WriteCalls.concerns(name)
                                ? attributes.change(name, call)
                                : writes.mayGoOn(name, call) ? LEFT_TO_KERNEL : -SystemCall.EACCES;
            };
        } catch (IOException | RuntimeException e) {
            return -SystemCall.EPERM;
        }
    }
}
