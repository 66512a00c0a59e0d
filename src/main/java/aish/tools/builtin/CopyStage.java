package aish.tools.builtin;

import module java.base;

import aish.files.PrivateFiles;
import aish.patch.FileChange;
import aish.patch.FileContent;
import aish.patch.Patch;
import aish.patch.PatchCheck;
import aish.patch.PatchException;
import aish.patch.PatchPlan;
import aish.patch.PatchPlan.PlannedFile;
import aish.text.ShownName;

/** A private directory with those files of a copy of the disk that a patch is about. */
final class CopyStage implements AutoCloseable {
    private static final int TYPE = 0170000;
    private static final int LINK = 0120000;
    private static final int EXECUTABLE = 0100;

    private final CopyFiles files;
    private final Path root;
    private final Path stage;

    /**
     * @param root the directory on the copy to which patches are limited
     */
    CopyStage(CopyFiles files, Path root) throws PatchException {
        this.files = files;
        this.root = root;
        try {
            this.stage = Files.createTempDirectory("aish-stage").toRealPath();
        } catch (IOException e) {
            throw new PatchException("there is no room for temporary files", e);
        }
    }

    static boolean isProgram(FileContent content) {
        return (content.mode() & EXECUTABLE) != 0;
    }

    PatchPlan plan(Patch patch, Path directory) throws PatchException {
        try {
            Path here = directory.startsWith(root) ? staged(directory) : stage;
            Files.createDirectories(here);
            List<FileChange> changes = new ArrayList<>();
            for (FileChange change : patch.files()) {
                for (String name : names(change)) {
                    fetch(root.resolve(name).normalize());
                    fetch(directory.resolve(name).normalize());
                }
                changes.add(relative(change));
            }
            return onCopy(
                    PatchCheck.check(new Patch(changes, patch.notes()), stage, here, Set.of()));
        } catch (IOException | InvalidPathException e) {
            throw new PatchException("the patch cannot be checked: " + e.getMessage(), e);
        }
    }

    private static List<String> names(FileChange change) {
        return Stream.concat(change.oldName().stream(), change.newName().stream())
                .distinct()
                .toList();
    }

    /** Names below the root of the whole disk are given as absolute paths. */
    private FileChange relative(FileChange change) {
        return root.getParent() == null
                ? new FileChange(
                        change.kind(),
                        change.oldName().map(CopyStage::relative),
                        change.newName().map(CopyStage::relative),
                        change.oldMode(),
                        change.newMode(),
                        change.edit())
                : change;
    }

    private static String relative(String name) {
        return name.startsWith("/") ? name.substring(1) : name;
    }

    private Path staged(Path path) {
        return stage.resolve(root.relativize(path).toString());
    }

    private void fetch(Path path) throws PatchException, IOException {
        if (!path.startsWith(root) || path.equals(root)) {
            return; // the check refuses it
        }
        Path parent = Objects.requireNonNull(path.getParent());
        if (!files.real(parent).equals(parent)) {
            throw new PatchException(ShownName.of(path) + " leads through a symbolic link");
        }
        CopyFiles.Found found = files.find(path);
        switch (found.kind()) {
            case NONE -> {}
            case LINK, DIRECTORY, OTHER ->
                    throw new PatchException(ShownName.of(path) + " is not a regular file");
            case FILE, PROGRAM -> {
                Path copy = staged(path);
                Files.createDirectories(copy.getParent());
                Files.write(copy, found.raw());
                Files.setPosixFilePermissions(
                        copy,
                        PosixFilePermissions.fromString(
                                found.kind() == CopyFiles.Found.Kind.PROGRAM
                                        ? "rwx------"
                                        : "rw-------"));
            }
        }
    }

    private PatchPlan onCopy(PatchPlan plan) throws PatchException {
        List<PlannedFile> changed = new ArrayList<>();
        for (PlannedFile file : plan.files()) {
            if (file.after().isPresent() && (file.after().get().mode() & TYPE) == LINK) {
                throw new PatchException(file.name() + " would become a symbolic link");
            }
            changed.add(
                    new PlannedFile(
                            root.resolve(stage.relativize(file.path()).toString()),
                            root.getParent() == null ? "/" + file.name() : file.name(),
                            file.before(),
                            file.after()));
        }
        List<PatchPlan.Problem> problems =
                plan.problems().stream()
                        .map(
                                problem ->
                                        new PatchPlan.Problem(
                                                problem.what()
                                                        .replace(stage.toString(), root.toString()),
                                                problem.details()))
                        .toList();
        return new PatchPlan(root, changed, plan.notes(), problems, plan.outside());
    }

    @Override
    public void close() throws PatchException {
        try {
            PrivateFiles.deleteTree(stage);
        } catch (IOException e) {
            throw new PatchException("temporary files cannot be deleted: " + e.getMessage(), e);
        }
    }
}
