package aish.model.http;

import static java.nio.charset.StandardCharsets.ISO_8859_1;

import module java.base;

import aish.model.ModelProblem;
import aish.model.ModelProblem.Failure;
import aish.model.ModelProblem.ModelException;
import aish.model.http.Endpoint.TlsFactory;
import aish.model.http.ResponseHead.WireInput;
import java.net.Proxy;
import org.jspecify.annotations.Nullable;

/** A connection to a server, plain or encrypted, direct or through a proxy. */
final class Connection {
    private static final int PORTION = 64 << 10;

    /** The TCP socket; closing it ends the connection, whatever is layered on top. */
    private final Socket raw;

    private final HttpRequest.Route way;
    private final String proxyLogin;
    private final OutputStream out;
    private final WireInput in;
    private long heardBefore;

    private Connection(Socket raw, Socket socket, HttpRequest.Route way, String proxyLogin)
            throws IOException {
        this.raw = raw;
        this.way = way;
        this.proxyLogin = proxyLogin;
        this.out = socket.getOutputStream();
        this.in = new WireInput(socket.getInputStream());
    }

    static Connection open(
            Address server,
            NetworkPath network,
            RequestTimeouts timeouts,
            ConnectionListener listener)
            throws ModelException, IOException {
        ProxySettings.@Nullable Hop proxy = network.proxies().proxyFor(server);
        Dialler dialler = new Dialler(timeouts.connect(), listener);
        if (proxy == null || proxy.socks()) {
            Socket raw =
                    proxy == null
                            ? dialler.dial(server.host(), server.port(), server.where())
                            : dialler.dialThrough(proxy, server);
            return direct(raw, server, network.tls());
        }
        Socket raw = dialler.dial(proxy.host(), proxy.port(), proxy.where());
        if (server.secure()) {
            openTunnel(raw, server, proxy);
            return direct(raw, server, network.tls());
        }
        raw.setTcpNoDelay(true);
        return new Connection(raw, raw, HttpRequest.Route.PROXY, proxy.authorization());
    }

    private static Connection direct(Socket raw, Address server, TlsFactory tls)
            throws ModelException, IOException {
        raw.setTcpNoDelay(true);
        Socket socket = server.secure() ? encrypt(raw, server, tls) : raw;
        return new Connection(raw, socket, HttpRequest.Route.DIRECT, "");
    }

    private static void openTunnel(Socket raw, Address server, ProxySettings.Hop proxy)
            throws ModelException, IOException {
        String login = proxy.authorization();
        String request =
                "CONNECT "
                        + server.where()
                        + " HTTP/1.1\r\nHost: "
                        + server.where()
                        + (login.isEmpty() ? "" : "\r\nProxy-Authorization: " + login)
                        + "\r\n\r\n";
        raw.getOutputStream().write(request.getBytes(ISO_8859_1));
        ResponseHead head = ResponseHead.read(new WireInput(raw.getInputStream()));
        if (!head.isSuccess()) {
            throw new ModelException(
                    new ModelProblem.Http(
                            head.status(), proxy.where() + " refused", Optional.empty()));
        }
    }

    private static Socket encrypt(Socket raw, Address server, TlsFactory tls)
            throws ModelException {
        SSLSocketFactory factory = tls.sockets();
        try {
            SSLSocket secure =
                    (SSLSocket) factory.createSocket(raw, server.host(), server.port(), true);
            SSLParameters parameters = secure.getSSLParameters();
            parameters.setEndpointIdentificationAlgorithm("HTTPS");
            secure.setSSLParameters(parameters);
            secure.startHandshake();
            return secure;
        } catch (IOException e) {
            throw new ModelException(
                    new ModelProblem.Transport(
                            Failure.TLS,
                            server.where(),
                            ServerMessage.oneLine(String.valueOf(e.getMessage()))));
        }
    }

    void attachTo(ConnectionListener listener) throws IOException {
        listener.attach(raw);
    }

    /**
     * Sends a request. A server that refuses early may close the connection before it has read
     * everything; its response is still used.
     */
    void send(HttpRequest call, ConnectionListener listener) throws ModelException, IOException {
        byte[] request = call.bytes(way, proxyLogin);
        heardBefore = in.count();
        try {
            for (int at = 0; at < request.length; at += PORTION) {
                out.write(request, at, Math.min(PORTION, request.length - at));
                listener.active();
            }
            out.flush();
        } catch (IOException e) {
            if (!hasInput()) {
                throw e;
            }
        }
    }

    private boolean hasInput() {
        try {
            return raw.getInputStream().available() > 0;
        } catch (IOException _) {
            return false;
        }
    }

    WireInput in() {
        return in;
    }

    /** Whether anything has arrived since the request was sent. */
    boolean hasAnswered() {
        return in.count() > heardBefore;
    }

    /**
     * Whether the server has sent nothing since the last answer. If it has closed the connection,
     * the next request shows it.
     */
    boolean isFresh() {
        return in.isEmpty() && !hasInput();
    }

    void close() {
        try {
            raw.close();
        } catch (IOException _) {
            // it is gone either way
        }
    }

    /** Observes a connection, so that another thread can end it at any point. */
    interface ConnectionListener {
        /**
         * @throws IOException if the connection is no longer wanted
         */
        void attach(Socket socket) throws IOException;

        /** Called when data was sent. */
        void active();
    }

    /** Opens sockets: tries every address of a host name, each for its share of the time. */
    private static final class Dialler {
        private static final long NANOS_PER_MILLI = 1_000_000;

        private final long deadline;
        private final ConnectionListener listener;

        Dialler(Duration time, ConnectionListener listener) {
            this.deadline = System.nanoTime() + time.toNanos();
            this.listener = listener;
        }

        Socket dial(String host, int port, String where) throws ModelException, IOException {
            InetAddress[] addresses = resolve(host, where);
            @Nullable IOException failure = null;
            for (int i = 0; i < addresses.length; i++) {
                Socket socket = new Socket(Proxy.NO_PROXY);
                listener.attach(socket);
                try {
                    InetSocketAddress address = new InetSocketAddress(addresses[i], port);
                    socket.connect(address, share(addresses.length - i));
                    return socket;
                } catch (IOException e) {
                    socket.close();
                    failure = moreInformative(failure, e);
                }
            }
            throw failed(where, failure);
        }

        /** Leaves name resolution to the proxy, which may know more names. */
        Socket dialThrough(ProxySettings.Hop proxy, Address server)
                throws ModelException, IOException {
            InetAddress address = resolve(proxy.host(), proxy.where())[0];
            Socket socket =
                    new Socket(
                            new Proxy(
                                    Proxy.Type.SOCKS,
                                    new InetSocketAddress(address, proxy.port())));
            listener.attach(socket);
            try {
                socket.connect(
                        InetSocketAddress.createUnresolved(server.host(), server.port()), share(1));
                return socket;
            } catch (IOException e) {
                socket.close();
                throw failed(proxy.where(), e);
            }
        }

        private static InetAddress[] resolve(String host, String where) throws ModelException {
            try {
                return InetAddress.getAllByName(host);
            } catch (UnknownHostException _) {
                throw problem(Failure.DNS, where, "");
            }
        }

        private int share(int addresses) {
            long millis = (deadline - System.nanoTime()) / NANOS_PER_MILLI / addresses;
            return Math.clamp(millis, 1, Integer.MAX_VALUE);
        }

        /**
         * Keeps the more informative failure: a refusal says more than a timeout or an unreachable
         * host.
         */
        private static IOException moreInformative(@Nullable IOException before, IOException now) {
            return before != null && isRefusal(before) ? before : now;
        }

        private static boolean isRefusal(IOException e) {
            String message = e.getMessage();
            return e instanceof ConnectException && message != null && message.contains("refused");
        }

        private static ModelException failed(String where, @Nullable IOException e) {
            if (e != null && isRefusal(e)) {
                return problem(Failure.REFUSED, where, "");
            }
            String detail =
                    e == null || e instanceof SocketTimeoutException
                            ? ""
                            : ServerMessage.oneLine(String.valueOf(e.getMessage()));
            return problem(Failure.TIMEOUT_CONNECT, where, detail);
        }

        private static ModelException problem(Failure failure, String where, String detail) {
            return new ModelException(new ModelProblem.Transport(failure, where, detail));
        }
    }
}
