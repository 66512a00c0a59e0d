package aish.app;

import module java.base;

/** Describes the machine in a few words for a model. */
final class Platform {
    private static final Path RELEASE = Path.of("/etc/os-release");
    private static final String NAME = "PRETTY_NAME=";

    private Platform() {}

    static String describe() {
        String kernel =
                System.getProperty("os.name", "")
                        + " "
                        + System.getProperty("os.version", "")
                        + " "
                        + System.getProperty("os.arch", "");
        String distribution = distribution();
        return distribution.isEmpty() ? kernel : kernel + ", " + distribution;
    }

    private static String distribution() {
        try {
            for (String line : Files.readAllLines(RELEASE)) {
                if (line.startsWith(NAME)) {
                    return line.substring(NAME.length()).replace("\"", "").strip();
                }
            }
        } catch (IOException e) {
            // not a Linux with an os-release file
        }
        return "";
    }
}
