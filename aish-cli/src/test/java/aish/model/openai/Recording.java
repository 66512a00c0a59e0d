package aish.model.openai;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static java.nio.charset.StandardCharsets.UTF_8;

import module java.base;

import aish.testing.FaultServer;

/** What a real llama.cpp server once sent. */
final class Recording {
    private final String head;
    private final byte[] body;

    private Recording(String head, byte[] body) {
        this.head = head;
        this.body = body;
    }

    /**
     * @param name of the files without their ending
     */
    static Recording of(String name) {
        return new Recording(new String(read(name + ".headers"), UTF_8), read(name + ".body"));
    }

    static byte[] read(String file) {
        try (InputStream in = Recording.class.getResourceAsStream("llamacpp/" + file)) {
            if (in == null) {
                throw new IllegalArgumentException("no recording " + file);
            }
            return in.readAllBytes();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** As it went over the wire; a body in chunks gets chunks of this size. */
    byte[] bytes(int chunkSize) {
        boolean chunked = head.contains("chunked");
        ByteArrayOutputStream all = new ByteArrayOutputStream();
        String lines = head.strip().replace("\r", "").replace("\n", "\r\n") + "\r\n";
        String length = chunked ? "" : "Content-Length: " + body.length + "\r\n";
        all.writeBytes((lines + length + "\r\n").getBytes(ISO_8859_1));
        for (int at = 0; chunked && at < body.length; at += chunkSize) {
            int end = Math.min(body.length, at + chunkSize);
            all.writeBytes(FaultServer.chunk(Arrays.copyOfRange(body, at, end)));
        }
        all.writeBytes(chunked ? FaultServer.chunk(new byte[0]) : body);
        return all.toByteArray();
    }
}
