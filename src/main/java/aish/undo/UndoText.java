package aish.undo;

import java.nio.file.Path;
import java.util.List;

/** The messages about undoing. */
final class UndoText {
    private UndoText() {}

    static String line(FileState.Type type, Path path) {
        return switch (type) {
            case FILE -> "file      " + path;
            case DIRECTORY -> "directory " + path;
            case LINK -> "link      " + path;
            case ABSENT -> "new       " + path;
            case OTHER -> "other     " + path;
        };
    }

    static String conflicts(List<Path> changed, String id) {
        String more = changed.size() == 1 ? "" : " and " + (changed.size() - 1) + " more";
        return changed.getFirst()
                + more
                + " changed after the command; :undo "
                + id
                + " force brings the old ones back nevertheless";
    }
}
