package aish.model.openai;

import aish.model.ModelException;
import aish.model.ModelProblem;
import aish.model.ModelProblem.Failure;
import java.io.IOException;
import java.net.ConnectException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.Proxy;
import java.net.Socket;
import java.net.SocketTimeoutException;
import java.net.UnknownHostException;
import java.time.Duration;
import org.jspecify.annotations.Nullable;

/** Opens sockets: tries every address of a host name, each for its share of the time. */
final class Dialler {
    private static final long NANOS_PER_MILLI = 1_000_000;

    private final long deadline;
    private final ConnectionListener watch;

    Dialler(Duration time, ConnectionListener watch) {
        this.deadline = System.nanoTime() + time.toNanos();
        this.watch = watch;
    }

    Socket dial(String host, int port, String where) throws ModelException, IOException {
        InetAddress[] addresses = resolve(host, where);
        @Nullable IOException failure = null;
        for (int i = 0; i < addresses.length; i++) {
            Socket socket = new Socket(Proxy.NO_PROXY);
            watch.attach(socket);
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
    Socket dialThrough(ProxySettings.Hop proxy, Address server) throws ModelException, IOException {
        InetAddress address = resolve(proxy.host(), proxy.where())[0];
        Socket socket =
                new Socket(
                        new Proxy(Proxy.Type.SOCKS, new InetSocketAddress(address, proxy.port())));
        watch.attach(socket);
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
