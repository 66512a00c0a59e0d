package aish.text;

import module java.base;

/** Formats a name from outside: on one line, without hidden or control characters. */
public final class ShownName {
    private ShownName() {}

    public static String of(Path path) {
        return of(path.toString());
    }

    public static String of(String name) {
        StringBuilder shown = new StringBuilder(name.length());
        name.codePoints().forEach(c -> append(c, shown));
        return shown.toString();
    }

    private static void append(int c, StringBuilder shown) {
        switch (c) {
            case '\n' -> shown.append("\\n");
            case '\r' -> shown.append("\\r");
            case '\t' -> shown.append("\\t");
            default -> {
                if (isHidden(c)) {
                    shown.append("\\u{").append(Integer.toHexString(c)).append('}');
                } else {
                    shown.appendCodePoint(c);
                }
            }
        }
    }

    /**
     * The joiner and the variation selectors are allowed, because they combine several characters
     * into one.
     */
    private static boolean isHidden(int c) {
        return switch (Character.getType(c)) {
            case Character.CONTROL,
                    Character.LINE_SEPARATOR,
                    Character.PARAGRAPH_SEPARATOR,
                    Character.SURROGATE ->
                    true;
            case Character.FORMAT -> c != 0x200d;
            default -> false;
        };
    }
}
