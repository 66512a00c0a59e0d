package aish.app;

import aish.text.Resource;

/** Texts that are part of the program. */
final class Resources {
    private Resources() {}

    /** The version of aish, the commit it was built from if that is known, and what runs it. */
    static String versions() {
        String commit = text("commit.txt");
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
        return text("version.txt");
    }

    private static String text(String name) {
        return Resource.text(Resources.class, name).strip();
    }
}
