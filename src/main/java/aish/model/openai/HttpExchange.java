package aish.model.openai;

import aish.model.ModelException;
import aish.model.ModelProblem;
import aish.model.ModelProblem.Failure;
import java.io.IOException;
import java.io.InputStream;
import java.net.ProtocolException;
import java.util.Arrays;
import java.util.zip.ZipException;
import org.jspecify.annotations.Nullable;

/**
 * Sends one request and reads its response. Does everything that blocks, on a thread of its own.
 */
final class HttpExchange {
    private static final int PORTION = 32 << 10;

    private final HttpRequest call;
    private final NetworkAccess network;
    private final IdleConnection idle;
    private final RequestTimeouts limits;
    private final ResponseChannel incoming;

    private HttpExchange(
            HttpRequest call, NetworkAccess network, IdleConnection idle, RequestTimeouts limits) {
        this.call = call;
        this.network = network;
        this.idle = idle;
        this.limits = limits;
        this.incoming = new ResponseChannel(call.address().where(), limits);
    }

    static ResponseChannel start(
            HttpRequest call, NetworkAccess network, IdleConnection idle, RequestTimeouts limits) {
        HttpExchange exchange = new HttpExchange(call, network, idle, limits);
        Thread thread = new Thread(exchange::run, "model");
        thread.setDaemon(true);
        thread.start();
        return exchange.incoming;
    }

    private void run() {
        @Nullable ModelProblem failure = new ModelProblem.Protocol("aish could not read it");
        try {
            exchange();
            failure = null;
        } catch (ModelException e) {
            failure = e.problem();
        } catch (ProtocolException | ZipException e) {
            failure = new ModelProblem.Protocol(detailOf(e));
        } catch (IOException e) {
            failure =
                    new ModelProblem.Transport(Failure.RESET, call.address().where(), detailOf(e));
        } catch (RuntimeException _) {
            // a bug in a key source; its message may contain the key, so it is not shown
            failure = new ModelProblem.Setup("the request could not be made; check the preset");
        } finally {
            incoming.end(failure);
        }
    }

    private static String detailOf(IOException e) {
        String message = e.getMessage();
        return message == null ? "" : ServerMessage.oneLine(message);
    }

    private void exchange() throws ModelException, IOException {
        call.fetchKey();
        Connection kept = idle.take();
        if (kept == null) {
            exchange(dial());
            return;
        }
        kept.attachTo(incoming);
        try {
            exchange(kept);
        } catch (IOException e) {
            // the server may just have closed it without reading the request
            if (kept.hasAnswered()) {
                throw e;
            }
            exchange(dial());
        }
    }

    /** Fails if the answer is no longer wanted. */
    private Connection dial() throws ModelException, IOException {
        incoming.dialling();
        return Connection.open(call.address(), network, limits, incoming);
    }

    private void exchange(Connection connection) throws ModelException, IOException {
        boolean free = false;
        try {
            incoming.connected();
            connection.send(call, incoming);
            ResponseHead received = ResponseHead.read(connection.in());
            BodyStream body = BodyStream.of(received, connection.in());
            incoming.deliver(received);
            copy(body.decoded(received));
            free = body.isComplete() && received.keepsAlive() && incoming.release();
            if (free) {
                idle.give(connection, received);
            }
        } finally {
            if (!free) {
                connection.close();
            }
        }
    }

    private void copy(InputStream body) throws IOException {
        byte[] buffer = new byte[PORTION];
        int count = body.read(buffer);
        while (count >= 0) {
            if (count > 0) {
                incoming.deliver(Arrays.copyOf(buffer, count));
            }
            count = body.read(buffer);
        }
    }
}
