package aish.shell.remote;

import module java.base;

import org.jspecify.annotations.Nullable;

/** Answers Java's questions about files; whatever would change one is refused. */
final class RemoteProvider extends FileSystemProvider {
    private final RemoteFiles files;

    RemoteProvider(RemoteFiles files) {
        this.files = files;
    }

    @Override
    public String getScheme() {
        return "aish-on";
    }

    @Override
    public FileSystem newFileSystem(URI uri, Map<String, ?> environment) {
        throw new UnsupportedOperationException();
    }

    @Override
    public FileSystem getFileSystem(URI uri) {
        return files;
    }

    @Override
    public Path getPath(URI uri) {
        throw new UnsupportedOperationException();
    }

    @Override
    public SeekableByteChannel newByteChannel(
            Path path, Set<? extends OpenOption> options, FileAttribute<?>... attributes)
            throws IOException {
        refuseUnless(Set.of(StandardOpenOption.READ).containsAll(options));
        return new ReadBytes(files.facts().content(RemoteFiles.full(path)));
    }

    @Override
    public DirectoryStream<Path> newDirectoryStream(
            Path directory, DirectoryStream.Filter<? super Path> filter) throws IOException {
        List<Path> accepted = new ArrayList<>();
        for (String name : files.facts().names(RemoteFiles.full(directory))) {
            Path entry = directory.resolve(name);
            if (filter.accept(entry)) {
                accepted.add(entry);
            }
        }
        return new DirectoryStream<>() {
            @Override
            public Iterator<Path> iterator() {
                return accepted.iterator();
            }

            @Override
            public void close() {
                // nothing is open
            }
        };
    }

    @Override
    public void createDirectory(Path path, FileAttribute<?>... attributes) throws IOException {
        refuseUnless(false);
    }

    @Override
    public void delete(Path path) throws IOException {
        refuseUnless(false);
    }

    @Override
    public void copy(Path source, Path target, CopyOption... options) throws IOException {
        refuseUnless(false);
    }

    @Override
    public void move(Path source, Path target, CopyOption... options) throws IOException {
        refuseUnless(false);
    }

    private static void refuseUnless(boolean reads) throws IOException {
        if (!reads) {
            throw new IOException("aish changes files there only by commands");
        }
    }

    @Override
    public boolean isSameFile(Path one, Path other) throws IOException {
        return one.equals(other) || one.toRealPath().equals(other.toRealPath());
    }

    @Override
    public boolean isHidden(Path path) {
        return String.valueOf(path.getFileName()).startsWith(".");
    }

    @Override
    public FileStore getFileStore(Path path) {
        throw new UnsupportedOperationException();
    }

    @Override
    public void checkAccess(Path path, AccessMode... modes) throws IOException {
        boolean runs = List.of(modes).contains(AccessMode.EXECUTE);
        if (runs && files.isInProgramDirectory(path)) {
            if (!files.isProgram(path)) {
                throw new NoSuchFileException(path.toString());
            }
            return;
        }
        RemoteAttributes found = attributes(path, true);
        if (runs && !found.isExecutable()) {
            throw new AccessDeniedException(path.toString());
        }
    }

    @Override
    public <V extends FileAttributeView> @Nullable V getFileAttributeView(
            Path path, Class<V> type, LinkOption... options) {
        return null;
    }

    @Override
    public <A extends BasicFileAttributes> A readAttributes(
            Path path, Class<A> type, LinkOption... options) throws IOException {
        boolean follows = !List.of(options).contains(LinkOption.NOFOLLOW_LINKS);
        return type.cast(
                follows && files.isProgram(path)
                        ? RemoteAttributes.OF_PROGRAM
                        : attributes(path, follows));
    }

    private RemoteAttributes attributes(Path path, boolean follows) throws IOException {
        RemoteAttributes found = files.facts().attributes(RemoteFiles.full(path), follows);
        if (!found.exists()) {
            throw new NoSuchFileException(path.toString());
        }
        return found;
    }

    @Override
    public Map<String, Object> readAttributes(Path path, String names, LinkOption... options)
            throws IOException {
        boolean follows = !List.of(options).contains(LinkOption.NOFOLLOW_LINKS);
        RemoteAttributes found = attributes(path, follows);
        return switch (names) {
            case "unix:nlink", "nlink" -> Map.of("nlink", found.links());
            case "unix:dev", "dev" -> Map.of("dev", found.device());
            default -> throw new UnsupportedOperationException(names);
        };
    }

    @Override
    public void setAttribute(Path path, String name, @Nullable Object value, LinkOption... options)
            throws IOException {
        refuseUnless(false);
    }

    @Override
    public Path readSymbolicLink(Path link) throws IOException {
        if (!attributes(link, false).isSymbolicLink()) {
            throw new NotLinkException(link.toString());
        }
        return files.path(files.facts().linked(RemoteFiles.full(link)));
    }

    /** The content of a file that was read. */
    private static final class ReadBytes implements SeekableByteChannel {
        private final byte[] bytes;
        private int at;

        ReadBytes(byte[] bytes) {
            this.bytes = bytes;
        }

        @Override
        public int read(ByteBuffer into) {
            int length = Math.min(into.remaining(), bytes.length - at);
            into.put(bytes, at, length);
            at += length;
            return length == 0 && into.hasRemaining() ? -1 : length;
        }

        @Override
        public int write(ByteBuffer from) {
            throw new NonWritableChannelException();
        }

        @Override
        public long position() {
            return at;
        }

        @Override
        public SeekableByteChannel position(long other) {
            at = (int) Math.min(other, bytes.length);
            return this;
        }

        @Override
        public long size() {
            return bytes.length;
        }

        @Override
        public SeekableByteChannel truncate(long size) {
            throw new NonWritableChannelException();
        }

        @Override
        public boolean isOpen() {
            return true;
        }

        @Override
        public void close() {
            // nothing is open
        }
    }
}
