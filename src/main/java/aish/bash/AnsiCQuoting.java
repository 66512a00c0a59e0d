package aish.bash;

import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;

/** Decodes the escapes of {@code $'…'}. */
public final class AnsiCQuoting {
    private static final int OCTAL = 8;
    private static final int HEX = 16;

    private final String raw;
    private final StringBuilder value;

    /** Where the decoded text starts in {@link #value}. */
    private final int first;

    private int at;

    /** Bytes of consecutive escapes, which may form one character. */
    private final ByteArrayOutputStream bytes = new ByteArrayOutputStream();

    private AnsiCQuoting(String raw, int start, StringBuilder value) {
        this.raw = raw;
        this.at = start;
        this.value = value;
        this.first = value.length();
    }

    /**
     * Appends the value of what follows {@code $'} and returns the position after the closing
     * quote.
     */
    public static int decode(String raw, int start, StringBuilder value) {
        AnsiCQuoting decoding = new AnsiCQuoting(raw, start, value);
        decoding.decode();
        return decoding.at;
    }

    private void decode() {
        while (at < raw.length() && raw.charAt(at) != '\'') {
            if (raw.charAt(at) == '\\' && at + 1 < raw.length()) {
                at += 2;
                escape(raw.charAt(at - 1));
            } else {
                literal(raw.charAt(at++));
            }
        }
        endBytes();
        at = Math.min(at + 1, raw.length());
        int nul = value.indexOf("\0", first);
        if (nul >= 0) {
            value.setLength(nul); // bash drops the rest of the quoted text
        }
    }

    private void escape(char c) {
        switch (c) {
            case 'a' -> literal('\u0007');
            case 'b' -> literal('\b');
            case 'e', 'E' -> literal('\u001b');
            case 'f' -> literal('\f');
            case 'n' -> literal('\n');
            case 'r' -> literal('\r');
            case 't' -> literal('\t');
            case 'v' -> literal('\u000b');
            case '\\', '\'', '"', '?' -> literal(c);
            case 'c' -> control();
            case 'x', 'u', 'U' -> hexadecimal(c);
            default -> octal(c);
        }
    }

    private void control() {
        if (at < raw.length()) {
            literal((char) (raw.charAt(at++) & 0x1f));
        }
    }

    private void hexadecimal(char c) {
        int start = at;
        int code = number(HEX, c == 'x' ? 2 : c == 'u' ? 4 : 8);
        if (at == start) {
            literal('\\');
            literal(c);
        } else if (c == 'x') {
            bytes.write(code);
        } else {
            endBytes();
            value.appendCodePoint(Character.isValidCodePoint(code) ? code : 0xfffd);
        }
    }

    private void octal(char c) {
        if (c < '0' || c > '7') {
            literal('\\');
            literal(c);
            return;
        }
        at--;
        bytes.write(number(OCTAL, 3));
    }

    private int number(int radix, int mostDigits) {
        int code = 0;
        for (int i = 0; i < mostDigits && at < raw.length(); i++) {
            int digit = Character.digit(raw.charAt(at), radix);
            if (digit < 0) {
                break;
            }
            code = code * radix + digit;
            at++;
        }
        return code;
    }

    private void literal(char c) {
        endBytes();
        value.append(c);
    }

    private void endBytes() {
        if (bytes.size() > 0) {
            value.append(bytes.toString(StandardCharsets.UTF_8));
            bytes.reset();
        }
    }
}
