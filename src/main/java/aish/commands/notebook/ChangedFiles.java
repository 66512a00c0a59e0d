package aish.commands.notebook;

import module java.base;

import aish.session.transcript.RanCommand;
import aish.undo.UndoStore;

/** Tells which files a command changed, from what was saved before it ran. */
public record ChangedFiles(UndoStore store) implements Function<RanCommand, List<Path>> {
    /** Files are saved just before the command is recorded. */
    private static final Duration NEAR = Duration.ofSeconds(30);

    @Override
    public List<Path> apply(RanCommand command) {
        List<Path> files = new ArrayList<>();
        try {
            for (UndoStore.UndoEntry saved : store.list()) {
                Duration apart = Duration.between(saved.time(), command.at()).abs();
                if (saved.command().equals(command.command())
                        && apart.compareTo(NEAR) < 0
                        && !saved.undone()
                        && saved.undoes().isEmpty()) {
                    files.addAll(store.files(saved));
                }
            }
        } catch (IOException e) {
            // then they are not listed
        }
        return files;
    }
}
