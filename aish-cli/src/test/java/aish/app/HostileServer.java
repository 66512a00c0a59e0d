package aish.app;

import static java.nio.charset.StandardCharsets.ISO_8859_1;

import module java.base;

/** The attacker's server: takes note of everything that arrives, whatever the protocol. */
final class HostileServer implements AutoCloseable {
    private static final int QUIET_MILLIS = 150;
    private static final byte[] ANSWER =
            String.join(
                            "\r\n",
                            "HTTP/1.0 200 OK",
                            "Content-Type: text/plain",
                            "Last-Modified: Fri, 01 Jan 2100 00:00:00 GMT",
                            "Alt-Svc: h2=\":1\"",
                            "Set-Cookie: a=b",
                            "Content-Length: 5",
                            "",
                            "evil\n")
                    .getBytes(ISO_8859_1);

    private final ServerSocket socket;
    private final List<String> received = new CopyOnWriteArrayList<>();

    HostileServer() throws IOException {
        socket = new ServerSocket(0, 50, InetAddress.getLoopbackAddress());
        Thread.ofVirtual().name("hostile").start(this::serve);
    }

    int port() {
        return socket.getLocalPort();
    }

    private void serve() {
        while (!socket.isClosed()) {
            try {
                Socket connection = socket.accept();
                Thread.ofVirtual().start(() -> take(connection));
            } catch (IOException e) {
                return;
            }
        }
    }

    private void take(Socket connection) {
        StringBuilder text = new StringBuilder();
        try (connection) {
            connection.setSoTimeout(QUIET_MILLIS);
            byte[] bytes = new byte[8192];
            try {
                for (int n = connection.getInputStream().read(bytes);
                        n > 0;
                        n = connection.getInputStream().read(bytes)) {
                    text.append(new String(bytes, 0, n, ISO_8859_1));
                    received.add(text.toString());
                }
            } catch (IOException e) {
                // it is waiting for an answer now
            }
            connection.getOutputStream().write(ANSWER);
        } catch (IOException e) {
            received.add(text.toString());
        }
    }

    void forget() {
        received.clear();
    }

    /** Whether a text arrived, as it is or in a usual disguise. */
    boolean heard(String secret, String... disguised) {
        for (String text : received) {
            String lower = text.toLowerCase(Locale.ROOT);
            if (lower.contains(secret) || List.of(disguised).stream().anyMatch(lower::contains)) {
                return true;
            }
        }
        return false;
    }

    @Override
    public void close() throws IOException {
        socket.close();
    }
}
