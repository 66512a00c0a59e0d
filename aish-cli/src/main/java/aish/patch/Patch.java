package aish.patch;

import module java.base;

import aish.patch.FileChange.Edit;
import aish.text.Counted;

/**
 * Changes to files, which are applied together or not at all.
 *
 * @param notes what was repaired while reading it
 */
public record Patch(List<FileChange> files, List<String> notes) {
    public Patch {
        files = List.copyOf(files);
        notes = List.copyOf(notes);
    }

    /**
     * Reads a unified diff; text around it is ignored.
     *
     * @throws PatchException if there is none, or it is corrupt
     */
    public static Patch read(String diff) throws PatchException {
        Patch patch = new DiffReader(diff).read();
        if (patch.files().isEmpty()) {
            throw new PatchException("There is no unified diff in the text.");
        }
        return patch;
    }

    /**
     * Returns the changes of the patch as text that {@link AnswerReader} reads as the same patch: a
     * unified diff, if it was one.
     */
    public String source() {
        return PatchSource.of(this);
    }

    /** Whether it was a unified diff, which needs no look at the files. */
    public boolean isDiff() {
        return files.stream().allMatch(file -> file.edit() instanceof Edit.Hunks);
    }

    /** Says in a few words what it does, such as "2 files, 3 hunks, +12 −4". */
    public String summary() {
        long changed = files.stream().map(FileChange::name).distinct().count();
        int added = files.stream().mapToInt(FileChange::added).sum();
        int removed = files.stream().mapToInt(FileChange::removed).sum();
        return Counted.of(changed, "file")
                + ", "
                + Counted.of(parts(), "hunk")
                + ", +"
                + added
                + " −"
                + removed;
    }

    /** Returns the names of the files, each once. */
    public List<String> names() {
        return files.stream().map(FileChange::name).distinct().toList();
    }

    /** How many hunks it has; a file that is not changed by hunks counts as one. */
    public int parts() {
        return files.stream().mapToInt(FileChange::parts).sum();
    }

    /**
     * Returns the patch without one of its hunks.
     *
     * @param number counts all hunks of the patch, from 1
     */
    public Patch without(int number) {
        List<FileChange> rest = new ArrayList<>();
        int first = 1;
        for (FileChange file : files) {
            int index = number - first;
            first += file.parts();
            if (index < 0 || index >= file.parts()) {
                rest.add(file);
            } else if (file.hunks().size() > 1) {
                rest.add(file.withHunks(without(file.hunks(), index)));
            }
        }
        return new Patch(rest, notes);
    }

    private static List<Hunk> without(List<Hunk> hunks, int index) {
        List<Hunk> rest = new ArrayList<>(hunks.subList(0, index));
        int growth = hunks.get(index).growth();
        hunks.subList(index + 1, hunks.size()).forEach(hunk -> rest.add(hunk.movedBy(-growth)));
        return rest;
    }
}
