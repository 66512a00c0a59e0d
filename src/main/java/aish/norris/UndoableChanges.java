package aish.norris;

import aish.undo.UndoStore;
import java.util.ArrayList;
import java.util.List;

/** What the commands of a pursuit changed and {@code :undo} can take back. Used by one thread. */
final class UndoableChanges {
    private static final int MOST_SHOWN = 10;

    private record Change(String id, String command) {
        String line() {
            return "Changed by "
                    + command.lines().findFirst().orElse("").strip()
                    + " (:undo "
                    + id
                    + " takes it back)";
        }
    }

    private final List<Change> changes = new ArrayList<>();

    void clear() {
        changes.clear();
    }

    /** A command has run, or still runs in the background. */
    void add(String id, String command, UndoStore.SavedFiles kept) {
        if (kept.mayHaveChanged()) {
            changes.add(new Change(id, command));
        }
    }

    /** In the order in which they ran. */
    List<String> lines() {
        List<String> lines = new ArrayList<>();
        changes.stream().limit(MOST_SHOWN).map(Change::line).forEach(lines::add);
        if (changes.size() > MOST_SHOWN) {
            lines.add("… and " + (changes.size() - MOST_SHOWN) + " more; see :undo list");
        }
        return lines;
    }
}
