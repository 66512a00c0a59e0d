package aish.workspace;

import java.nio.ByteBuffer;
import java.nio.CharBuffer;
import java.nio.charset.CharsetDecoder;
import java.nio.charset.CoderResult;
import java.nio.charset.StandardCharsets;

/** Checks and decodes the bytes of a text file. */
final class TextBytes {
    /** A file with a larger share of control characters is binary. */
    private static final double MOST_CONTROLS = 0.3;

    private static final int SAMPLE = 8192;
    private static final String BOM = "\ufeff";

    private TextBytes() {}

    /**
     * Decodes the text, without the byte order mark at the start of a file.
     *
     * @param offset where in the file the bytes start
     */
    static String decode(String name, byte[] bytes, long offset) throws SourceException {
        check(name, bytes, offset);
        ByteBuffer in = ByteBuffer.wrap(bytes);
        CharsetDecoder decoder = StandardCharsets.UTF_8.newDecoder();
        CharBuffer out = CharBuffer.allocate(bytes.length);
        CoderResult result = decoder.decode(in, out, true);
        if (result.isError()) {
            throw new SourceException(
                    name
                            + " is not text in UTF-8 (byte "
                            + (offset + in.position())
                            + "); convert it, such as with iconv -f LATIN1 -t UTF-8");
        }
        String text = out.flip().toString();
        return offset == 0 && text.startsWith(BOM) ? text.substring(1) : text;
    }

    /** Throws if the bytes are not text. */
    static void check(String name, byte[] bytes, long offset) throws SourceException {
        if (offset == 0 && isUtf16(bytes)) {
            throw new SourceException(
                    name + " is text in UTF-16; convert it with iconv -f UTF-16 -t UTF-8");
        }
        if (isBinary(bytes)) {
            throw new SourceException(
                    name + " is binary, not text; attach what a program says about it instead");
        }
    }

    private static boolean isUtf16(byte[] bytes) {
        return bytes.length >= 2
                && ((bytes[0] == (byte) 0xff && bytes[1] == (byte) 0xfe)
                        || (bytes[0] == (byte) 0xfe && bytes[1] == (byte) 0xff));
    }

    static boolean isBinary(byte[] bytes) {
        int controls = 0;
        int sample = Math.min(bytes.length, SAMPLE);
        for (int i = 0; i < bytes.length; i++) {
            if (bytes[i] == 0) {
                return true;
            }
            if (i < sample && isControl(bytes[i])) {
                controls++;
            }
        }
        return controls > sample * MOST_CONTROLS;
    }

    /** Escape sequences and layout characters do not count as control characters. */
    private static boolean isControl(byte b) {
        return (b >= 0 && b < 0x20 && "\t\n\r\f\b\u001b".indexOf(b) < 0) || b == 0x7f;
    }
}
