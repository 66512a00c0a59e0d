package aish.shell.remote;

import module java.base;

import org.jspecify.annotations.Nullable;

/**
 * A path on another machine. It can be joined with no path of this one, so that nothing here is
 * taken for something there; its text is the same as that of a path here.
 *
 * @param inner the same path, for its parts only
 */
record RemotePath(RemoteFiles files, Path inner) implements Path {
    private Path of(Path path) {
        return new RemotePath(files, path);
    }

    private @Nullable Path orNull(@Nullable Path path) {
        return path == null ? null : of(path);
    }

    private Path innerOf(Path other) {
        if (other instanceof RemotePath path && path.files.equals(files)) {
            return path.inner;
        }
        throw new ProviderMismatchException();
    }

    @Override
    public FileSystem getFileSystem() {
        return files;
    }

    @Override
    public boolean isAbsolute() {
        return inner.isAbsolute();
    }

    @Override
    public @Nullable Path getRoot() {
        return orNull(inner.getRoot());
    }

    @Override
    public @Nullable Path getFileName() {
        return orNull(inner.getFileName());
    }

    @Override
    public @Nullable Path getParent() {
        return orNull(inner.getParent());
    }

    @Override
    public int getNameCount() {
        return inner.getNameCount();
    }

    @Override
    public Path getName(int index) {
        return of(inner.getName(index));
    }

    @Override
    public Path subpath(int begin, int end) {
        return of(inner.subpath(begin, end));
    }

    @Override
    public boolean startsWith(Path other) {
        return other.getFileSystem().equals(files) && inner.startsWith(innerOf(other));
    }

    @Override
    public boolean endsWith(Path other) {
        return other.getFileSystem().equals(files) && inner.endsWith(innerOf(other));
    }

    @Override
    public Path normalize() {
        return of(inner.normalize());
    }

    @Override
    public Path resolve(Path other) {
        return of(inner.resolve(innerOf(other)));
    }

    @Override
    public Path relativize(Path other) {
        return of(inner.relativize(innerOf(other)));
    }

    @Override
    public URI toUri() {
        return URI.create("aish-on:///" + files.target() + inner.toUri().getRawPath());
    }

    @Override
    public Path toAbsolutePath() {
        return of(files.home().resolve(inner));
    }

    @Override
    public Path toRealPath(LinkOption... options) throws IOException {
        return files.path(files.facts().real(RemoteFiles.full(this)));
    }

    @Override
    public WatchKey register(
            WatchService watcher, WatchEvent.Kind<?>[] kinds, WatchEvent.Modifier... modifiers) {
        throw new UnsupportedOperationException();
    }

    @Override
    public int compareTo(Path other) {
        return inner.compareTo(innerOf(other));
    }

    @Override
    public String toString() {
        return inner.toString();
    }
}
