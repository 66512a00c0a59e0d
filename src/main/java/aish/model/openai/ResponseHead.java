package aish.model.openai;

import java.io.IOException;
import java.net.ProtocolException;
import java.util.HashMap;
import java.util.Locale;
import java.util.Map;

/**
 * Status line and headers of a response.
 *
 * @param headers by name in lower case; of several with the same name the last counts
 */
record ResponseHead(int status, boolean keepsAlive, Map<String, String> headers) {
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
                throw new ProtocolException("its head has no end");
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
        throw new ProtocolException("it does not speak HTTP");
    }

    String header(String name) {
        return headers.getOrDefault(name, "");
    }

    /**
     * Returns the type in lower case, without parameters; empty if the server does not send one.
     */
    String contentType() {
        String type = header("content-type").toLowerCase(Locale.ROOT);
        int end = type.indexOf(';');
        return (end < 0 ? type : type.substring(0, end)).strip();
    }

    boolean isSuccess() {
        return status >= 200 && status < 300;
    }
}
