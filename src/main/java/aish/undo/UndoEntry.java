package aish.undo;

import java.nio.file.Path;
import java.time.Instant;
import java.util.Optional;

/**
 * Something that can be undone.
 *
 * @param id the name by which the user refers to it
 * @param commandId the name of the command in its session, such as {@code cmd-001}
 * @param files how many paths were saved
 * @param bytes how much was copied
 * @param undoes the entry that this one undid, if it is an undo itself
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
