package aish.exec.confinement;

import module java.base;

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
    private static final int V4_SIZE = 16;
    private static final int V6_SIZE = 28;

    /** Refuses a socket to a program that may not use the network. */
    long refuse() {
        refusals.add(new Wanted.Reach("to use the network", new NetworkAccess.On()));
        return -SystemCall.EACCES;
    }

    /** Returns what the call returns, or the negative error number. */
    long connect(InterceptedCall call) throws IOException {
        int length = Math.clamp(call.integer(2), 0, LONGEST_ADDRESS);
        byte[] address = call.memory(1, length);
        Optional<InetSocketAddress> target = parse(address);
        if (target.isEmpty() || !isProxy(target.get())) {
            refusals.add(
                    target.<Wanted>map(ConnectCalls::reach)
                            .orElseGet(() -> new Wanted.Other("to connect to a socket")));
            return -SystemCall.EACCES;
        }
        long process = SystemCall.call(machine.number("pidfd_open"), call.process());
        long socket =
                process < 0
                        ? process
                        : SystemCall.call(
                                machine.number("pidfd_getfd"), process, call.integer(0), 0);
        try (Arena arena = Arena.ofConfined()) {
            if (socket < 0 || !call.isValid().getAsBoolean()) {
                return Math.min(socket, -SystemCall.EPERM);
            }
            MemorySegment copy = arena.allocate(address.length, Long.BYTES);
            MemorySegment.copy(address, 0, copy, ValueLayout.JAVA_BYTE, 0, address.length);
            return SystemCall.call(
                    machine.number("connect"), socket, copy.address(), address.length);
        } finally {
            close(socket);
            close(process);
        }
    }

    private static Wanted reach(InetSocketAddress target) {
        return new Wanted.Reach(
                "to connect to %s port %d"
                        .formatted(target.getAddress().getHostAddress(), target.getPort()),
                new NetworkAccess.On());
    }

    private void close(long descriptor) {
        if (descriptor >= 0) {
            SystemCall.call(machine.number("close"), descriptor);
        }
    }

    private boolean isProxy(InetSocketAddress target) {
        return target.getPort() == port && target.getAddress().equals(HostProxy.HERE);
    }

    private static Optional<InetSocketAddress> parse(byte[] address) throws IOException {
        if (address.length < V4_SIZE) {
            return Optional.empty();
        }
        int family = (address[0] & 0xff) | (address[1] & 0xff) << 8;
        int to = (address[2] & 0xff) << 8 | (address[3] & 0xff);
        boolean v6 = family == AF_INET6 && address.length >= V6_SIZE;
        return family == AF_INET || v6
                ? Optional.of(
                        new InetSocketAddress(
                                InetAddress.getByAddress(
                                        v6
                                                ? Arrays.copyOfRange(address, 8, 24)
                                                : Arrays.copyOfRange(address, 4, 8)),
                                to))
                : Optional.empty();
    }
}
