package aish.exec.confinement;

import module java.base;

/**
 * Notices what the commands of contracts try to write elsewhere. It does not keep them from it: the
 * kernel does, whatever a program has made of the arguments since.
 */
record WriteCalls(Predicate<Path> isWritable, Refusals refusals) {
    private static final int AT_FDCWD = -100;

    /** Devices and processes, and where each Java program counts what it does, if it can. */
    private static final List<Path> NO_MATTER =
            List.of(
                    Path.of("/dev"),
                    Path.of("/proc"),
                    Path.of("/tmp/hsperfdata_" + System.getProperty("user.name")));

    /**
     * Where a call names a file.
     *
     * @param directory which argument is the directory that the name starts from; negative for none
     */
    private record Name(int directory, int path) {}

    private static final Map<String, List<Name>> NAMES = names();

    private static Map<String, List<Name>> names() {
        Map<String, List<Name>> names = new HashMap<>();
        for (String call :
                List.of("open", "creat", "truncate", "mknod", "mkdir", "rmdir", "unlink")) {
            names.put(call, List.of(new Name(-1, 0)));
        }
        for (String call : List.of("openat", "mknodat", "mkdirat", "unlinkat")) {
            names.put(call, List.of(new Name(0, 1)));
        }
        for (String call : List.of("rename", "link")) {
            names.put(call, List.of(new Name(-1, 0), new Name(-1, 1)));
        }
        for (String call : List.of("renameat", "renameat2", "linkat")) {
            names.put(call, List.of(new Name(0, 1), new Name(2, 3)));
        }
        names.put("symlink", List.of(new Name(-1, 1)));
        names.put("symlinkat", List.of(new Name(1, 2)));
        return Map.copyOf(names);
    }

    static boolean concerns(String name) {
        return NAMES.containsKey(name);
    }

    /** Whether a call writes nothing that the user could write and the contract does not allow. */
    boolean mayGoOn(String name, InterceptedCall call) throws IOException {
        boolean isOpening =
                name.startsWith("open") || name.equals("creat") || name.equals("truncate");
        boolean isCreating = name.startsWith("mk") || name.startsWith("symlink");
        for (Name each : NAMES.getOrDefault(name, List.of())) {
            Optional<Path> path = place(call, each, isOpening);
            boolean exists =
                    path.filter(at -> Files.exists(at, LinkOption.NOFOLLOW_LINKS)).isPresent();
            // what fails in any case is not wanted
            boolean fails = isCreating ? exists : !exists && !isOpening && each.path() < 2;
            if (path.isPresent() && !fails && isRefused(path.get(), isOpening && exists)) {
                refusals.add(new Wanted.Write(path.get()));
                return false;
            }
        }
        return true;
    }

    private boolean isRefused(Path path, boolean isFile) {
        Path changed = isFile ? path : Objects.requireNonNullElse(path.getParent(), path);
        return NO_MATTER.stream().noneMatch(path::startsWith)
                && !isWritable.test(path)
                && Files.isWritable(changed);
    }

    /** Returns the path as the kernel names it; empty if no file can be there. */
    private static Optional<Path> place(InterceptedCall call, Name name, boolean isOpening)
            throws IOException {
        int directory = name.directory() < 0 ? AT_FDCWD : call.integer(name.directory());
        Path base =
                Path.of(
                        "/proc/" + call.thread(),
                        directory == AT_FDCWD ? "cwd" : "fd/" + directory);
        String text = new String(call.path(name.path()), StandardCharsets.UTF_8);
        Path path =
                text.startsWith("/") ? Path.of(text) : Places.real(base).orElse(base).resolve(text);
        Path parent = path.getParent();
        Path last = path.getFileName();
        if (parent == null || last == null) {
            return Optional.of(path);
        }
        Optional<Path> target = isOpening ? Places.real(path) : Optional.empty();
        return target.or(() -> Places.real(parent).map(at -> at.resolve(last)));
    }
}
