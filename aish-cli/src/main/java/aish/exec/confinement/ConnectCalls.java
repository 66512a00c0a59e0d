package aish.exec.confinement;

import module java.base;

import aish.process.NativeMemory;
import aish.safety.permissions.NetworkAccess;

/**
 * Connects confined programs to the proxy, and to nothing else.
 *
 * @param port of the proxy on this machine; 0 for none
 */
record ConnectCalls(Processor machine, int port, Refusals refusals) {
    private static final int AF_INET = 2;
    private static final int AF_INET6 = 10;
    private static final int LONGEST_ADDRESS = 128;
    private static final int V4_START = 4;
    private static final int V4_LENGTH = 4;
    private static final int V6_START = 8;
    private static final int V6_LENGTH = 16;

    /** Refuses a socket to a program that may not use the network. */
    long refuse() {
        refusals.add(new Wanted.Reach("to use the network", new NetworkAccess.On()));
        return -SystemCall.EACCES;
    }

    /** Returns what the call returns, or the negative error number. */
    long connect(InterceptedCall call) throws IOException {
        int length = Math.clamp(call.integer(2), 0, LONGEST_ADDRESS);
        byte[] address = call.memory(1, length);
        InetSocketAddress target = parse(address);
        if (!target.equals(new InetSocketAddress(HostProxy.HERE, port))) {
            refusals.add(
                    new Wanted.Reach(
                            "to connect to %s port %d without the proxy"
                                    .formatted(
                                            target.getAddress().getHostAddress(), target.getPort()),
                            new NetworkAccess.On()));
            return -SystemCall.EACCES;
        }
        long process = SystemCall.call(machine.number("pidfd_open"), call.process());
        long socket =
                process < 0
                        ? process
                        : SystemCall.call(
                                machine.number("pidfd_getfd"), process, call.integer(0), 0);
        try (NativeMemory memory = new NativeMemory()) {
            if (socket < 0 || !call.isValid().getAsBoolean()) {
                return Math.min(socket, -SystemCall.EPERM);
            }
            long copy = NativeMemory.address(memory.copy(address));
            return SystemCall.call(machine.number("connect"), socket, copy, address.length);
        } finally {
            close(socket);
            close(process);
        }
    }

    private void close(long descriptor) {
        if (descriptor >= 0) {
            SystemCall.call(machine.number("close"), descriptor);
        }
    }

    /**
     * @throws RuntimeException if it is no address on a network, which no socket here can have
     */
    private static InetSocketAddress parse(byte[] address) throws IOException {
        ByteBuffer fields = ByteBuffer.wrap(address);
        int family = fields.order(ByteOrder.nativeOrder()).getShort();
        int port = Short.toUnsignedInt(fields.order(ByteOrder.BIG_ENDIAN).getShort());
        int start =
                switch (family) {
                    case AF_INET -> V4_START;
                    case AF_INET6 -> V6_START;
                    default -> throw new IOException("family " + family);
                };
        byte[] host = new byte[family == AF_INET ? V4_LENGTH : V6_LENGTH];
        fields.get(start, host);
        return new InetSocketAddress(InetAddress.getByAddress(host), port);
    }
}
