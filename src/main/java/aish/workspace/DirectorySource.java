package aish.workspace;

import aish.text.ShownName;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;

/** Lists the names, kinds and sizes in a directory, two levels deep. */
public final class DirectorySource {
    private static final DirectoryTree.Bounds BOUNDS =
            new DirectoryTree.Bounds(2, 200, 40, Duration.ofSeconds(5));

    private DirectorySource() {}

    /**
     * Lists a directory without what git ignores. Links are shown but not followed.
     *
     * @param directory the base of a relative path, and the directory to list if no path is given
     */
    public static SourceText list(Path directory, Path home, String argument)
            throws SourceException {
        NamedPath named = named(directory, home, argument.strip());
        if (!named.attributes().isDirectory()) {
            throw new SourceException(
                    named.shown() + " is not a directory; :add-file attaches a file");
        }
        Path listed = named.plainPath();
        DirectoryTree tree = new DirectoryTree(BOUNDS);
        try {
            tree.read(listed);
        } catch (IOException e) {
            throw named.problem(e);
        }
        if (Thread.currentThread().isInterrupted()) {
            throw new SourceException(named.shown() + " was not listed: interrupted");
        }
        String slash = named.title().endsWith("/") ? "" : "/";
        return new SourceText(
                named.title() + slash, ShownName.of(listed), tree.text(), tree.leftOut());
    }

    private static NamedPath named(Path directory, Path home, String typed) throws SourceException {
        List<NamedPath> candidates =
                NamedPath.candidates(directory, home, typed.isEmpty() ? "." : typed);
        for (NamedPath candidate : candidates) {
            if (candidate.exists()) {
                return candidate;
            }
        }
        return candidates.getLast();
    }
}
