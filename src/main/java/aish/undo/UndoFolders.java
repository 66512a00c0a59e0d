package aish.undo;

import aish.files.PrivateFiles;
import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.channels.OverlappingFileLockException;
import java.nio.file.DirectoryStream;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.concurrent.locks.LockSupport;

/**
 * The numbered folders of saved files, and the lock that serialises access by several aish
 * processes.
 */
record UndoFolders(Path root) {
    private static final String LOCK = "lock";
    private static final long RETRY_NANOS = 5_000_000;

    UndoFolder folder(String id) {
        return new UndoFolder(root.resolve(id));
    }

    /** Creates a folder; the caller must hold the lock. */
    UndoFolder create() throws IOException {
        int number = folders().stream().mapToInt(UndoFolders::number).max().orElse(0) + 1;
        while (true) {
            try {
                return new UndoFolder(Files.createDirectory(root.resolve(String.valueOf(number))));
            } catch (FileAlreadyExistsException e) {
                number++;
            }
        }
    }

    private static int number(UndoFolder folder) {
        try {
            return Integer.parseInt(String.valueOf(folder.path().getFileName()));
        } catch (NumberFormatException e) {
            return 0;
        }
    }

    /** Waits until no other aish uses the folders; closing the channel releases the lock. */
    FileChannel lock() throws IOException {
        PrivateFiles.createDirectories(root);
        FileChannel channel =
                PrivateFiles.open(
                        root.resolve(LOCK), StandardOpenOption.CREATE, StandardOpenOption.WRITE);
        while (true) {
            try {
                FileLock held = channel.lock();
                if (held.isValid()) {
                    return channel;
                }
            } catch (OverlappingFileLockException e) {
                // held by another thread of this process, for which the system does not wait
                LockSupport.parkNanos(RETRY_NANOS);
            }
        }
    }

    /** Returns all folders, oldest first. */
    List<UndoFolder> folders() throws IOException {
        List<UndoFolder> folders = new ArrayList<>();
        if (Files.isDirectory(root)) {
            try (DirectoryStream<Path> entries = Files.newDirectoryStream(root)) {
                for (Path entry : entries) {
                    if (Files.isDirectory(entry)) {
                        folders.add(new UndoFolder(entry));
                    }
                }
            }
        }
        folders.sort(Comparator.comparingInt(UndoFolders::number));
        return folders;
    }
}
