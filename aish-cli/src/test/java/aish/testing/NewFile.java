package aish.testing;

import module java.base;

/** Writes files together with the directories that they are in. */
public final class NewFile {
    private NewFile() {}

    public static Path write(Path file, String text) throws IOException {
        Files.createDirectories(file.resolveSibling(""));
        return Files.writeString(file, text);
    }
}
