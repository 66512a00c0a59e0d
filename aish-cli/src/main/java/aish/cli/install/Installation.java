package aish.cli.install;

import module java.base;

import aish.text.HomePath;

/**
 * How aish was installed.
 *
 * @param home the directory of its launcher
 */
public record Installation(Kind kind, Path home) {
    private static final String MARK = "packaged";

    /** What the second line of the file {@code packaged} beside the launcher can say. */
    public enum Kind {
        DEBIAN("deb", "Debian package in "),
        SCRIPT("install.sh", "installed by install.sh in "),
        ARCHIVE("archive", "unpacked archive in "),
        SOURCE("", "built from source in ");

        private final String word;
        private final String text;

        Kind(String word, String text) {
            this.word = word;
            this.text = text;
        }
    }

    /** Returns how this process was started; empty without the launcher. */
    public static Optional<Installation> own() {
        String home = System.getProperty("aish.home", "");
        return home.isEmpty() ? Optional.empty() : Optional.of(at(Path.of(home).normalize()));
    }

    public static Installation at(Path home) {
        try {
            List<String> lines = Files.readAllLines(home.resolve(MARK));
            String word = lines.size() > 1 ? lines.get(1) : "";
            for (Kind kind : Kind.values()) {
                if (kind.word.equals(word)) {
                    return new Installation(kind, home);
                }
            }
        } catch (IOException e) {
            // a source tree has no such file
        }
        return new Installation(Kind.SOURCE, home);
    }

    public boolean isPackage() {
        return kind != Kind.SOURCE;
    }

    /** Says it in one line. */
    public String describe(Path user) {
        return kind.text + HomePath.shorten(home.toString(), user);
    }
}
