package aish.patch;

import module java.base;

import aish.files.PrivateFiles;
import aish.patch.PatchPlan.PlannedFile;
import aish.text.ShownName;

/** A private directory with those files of a copy of the disk that a patch is about. */
final class CopyStage implements AutoCloseable {
    private final CopyTarget files;
    private final Path root;
    private final Path stage;

    /**
     * @param root the directory on the copy to which patches are limited
     */
    CopyStage(CopyTarget files, Path root) throws PatchException {
        this.files = files;
        this.root = root;
        try {
            this.stage = Files.createTempDirectory("aish-stage").toRealPath();
        } catch (IOException e) {
            throw new PatchException("there is no room for temporary files", e);
        }
    }

    PatchPlan plan(Patch patch, Path directory, Set<Allowance> allowed) throws PatchException {
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
            Set<Allowance> fuzz = EnumSet.noneOf(Allowance.class);
            fuzz.addAll(allowed);
            fuzz.remove(Allowance.ANYWHERE); // the stage has only what is allowed
            return onCopy(PatchCheck.check(new Patch(changes, patch.notes()), stage, here, fuzz));
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
        CopyTarget.Found found = files.find(path);
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
                                found.kind() == CopyTarget.Found.Kind.PROGRAM
                                        ? "rwx------"
                                        : "rw-------"));
            }
        }
    }

    private PatchPlan onCopy(PatchPlan plan) throws PatchException {
        List<PlannedFile> changed = new ArrayList<>();
        for (PlannedFile file : plan.files()) {
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
