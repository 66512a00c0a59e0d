package aish.patch;

import module java.base;

import aish.files.AtomicFile;
import aish.patch.PatchPlan.PlannedFile;
import org.jspecify.annotations.Nullable;

/**
 * Writes the files of a plan: all of them or none. Everything that is new is on disk before the
 * first file is replaced, and every file that is replaced keeps its old name in a private directory
 * until the last one is in place.
 */
final class PatchWriter {
    private static final FileAttribute<?> OWNER_ONLY =
            PosixFilePermissions.asFileAttribute(PosixFilePermissions.fromString("rwx------"));
    private static final int PERMISSIONS = 0777;
    private static final int READABLE = 0444;
    private static final int EXECUTABLE = 0111;

    private static final FileAttribute<?> FILE =
            PosixFilePermissions.asFileAttribute(PosixFilePermissions.fromString("rw-rw-rw-"));
    private static final FileAttribute<?> PROGRAM =
            PosixFilePermissions.asFileAttribute(PosixFilePermissions.fromString("rwxrwxrwx"));

    /** Takes back what has been done so far. */
    private interface Step {
        void takeBack() throws IOException;
    }

    private final PatchPlan plan;

    /** One for each part of the disk, so that renaming stays within it. */
    private final Map<Path, Path> staging = new LinkedHashMap<>();

    private final Map<PlannedFile, Path> fresh = new HashMap<>();
    private final Map<PlannedFile, Path> old = new HashMap<>();
    private final Deque<Step> done = new ArrayDeque<>();
    private int count;

    PatchWriter(PatchPlan plan) {
        this.plan = plan;
    }

    /**
     * @throws PatchException if nothing has changed; the message says so if something has
     */
    void write() throws PatchException {
        try {
            checkUnchanged();
            for (PlannedFile file : plan.files()) {
                if (file.after().isPresent()) {
                    fresh.put(file, staged(file, file.after().get()));
                }
                if (file.before().isPresent()) {
                    old.put(file, staging(file.path()).resolve("old-" + ++count));
                }
            }
            for (PlannedFile file : plan.files()) {
                if (file.after().isEmpty()) {
                    remove(file.path(), Objects.requireNonNull(old.get(file)));
                }
            }
            for (PlannedFile file : plan.files()) {
                if (file.after().isPresent()) {
                    place(file, Objects.requireNonNull(fresh.get(file)));
                }
            }
            syncDirectories();
        } catch (IOException | UncheckedIOException e) {
            throw takenBack(e);
        } finally {
            staging.values().forEach(PatchWriter::discard);
        }
    }

    /** The files must still be as they were when the patch was checked. */
    private void checkUnchanged() throws PatchException {
        for (PlannedFile file : plan.files()) {
            Optional<FileContent> now;
            try {
                now = FileContent.read(file.path());
            } catch (PatchException e) {
                throw new PatchException(file.name() + " " + e.why() + ". Nothing was changed.", e);
            }
            if (!now.equals(file.before())) {
                throw new PatchException(
                        file.name() + " changed after the patch was checked. Nothing was changed.");
            }
        }
    }

    private PatchException takenBack(Exception problem) {
        String why = reason(problem);
        try {
            while (!done.isEmpty()) {
                done.pop().takeBack();
            }
        } catch (IOException e) {
            return new PatchException(
                    "The patch failed: " + why + ". Restoring the files failed too: " + reason(e),
                    e);
        }
        return new PatchException("The patch failed: " + why + ". Nothing was changed.", problem);
    }

    private static String reason(Exception e) {
        return switch (e) {
            case AccessDeniedException denied -> denied.getMessage() + " may not be written";
            case FileSystemException system when system.getReason() == null ->
                    system.getMessage() + " cannot be written";
            default -> String.valueOf(e.getMessage());
        };
    }

    private static void discard(Path directory) {
        try (Stream<Path> inside = Files.list(directory)) {
            for (Path path : inside.toList()) {
                Files.deleteIfExists(path);
            }
            Files.deleteIfExists(directory);
        } catch (IOException | UncheckedIOException e) {
            // only copies are left behind
        }
    }

    private Path staged(PlannedFile file, FileContent content) throws IOException {
        Path path = staging(file.path()).resolve("new-" + ++count);
        Files.createFile(path, content.isProgram() ? PROGRAM : FILE);
        try (FileChannel out = FileChannel.open(path, StandardOpenOption.WRITE)) {
            ByteBuffer bytes = ByteBuffer.wrap(FileContent.raw(content.bytes()));
            while (bytes.hasRemaining()) {
                out.write(bytes);
            }
            if (file.before().isPresent()) {
                keepAttributes(file, content, path);
            }
            out.force(true);
        }
        return path;
    }

    /** Gives a file the mode and owner of the one that it replaces. */
    private static void keepAttributes(PlannedFile file, FileContent content, Path path)
            throws IOException {
        int mode = (int) Files.getAttribute(file.path(), "unix:mode") & PERMISSIONS;
        if (content.isProgram() != file.before().orElseThrow().isProgram()) {
            mode = content.isProgram() ? mode | (mode & READABLE) >> 2 : mode & ~EXECUTABLE;
        }
        for (String owner : List.of("unix:uid", "unix:gid")) {
            Object wanted = Files.getAttribute(file.path(), owner);
            if (!wanted.equals(Files.getAttribute(path, owner))) {
                try {
                    Files.setAttribute(path, owner, wanted);
                } catch (IOException e) {
                    // only root may give files away
                }
            }
        }
        Files.setAttribute(path, "unix:mode", mode);
    }

    /** Returns the private directory on the same part of the disk, as far up as possible. */
    private Path staging(Path file) throws IOException {
        Path at = existing(file);
        Path parent = at.getParent();
        while (parent != null
                && at.startsWith(plan.root())
                && !at.equals(plan.root())
                && Files.isWritable(parent)
                && Files.getFileStore(parent).equals(Files.getFileStore(at))) {
            at = parent;
            parent = at.getParent();
        }
        Path known = staging.get(at);
        if (known == null) {
            known = at.resolve(".aish-patch-" + UUID.randomUUID());
            staging.put(at, Files.createDirectory(known, OWNER_ONLY));
        }
        return known;
    }

    private static Path existing(Path file) {
        Path at = file.getParent();
        while (at != null && !Files.isDirectory(at)) {
            at = at.getParent();
        }
        return at == null ? file.getFileSystem().getPath("/") : at;
    }

    private void remove(Path path, Path old) throws IOException {
        move(path, old);
        done.push(() -> move(old, path));
        Path parent = path.getParent();
        while (parent != null && !parent.equals(plan.root()) && parent.startsWith(plan.root())) {
            Set<PosixFilePermission> mode = Files.getPosixFilePermissions(parent);
            try {
                Files.delete(parent);
            } catch (DirectoryNotEmptyException e) {
                return;
            }
            Path empty = parent;
            done.push(
                    () -> Files.createDirectory(empty, PosixFilePermissions.asFileAttribute(mode)));
            parent = parent.getParent();
        }
    }

    private void place(PlannedFile file, Path fresh) throws IOException {
        createDirectories(file.path().getParent());
        if (file.before().isPresent()) {
            Path kept = Objects.requireNonNull(old.get(file));
            copy(file.path(), kept);
            done.push(() -> move(kept, file.path()));
        } else {
            done.push(() -> Files.deleteIfExists(file.path()));
        }
        move(fresh, file.path());
    }

    private void createDirectories(@Nullable Path directory) throws IOException {
        if (directory != null && !Files.isDirectory(directory)) {
            createDirectories(directory.getParent());
            Files.createDirectory(directory);
            done.push(() -> Files.deleteIfExists(directory));
        }
    }

    /** Gives the old file a second name, or copies it where that is not possible. */
    private static void copy(Path from, Path to) throws IOException {
        try {
            Files.createLink(to, from);
        } catch (IOException | UnsupportedOperationException e) {
            Files.copy(from, to, StandardCopyOption.COPY_ATTRIBUTES, LinkOption.NOFOLLOW_LINKS);
        }
    }

    private void move(Path from, Path to) throws IOException {
        AtomicFile.move(from, to);
    }

    private void syncDirectories() {
        Set<Path> directories = new LinkedHashSet<>();
        plan.paths().forEach(path -> directories.add(existing(path)));
        for (Path directory : directories) {
            try (FileChannel channel = FileChannel.open(directory, StandardOpenOption.READ)) {
                channel.force(true);
            } catch (IOException e) {
                // some file systems cannot sync directories
            }
        }
    }
}
