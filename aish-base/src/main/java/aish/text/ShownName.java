package aish.text;

import module java.base;

/** Formats a name from outside: on one line, without hidden or control characters. */
public final class ShownName {
    private ShownName() {}

    public static String of(Path path) {
        return of(path.toString());
    }

    public static String of(String name) {
        return PlainText.oneLine(name);
    }
}
