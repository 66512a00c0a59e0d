package aish.tools.builtin;

import module java.base;

import aish.patch.Allowance;
import aish.patch.AppliedPatch;
import aish.patch.Patch;
import aish.patch.PatchCheck;
import aish.patch.PatchException;
import aish.patch.PatchPlan;
import aish.undo.UndoStore;
import aish.workspace.DirectorySource;
import aish.workspace.FileSource;
import aish.workspace.SearchSource;
import aish.workspace.SourceException;
import aish.workspace.SourceText;
import org.jspecify.annotations.Nullable;

/**
 * The files of this machine.
 *
 * @param undo where files are saved before they change; empty if they are not
 */
record DiskFiles(Supplier<Optional<UndoStore>> undo) implements WorldFiles {
    @Override
    public Path real(Path path) {
        Path whole = path.toAbsolutePath();
        for (@Nullable Path at = whole; at != null; at = at.getParent()) {
            try {
                Path rest = at.relativize(whole);
                return at.toRealPath().resolve(rest).normalize();
            } catch (IOException e) {
                // only a part of it exists
            }
        }
        return whole.normalize();
    }

    @Override
    public SourceText read(Path file, long first, long last) throws SourceException {
        return FileSource.read(file, first, last);
    }

    @Override
    public SourceText list(Path directory) throws SourceException {
        return DirectorySource.list(directory);
    }

    @Override
    public SourceText search(Path place, String query, Predicate<Path> leftOut)
            throws SourceException {
        return SearchSource.find(place, query, leftOut);
    }

    @Override
    public PatchPlan plan(Patch patch, Path root, Path directory, Set<Allowance> allowed) {
        return PatchCheck.check(patch, root, directory, allowed);
    }

    @Override
    public boolean apply(PatchPlan plan, String id, Path directory) throws PatchException {
        return AppliedPatch.apply(plan, undo.get(), id, directory).saved().isPresent();
    }
}
