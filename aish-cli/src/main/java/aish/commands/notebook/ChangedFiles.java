package aish.commands.notebook;

import module java.base;

import aish.undo.UndoStore;

/** Tells which files a command changed, from what was saved before it ran. */
public record ChangedFiles(UndoStore store) implements BiFunction<String, Instant, List<Path>> {
    /** Files are saved just before the command is recorded. */
    private static final Duration NEAR = Duration.ofSeconds(30);

    /**
     * @param command its text, or its name in the session
     */
    @Override
    public List<Path> apply(String command, Instant at) {
        List<Path> files = new ArrayList<>();
        try {
            for (UndoStore.UndoEntry saved : store.list()) {
                Duration apart = Duration.between(saved.time(), at).abs();
                boolean same = saved.command().equals(command) || saved.commandId().equals(command);
                if (same
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
