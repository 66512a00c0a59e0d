package aish.norris;

import module java.base;

import aish.undo.UndoStore;

/** The changes by a pursuit's commands that {@code :undo} can revert. Used by one thread. */
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

    /** Adds the changes of a command that has run or still runs in the background. */
    void add(String id, String command, UndoStore.SavedFiles kept) {
        if (kept.mayHaveChanged()) {
            changes.add(new Change(id, command));
        }
    }

    /** Returns the changes in the order of the commands. */
    List<String> lines() {
        List<String> lines = new ArrayList<>();
        changes.stream().limit(MOST_SHOWN).map(Change::line).forEach(lines::add);
        if (changes.size() > MOST_SHOWN) {
            lines.add("… and " + (changes.size() - MOST_SHOWN) + " more; see :undo list");
        }
        return lines;
    }
}
