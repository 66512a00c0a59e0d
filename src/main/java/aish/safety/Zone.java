package aish.safety;

/** Which part of the machine a path belongs to. */
enum Zone {
    /** Nothing is ever lost there. */
    SINK,
    /** {@code /tmp} and the like, and backup copies. */
    SCRATCH,
    PROJECT,
    /** Settings that decide what programs do later. */
    DOTFILE,
    SYSTEM,
    DEVICE,
    OUTSIDE,
    UNKNOWN;

    /** The zone of a path that {@link Paths#resolve} made. */
    static Zone of(String path) {
        if (path.isEmpty()) {
            return UNKNOWN;
        }
        if (path.startsWith("/dev/")) {
            return device(path);
        }
        if (path.equals("/tmp") || path.equals("/var/tmp")) {
            return SCRATCH;
        }
        if (path.startsWith("/tmp/") || path.startsWith("/var/tmp/")) {
            return climbs(path) ? UNKNOWN : SCRATCH;
        }
        if (path.indexOf(Field.TOP) >= 0) {
            return UNKNOWN;
        }
        if (isBackup(path) && !LaterRuns.isNamed(path)) {
            return SCRATCH;
        }
        return place(path);
    }

    /** An unknown part could climb out: it may hold a slash and dots. */
    private static boolean climbs(String path) {
        return path.contains("/..") || path.indexOf(Field.TOP) >= 0;
    }

    private static Zone device(String path) {
        return switch (path) {
            case "/dev/null", "/dev/tty", "/dev/zero", "/dev/full" -> SINK;
            default -> {
                boolean shared = path.startsWith("/dev/shm/") && !climbs(path);
                yield shared ? SCRATCH : DEVICE;
            }
        };
    }

    private static boolean isBackup(String path) {
        boolean named =
                path.endsWith(".bak") || path.endsWith(".orig~") || path.endsWith(".backup");
        return named && !path.startsWith("/") && !path.startsWith("~") && !path.startsWith("..");
    }

    private static Zone place(String path) {
        if (LaterRuns.isNamed(path)) {
            return DOTFILE;
        }
        if (path.startsWith("~")) {
            return path.startsWith("~/.") || path.startsWith("~/Library/") ? DOTFILE : OUTSIDE;
        }
        if (path.startsWith("/home/") || path.startsWith("/Users/")) {
            return path.contains("/.") ? DOTFILE : OUTSIDE;
        }
        if (path.startsWith("/")) {
            return SYSTEM;
        }
        return path.startsWith("..") ? OUTSIDE : PROJECT;
    }
}
