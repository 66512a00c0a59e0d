package aish.undo;

import java.nio.file.Path;
import java.time.Instant;
import java.util.Optional;

/**
 * Something that can be undone.
 *
 * @param id the name by which a person refers to it
 * @param commandId the name that the command had in its session, such as {@code cmd-001}
 * @param files how many paths were set aside
 * @param bytes how much of them was copied
 * @param undoes what this takes back, if it is an undoing itself
 * @param undone whether it has been undone
 */
public record UndoEntry(
        String id,
        Instant time,
        String commandId,
        String command,
        Path directory,
        int files,
        long bytes,
        Optional<String> undoes,
        boolean undone) {}
