package aish.front;

import module java.base;

import aish.event.Event;
import aish.secrets.Redactor;

/** Writes events for programs, one per line. */
public final class BatchJson implements BatchOutput {
    private final JsonEvents events;
    private final Decoding output = new Decoding();
    private final Decoding error = new Decoding();

    /**
     * @param unwritten called when the lines can no longer be written
     * @param redaction removes the secrets
     */
    public BatchJson(OutputStream lines, Consumer<IOException> unwritten, Redactor redaction) {
        this.events =
                new JsonEvents(
                        line -> {
                            try {
                                lines.write((line + "\n").getBytes(StandardCharsets.UTF_8));
                            } catch (IOException e) {
                                unwritten.accept(e);
                            }
                        },
                        redaction);
    }

    @Override
    public void emit(Event event) {
        events.emit(event);
    }

    @Override
    public void show(ByteBuffer bytes) {
        tell("stdout", output.decode(bytes));
    }

    @Override
    public void showError(ByteBuffer bytes) {
        tell("stderr", error.decode(bytes));
    }

    private void tell(String stream, String text) {
        if (!text.isEmpty()) {
            events.output(stream, text);
        }
    }

    @Override
    public void exit(int code) {
        events.exit(code);
    }

    /** Decodes bytes that arrive in pieces, which may end within a character. */
    private static final class Decoding {
        private static final int LONGEST_CHARACTER = 4;

        private final CharsetDecoder decoder =
                StandardCharsets.UTF_8
                        .newDecoder()
                        .onMalformedInput(CodingErrorAction.REPLACE)
                        .onUnmappableCharacter(CodingErrorAction.REPLACE);
        private ByteBuffer left = ByteBuffer.allocate(0);

        String decode(ByteBuffer bytes) {
            ByteBuffer all = ByteBuffer.allocate(left.remaining() + bytes.remaining());
            all.put(left).put(bytes).flip();
            CharBuffer text = CharBuffer.allocate(all.remaining() + LONGEST_CHARACTER);
            decoder.decode(all, text, false);
            left = all;
            return text.flip().toString();
        }
    }
}
