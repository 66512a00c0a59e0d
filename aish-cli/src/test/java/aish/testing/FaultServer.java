package aish.testing;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static java.nio.charset.StandardCharsets.UTF_8;

import module java.base;

/** A server on loopback that does to its clients exactly what a test wants, right or wrong. */
public final class FaultServer implements AutoCloseable {
    private static final int PORTION = 8 << 10;

    private final ServerSocket listener;
    private final Script script;
    private final List<Socket> open = new CopyOnWriteArrayList<>();
    private final List<Thread> peers = new CopyOnWriteArrayList<>();
    private final List<Request> requests = new CopyOnWriteArrayList<>();

    /** What to do with one connection; it is closed when this returns. */
    @FunctionalInterface
    public interface Script {
        void serve(Peer peer) throws IOException, InterruptedException;
    }

    /**
     * What a client sent.
     *
     * @param head with its line ends
     */
    public record Request(String head, String body) {
        public String line() {
            return head.substring(0, head.indexOf('\r'));
        }

        /** The value of a header; empty if it was not sent. */
        public String header(String name) {
            for (String line : head.split("\r\n", -1)) {
                int colon = line.indexOf(':');
                if (colon > 0 && line.substring(0, colon).equalsIgnoreCase(name)) {
                    return line.substring(colon + 1).strip();
                }
            }
            return "";
        }
    }

    /** Starts to listen on a free port. */
    public FaultServer(Script script) {
        this.script = script;
        try {
            listener = new ServerSocket(0, 50, InetAddress.ofLiteral("127.0.0.1"));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        Thread.ofPlatform().daemon().name("fault-server").start(this::accept);
    }

    /** Reads a request, sends these bytes, and closes. */
    public static FaultServer answering(byte[] response) {
        return new FaultServer(
                peer -> {
                    peer.request();
                    peer.send(response);
                });
    }

    public static FaultServer answering(String response) {
        return answering(response.getBytes(UTF_8));
    }

    /** A server that sends this and then nothing more, but stays. */
    public static FaultServer stallingAfter(byte[] response) {
        return new FaultServer(
                peer -> {
                    peer.request();
                    peer.send(response);
                    peer.stall();
                });
    }

    /** A response whose length is said in its head. */
    public static byte[] response(String statusLine, String headers, byte[] body) {
        byte[] head =
                ("HTTP/1.1 "
                                + statusLine
                                + "\r\n"
                                + headers
                                + "Content-Length: "
                                + body.length
                                + "\r\n\r\n")
                        .getBytes(ISO_8859_1);
        ByteArrayOutputStream all = new ByteArrayOutputStream();
        all.writeBytes(head);
        all.writeBytes(body);
        return all.toByteArray();
    }

    public static byte[] response(String statusLine, String headers, String body) {
        return response(statusLine, headers, body.getBytes(UTF_8));
    }

    /** One chunk of a body in chunks; of nothing, the last one. */
    public static byte[] chunk(byte[] bytes) {
        ByteArrayOutputStream all = new ByteArrayOutputStream();
        all.writeBytes((Integer.toHexString(bytes.length) + "\r\n").getBytes(ISO_8859_1));
        all.writeBytes(bytes);
        all.writeBytes("\r\n".getBytes(ISO_8859_1));
        return all.toByteArray();
    }

    public URI base() {
        return URI.create("http://127.0.0.1:" + port());
    }

    public int port() {
        return listener.getLocalPort();
    }

    /** What clients have asked so far, in order of arrival. */
    public List<Request> requests() {
        return List.copyOf(requests);
    }

    private void accept() {
        try {
            while (true) {
                Socket socket = listener.accept();
                open.add(socket);
                peers.add(
                        Thread.ofPlatform().daemon().name("fault-peer").start(() -> serve(socket)));
                if (listener.isClosed()) {
                    close();
                }
            }
        } catch (IOException _) {
            // closed
        }
    }

    private void serve(Socket socket) {
        try (socket) {
            socket.setTcpNoDelay(true);
            script.serve(new Peer(socket));
        } catch (IOException _) {
            // the client has gone, which is often what the test is about
        } catch (InterruptedException _) {
            Thread.currentThread().interrupt();
        }
    }

    @Override
    public void close() {
        try {
            listener.close();
            for (Socket socket : open) {
                socket.close();
            }
            peers.forEach(Thread::interrupt);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** The client at the other end of a connection. */
    public final class Peer {
        private final Socket socket;

        private Peer(Socket socket) {
            this.socket = socket;
        }

        /** Reads one request. */
        public Request request() throws IOException {
            InputStream in = socket.getInputStream();
            ByteArrayOutputStream head = new ByteArrayOutputStream();
            while (!head.toString(ISO_8859_1).endsWith("\r\n\r\n")) {
                int b = in.read();
                if (b < 0) {
                    throw new IOException("the client has gone");
                }
                head.write(b);
            }
            Request bare = new Request(head.toString(ISO_8859_1), "");
            String length = bare.header("Content-Length");
            byte[] body = in.readNBytes(length.isEmpty() ? 0 : Integer.parseInt(length));
            Request request = new Request(bare.head(), new String(body, UTF_8));
            requests.add(request);
            return request;
        }

        public void send(byte[] bytes) throws IOException {
            socket.getOutputStream().write(bytes);
            socket.getOutputStream().flush();
        }

        public void send(String text) throws IOException {
            send(text.getBytes(UTF_8));
        }

        /** Each byte in a packet of its own. */
        public void trickle(byte[] bytes) throws IOException {
            for (byte b : bytes) {
                socket.getOutputStream().write(b);
                socket.getOutputStream().flush();
            }
        }

        /** Says nothing until the client has gone. */
        public void stall() throws IOException {
            byte[] ignored = new byte[PORTION];
            int count = 0;
            while (count >= 0) {
                count = socket.getInputStream().read(ignored);
            }
        }

        /** Neither reads nor says anything until the server is closed. */
        public void freeze() throws InterruptedException {
            new CountDownLatch(1).await();
        }

        /** Breaks the connection so that the client gets an error instead of an end. */
        public void reset() throws IOException {
            socket.setSoLinger(true, 0);
            socket.close();
        }
    }
}
