package aish.patch;

import module java.base;

import aish.patch.FileChange.Edit;
import aish.patch.FileChange.Kind;
import aish.patch.HunkFitter.Fit;
import aish.patch.PatchPlan.PlannedFile;
import aish.patch.PatchPlan.Problem;

/**
 * Checks whether a patch fits the files on disk, without changing any. Accepts what {@code git
 * apply --check} accepts, but hunks only within 3 lines of their place.
 */
public final class PatchCheck {
    /** A hunk that fits further away may belong somewhere else. */
    public static final int MOST_OFFSET = 3;

    private final Patch patch;
    private final PatchTarget files;
    private final PatchPaths paths;
    private final Set<Allowance> allowed;

    /** What the patch has made of the files so far; empty for those that it deletes. */
    private final Map<Path, Optional<FileContent>> results = new LinkedHashMap<>();

    private final Map<Path, Optional<FileContent>> originals = new HashMap<>();

    /** Files that a later part of the patch removes, so that others may take their names. */
    private final Set<Path> removed = new HashSet<>();

    private final List<String> notes = new ArrayList<>();
    private final List<Problem> problems = new ArrayList<>();

    /**
     * @param root the directory to which patches are limited
     * @param directory the current directory, to which names may be relative as well
     */
    PatchCheck(Patch patch, Path root, Path directory, Set<Allowance> allowed, PatchTarget files) {
        this.patch = patch;
        this.files = files;
        this.paths = PatchPaths.of(patch, root, directory, files);
        this.allowed = allowed;
    }

    PatchPlan plan() {
        notes.addAll(patch.notes());
        for (FileChange file : patch.files()) {
            if (file.kind() == Kind.DELETE || file.kind() == Kind.RENAME) {
                removed.add(paths.path(file.oldName().orElseThrow()));
            }
        }
        for (FileChange file : patch.files()) {
            try {
                add(file);
            } catch (PatchException e) {
                problems.add(new Problem(file.name() + " " + e.why(), List.of()));
            }
        }
        results.forEach(this::checkParents);
        if (!allowed.contains(Allowance.ANYWHERE)) {
            paths.concerns().forEach(why -> problems.add(new Problem(why, List.of())));
        }
        if (problems.isEmpty() && planned().isEmpty()) {
            problems.add(new Problem("The files already are as the patch wants them.", List.of()));
        }
        return new PatchPlan(
                paths.root(),
                problems.isEmpty() ? planned() : List.of(),
                notes,
                problems,
                paths.concerns());
    }

    /** A file must not be written below another one. */
    private void checkParents(Path path, Optional<FileContent> after) {
        for (Path at = path.getParent(); after.isPresent() && at != null; at = at.getParent()) {
            Optional<FileContent> made = results.get(at);
            if (made == null && files.isDirectory(at)) {
                return;
            }
            boolean file = made == null ? files.exists(at) : made.isPresent();
            if (file) {
                String what =
                        paths.name(path)
                                + " cannot be written, because "
                                + paths.name(at)
                                + " is a file";
                problems.add(new Problem(what, List.of()));
            }
        }
    }

    private List<PlannedFile> planned() {
        List<PlannedFile> files = new ArrayList<>();
        results.forEach(
                (path, after) -> {
                    Optional<FileContent> before = originals.getOrDefault(path, Optional.empty());
                    if (!before.equals(after)) {
                        files.add(new PlannedFile(path, paths.name(path), before, after));
                    }
                });
        return files;
    }

    private void add(FileChange file) throws PatchException {
        if (file.edit() instanceof Edit.Binary) {
            throw new PatchException("is a binary file, which a patch cannot change here");
        }
        boolean within = file.oldName().stream().allMatch(paths::isWithin);
        within &= file.newName().stream().allMatch(paths::isWithin);
        if (!within && !allowed.contains(Allowance.ANYWHERE)) {
            return; // whether such a file exists is nobody's business
        }
        Optional<FileContent> before = before(file);
        int fresh = problems.size();
        Optional<FileContent> after = after(file, before);
        if (problems.size() == fresh) {
            put(file, after);
        }
    }

    private Optional<FileContent> before(FileChange file) throws PatchException {
        if (file.oldName().isEmpty()) {
            return Optional.empty();
        }
        Path path = paths.path(file.oldName().get());
        boolean moved = file.kind() == Kind.RENAME || file.kind() == Kind.COPY;
        Optional<FileContent> earlier = results.get(path);
        if (earlier == null || moved) {
            return onDisk(path);
        }
        if (earlier.isEmpty()) {
            throw new PatchException("was renamed or deleted by an earlier part of the patch");
        }
        return earlier;
    }

    private Optional<FileContent> onDisk(Path path) throws PatchException {
        Optional<FileContent> known = originals.get(path);
        if (known == null) {
            known = files.read(path);
            originals.put(path, known);
        }
        return known;
    }

    private Optional<FileContent> after(FileChange file, Optional<FileContent> before)
            throws PatchException {
        boolean created = before.isEmpty() && mayCreate(file);
        if (before.isEmpty() && !created) {
            throw new PatchException("does not exist");
        }
        boolean named = file.kind() == Kind.RENAME || file.kind() == Kind.COPY;
        if (file.newName().isPresent() && (created || named)) {
            checkFree(paths.path(file.newName().get()));
        }
        int mode = mode(file, before);
        String bytes = edited(file, before.map(FileContent::bytes));
        if (file.kind() == Kind.DELETE) {
            if (!bytes.isEmpty() && problems.isEmpty()) {
                throw new PatchException("would still have content after its deletion");
            }
            return Optional.empty();
        }
        return Optional.of(new FileContent(bytes, mode));
    }

    /** Whether the change makes sense without a file. */
    private static boolean mayCreate(FileChange file) {
        return switch (file.kind()) {
            case CREATE -> true;
            case CHANGE ->
                    switch (file.edit()) {
                        case Edit.Whole _ -> true;
                        case Edit.Replacement(_, String search, _) -> search.isEmpty();
                        // a plain diff does not say whether there was a file
                        case Edit.Hunks(List<Hunk> hunks) ->
                                file.oldMode().isEmpty()
                                        && hunks.size() == 1
                                        && hunks.getFirst().before().isEmpty();
                        case Edit.Binary _ -> false;
                    };
            case DELETE, RENAME, COPY -> false;
        };
    }

    private void checkFree(Path path) throws PatchException {
        Optional<FileContent> earlier = results.get(path);
        boolean gone = earlier == null ? removed.contains(path) : earlier.isEmpty();
        if (earlier != null && earlier.isPresent()) {
            throw new PatchException("is created twice");
        }
        if (!gone && onDisk(path).isPresent()) {
            throw new PatchException("already exists");
        }
        if (gone) {
            onDisk(path);
        }
    }

    private static int mode(FileChange file, Optional<FileContent> before) throws PatchException {
        int known = before.map(FileContent::mode).orElse(FileContent.FILE);
        int expected = file.oldMode().orElse(known);
        int mode = file.newMode().orElse(known);
        if (Stream.of(known, expected, mode)
                .anyMatch(each -> (each & FileContent.TYPE) == FileContent.LINK)) {
            throw new PatchException("is a symbolic link, which a patch cannot change here");
        }
        if (before.isPresent() && ((expected ^ known) & FileContent.TYPE) != 0) {
            throw new PatchException("is not what the patch expects");
        }
        boolean plain = (mode & FileContent.TYPE) == (FileContent.FILE & FileContent.TYPE);
        if ((mode & FileContent.TYPE) == FileContent.SUBMODULE) {
            throw new PatchException("is a submodule, which a patch cannot change here");
        }
        if (!plain) {
            throw new PatchException(
                    "cannot have the mode " + Integer.toOctalString(mode) + " of a patch");
        }
        return (mode & 0100) == 0 ? FileContent.FILE : FileContent.PROGRAM;
    }

    private String edited(FileChange file, Optional<String> before) throws PatchException {
        return switch (file.edit()) {
            case Edit.Hunks(List<Hunk> hunks) -> hunked(file.name(), hunks, before.orElse(""));
            case Edit.Replacement edit -> TextEdit.replace(before, edit);
            case Edit.Whole(String content) -> TextEdit.whole(before, content);
            case Edit.Binary _ -> before.orElse("");
        };
    }

    private String hunked(String name, List<Hunk> hunks, String before) {
        HunkFitter fitter = new HunkFitter(before);
        for (int i = 0; i < hunks.size(); i++) {
            String what = (hunks.size() == 1 ? "the hunk" : "hunk " + (i + 1)) + " of " + name;
            Optional<Fit> fit = fit(fitter, hunks.get(i), what);
            if (fit.isPresent()) {
                fitter.apply(hunks.get(i), fit.get());
            }
        }
        return fitter.bytes();
    }

    private Optional<Fit> fit(HunkFitter fitter, Hunk hunk, String what) {
        boolean fuzz = allowed.contains(Allowance.FUZZ);
        Optional<Fit> fit = fuzz ? fitter.fuzzy(hunk) : fitter.exact(hunk);
        String place = what + " (line " + Math.max(1, hunk.oldStart()) + ")";
        if (fit.isEmpty()) {
            boolean endings = fitter.differsInEndings(hunk);
            problems.add(
                    endings
                            ? new Problem(
                                    place
                                            + " differs from the file only in line endings. --fuzz"
                                            + " applies it with those of the file.",
                                    List.of())
                            : new Problem(
                                    place + " differs from the file.", fitter.mismatch(hunk)));
        } else if (Math.abs(fit.get().offset()) > MOST_OFFSET && !fuzz) {
            problems.add(
                    new Problem(
                            place
                                    + " only fits at line "
                                    + (fit.get().position() + 1)
                                    + ", "
                                    + moved(fit.get().offset())
                                    + ". --fuzz applies it there.",
                            List.of()));
            return Optional.empty();
        } else {
            note(what, fit.get());
        }
        return fit;
    }

    private void note(String what, Fit fit) {
        List<String> said = new ArrayList<>();
        if (fit.offset() != 0) {
            said.add(moved(fit.offset()));
        }
        if (fit.fuzz() > 0) {
            said.add(
                    "with "
                            + fit.fuzz()
                            + (fit.fuzz() == 1 ? " line" : " lines")
                            + " of context ignored at each end");
        }
        if (fit.endings()) {
            said.add("with the line endings of the file");
        }
        if (!said.isEmpty()) {
            String text = what + " applies " + String.join(", ", said) + ".";
            notes.add(Character.toUpperCase(text.charAt(0)) + text.substring(1));
        }
    }

    private static String moved(int offset) {
        int lines = Math.abs(offset);
        return lines + (lines == 1 ? " line " : " lines ") + (offset > 0 ? "further down" : "up");
    }

    private void put(FileChange file, Optional<FileContent> after) {
        if (file.kind() == Kind.DELETE || file.kind() == Kind.RENAME) {
            results.put(paths.path(file.oldName().orElseThrow()), Optional.empty());
        }
        if (file.newName().isPresent()) {
            results.put(paths.path(file.newName().get()), after);
        }
    }
}
