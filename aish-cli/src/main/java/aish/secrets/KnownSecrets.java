package aish.secrets;

import static java.nio.charset.StandardCharsets.UTF_8;

import module java.base;

import aish.secrets.Redactor.Secret;
import aish.text.Ascii;

/**
 * Finds values that are known to be secret, even if they are split across lines, escaped for JSON,
 * a shell, HTML or a URL, encoded in Base64 or hexadecimal, or interspersed with escape sequences
 * and invisible characters.
 */
final class KnownSecrets {
    /** A text to search for, and the name of its secret. */
    private record Form(String text, String name, boolean base64) {}

    /** Shorter pieces of Base64 occur in many texts by chance. */
    private static final int SHORTEST_ENCODED = 5;

    /** A line of a key is itself a secret, but "}" is not. */
    private static final int SHORTEST_LINE = 12;

    private static final int BASE64_BITS = 6;

    private final List<Form> forms = new ArrayList<>();

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
        addForm(whole, name);
        addForm(whole.replace("'", "'\\''"), name);
        addForm(URLEncoder.encode(whole, UTF_8), name);
        addForm(URLEncoder.encode(whole, UTF_8).replace("+", "%20"), name);
        addForm(forHtml(whole), name);
        addLines(value, name);
        addEncoded(value.getBytes(UTF_8), name);
        if (!value.endsWith("\n")) {
            // most programs print it with a newline, so most programs encode it with one
            addEncoded((value + "\n").getBytes(UTF_8), name);
        }
    }

    private void addForm(String text, String name) {
        Form form = new Form(text, name, false);
        if (!forms.contains(form)) {
            forms.add(form);
        }
    }

    private static String forHtml(String text) {
        return text.replace("&", "&amp;")
                .replace("<", "&lt;")
                .replace(">", "&gt;")
                .replace("\"", "&quot;")
                .replace("'", "&#39;");
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
                addForm(bare, name);
            }
        }
    }

    private void addEncoded(byte[] value, String name) {
        HexFormat hex = HexFormat.of();
        addForm(hex.formatHex(value), name);
        addForm(hex.withUpperCase().formatHex(value), name);
        for (int shift = 0; shift < 3; shift++) {
            String inner = insideBase64(value, shift);
            if (inner.length() >= SHORTEST_ENCODED) {
                forms.add(new Form(inner, name, true));
                forms.add(new Form(inner.replace('+', '-').replace('/', '_'), name, true));
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
        return forms.stream().anyMatch(form -> form.text().chars().anyMatch(c -> c <= ' '));
    }

    /** Returns the secrets found, in any order; they may overlap. */
    List<Secret> find(String text) {
        List<Secret> found = new ArrayList<>();
        if (forms.isEmpty()) {
            return found;
        }
        find(text, found);
        boolean broken = text.chars().anyMatch(c -> c == '\n' || c == '\r' || c == '\\');
        if (!broken && !DecodedText.hasInvisible(text)) {
            return found;
        }
        DecodedText visible = DecodedText.of(text).visible();
        find(visible.unwrapped(), found);
        if (text.indexOf('\\') >= 0) {
            DecodedText once = visible.unescaped().visible();
            find(once.unwrapped(), found);
            find(once.unescaped().visible().unwrapped(), found);
        }
        return found;
    }

    private void find(String text, List<Secret> found) {
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

    private void find(DecodedText decoded, List<Secret> found) {
        List<Secret> seen = new ArrayList<>();
        find(decoded.text(), seen);
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
}
