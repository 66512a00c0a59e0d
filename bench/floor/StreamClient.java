import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.net.Socket;
import java.nio.charset.StandardCharsets;

/** The least that a client of a model can be: a plain socket, and tokens cut out by their key. */
public final class StreamClient {
    private static final byte[] KEY = "\"content\": \"".getBytes(StandardCharsets.US_ASCII);

    private StreamClient() {}

    public static void main(String[] arguments) throws IOException {
        String body =
                "{\"model\":\"mock\",\"stream\":true,\"messages\":[{\"role\":\"user\",\"content\":\""
                        + arguments[1]
                        + "\"}]}";
        String request =
                "POST /v1/chat/completions HTTP/1.1\r\nHost: x\r\nConnection: close\r\n"
                        + "Content-Type: application/json\r\nContent-Length: "
                        + body.length()
                        + "\r\n\r\n"
                        + body;
        try (Socket server = new Socket("127.0.0.1", Integer.parseInt(arguments[0]));
                FileOutputStream out = new FileOutputStream(FileDescriptor.out)) {
            server.setTcpNoDelay(true);
            server.getOutputStream().write(request.getBytes(StandardCharsets.US_ASCII));
            copyTokens(server.getInputStream(), out);
        }
    }

    private static void copyTokens(InputStream in, FileOutputStream out) throws IOException {
        byte[] buffer = new byte[1 << 16];
        byte[] tokens = new byte[1 << 16];
        int matched = 0;
        boolean inside = false;
        boolean escaped = false;
        for (int count = in.read(buffer); count > 0; count = in.read(buffer)) {
            int length = 0;
            for (int i = 0; i < count; i++) {
                byte next = buffer[i];
                if (!inside) {
                    matched = next == KEY[matched] ? matched + 1 : next == KEY[0] ? 1 : 0;
                    inside = matched == KEY.length;
                    matched %= KEY.length;
                } else if (escaped) {
                    tokens[length++] = next == 'n' ? (byte) '\n' : next;
                    escaped = false;
                } else if (next == '\\') {
                    escaped = true;
                } else if (next == '"') {
                    inside = false;
                } else {
                    tokens[length++] = next;
                }
            }
            out.write(tokens, 0, length);
        }
    }
}
