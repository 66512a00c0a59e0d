package aish.model.http;

import static java.nio.charset.StandardCharsets.ISO_8859_1;

import module java.base;

/**
 * Status line and headers of a response.
 *
 * @param headers by name in lower case; of several with the same name the last counts
 */
public record ResponseHead(int status, boolean keepsAlive, Map<String, String> headers) {
    private static final int LONGEST_LINE = 64 << 10;
    private static final int MOST_LINES = 500;
    private static final int STATUS_AT = "HTTP/1.x ".length();

    /** Reads a head, skipping interim responses. */
    static ResponseHead read(WireInput in) throws IOException {
        ResponseHead head = readOne(in);
        while (head.status >= 100 && head.status < 200) {
            head = readOne(in);
        }
        return head;
    }

    private static ResponseHead readOne(WireInput in) throws IOException {
        String first = in.line(LONGEST_LINE);
        int status = statusIn(first);
        Map<String, String> headers = new HashMap<>();
        String line = in.line(LONGEST_LINE);
        for (int count = 0; !line.isEmpty(); count++) {
            int colon = line.indexOf(':');
            if (colon > 0) {
                headers.put(
                        line.substring(0, colon).strip().toLowerCase(Locale.ROOT),
                        line.substring(colon + 1).strip());
            }
            if (count > MOST_LINES) {
                throw new ProtocolException("the header does not end");
            }
            line = in.line(LONGEST_LINE);
        }
        String connection = headers.getOrDefault("connection", "").toLowerCase(Locale.ROOT);
        boolean newer = first.startsWith("HTTP/1.1");
        boolean keepsAlive = newer ? !connection.equals("close") : connection.equals("keep-alive");
        return new ResponseHead(status, keepsAlive, headers);
    }

    private static int statusIn(String line) throws ProtocolException {
        if (line.startsWith("HTTP/1.") && line.length() >= STATUS_AT + 3) {
            try {
                return Integer.parseUnsignedInt(line, STATUS_AT, STATUS_AT + 3, 10);
            } catch (NumberFormatException _) {
                // not HTTP
            }
        }
        throw new ProtocolException("it is not HTTP");
    }

    String header(String name) {
        return headers.getOrDefault(name, "");
    }

    public boolean isSuccess() {
        return status >= 200 && status < 300;
    }

    /** Reads a connection in large portions, and returns them line by line or as they come. */
    static final class WireInput {
        private static final int PORTION = 16 << 10;

        private final InputStream in;
        private final byte[] buffer = new byte[PORTION];
        private int at;
        private long count;
        private int end;

        WireInput(InputStream in) {
            this.in = in;
        }

        /** How many bytes have arrived. */
        long count() {
            return count;
        }

        boolean isEmpty() {
            return at == end;
        }

        /**
         * Reads at least one byte and at most {@code length}; -1 when the server has closed the
         * connection.
         */
        int read(byte[] target, int offset, int length) throws IOException {
            if (!fill()) {
                return -1;
            }
            int count = Math.min(length, end - at);
            System.arraycopy(buffer, at, target, offset, count);
            at += count;
            return count;
        }

        private boolean fill() throws IOException {
            if (at == end) {
                at = 0;
                end = Math.max(0, in.read(buffer, 0, buffer.length));
                count += end;
            }
            return at < end;
        }

        /** Reads a line, without its line break. */
        String line(int longest) throws IOException {
            StringBuilder line = new StringBuilder(64);
            while (fill()) {
                int start = at;
                while (at < end && buffer[at] != '\n') {
                    at++;
                }
                line.append(new String(buffer, start, at - start, ISO_8859_1));
                if (line.length() > longest) {
                    throw new ProtocolException("a line of the header does not end");
                }
                if (at < end) {
                    at++;
                    int length = line.length();
                    if (length > 0 && line.charAt(length - 1) == '\r') {
                        line.setLength(length - 1);
                    }
                    return line.toString();
                }
            }
            throw new EOFException("it closed the connection");
        }
    }
}
