package aish.shell.remote;

import module java.base;

import aish.bash.ShellQuoting;
import aish.process.ProgramRunner;
import aish.text.HomePath;
import org.jspecify.annotations.Nullable;

/**
 * The files of a target, for reading only, as its shell tells of them. Answers are kept until the
 * next command; a question that has no answer makes everything {@link #doubt doubtful} that was
 * concluded from it.
 */
public final class RemoteFiles extends FileSystem implements ProgramRunner {
    /** Asks the shell there what a command prints. */
    @FunctionalInterface
    public interface Asked {
        /** Returns empty if it cannot answer now. */
        Optional<String> answer(String command);
    }

    /** More questions are not asked between two commands. */
    private static final int MOST_QUESTIONS = 40;

    /** Longer lists of files are not read, nor larger files. */
    private static final int MOST_FILES = 2000;

    private static final int LARGEST_FILE = 1 << 20;

    private static final String STAT = "stat -c '%f|%s|%h|%d|%y|%n' --";

    private final Target target;
    private final Path home;
    private final Asked shell;
    private final Provider provider = new Provider(this);

    private final Map<String, Optional<RemoteAttributes>> known = new HashMap<>();
    private final Map<String, List<String>> listed = new HashMap<>();
    private final Map<String, Set<String>> programs = new HashMap<>();
    private int questions;
    private boolean unanswered;

    /**
     * @param home the user's home directory there
     */
    public RemoteFiles(Target target, String home, Asked shell) {
        this.target = target;
        this.home = Path.of(home);
        this.shell = shell;
    }

    public Target target() {
        return target;
    }

    Path home() {
        return home;
    }

    /** The user's home directory there. */
    public Path homeThere() {
        return new RemotePath(this, home);
    }

    /** Whether something is known to be there, without asking. */
    public synchronized boolean knows(Path path) {
        Optional<RemoteAttributes> found = known.get(full(path));
        return found != null && found.isPresent();
    }

    /** Learns what is in a directory, before anybody needs it. */
    public void look(Path directory) {
        try {
            names(directory);
        } catch (IOException e) {
            // then it is asked for again
        }
    }

    public Path path(String text) {
        return new RemotePath(this, Path.of(text));
    }

    /** Returns the target of a path that is not of this machine. */
    public static Optional<Target> targetOf(Path path) {
        return path.getFileSystem() instanceof RemoteFiles files
                ? Optional.of(files.target)
                : Optional.empty();
    }

    /** Returns the path as users know it: {@code host:/path} if it is not of this machine. */
    public static String shown(Path path) {
        return targetOf(path).map(there -> there + ":" + path).orElse(path.toString());
    }

    /**
     * Returns the path for a prompt, with a tilde for the user's home.
     *
     * @param here the home on this machine
     */
    public static String shown(Path path, Path here) {
        return path.getFileSystem() instanceof RemoteFiles files
                ? files.target + ":" + HomePath.shorten(path.toString(), files.home)
                : HomePath.shorten(path.toString(), here);
    }

    /** Forgets what a command may have changed; programs are known until the path changes. */
    public synchronized void forget() {
        known.clear();
        listed.clear();
        questions = 0;
        unanswered = false;
    }

    /** Whether something was asked for that could not be answered; starts anew. */
    public synchronized boolean doubt() {
        boolean was = unanswered;
        unanswered = false;
        questions = 0;
        return was;
    }

    /** Learns which programs the directories of a search path have. */
    public synchronized void learnPrograms(String path) {
        programs.clear();
        String directories =
                Stream.of(path.split(":", -1))
                        .filter(directory -> directory.startsWith("/"))
                        .map(ShellQuoting::quote)
                        .collect(Collectors.joining(" "));
        String answer =
                directories.isEmpty()
                        ? ""
                        : shell.answer(
                                        "for d in %s; do printf '\\1%%s\\n' \"$d\"; for f in \"$d\"/*; do [ -f \"$f\" ] && [ -x \"$f\" ] && printf '%%s\\n' \"${f##*/}\"; done; done"
                                                .formatted(directories))
                                .orElse("");
        for (String part : answer.split("\1", -1)) {
            List<String> lines = part.lines().toList();
            if (!lines.isEmpty()) {
                programs.put(lines.getFirst(), Set.copyOf(lines.subList(1, lines.size())));
            }
        }
    }

    /** Returns the names of the programs that were learned. */
    public synchronized Set<String> programNames() {
        return programs.values().stream().flatMap(Set::stream).collect(Collectors.toSet());
    }

    private String ask(String command) throws IOException {
        Optional<String> answer =
                questions++ < MOST_QUESTIONS ? shell.answer(command) : Optional.empty();
        if (answer.isEmpty()) {
            unanswered = true;
            throw new IOException(target + " does not answer");
        }
        return answer.get();
    }

    private boolean isProgram(Path path) {
        Set<String> names = programs.get(String.valueOf(path.getParent()));
        return names != null && names.contains(String.valueOf(path.getFileName()));
    }

    private boolean isInProgramDirectory(Path path) {
        return programs.containsKey(String.valueOf(path.getParent()));
    }

    private synchronized RemoteAttributes attributes(Path path, boolean follows)
            throws IOException {
        String name = full(path) + (follows ? "/." : "");
        Optional<RemoteAttributes> found = known.get(name);
        if (found == null) {
            String command = follows ? STAT.replace("stat ", "stat -L ") : STAT;
            String answer =
                    ask(
                            "%s %s 2>/dev/null; printf '\\1%%s' \"$(command -v stat)\""
                                    .formatted(command, ShellQuoting.quote(full(path))));
            int end = answer.lastIndexOf('\1');
            if (end < 0 || end == answer.length() - 1) {
                unanswered = true;
                throw new IOException("no stat on " + target);
            }
            found = answer.substring(0, end).lines().findFirst().flatMap(RemoteAttributes::parse);
            known.put(name, found);
        }
        return found.orElseThrow(() -> new NoSuchFileException(path.toString()));
    }

    /** Leaves {@code ..} in it, which leads elsewhere behind a symbolic link. */
    private static String full(Path path) {
        return path.toAbsolutePath().toString();
    }

    private synchronized List<String> names(Path directory) throws IOException {
        String name = full(directory);
        List<String> found = listed.get(name);
        if (found == null) {
            String quoted = ShellQuoting.quote(name.equals("/") ? "/." : name + "/");
            String answer =
                    ask(
                            "[ -d %1$s ] && [ -r %1$s ] && { find %1$s -mindepth 1 -maxdepth 1 -exec %2$s {} + | head -n %3$d; } 2>/dev/null"
                                    .formatted(quoted, STAT, MOST_FILES + 1));
            found = new ArrayList<>();
            for (String line : answer.lines().toList()) {
                Optional<RemoteAttributes> one = RemoteAttributes.parse(line);
                if (one.isEmpty() || found.size() == MOST_FILES) {
                    unanswered = true;
                    throw new IOException(name + " has too many files, or strange ones");
                }
                String last = String.valueOf(Path.of(one.get().name()).getFileName());
                found.add(last);
                known.put(name.equals("/") ? "/" + last : name + "/" + last, one);
            }
            listed.put(name, found);
        }
        return found;
    }

    synchronized Path real(String path) throws IOException {
        String answer =
                ask("readlink -f -- " + ShellQuoting.quote(path) + " 2>/dev/null").stripTrailing();
        if (!answer.startsWith("/")) {
            throw new NoSuchFileException(path);
        }
        return Path.of(answer);
    }

    private synchronized byte[] content(Path path) throws IOException {
        if (attributes(path, true).size() > LARGEST_FILE) {
            unanswered = true;
            throw new IOException(path + " is larger than 1 MB");
        }
        String answer = ask("base64 < " + ShellQuoting.quote(full(path)) + " 2>/dev/null");
        try {
            return Base64.getMimeDecoder().decode(answer);
        } catch (IllegalArgumentException e) {
            throw new IOException(path + " cannot be read on " + target, e);
        }
    }

    @Override
    public synchronized Optional<String> output(List<String> words) {
        String command = words.stream().map(ShellQuoting::quote).collect(Collectors.joining(" "));
        try {
            // a NUL would end the answer
            String answer =
                    ask(
                            "{ %s </dev/null | tr '\\000' '\\002'; } 2>/dev/null; printf '\\1'"
                                    .formatted(command));
            return answer.endsWith("\1")
                    ? Optional.of(answer.substring(0, answer.length() - 1).replace('\2', '\0'))
                    : Optional.empty();
        } catch (IOException e) {
            return Optional.empty();
        }
    }

    /** Returns the target's name, which users put before a path. */
    @Override
    public String toString() {
        return target.toString();
    }

    @Override
    public FileSystemProvider provider() {
        return provider;
    }

    @Override
    public void close() {
        // its shell is closed by whoever started it
    }

    @Override
    public boolean isOpen() {
        return true;
    }

    @Override
    public boolean isReadOnly() {
        return true;
    }

    @Override
    public String getSeparator() {
        return "/";
    }

    @Override
    public Iterable<Path> getRootDirectories() {
        return List.of(path("/"));
    }

    @Override
    public Iterable<FileStore> getFileStores() {
        return List.of();
    }

    @Override
    public Set<String> supportedFileAttributeViews() {
        return Set.of("basic", "unix");
    }

    @Override
    public Path getPath(String first, String... more) {
        return new RemotePath(this, Path.of(first, more));
    }

    @Override
    public PathMatcher getPathMatcher(String pattern) {
        PathMatcher inner = FileSystems.getDefault().getPathMatcher(pattern);
        return path -> inner.matches(Path.of(path.toString()));
    }

    @Override
    public UserPrincipalLookupService getUserPrincipalLookupService() {
        throw new UnsupportedOperationException();
    }

    @Override
    public WatchService newWatchService() {
        throw new UnsupportedOperationException();
    }

    /** Answers Java's questions about files; whatever would change one is refused. */
    private static final class Provider extends FileSystemProvider {
        private final RemoteFiles files;

        Provider(RemoteFiles files) {
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
            return new ReadBytes(files.content(path));
        }

        @Override
        public DirectoryStream<Path> newDirectoryStream(
                Path directory, DirectoryStream.Filter<? super Path> filter) throws IOException {
            List<Path> accepted = new ArrayList<>();
            for (String name : files.names(directory)) {
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
            synchronized (files) {
                if (runs && files.isInProgramDirectory(path)) {
                    if (!files.isProgram(path)) {
                        throw new NoSuchFileException(path.toString());
                    }
                    return;
                }
            }
            RemoteAttributes found = files.attributes(path, true);
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
            synchronized (files) {
                if (files.isProgram(path) && follows) {
                    return type.cast(RemoteAttributes.OF_PROGRAM);
                }
            }
            return type.cast(files.attributes(path, follows));
        }

        @Override
        public Map<String, Object> readAttributes(Path path, String names, LinkOption... options)
                throws IOException {
            boolean follows = !List.of(options).contains(LinkOption.NOFOLLOW_LINKS);
            RemoteAttributes found = files.attributes(path, follows);
            return switch (names) {
                case "unix:nlink", "nlink" -> Map.of("nlink", found.links());
                case "unix:dev", "dev" -> Map.of("dev", found.device());
                default -> throw new UnsupportedOperationException(names);
            };
        }

        @Override
        public void setAttribute(
                Path path, String name, @Nullable Object value, LinkOption... options)
                throws IOException {
            refuseUnless(false);
        }

        @Override
        public Path readSymbolicLink(Path link) throws IOException {
            synchronized (files) {
                String answer =
                        files.ask("readlink -- " + ShellQuoting.quote(full(link))).stripTrailing();
                if (answer.isEmpty()) {
                    throw new NotLinkException(link.toString());
                }
                return files.path(answer);
            }
        }
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
