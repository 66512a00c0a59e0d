package aish.undo;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * What undoing a command would restore.
 *
 * @param states the earlier states of the paths that differ from them
 * @param conflicts those among them that changed after the command
 */
record UndoPlan(List<FileState> states, List<Path> conflicts) {
    UndoPlan {
        states = List.copyOf(states);
        conflicts = List.copyOf(conflicts);
    }

    static UndoPlan of(UndoManifest manifest, UndoFolder folder) throws IOException {
        UndoRestore restore = new UndoRestore(folder.copies());
        Optional<Map<Path, FileState>> after = folder.after();
        List<FileState> states = new ArrayList<>();
        List<Path> conflicts = new ArrayList<>();
        Set<Path> known = new HashSet<>();
        for (FileState before : manifest.states()) {
            known.add(before.path());
            FileState left = after.isEmpty() ? null : after.get().get(before.path());
            if (before.isWithoutContent()) {
                addAttributes(before, left, states, conflicts);
                continue;
            }
            boolean spared = left != null && isLeftAlone(before, left);
            if (spared || restore.isRestored(before)) {
                continue;
            }
            // without a record of the command's end, the path may have been created by something
            // else
            boolean foreign = left == null && before.type() == FileState.Type.ABSENT;
            if (foreign || (left != null && isChanged(left, folder))) {
                conflicts.add(before.path());
            }
            states.add(before);
        }
        if (after.isPresent()) {
            addCreated(after.get(), known, states, conflicts);
        }
        return new UndoPlan(states, conflicts);
    }

    /**
     * Plans to restore only mode, owner and time; if the file was written since, it keeps its newer
     * time.
     */
    private static void addAttributes(
            FileState before,
            @Nullable FileState left,
            List<FileState> states,
            List<Path> conflicts)
            throws IOException {
        FileState now = now(before);
        boolean written = left != null && !now.modified().equals(left.modified());
        FileState wanted = written ? before.withModified(now.modified()) : before;
        boolean spared = left != null && left.hasSameAttributes(before);
        if (spared || now.hasSameAttributes(wanted)) {
            return;
        }
        if (left != null && !now.hasSameAccess(left)) {
            conflicts.add(before.path());
        }
        states.add(wanted);
    }

    /** Whether a path changed after the command. */
    private static boolean isChanged(FileState left, UndoFolder folder) throws IOException {
        return !now(left).looksLike(left) && !folder.hasSameIndex(left.path());
    }

    /** Adds what the command created inside directories that it created. */
    private static void addCreated(
            Map<Path, FileState> after,
            Set<Path> known,
            List<FileState> states,
            List<Path> conflicts)
            throws IOException {
        for (FileState left : after.values()) {
            if (!known.contains(left.path())) {
                FileState now = now(left);
                if (now.exists()) {
                    states.add(FileState.absent(left.path()));
                    if (!now.looksLike(left)) {
                        conflicts.add(left.path());
                    }
                }
            }
        }
    }

    /** Whether the command certainly left the path unchanged. */
    private static boolean isLeftAlone(FileState before, FileState left) {
        return switch (before.type()) {
            case FILE -> left.copy() != FileState.NO_COPY;
            case LINK, ABSENT -> left.isUntouchedSince(before);
            case DIRECTORY, OTHER -> false;
        };
    }

    private static FileState now(FileState state) throws IOException {
        return FileState.read(state.path());
    }
}
