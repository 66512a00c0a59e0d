package aish.store;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** What was set aside for one command, in a folder of its own. */
record UndoFolder(Path path) {
    /** Two changes so close may carry the same time. */
    private static final Duration TICK = Duration.ofMillis(50);

    private static final String COPIES = "files";
    private static final String AFTER = "after.json";
    private static final String UNDONE = "undone";

    Path copies() {
        return path.resolve(COPIES);
    }

    /** Without a manifest it is only half made and of no use. */
    boolean isComplete() {
        return Files.isRegularFile(path.resolve(UndoManifest.NAME));
    }

    UndoManifest manifest() throws IOException {
        return UndoManifest.read(path);
    }

    /** How the command left the paths; nothing if that was never written down. */
    Optional<Map<Path, FileState>> after() throws IOException {
        Path file = path.resolve(AFTER);
        if (!Files.exists(file)) {
            return Optional.empty();
        }
        Map<Path, FileState> after = new HashMap<>();
        UndoManifest.readStates(file).forEach(state -> after.put(state.path(), state));
        return Optional.of(after);
    }

    /**
     * Takes note of how a command has left the paths, and of all it has made.
     *
     * @return whether anything is different
     */
    boolean finish() throws IOException {
        List<FileState> after = new ArrayList<>();
        UndoManifest manifest = manifest();
        boolean changed = false;
        for (FileState before : manifest.states()) {
            FileState now = FileState.read(before.path());
            boolean spared = isSpared(before, now, manifest.time());
            changed |=
                    before.type() == FileState.Type.FILE ? !spared : !now.isUntouchedSince(before);
            after.add(spared ? now.copied(before.copy()) : now);
            if (!before.exists() && now.type() == FileState.Type.DIRECTORY) {
                inside(before.path(), after);
            }
        }
        UndoManifest.writeStates(path.resolve(AFTER), after);
        return changed;
    }

    /** Whether the command left a file alone; that its time is the same may be an accident. */
    private boolean isSpared(FileState before, FileState now, Instant time) throws IOException {
        if (before.type() != FileState.Type.FILE || !now.isUntouchedSince(before)) {
            return false;
        }
        boolean racy = before.changed().isAfter(time.minus(TICK));
        Path copy = copies().resolve(String.valueOf(before.copy()));
        return !racy || Files.mismatch(before.path(), copy) < 0;
    }

    private static void inside(Path directory, List<FileState> after) throws IOException {
        try (var entries = Files.walk(directory)) {
            for (Path entry : entries.skip(1).toList()) {
                after.add(FileState.read(entry));
            }
        } catch (UncheckedIOException e) {
            throw new IOException(e);
        }
    }

    boolean isUndone() {
        return Files.exists(path.resolve(UNDONE));
    }

    void markUndone(boolean undone) throws IOException {
        if (undone) {
            UndoManifest.replace(path.resolve(UNDONE), "");
        } else {
            Files.deleteIfExists(path.resolve(UNDONE));
        }
    }

    UndoEntry entry() throws IOException {
        UndoManifest manifest = manifest();
        long bytes = manifest.states().stream().mapToLong(FileState::size).sum();
        return new UndoEntry(
                manifest.id(),
                manifest.time(),
                manifest.commandId(),
                manifest.command(),
                manifest.directory(),
                manifest.states().size(),
                bytes,
                manifest.undoes(),
                isUndone());
    }

    boolean isOlderThan(Instant time) throws IOException {
        return manifest().time().isBefore(time);
    }
}
