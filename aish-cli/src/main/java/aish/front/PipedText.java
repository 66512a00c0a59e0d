package aish.front;

import module java.base;

/** Reads piped input for a model. */
public final class PipedText {
    /** More than any model accepts at once. */
    private static final int MOST_BYTES = 4 << 20;

    private static final String NAME = "standard input";

    private PipedText() {}

    /** Returns all of it; blank if nothing was piped in. */
    public static String read(InputStream in) throws InputException {
        try {
            byte[] bytes = in.readNBytes(MOST_BYTES + 1);
            if (bytes.length > MOST_BYTES) {
                throw new InputException(
                        NAME
                                + " is larger than "
                                + (MOST_BYTES >> 20)
                                + " MB; pass only a part of it");
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
            // reported below
        }
        throw new InputException(NAME + " is not UTF-8 text");
    }
}
