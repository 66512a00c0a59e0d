package aish.terminal.editor;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.TreeMap;

/** The user accounts of this machine and their home directories. */
final class UserAccounts {
    private static final Path FILE = Path.of("/etc/passwd");
    private static final int HOME_FIELD = 5;

    private UserAccounts() {}

    /** By name. Read again each time, which takes less time than a key press. */
    static Map<String, String> homes() {
        Map<String, String> homes = new TreeMap<>();
        try {
            for (String line : Files.readAllLines(FILE)) {
                String[] fields = line.split(":", -1);
                if (fields.length > HOME_FIELD) {
                    homes.put(fields[0], fields[HOME_FIELD]);
                }
            }
        } catch (IOException e) {
            // without the file there are no accounts to suggest
        }
        return homes;
    }
}
