package aish.shell.remote;

import module java.base;

import aish.bash.ShellQuoting;
import aish.process.ProgramRunner;
import aish.text.HomePath;

/** The files of a target, for reading only, as its shell tells of them. */
public final class RemoteFiles extends FileSystem implements ProgramRunner {
    /** Asks the shell there what a command prints. */
    @FunctionalInterface
    public interface Asked {
        /** Returns empty if it cannot answer now. */
        Optional<String> answer(String command);
    }

    private final Target target;
    private final boolean hasBash;
    private final Path home;
    private final Asked shell;
    private final RemoteFacts facts;
    private final RemoteProvider provider = new RemoteProvider(this);
    private final Map<String, Set<String>> programs = new HashMap<>();

    /** The directories of the programs, with the times when they changed. */
    private String programDirectories = "";

    /**
     * @param home the user's home directory there
     */
    public RemoteFiles(Target target, String home, Asked shell) {
        this(target, home, shell, true);
    }

    /** A target without bash. Nothing is known of its files, because only bash can be asked. */
    public static RemoteFiles withoutBash(Target target, String home, Asked shell) {
        return new RemoteFiles(target, home, shell, false);
    }

    private RemoteFiles(Target target, String home, Asked shell, boolean hasBash) {
        this.hasBash = hasBash;
        this.target = target;
        this.home = Path.of(home);
        this.shell = shell;
        this.facts = new RemoteFacts(target, hasBash ? shell : _ -> Optional.empty());
    }

    RemoteFacts facts() {
        return facts;
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

    /** Forgets what a command may have changed; programs are known until their places change. */
    public void forget() {
        facts.forget();
    }

    /**
     * Draws a conclusion from the files as they are now. All that it has to know is asked for in
     * one request, or in a few if one answer leads to another question.
     */
    public <T> T settle(Supplier<T> conclusion) {
        return facts.settle(conclusion);
    }

    /** Returns why what is being concluded is not sure, if it is not. */
    public Optional<String> doubt() {
        return !hasBash
                ? Optional.of("aish cannot tell what commands do on " + target + ", without bash")
                : facts.isDoubtful()
                        ? Optional.of("aish could not look at all files on " + target)
                        : Optional.empty();
    }

    public boolean hasBash() {
        return hasBash;
    }

    /** Learns which programs the directories of a search path have, if they have changed. */
    public synchronized void learnPrograms(String path) {
        String directories =
                Stream.of(path.split(":", -1))
                        .filter(directory -> directory.startsWith("/"))
                        .map(ShellQuoting::quote)
                        .collect(Collectors.joining(" "));
        String now = directories.isEmpty() ? "" : answer("stat -L -c '%n|%y' -- " + directories);
        if (now.equals(programDirectories) && !programs.isEmpty()) {
            return;
        }
        programDirectories = now;
        programs.clear();
        String answer =
                directories.isEmpty()
                        ? ""
                        : answer(
                                "for d in %s; do printf '\\1%%s\\n' \"$d\"; for f in \"$d\"/*; do [ -f \"$f\" ] && [ -x \"$f\" ] && printf '%%s\\n' \"${f##*/}\"; done; done"
                                        .formatted(directories));
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

    /** Returns what a command prints in the shell there; empty if it cannot answer now. */
    public Optional<String> ask(String command) {
        return shell.answer(command);
    }

    private String answer(String command) {
        return shell.answer(command).orElse("");
    }

    /** Whether it is one of the programs that were learned. */
    public synchronized boolean isProgram(Path path) {
        Set<String> names = programs.get(String.valueOf(path.getParent()));
        return names != null && names.contains(String.valueOf(path.getFileName()));
    }

    synchronized boolean isInProgramDirectory(Path path) {
        return programs.containsKey(String.valueOf(path.getParent()));
    }

    /** Leaves {@code ..} in it, which leads elsewhere behind a symbolic link. */
    static String full(Path path) {
        return path.toAbsolutePath().toString();
    }

    @Override
    public Optional<String> output(List<String> words) {
        try {
            return facts.output(words);
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
}
