package aish.secrets;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static java.nio.charset.StandardCharsets.UTF_8;

import module java.base;

import aish.secrets.Redactor.Secret;
import aish.text.Ascii;

/**
 * Finds values that are known to be secret, even if they are split across lines, escaped for JSON,
 * a shell, HTML or a URL, encoded in Base64, hexadecimal or a byte dump, or interspersed with
 * escape sequences and invisible characters.
 */
final class KnownSecrets {
    /** A text to search for, and the name of its secret. */
    private record Form(String text, String name, boolean base64) {}

    /** Shorter pieces of Base64 occur in many texts by chance. */
    private static final int SHORTEST_ENCODED = 5;

    /** A line of a key is itself a secret, but "}" is not. */
    private static final int SHORTEST_LINE = 12;

    private static final int BASE64_BITS = 6;

    private final List<Form> plain = new ArrayList<>();
    private final List<Form> bytes = new ArrayList<>();

    /**
     * @param known the names of secrets by value
     */
    KnownSecrets(Map<String, String> known) {
        known.forEach(this::add);
    }

    private void add(String value, String name) {
        String whole = unwrapped(value);
        if (whole.isBlank()) {
            return;
        }
        plain.add(new Form(whole, name, false));
        bytes.add(new Form(new String(whole.getBytes(UTF_8), ISO_8859_1), name, false));
        addLines(value, name);
        addEncoded(value.getBytes(UTF_8), name);
        if (!value.endsWith("\n")) {
            // most programs print it with a newline, so most programs encode it with one
            addEncoded((value + "\n").getBytes(UTF_8), name);
        }
    }

    private static String unwrapped(String value) {
        return DecodedText.of(value.strip()).unwrapped().text();
    }

    private void addLines(String value, String name) {
        if (value.indexOf('\n') < 0) {
            return;
        }
        for (String line : value.split("\n", -1)) {
            String bare = line.strip();
            if (bare.length() >= SHORTEST_LINE && !bare.startsWith("-----")) {
                plain.add(new Form(bare, name, false));
            }
        }
    }

    private void addEncoded(byte[] value, String name) {
        HexFormat hex = HexFormat.of();
        plain.add(new Form(hex.formatHex(value), name, false));
        plain.add(new Form(hex.withUpperCase().formatHex(value), name, false));
        for (int shift = 0; shift < 3; shift++) {
            String inner = insideBase64(value, shift);
            if (inner.length() >= SHORTEST_ENCODED) {
                plain.add(new Form(inner, name, true));
                plain.add(new Form(inner.replace('+', '-').replace('/', '_'), name, true));
            }
        }
    }

    /**
     * Returns those Base64 characters that depend only on the value, if it starts {@code shift}
     * bytes after a Base64 boundary.
     */
    private static String insideBase64(byte[] value, int shift) {
        byte[] shifted = new byte[value.length + shift];
        System.arraycopy(value, 0, shifted, shift, value.length);
        String all = Base64.getEncoder().withoutPadding().encodeToString(shifted);
        int from = (shift * Byte.SIZE + BASE64_BITS - 1) / BASE64_BITS;
        return all.substring(from, Math.max(from, shifted.length * Byte.SIZE / BASE64_BITS));
    }

    /** Whether any of the secrets contains whitespace. */
    boolean haveWhitespace() {
        return plain.stream().anyMatch(form -> form.text().chars().anyMatch(c -> c <= ' '));
    }

    /** Returns the secrets found, in any order; they may overlap. */
    List<Secret> find(String text) {
        List<Secret> found = new ArrayList<>();
        if (plain.isEmpty()) {
            return found;
        }
        find(plain, text, found);
        if (DecodedText.hasInvisible(text)) {
            DecodedText visible = DecodedText.of(text).visible();
            find(plain, visible.unwrapped(), found);
            findEncoded(visible, found);
        } else if (mayBeEncoded(text)) {
            findEncoded(DecodedText.of(text), found);
        }
        return found;
    }

    private static boolean mayBeEncoded(String text) {
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            if (c == '\n'
                    || c == '\r'
                    || c == '\\'
                    || c == '&'
                    || c == '%'
                    || c == '+'
                    || (c >= '0' && c <= '9')) {
                return true;
            }
        }
        return false;
    }

    /** Searches for the secrets as encoded in files, programs, URLs and dumps. */
    private void findEncoded(DecodedText decoded, List<Secret> found) {
        String text = decoded.text();
        if (text.indexOf('\n') >= 0 || text.indexOf('\r') >= 0) {
            find(plain, decoded.unwrapped(), found);
        }
        if (text.indexOf('\\') >= 0) {
            DecodedText once = decoded.replacing("'\\''", '\'').unescaped().visible();
            find(plain, once.unwrapped(), found);
            find(plain, once.unescaped().visible().unwrapped(), found);
            readDumps(once, found);
        }
        if (text.indexOf('&') >= 0) {
            find(plain, entities(decoded).unwrapped(), found);
        }
        if (text.indexOf('%') >= 0 || text.indexOf('+') >= 0) {
            find(bytes, decoded.percentDecoded().unwrapped(), found);
        }
        readDumps(decoded, found);
    }

    private void readDumps(DecodedText decoded, List<Secret> found) {
        for (DecodedText dump : HexDump.read(decoded)) {
            find(bytes, dump.unwrapped(), found);
        }
    }

    private static DecodedText entities(DecodedText decoded) {
        return decoded.replacing("&quot;", '"')
                .replacing("&#34;", '"')
                .replacing("&#39;", '\'')
                .replacing("&#x27;", '\'')
                .replacing("&apos;", '\'')
                .replacing("&lt;", '<')
                .replacing("&gt;", '>')
                .replacing("&amp;", '&');
    }

    private static void find(List<Form> forms, String text, List<Secret> found) {
        for (Form form : forms) {
            int length = form.text().length();
            for (int at = text.indexOf(form.text());
                    at >= 0;
                    at = text.indexOf(form.text(), at + length)) {
                found.add(
                        new Secret(
                                form.base64() ? before(text, at) : at,
                                form.base64() ? after(text, at + length) : at + length,
                                form.name()));
            }
        }
    }

    private static void find(List<Form> forms, DecodedText decoded, List<Secret> found) {
        List<Secret> seen = new ArrayList<>();
        find(forms, decoded.text(), seen);
        for (Secret secret : seen) {
            found.add(decoded.original(secret));
        }
    }

    /** Extends a match to the adjacent character, which also encodes some bits of the value. */
    private static int before(String text, int at) {
        return at > 0 && isBase64(text.charAt(at - 1)) ? at - 1 : at;
    }

    private static int after(String text, int at) {
        int end = at < text.length() && isBase64(text.charAt(at)) ? at + 1 : at;
        while (end < text.length() && text.charAt(end) == '=') {
            end++;
        }
        return end;
    }

    private static boolean isBase64(char c) {
        return Ascii.isDashedName(c) || "+/".indexOf(c) >= 0;
    }

    /**
     * Reads the bytes that programs such as {@code xxd}, {@code hexdump}, {@code od} and debuggers
     * print as numbers, across any number of lines. Such a line often repeats the bytes as
     * characters beside the numbers, so each byte is taken to extend to the end of its line.
     */
    private static final class HexDump {
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

        private final DecodedText decoded;
        private final String text;

        private HexDump(DecodedText decoded) {
            this.decoded = decoded;
            this.text = decoded.text();
        }

        /**
         * Returns what the numbers in a text may represent, one result per notation; each byte is a
         * character.
         */
        static List<DecodedText> read(DecodedText decoded) {
            if (!HINT.matcher(decoded.text()).find()) {
                return List.of();
            }
            HexDump dump = new HexDump(decoded);
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
                    add(
                            number.start(1),
                            number.end(1),
                            dumped ? end : number.end(),
                            notation,
                            bytes);
                    at = number.end();
                } else if (dumped) {
                    return;
                } else {
                    at = afterWord(next, end);
                    if (bytes.length() > 0) {
                        bytes.add(BREAK, decoded.start(next), decoded.end(next));
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
        private void add(
                int from, int to, int reach, Notation notation, DecodedText.Builder bytes) {
            int start = decoded.start(from);
            int end = decoded.end(reach - 1);
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
                boolean dumped =
                        end - line > SHORT_OFFSET && value(line, line + SHORT_OFFSET, 16) >= 0;
                for (int at = line + SHORT_OFFSET; dumped && at + CELL <= end; at += CELL) {
                    bytes.add(cell(at), decoded.start(at), decoded.end(end - 1));
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
}
