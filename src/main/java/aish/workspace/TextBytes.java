package aish.workspace;

import java.nio.ByteBuffer;
import java.nio.CharBuffer;
import java.nio.charset.CharsetDecoder;
import java.nio.charset.CoderResult;
import java.nio.charset.StandardCharsets;

/** Bytes of a file that should be text. */
final class TextBytes {
    /** Beyond this share of control characters nobody wrote it to be read. */
    private static final double MOST_CONTROLS = 0.3;

    private static final int SAMPLE = 8192;
    private static final String BOM = "\ufeff";

    private TextBytes() {}

    /**
     * The text, without the byte order mark at the start of a file.
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

    /** Whether the bytes can be text at all. */
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

    /** Colours and layout of a terminal's text are not counted. */
    private static boolean isControl(byte b) {
        return (b >= 0 && b < 0x20 && "\t\n\r\f\b\u001b".indexOf(b) < 0) || b == 0x7f;
    }
}
