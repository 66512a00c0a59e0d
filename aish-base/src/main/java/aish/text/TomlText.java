package aish.text;

import module java.base;

/** Formats text as TOML, and makes text from a file fit for a terminal. */
public final class TomlText {
    private static final char QUOTE = '"';
    private static final int HEX_DIGITS = 4;
    private static final int LONG_HEX_DIGITS = 8;

    private TomlText() {}

    /** Returns a basic string on one line. */
    public static String quote(String value) {
        StringBuilder out = new StringBuilder(value.length() + 2).append(QUOTE);
        value.codePoints()
                .forEach(
                        c -> {
                            if (c == QUOTE || c == '\\') {
                                out.append('\\');
                            }
                            appendVisible(out, c);
                        });
        return out.append(QUOTE).toString();
    }

    /** The same, cut short. */
    public static String quote(String value, int longest) {
        return value.codePointCount(0, value.length()) > longest
                ? quote(value.substring(0, value.offsetByCodePoints(0, longest)) + "…")
                : quote(value);
    }

    /** Returns one segment of a key: bare where TOML allows it, otherwise quoted. */
    public static String segment(String name) {
        for (int i = 0; i < name.length(); i++) {
            if (!Ascii.isDashedName(name.charAt(i))) {
                return quote(name);
            }
        }
        return name.isEmpty() ? quote(name) : name;
    }

    /** Returns the dotted name of a nested table. */
    public static String path(List<String> names) {
        return names.stream().map(TomlText::segment).collect(Collectors.joining("."));
    }

    /**
     * Returns the text without characters that move the cursor, hide or reorder text; truncated if
     * too long.
     */
    public static String visible(String text, int longest) {
        StringBuilder out = new StringBuilder(Math.min(text.length(), longest) + 1);
        text.codePoints().limit(longest).forEach(c -> appendVisible(out, c));
        if (text.codePointCount(0, text.length()) > longest) {
            out.append('…');
        }
        return out.toString();
    }

    public static String visible(String text) {
        return visible(text, text.length());
    }

    private static void appendVisible(StringBuilder out, int codePoint) {
        switch (codePoint) {
            case '\n' -> out.append("\\n");
            case '\r' -> out.append("\\r");
            case '\t' -> out.append("\\t");
            default -> {
                if (isUnseen(codePoint)) {
                    appendHex(out, codePoint);
                } else {
                    out.appendCodePoint(codePoint);
                }
            }
        }
    }

    private static boolean isUnseen(int codePoint) {
        return switch (Character.getType(codePoint)) {
            case Character.CONTROL,
                    Character.FORMAT,
                    Character.SURROGATE,
                    Character.LINE_SEPARATOR,
                    Character.PARAGRAPH_SEPARATOR ->
                    true;
            default -> false;
        };
    }

    private static void appendHex(StringBuilder out, int codePoint) {
        boolean fits = Character.isBmpCodePoint(codePoint);
        String hex = Integer.toHexString(codePoint).toUpperCase(Locale.ROOT);
        int digits = fits ? HEX_DIGITS : LONG_HEX_DIGITS;
        out.append(fits ? "\\u" : "\\U").append("0".repeat(digits - hex.length())).append(hex);
    }
}
