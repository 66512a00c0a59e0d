package aish.workspace;

import java.io.IOException;
import java.nio.file.DirectoryIteratorException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.PriorityQueue;

/**
 * The first names of a directory in alphabetical order; the others are only counted.
 *
 * @param more how many entries are not listed
 * @param ignored how many entries the rules left out
 * @param complete false if time ran out before all entries were seen
 */
record DirectoryPage(List<Path> entries, long more, long ignored, boolean complete) {
    static final DirectoryPage NONE = new DirectoryPage(List.of(), 0, 0, true);

    DirectoryPage {
        entries = List.copyOf(entries);
    }

    /**
     * @param deadline a {@link System#nanoTime} value
     */
    static DirectoryPage read(Path directory, IgnoreRules rules, int most, long deadline)
            throws IOException {
        PriorityQueue<Path> first = new PriorityQueue<>(Comparator.reverseOrder());
        long found = 0;
        long ignored = 0;
        boolean complete = true;
        try (DirectoryStream<Path> all = Files.newDirectoryStream(directory)) {
            for (Path entry : all) {
                if (System.nanoTime() - deadline > 0 || Thread.currentThread().isInterrupted()) {
                    complete = false;
                    break;
                }
                if (rules.ignores(name(entry), () -> isDirectory(entry))) {
                    ignored++;
                } else {
                    found++;
                    first.add(entry);
                    if (first.size() > most) {
                        first.remove();
                    }
                }
            }
        } catch (DirectoryIteratorException e) {
            throw e.getCause();
        }
        List<Path> entries = first.stream().sorted().toList();
        return new DirectoryPage(entries, found - entries.size(), ignored, complete);
    }

    static String name(Path entry) {
        return String.valueOf(entry.getFileName());
    }

    static boolean isDirectory(Path entry) {
        return Files.isDirectory(entry, LinkOption.NOFOLLOW_LINKS);
    }
}
