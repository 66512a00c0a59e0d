package aish.workspace;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/**
 * The result of a search.
 *
 * @param matches in the order of paths and lines
 * @param shortfall says what was not searched; empty if everything was
 */
record SearchFindings(List<SearchMatch> matches, String shortfall) {
    /** The largest file that is searched. */
    static final int LARGEST_FILE = 2 << 20;

    SearchFindings {
        matches = List.copyOf(matches);
    }

    /** Returns the content of a file, or nothing if it is binary or cannot be read. */
    static byte[] searchable(Path file) {
        try (InputStream in = Files.newInputStream(file)) {
            byte[] bytes = in.readNBytes(LARGEST_FILE);
            for (byte b : bytes) {
                if (b == 0) {
                    return new byte[0];
                }
            }
            return bytes;
        } catch (IOException e) {
            return new byte[0];
        }
    }
}
