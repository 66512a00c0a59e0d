package aish.safety.files;

import module java.base;

import aish.safety.ExpandedWord;
import aish.safety.rules.WordLists;

/** Operations on path texts, parts of which may be unknown. */
public final class Paths {
    private Paths() {}

    /**
     * Whether a path leads to a file that runs by itself later, in the project, below it, or in the
     * home directory.
     */
    public static boolean isAutoRun(String path) {
        List<String> steps = List.of(path.split("/", -1));
        return steps.stream().anyMatch(step -> WordLists.has("auto-run-folders", step))
                || WordLists.has("auto-run-files", steps.getLast())
                || isUserBin(path);
    }

    /** Whether a path is in a directory where a shell looks for the user's programs. */
    private static boolean isUserBin(String path) {
        boolean home =
                path.startsWith("~/") || path.startsWith("/home/") || path.startsWith("/Users/");
        return home && (path.contains("/bin/") || path.endsWith("/bin"));
    }

    /** Resolves a path against a directory, removing {@code .} and {@code ..}. */
    public static String resolve(String directory, String path) {
        boolean whole = path.startsWith("/") || path.startsWith("~");
        return normal(whole || startsUnknown(path) ? path : directory + "/" + path);
    }

    private static boolean startsUnknown(String path) {
        return !path.isEmpty() && path.charAt(0) == ExpandedWord.UNKNOWN;
    }

    public static String normal(String path) {
        List<String> steps = new ArrayList<>();
        boolean rooted = path.startsWith("/");
        for (String step : path.split("/", -1)) {
            if (step.isEmpty() || step.equals(".")) {
                continue;
            }
            boolean up = step.equals("..");
            if (up && !steps.isEmpty() && !steps.getLast().equals("..") && known(steps.getLast())) {
                steps.removeLast();
            } else if (!up || !rooted || !steps.isEmpty()) {
                steps.add(step);
            }
        }
        String joined = String.join("/", steps);
        if (rooted) {
            return "/" + joined;
        }
        return joined.isEmpty() ? "." : joined;
    }

    private static boolean known(String step) {
        return step.indexOf(ExpandedWord.UNKNOWN) < 0 && !step.equals("~");
    }

    public static String base(String path) {
        int end = path.length();
        while (end > 1 && path.charAt(end - 1) == '/') {
            end--;
        }
        return path.substring(path.lastIndexOf('/', end - 1) + 1, end);
    }

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
            if (isBackup(path) && !isAutoRun(path)) {
                return SCRATCH;
            }
            return place(path);
        }

        /**
         * Whether the path may lead out of its directory; an unknown part may contain slashes and
         * dots.
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
            return named
                    && !path.startsWith("/")
                    && !path.startsWith("~")
                    && !path.startsWith("..");
        }

        private static PathZone place(String path) {
            if (isAutoRun(path)) {
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

    /** Whether a build or a test would run the contents of such a file. */
    public static boolean isCode(String path) {
        String name = base(path);
        int dot = name.lastIndexOf('.');
        return WordLists.has("code-endings", dot < 0 ? "" : name.substring(dot + 1))
                || WordLists.has("build-files", name);
    }
}
