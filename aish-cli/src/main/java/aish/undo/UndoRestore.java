package aish.undo;

import module java.base;

import aish.files.AtomicFile;
import aish.files.SparseCopy;
import org.jspecify.annotations.Nullable;

/**
 * Restores paths to earlier states. Files are replaced by a rename, so that there is always the old
 * or the new one; repeating it after a crash is harmless.
 */
record UndoRestore(Path copies) {
    private static final String DRAFT = ".aish-undo-";
    private static final int OWNER_MAY_ALL = 0700;

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
        AtomicFile.move(draft, path);
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
        AtomicFile.move(draft, path);
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
        if (state.type() != FileState.Type.OTHER) {
            // the file is opened for this, so that it must be readable; a pipe would wait for its
            // other end
            Files.setAttribute(path, "unix:mode", state.mode() | OWNER_MAY_ALL);
            Files.setLastModifiedTime(path, FileTime.from(state.modified()));
        }
        Files.setAttribute(path, "unix:mode", state.mode());
    }

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
                // without a record of the command's end, the path may have been created by
                // something else
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
         * Plans to restore only mode, owner and time; if the file was written since, it keeps its
         * newer time.
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
}
