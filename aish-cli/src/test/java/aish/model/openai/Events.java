package aish.model.openai;

import static java.nio.charset.StandardCharsets.UTF_8;

import module java.base;

import aish.json.JsonWriter;
import aish.testing.FaultServer;

/** Bytes of a stream, as a well-behaved server would send them. */
final class Events {
    static final String DONE = "data: [DONE]\n\n";

    private Events() {}

    static String text(String text) {
        return delta("{\"content\":" + new JsonWriter().value(text) + "}");
    }

    static String delta(String delta) {
        return chunk("\"choices\":[{\"index\":0,\"delta\":" + delta + ",\"finish_reason\":null}]");
    }

    static String finish(String reason) {
        return chunk(
                "\"choices\":[{\"index\":0,\"delta\":{},\"finish_reason\":\"" + reason + "\"}]");
    }

    static String chunk(String members) {
        return "data: {\"id\":\"c1\"," + members + "}\n\n";
    }

    /** A stream in one chunk, and the end of the body. */
    static byte[] chunked(String stream) {
        ByteArrayOutputStream all = new ByteArrayOutputStream();
        all.writeBytes(head("Transfer-Encoding: chunked\r\n"));
        all.writeBytes(FaultServer.chunk(stream.getBytes(UTF_8)));
        all.writeBytes(FaultServer.chunk(new byte[0]));
        return all.toByteArray();
    }

    /** A stream that only the end of the connection ends. */
    static byte[] untilClosed(String stream) {
        ByteArrayOutputStream all = new ByteArrayOutputStream();
        all.writeBytes(head(""));
        all.writeBytes(stream.getBytes(UTF_8));
        return all.toByteArray();
    }

    static byte[] head(String more) {
        return ("HTTP/1.1 200 OK\r\nContent-Type: text/event-stream\r\n" + more + "\r\n")
                .getBytes(UTF_8);
    }
}
