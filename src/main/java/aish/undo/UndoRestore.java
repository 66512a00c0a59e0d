package aish.undo;

import java.io.IOException;
import java.nio.file.DirectoryNotEmptyException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.attribute.BasicFileAttributeView;
import java.nio.file.attribute.FileTime;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/**
 * Restores paths to earlier states. Files are replaced by a rename, so that there is always the old
 * or the new one; repeating it after a crash is harmless.
 */
final class UndoRestore {
    private static final String DRAFT = ".aish-undo-";
    private static final int OWNER_MAY_ALL = 0700;

    private final Path copies;

    UndoRestore(Path copies) {
        this.copies = copies;
    }

    /** Whether the path is in that state already, down to the last byte. */
    boolean isRestored(FileState state) throws IOException {
        FileState now = FileState.read(state.path());
        if (state.isWithoutContent()) {
            return now.hasSameAttributes(state);
        }
        if (!now.looksLike(state)) {
            return false;
        }
        return state.type() != FileState.Type.FILE || Files.mismatch(state.path(), copy(state)) < 0;
    }

    private Path copy(FileState state) {
        return copies.resolve(String.valueOf(state.copy()));
    }

    void restore(List<FileState> states) throws IOException {
        List<FileState> downward = new ArrayList<>(states);
        downward.sort(Comparator.comparingInt(state -> state.path().getNameCount()));
        for (FileState state : downward.reversed()) {
            if (state.type() == FileState.Type.ABSENT) {
                remove(state.path());
            }
        }
        for (FileState state : downward) {
            switch (state.type()) {
                case DIRECTORY -> directory(state);
                case FILE -> file(state);
                case LINK -> link(state);
                case OTHER -> setAttributesIfPresent(state);
                case ABSENT -> {}
            }
        }
        for (FileState state : downward.reversed()) {
            if (state.type() == FileState.Type.DIRECTORY) {
                setAttributes(state.path(), state);
            }
        }
    }

    /** Removes a path, but keeps a directory that is not empty. */
    private static void remove(Path path) throws IOException {
        try {
            Files.deleteIfExists(path);
        } catch (DirectoryNotEmptyException e) {
            // what it contains was not made by the command
        }
    }

    private static void directory(FileState state) throws IOException {
        Path path = state.path();
        if (!Files.isDirectory(path, LinkOption.NOFOLLOW_LINKS)) {
            Files.deleteIfExists(path);
            Files.createDirectories(path);
        }
        Files.setAttribute(path, "unix:mode", state.mode() | OWNER_MAY_ALL);
    }

    private static void setAttributesIfPresent(FileState state) throws IOException {
        if (FileState.read(state.path()).type() == state.type()) {
            setAttributes(state.path(), state);
        }
    }

    private void file(FileState state) throws IOException {
        if (state.isWithoutContent()) {
            setAttributesIfPresent(state);
            return;
        }
        Path path = state.path();
        FileState now = FileState.read(path);
        makeRoom(path, now);
        boolean shared = state.hardLinks() > 1 && now.inode() == state.inode() && now.exists();
        if (shared) {
            // a rename would detach it from its other hard links
            SparseCopy.overwrite(copy(state), path);
            setAttributes(path, state);
            return;
        }
        Path draft = path.resolveSibling(DRAFT + state.copy());
        SparseCopy.copy(copy(state), draft);
        setAttributes(draft, state);
        Files.move(draft, path, StandardCopyOption.ATOMIC_MOVE);
    }

    private static void link(FileState state) throws IOException {
        Path path = state.path();
        makeRoom(path, FileState.read(path));
        Path draft = path.resolveSibling(DRAFT + "link");
        Files.deleteIfExists(draft);
        Files.createSymbolicLink(draft, Path.of(state.link()));
        try {
            Files.getFileAttributeView(
                            draft, BasicFileAttributeView.class, LinkOption.NOFOLLOW_LINKS)
                    .setTimes(FileTime.from(state.modified()), null, null);
        } catch (IOException | UnsupportedOperationException e) {
            // some systems cannot set the time of a link
        }
        Files.move(draft, path, StandardCopyOption.ATOMIC_MOVE);
    }

    /** Removes a directory, because nothing can be renamed over it. */
    private static void makeRoom(Path path, FileState now) throws IOException {
        if (now.type() == FileState.Type.DIRECTORY) {
            Files.delete(path);
        }
        Path parent = path.getParent();
        if (parent != null) {
            Files.createDirectories(parent);
        }
    }

    /** Sets owner, mode and time; ignores an owner that only root could set. */
    private static void setAttributes(Path path, FileState state) throws IOException {
        FileState now = FileState.read(path);
        try {
            if (now.owner() != state.owner()) {
                Files.setAttribute(path, "unix:uid", state.owner());
            }
            if (now.group() != state.group()) {
                Files.setAttribute(path, "unix:gid", state.group());
            }
        } catch (IOException e) {
            // the content matters more than the owner
        }
        Files.setAttribute(path, "unix:mode", state.mode());
        if (state.type() != FileState.Type.OTHER) {
            // not for a pipe: it would have to be opened, which waits for the other end
            Files.setLastModifiedTime(path, FileTime.from(state.modified()));
        }
    }
}
