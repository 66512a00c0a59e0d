package aish.safety.files;

import aish.safety.programs.AutoRunFiles;
import aish.safety.walk.ExpandedWord;

/** The part of the machine that a path belongs to. */
public enum PathZone {
    /** Places such as {@code /dev/null}, where nothing can be lost. */
    SINK,
    /** {@code /tmp} and the like, and backup copies. */
    SCRATCH,
    PROJECT,
    /** Settings that determine what programs do later. */
    DOTFILE,
    SYSTEM,
    DEVICE,
    OUTSIDE,
    UNKNOWN;

    /** Returns the zone of a path that comes from {@link Paths#resolve}. */
    public static PathZone of(String path) {
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
            return mayEscape(path) ? UNKNOWN : SCRATCH;
        }
        if (path.indexOf(ExpandedWord.UNKNOWN) >= 0) {
            return UNKNOWN;
        }
        if (isBackup(path) && !AutoRunFiles.isNamed(path)) {
            return SCRATCH;
        }
        return place(path);
    }

    /**
     * Whether the path may lead out of its directory; an unknown part may contain slashes and dots.
     */
    private static boolean mayEscape(String path) {
        return path.contains("/..") || path.indexOf(ExpandedWord.UNKNOWN) >= 0;
    }

    private static PathZone device(String path) {
        return switch (path) {
            case "/dev/null", "/dev/tty", "/dev/zero", "/dev/full" -> SINK;
            default -> {
                boolean shared = path.startsWith("/dev/shm/") && !mayEscape(path);
                yield shared ? SCRATCH : DEVICE;
            }
        };
    }

    private static boolean isBackup(String path) {
        boolean named =
                path.endsWith(".bak") || path.endsWith(".orig~") || path.endsWith(".backup");
        return named && !path.startsWith("/") && !path.startsWith("~") && !path.startsWith("..");
    }

    private static PathZone place(String path) {
        if (AutoRunFiles.isNamed(path)) {
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
