package aish.app.training;

import java.io.BufferedInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.util.Locale;

/** A server that gives the same answer to every request, for training runs. */
final class TrainingModel implements AutoCloseable {
    private static final String LENGTH = "content-length:";
    private static final String[] PIECES = {
        "Some **bold** text",
        ", `code` and a [link](https://example.org).\\n",
        "\\n```sh\\nls -l | wc -l # lines\\n```\\n- one\\n- two\\n\\n",
        "| a | b |\\n|---|---|\\n| 1 | 2 |\\n\\nCMD: true\\n",
    };

    private final ServerSocket server;

    TrainingModel() throws IOException {
        server = new ServerSocket(0, 0, InetAddress.getLoopbackAddress());
        Thread.ofPlatform().daemon().name("model").start(this::serve);
    }

    String endpoint() {
        return "http://127.0.0.1:" + server.getLocalPort();
    }

    private void serve() {
        while (!server.isClosed()) {
            try (Socket connection = server.accept()) {
                read(new BufferedInputStream(connection.getInputStream()));
                answer(connection.getOutputStream());
            } catch (IOException e) {
                // the client has disconnected, or there are no more requests
            }
        }
    }

    private static void read(InputStream in) throws IOException {
        int length = 0;
        for (String line = line(in); !line.isEmpty(); line = line(in)) {
            if (line.startsWith(LENGTH)) {
                length = Integer.parseInt(line.substring(LENGTH.length()).strip());
            }
        }
        in.readNBytes(length);
    }

    private static String line(InputStream in) throws IOException {
        StringBuilder line = new StringBuilder();
        for (int c = in.read(); c >= 0 && c != '\n'; c = in.read()) {
            line.append((char) c);
        }
        return line.toString().strip().toLowerCase(Locale.ROOT);
    }

    private static void answer(OutputStream out) throws IOException {
        write(
                out,
                "HTTP/1.1 200 OK\r\nContent-Type: text/event-stream\r\nConnection: close\r\n\r\n");
        for (String piece : PIECES) {
            write(out, "data: {\"choices\":[{\"delta\":{\"content\":\"" + piece + "\"}}]}\n\n");
        }
        write(
                out,
                "data: {\"choices\":[{\"delta\":{},\"finish_reason\":\"stop\"}],"
                        + "\"usage\":{\"prompt_tokens\":9,\"completion_tokens\":9}}\n\n"
                        + "data: [DONE]\n\n");
    }

    private static void write(OutputStream out, String text) throws IOException {
        out.write(text.getBytes(StandardCharsets.UTF_8));
        out.flush();
    }

    @Override
    public void close() throws IOException {
        server.close();
    }
}
