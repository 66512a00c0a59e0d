package aish.norris;

import module java.base;

import aish.exec.CommandAssessment;
import aish.undo.UndoStore;

/** The changes by a pursuit's commands that {@code :undo} can revert. Used by one thread. */
final class UndoableChanges {
    private static final int MOST_SHOWN = 10;

    private final List<String> changes = new ArrayList<>();

    void clear() {
        changes.clear();
    }

    /** Adds the changes of a command that has run or still runs in the background. */
    void add(String id, CommandAssessment command, UndoStore.Saved kept) {
        if (kept.mayHaveChanged()) {
            Path directory = command.facts().directory().orElse(Path.of("/"));
            String what =
                    kept.changes()
                            .map(changed -> changed.describe(directory))
                            .filter(described -> !described.isEmpty())
                            .orElseGet(() -> "files, by " + firstLine(command.command()));
            changes.add("Changed: " + what + " (:undo " + id + ")");
        }
    }

    /** Adds a change by a tool, or one that was kept from a copy of the disk. */
    void add(String id, String title) {
        changes.add("Changed: files, by " + firstLine(title) + " (:undo " + id + ")");
    }

    private static String firstLine(String command) {
        return command.lines().findFirst().orElse("").strip();
    }

    /** Returns the changes in the order of the commands. */
    List<String> lines() {
        List<String> lines = new ArrayList<>(changes.stream().limit(MOST_SHOWN).toList());
        if (changes.size() > MOST_SHOWN) {
            lines.add((changes.size() - MOST_SHOWN) + " more changes: see :undo list");
        }
        return lines;
    }
}
