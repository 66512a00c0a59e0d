package aish.model.http;

import module java.base;

import aish.model.ModelProblem;
import aish.model.ModelProblem.Failure;
import aish.model.ModelProblem.ModelException;
import aish.model.http.ResponseHead.WireInput;
import org.jspecify.annotations.Nullable;

/**
 * Sends one request and reads its response. Does everything that blocks, on a thread of its own.
 */
public final class HttpExchange {
    private static final int PORTION = 32 << 10;

    private final HttpRequest call;
    private final NetworkPath network;
    private final IdleConnection idle;
    private final RequestTimeouts timeouts;
    private final ResponseChannel channel;

    private HttpExchange(
            HttpRequest call, NetworkPath network, IdleConnection idle, RequestTimeouts timeouts) {
        this.call = call;
        this.network = network;
        this.idle = idle;
        this.timeouts = timeouts;
        this.channel = new ResponseChannel(call.address().where(), timeouts);
    }

    public static ResponseChannel start(
            HttpRequest call, NetworkPath network, IdleConnection idle, RequestTimeouts timeouts) {
        HttpExchange exchange = new HttpExchange(call, network, idle, timeouts);
        Thread thread = new Thread(exchange::run, "model");
        thread.setDaemon(true);
        thread.start();
        return exchange.channel;
    }

    private void run() {
        @Nullable ModelProblem failure = new ModelProblem.Protocol("it cannot be read");
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
            failure =
                    new ModelProblem.Setup("cannot build the request; check the model's settings");
        } finally {
            channel.end(failure);
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
        kept.attachTo(channel);
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
        channel.dialling();
        return Connection.open(call.address(), network, timeouts, channel);
    }

    private void exchange(Connection connection) throws ModelException, IOException {
        boolean free = false;
        try {
            channel.connected();
            connection.send(call, channel);
            ResponseHead received = ResponseHead.read(connection.in());
            BodyStream body = BodyStream.of(received, connection.in());
            channel.deliver(received);
            copy(body.decoded(received));
            free = body.isComplete() && received.keepsAlive() && channel.release();
            if (free) {
                idle.give(connection);
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
                channel.deliver(Arrays.copyOf(buffer, count));
            }
            count = body.read(buffer);
        }
    }

    /** The body of a response, without the HTTP framing around it. */
    private static final class BodyStream extends InputStream {
        private static final int LONGEST_LINE = 4 << 10;
        private static final int MOST_TRAILERS = 100;

        private final WireInput in;
        private final Framing framing;

        /** Bytes left in the chunk, or in the whole body if it is not chunked. */
        private long left;

        private boolean complete;
        private boolean insideChunk;

        private BodyStream(WireInput in, Framing framing, long left) {
            this.in = in;
            this.framing = framing;
            this.left = left;
            this.complete = framing == Framing.LENGTH && left == 0;
        }

        private enum Framing {
            CHUNKED,
            LENGTH,
            UNTIL_CLOSED
        }

        static BodyStream of(ResponseHead head, WireInput in) throws IOException {
            if (head.status() == 204 || head.status() == 304) {
                return new BodyStream(in, Framing.LENGTH, 0);
            }
            if (head.header("transfer-encoding").toLowerCase(Locale.ROOT).endsWith("chunked")) {
                return new BodyStream(in, Framing.CHUNKED, 0);
            }
            String length = head.header("content-length");
            return length.isEmpty()
                    ? new BodyStream(in, Framing.UNTIL_CLOSED, 0)
                    : new BodyStream(in, Framing.LENGTH, number(length, 10));
        }

        /** Decompresses a body that was compressed although that was not requested. */
        InputStream decoded(ResponseHead head) throws IOException {
            String encoding = head.header("content-encoding").toLowerCase(Locale.ROOT);
            return switch (encoding) {
                case "", "identity" -> this;
                case "gzip", "x-gzip" -> new GZIPInputStream(this);
                default -> throw new ProtocolException("it uses an unknown encoding");
            };
        }

        private static long number(String text, int radix) throws ProtocolException {
            try {
                long number = Long.parseLong(text.strip(), radix);
                if (number >= 0) {
                    return number;
                }
            } catch (NumberFormatException _) {
                // as unusable as a negative one
            }
            throw new ProtocolException("a length in it is not a number");
        }

        /** Whether all of the body was read, so that the connection can be reused. */
        boolean isComplete() {
            return complete && framing != Framing.UNTIL_CLOSED;
        }

        @Override
        public int read() throws IOException {
            byte[] one = new byte[1];
            return read(one, 0, 1) < 0 ? -1 : one[0] & 0xff;
        }

        @Override
        public int read(byte[] target, int offset, int length) throws IOException {
            if (framing == Framing.CHUNKED && !complete && left == 0) {
                nextChunk();
            }
            if (complete) {
                return -1;
            }
            if (framing == Framing.UNTIL_CLOSED) {
                return in.read(target, offset, length);
            }
            int count = in.read(target, offset, (int) Math.min(length, left));
            if (count < 0) {
                throw new EOFException("it closed the connection too early");
            }
            left -= count;
            complete = framing == Framing.LENGTH && left == 0;
            return count;
        }

        private void nextChunk() throws IOException {
            if (insideChunk && !in.line(LONGEST_LINE).isEmpty()) {
                throw new ProtocolException("a chunk is longer than announced");
            }
            insideChunk = true;
            String size = in.line(LONGEST_LINE);
            int extension = size.indexOf(';');
            left = number(extension < 0 ? size : size.substring(0, extension), 16);
            if (left == 0) {
                passTrailers();
                complete = true;
            }
        }

        private void passTrailers() throws IOException {
            for (int count = 0; !in.line(LONGEST_LINE).isEmpty(); count++) {
                if (count > MOST_TRAILERS) {
                    throw new ProtocolException("it does not end");
                }
            }
        }
    }
}
