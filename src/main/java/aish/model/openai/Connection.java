package aish.model.openai;

import static java.nio.charset.StandardCharsets.ISO_8859_1;

import aish.model.ModelException;
import aish.model.ModelProblem;
import aish.model.ModelProblem.Failure;
import java.io.IOException;
import java.io.OutputStream;
import java.net.Socket;
import java.net.SocketTimeoutException;
import java.util.Optional;
import javax.net.ssl.SSLParameters;
import javax.net.ssl.SSLSocket;
import javax.net.ssl.SSLSocketFactory;
import org.jspecify.annotations.Nullable;

/** A connection to a server, plain or encrypted, direct or through a proxy. */
final class Connection {
    private static final int PORTION = 64 << 10;
    private static final int MOMENT_MILLIS = 1;

    /** The TCP socket; closing it ends the connection, whatever is layered on top. */
    private final Socket raw;

    private final Socket socket;
    private final HttpRequest.Route way;
    private final String proxyLogin;
    private final OutputStream out;
    private final WireInput in;
    private long heardBefore;

    private Connection(Socket raw, Socket socket, HttpRequest.Route way, String proxyLogin)
            throws IOException {
        this.raw = raw;
        this.socket = socket;
        this.way = way;
        this.proxyLogin = proxyLogin;
        this.out = socket.getOutputStream();
        this.in = new WireInput(socket.getInputStream());
    }

    static Connection open(
            Address server, NetworkAccess network, RequestTimeouts limits, ConnectionListener watch)
            throws ModelException, IOException {
        ProxySettings.@Nullable Hop proxy = network.proxies().proxyFor(server);
        Dialler dialler = new Dialler(limits.connect(), watch);
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

    void attachTo(ConnectionListener watch) throws IOException {
        watch.attach(raw);
    }

    /**
     * Sends a request. A server that refuses early may close the connection before it has read
     * everything; its response is still used.
     */
    void send(HttpRequest call, ConnectionListener watch) throws ModelException, IOException {
        byte[] request = call.bytes(way, proxyLogin);
        heardBefore = in.count();
        try {
            for (int at = 0; at < request.length; at += PORTION) {
                out.write(request, at, Math.min(PORTION, request.length - at));
                watch.active();
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
            return socket.getInputStream().available() > 0;
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
     * Whether the server has neither closed the connection nor sent anything since the last answer.
     */
    boolean isFresh() {
        if (!in.isEmpty()) {
            return false;
        }
        try {
            socket.setSoTimeout(MOMENT_MILLIS);
            int unexpected = socket.getInputStream().read();
            assert unexpected >= -1;
            return false;
        } catch (SocketTimeoutException _) {
            return clearTimeout();
        } catch (IOException _) {
            return false;
        }
    }

    private boolean clearTimeout() {
        try {
            socket.setSoTimeout(0);
            return true;
        } catch (IOException _) {
            return false;
        }
    }

    void close() {
        try {
            raw.close();
        } catch (IOException _) {
            // it is gone either way
        }
    }
}
