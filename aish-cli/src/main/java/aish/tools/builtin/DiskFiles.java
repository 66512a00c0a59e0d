package aish.tools.builtin;

import module java.base;

import aish.workspace.DirectorySource;
import aish.workspace.FileSource;
import aish.workspace.SearchSource;
import aish.workspace.SourceException;
import aish.workspace.SourceText;
import org.jspecify.annotations.Nullable;

/** The files of this machine. */
record DiskFiles() implements WorldFiles {
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
}
