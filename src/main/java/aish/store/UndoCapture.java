package aish.store;

import aish.safety.AffectedFiles;
import aish.safety.Effort;
import aish.safety.FileWalk;
import aish.safety.Touched.Kind;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Gathers what is to be set aside, and only then copies it. */
final class UndoCapture {
    private final Map<Path, FileState> states = new LinkedHashMap<>();
    private final long maxBytes;
    private final Effort effort;
    private long bytes;

    UndoCapture(long maxBytes, Effort effort) {
        this.maxBytes = maxBytes;
        this.effort = effort;
    }

    boolean isEmpty() {
        return states.isEmpty();
    }

    /** All that a path of a command may affect, what is not there yet among it. */
    void add(AffectedFiles.Root root) throws IOException, UndoException {
        add(root.path());
        boolean through =
                root.kind() == Kind.OVERWRITE
                        || root.kind() == Kind.APPEND
                        || root.kind() == Kind.PERMISSION;
        if (through && Files.isSymbolicLink(root.path()) && Files.exists(root.path())) {
            add(root.path().toRealPath());
        }
        if (root.overlay().isPresent()) {
            overlay(root.path(), root.overlay().get());
        } else if (root.recursive() || root.search().isPresent()) {
            walk(root);
        }
        checkEffort();
    }

    private void walk(AffectedFiles.Root root) throws IOException, UndoException {
        List<Path> met = new ArrayList<>();
        List<Path> hidden = new ArrayList<>();
        new FileWalk(effort, gathering(met, hidden)).walk(root);
        addAll(met, hidden);
    }

    /** All that is in a directory. */
    void addTree(Path path) throws IOException, UndoException {
        List<Path> met = new ArrayList<>();
        List<Path> hidden = new ArrayList<>();
        new FileWalk(effort, gathering(met, hidden)).tree(path);
        addAll(met, hidden);
        checkEffort();
    }

    private void overlay(Path target, Path source) throws IOException, UndoException {
        List<Path> met = new ArrayList<>();
        List<Path> hidden = new ArrayList<>();
        new FileWalk(effort, gathering(met, hidden)).tree(source);
        for (Path path : met) {
            add(target.resolve(source.relativize(path).toString()));
        }
    }

    private static FileWalk.Visitor gathering(List<Path> met, List<Path> hidden) {
        return new FileWalk.Visitor() {
            @Override
            public void visit(Path path, BasicFileAttributes attributes) {
                met.add(path);
            }

            @Override
            public void unreadable(Path path) {
                hidden.add(path);
            }
        };
    }

    private void addAll(List<Path> met, List<Path> hidden) throws IOException, UndoException {
        if (!hidden.isEmpty()) {
            throw new UndoException(hidden.getFirst() + " cannot be read");
        }
        for (Path path : met) {
            add(path);
        }
    }

    private void checkEffort() throws UndoException {
        if (effort.isSpent()) {
            throw new UndoException("there are too many files");
        }
    }

    /** One path, whether something is there or not. */
    void add(Path path) throws IOException, UndoException {
        if (states.containsKey(path)) {
            return;
        }
        FileState state = FileState.read(path);
        switch (state.type()) {
            case FILE -> {
                bytes += state.size();
                if (bytes > maxBytes) {
                    throw new UndoException("it is more than undo.max_bytes allows to set aside");
                }
                if (!Files.isReadable(path)) {
                    throw new UndoException(path + " cannot be read");
                }
            }
            case OTHER -> throw new UndoException(path + " is a device or the like");
            case ABSENT -> {
                Path parent = path.getParent();
                if (parent != null && !Files.exists(parent)) {
                    add(parent);
                }
            }
            case DIRECTORY, LINK -> {}
        }
        states.put(path, state);
    }

    /** The directories between a path and the top of a tree, which may come and go with it. */
    void addParents(Path path, Path top) throws IOException, UndoException {
        for (Path at = path.getParent();
                at != null && at.startsWith(top) && !at.equals(top);
                at = at.getParent()) {
            add(at);
        }
    }

    /** Copies the contents into a folder and gives the states with the numbers of the copies. */
    List<FileState> copyInto(Path folder) throws IOException {
        PrivateFiles.createDirectories(folder);
        List<FileState> copied = new ArrayList<>();
        int number = 0;
        for (FileState state : states.values()) {
            if (state.type() == FileState.Type.FILE) {
                Files.copy(state.path(), folder.resolve(String.valueOf(number)));
                copied.add(state.copied(number++));
            } else {
                copied.add(state);
            }
        }
        return copied;
    }
}
