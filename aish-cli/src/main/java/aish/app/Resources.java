package aish.app;

import module java.base;

/** Texts that are part of the program. */
final class Resources {
    private Resources() {}

    static String text(String name) {
        try (InputStream text = Resources.class.getResourceAsStream(name)) {
            return text == null ? "" : new String(text.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            return "";
        }
    }

    /** The version of aish, the commit it was built from if that is known, and what runs it. */
    static String versions() {
        String commit = text("commit.txt").strip();
        return "aish "
                + version()
                + " ("
                + (commit.isEmpty() || commit.startsWith("$") ? "" : commit + ", ")
                + "Java "
                + Runtime.version()
                + ")";
    }

    /** The version of aish. */
    static String version() {
        return text("version.txt").strip();
    }
}
