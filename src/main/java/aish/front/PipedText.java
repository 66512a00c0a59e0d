package aish.front;

import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;

/** What is piped in, for a model to read. */
public final class PipedText {
    /** More than any model reads at once. */
    private static final int MOST_BYTES = 4 << 20;

    private static final String NAME = "standard input";

    private PipedText() {}

    /** All of it; blank if nothing was piped in. */
    public static String read(InputStream in) throws InputException {
        try {
            byte[] bytes = in.readNBytes(MOST_BYTES + 1);
            if (bytes.length > MOST_BYTES) {
                throw new InputException(
                        NAME + " is larger than " + (MOST_BYTES >> 20) + " MiB; give a part of it");
            }
            return text(bytes);
        } catch (IOException e) {
            throw new InputException(NAME + " cannot be read: " + e.getMessage());
        }
    }

    private static String text(byte[] bytes) throws InputException {
        try {
            String text =
                    StandardCharsets.UTF_8.newDecoder().decode(ByteBuffer.wrap(bytes)).toString();
            if (text.indexOf('\0') < 0) {
                return text;
            }
        } catch (CharacterCodingException e) {
            // said below
        }
        throw new InputException(NAME + " is not text in UTF-8");
    }
}
