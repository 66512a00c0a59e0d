package aish.secrets;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Reads the bytes that programs such as {@code xxd}, {@code hexdump}, {@code od} and debuggers
 * print as numbers, across any number of lines. Such a line often repeats the bytes as characters
 * beside the numbers, so each byte is taken to extend to the end of its line.
 */
final class HexDump {
    /** How to read the numbers. */
    private enum Notation {
        HEXADECIMAL(16),
        /** Words with the last byte first, as printed by {@code hexdump} and {@code od -x}. */
        SWAPPED(16),
        OCTAL(8),
        DECIMAL(10);

        private final int radix;

        Notation(int radix) {
            this.radix = radix;
        }
    }

    /** Marks a place where bytes are not contiguous. */
    private static final char BREAK = '\uffff';

    private static final Pattern HINT =
            Pattern.compile(
                    "(?<![A-Za-z0-9])(?:0x)?[0-9a-fA-F]{2,32}(?:[ \\t,:-]{1,4}(?:0x)?[0-9a-fA-F]{2,16}(?![G-Zg-z])){2}"
                            + "|(?m:^[0-9a-fA-F]{7} )");
    private static final Pattern OFFSET =
            Pattern.compile(
                    "[ \\t]*(?:(?:0x)?[0-9a-fA-F]{4,16}(?: ?<[^<>\\n]{1,80}>)?(:)|([0-9a-fA-F]{6,16})(?=[ \\t]))");
    private static final Pattern NUMBER =
            Pattern.compile("(?:0x|\\\\x)?([0-9a-fA-F]{1,64})(?![A-Za-z0-9_.])");
    private static final int CELL = 4;
    private static final int SHORT_OFFSET = 7;

    private final DecodedText view;
    private final String text;

    private HexDump(DecodedText view) {
        this.view = view;
        this.text = view.text();
    }

    /**
     * Returns what the numbers in a text may represent, one result per notation; each byte is a
     * character.
     */
    static List<DecodedText> read(DecodedText view) {
        if (!HINT.matcher(view.text()).find()) {
            return List.of();
        }
        HexDump dump = new HexDump(view);
        List<DecodedText> readings = new ArrayList<>();
        for (Notation notation : Notation.values()) {
            readings.add(dump.numbers(notation));
        }
        readings.add(dump.characters());
        return List.copyOf(readings);
    }

    private DecodedText numbers(Notation notation) {
        DecodedText.Builder bytes = new DecodedText.Builder(text.length() + 1);
        for (int line = 0; line < text.length(); ) {
            int newline = text.indexOf('\n', line);
            int end = newline < 0 ? text.length() : newline;
            readLine(line, end, notation, bytes);
            line = end + 1;
        }
        return bytes.build();
    }

    private void readLine(int line, int end, Notation notation, DecodedText.Builder bytes) {
        Matcher offset = OFFSET.matcher(text).region(line, end);
        boolean dumped = offset.lookingAt();
        boolean colon = dumped && offset.start(1) >= 0;
        int at = dumped ? offset.end() : line;
        Matcher number = NUMBER.matcher(text);
        int before = bytes.length();
        while (at < end) {
            int next = skip(at, end);
            boolean column = colon && bytes.length() > before && isGap(at);
            if (next >= end || column) {
                return;
            }
            number.region(next, end);
            if (number.lookingAt()) {
                add(number.start(1), number.end(1), dumped ? end : number.end(), notation, bytes);
                at = number.end();
            } else if (dumped) {
                return;
            } else {
                at = afterWord(next, end);
                if (bytes.length() > 0) {
                    bytes.add(BREAK, view.start(next), view.end(next));
                }
            }
        }
    }

    /** Two spaces, which precede the characters of a line. */
    private boolean isGap(int at) {
        return text.charAt(at) == ' ' && at + 1 < text.length() && text.charAt(at + 1) == ' ';
    }

    private int skip(int from, int end) {
        int at = from;
        while (at < end && " \t\r,:;-{}[]()".indexOf(text.charAt(at)) >= 0) {
            at++;
        }
        return at;
    }

    private int afterWord(int from, int end) {
        int at = from + 1;
        while (at < end && Character.isLetterOrDigit(text.charAt(at))) {
            at++;
        }
        return at;
    }

    /**
     * Adds the bytes of a number.
     *
     * @param reach the position in the text up to which the bytes extend
     */
    private void add(int from, int to, int reach, Notation notation, DecodedText.Builder bytes) {
        int start = view.start(from);
        int end = view.end(reach - 1);
        int digits = to - from;
        if (notation == Notation.HEXADECIMAL && digits % 2 == 0) {
            for (int i = from; i < to; i += 2) {
                bytes.add((char) Integer.parseInt(text, i, i + 2, 16), start, end);
            }
        } else if (notation != Notation.HEXADECIMAL && digits <= SHORT_OFFSET + 4) {
            long value = value(from, to, notation.radix);
            int count = count(digits, notation);
            for (int i = 0; i < count && value >= 0; i++) {
                bytes.add((char) ((value >> (i * Byte.SIZE)) & 0xff), start, end);
            }
        }
    }

    private static int count(int digits, Notation notation) {
        return switch (notation) {
            case HEXADECIMAL, SWAPPED -> (digits + 1) / 2;
            case OCTAL -> digits <= 3 ? 1 : digits <= 6 ? 2 : 4;
            case DECIMAL -> digits <= 3 ? 1 : digits <= 5 ? 2 : 4;
        };
    }

    private long value(int from, int to, int radix) {
        long value = 0;
        for (int i = from; i < to; i++) {
            int digit = Character.digit(text.charAt(i), radix);
            if (digit < 0) {
                return -1;
            }
            value = value * radix + digit;
        }
        return value;
    }

    /** Reads characters in columns, as printed by {@code od -c}. */
    private DecodedText characters() {
        DecodedText.Builder bytes = new DecodedText.Builder(text.length() + 1);
        for (int line = 0; line < text.length(); ) {
            int newline = text.indexOf('\n', line);
            int end = newline < 0 ? text.length() : newline;
            boolean dumped = end - line > SHORT_OFFSET && value(line, line + SHORT_OFFSET, 16) >= 0;
            for (int at = line + SHORT_OFFSET; dumped && at + CELL <= end; at += CELL) {
                bytes.add(cell(at), view.start(at), view.end(end - 1));
            }
            line = end + 1;
        }
        return bytes.build();
    }

    private char cell(int at) {
        int code = value(at + 1, at + CELL, 8) < 0 ? -1 : (int) value(at + 1, at + CELL, 8);
        if (code >= 0) {
            return (char) (code & 0xff);
        }
        char c = text.charAt(at + CELL - 1);
        if (text.charAt(at + CELL - 2) != '\\') {
            return c;
        }
        return c == 'n' ? '\n' : c == 't' ? '\t' : c == 'r' ? '\r' : '\0';
    }
}
