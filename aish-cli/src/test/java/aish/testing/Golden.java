package aish.testing;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

/**
 * Texts that stay as they are. {@code -Daish.goldens=update} writes them anew, for a look at the
 * difference.
 */
public final class Golden {
    private static final Path FOLDER = Path.of("aish-cli/src/test/resources/goldens");

    private Golden() {}

    public static void check(String name, String text) {
        Path file = FOLDER.resolve(name + ".txt");
        try {
            if ("update".equals(System.getProperty("aish.goldens"))) {
                Files.createDirectories(FOLDER);
                Files.writeString(file, text);
            }
            assertThat(text).isEqualTo(Files.readString(file));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** With everything that a terminal would obey, or nobody would see, in letters. */
    public static String visible(String text) {
        StringBuilder shown = new StringBuilder();
        text.replace("\r\n", "\n").codePoints().forEach(c -> add(c, shown));
        return shown.toString();
    }

    private static void add(int c, StringBuilder shown) {
        if (c == 0x1b) {
            shown.append('␛');
        } else if (c != '\n' && isUnseen(c)) {
            shown.append(String.format("⟨%04x⟩", c));
        } else {
            shown.appendCodePoint(c);
        }
    }

    private static boolean isUnseen(int c) {
        return switch (Character.getType(c)) {
            case Character.CONTROL,
                    Character.FORMAT,
                    Character.SURROGATE,
                    Character.LINE_SEPARATOR,
                    Character.PARAGRAPH_SEPARATOR ->
                    true;
            default -> false;
        };
    }
}
