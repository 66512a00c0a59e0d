package aish.safety.walk;

import module java.base;

import aish.safety.ExpandedWord;

/**
 * The files that the descriptors of a command refer to, as far as redirections determine them.
 * Opening {@code /dev/fd/3} opens its file again, and may truncate it.
 *
 * @param files by descriptor, as paths relative to where the line starts; if the first three are
 *     missing, they are the terminal or a pipe
 */
public record OpenDescriptors(Map<Integer, String> files) {
    /** The name given to a process substitution. */
    static final String PIPE = "/dev/fd/pipe";

    private static final int NONE = -1;
    private static final int UNKNOWN = -2;
    private static final int STANDARD = 3;

    /** The names of descriptors of the command itself. */
    private static final Pattern OWN =
            Pattern.compile("(?:/dev|/proc/self|/proc/thread-self)/fd/(?:.*/)?([0-9]{1,8})");

    /** The first descriptor that bash uses for itself. */
    private static final int FIRST_SHELL_DESCRIPTOR = 10;

    /** From this number on bash does not use descriptors itself, and scripts use them for locks. */
    private static final int FIRST_FREE_DESCRIPTOR = 100;

    /** The descriptor of the terminal, or of the script that bash runs. */
    private static final int SCRIPT = 255;

    public OpenDescriptors {
        files = Map.copyOf(files);
    }

    static OpenDescriptors terminal() {
        return new OpenDescriptors(Map.of());
    }

    OpenDescriptors with(int descriptor, String file) {
        Map<Integer, String> others = new HashMap<>(files);
        others.put(descriptor, file);
        return new OpenDescriptors(others);
    }

    /** A copy in which the descriptor is a pipe instead of a file. */
    OpenDescriptors without(int descriptor) {
        Map<Integer, String> others = new HashMap<>(files);
        others.remove(descriptor);
        return new OpenDescriptors(others);
    }

    /** A copy in which a descriptor refers to the same file as another one. */
    OpenDescriptors duplicate(int descriptor, String from) {
        if (!isNumber(from)) {
            return without(descriptor);
        }
        String file = files.get(Integer.parseInt(from));
        return file == null ? without(descriptor) : with(descriptor, file);
    }

    /** Whether bash probably uses this descriptor itself. */
    static boolean isTakenByShell(int descriptor) {
        return (descriptor >= FIRST_SHELL_DESCRIPTOR && descriptor < FIRST_FREE_DESCRIPTOR)
                || descriptor == SCRIPT;
    }

    /** Whether a number, which may be unknown, can be a descriptor of bash's own. */
    boolean mayBelongToShell(String descriptor) {
        if (!isNumber(descriptor)) {
            return descriptor.indexOf(ExpandedWord.UNKNOWN_NAME) >= 0;
        }
        int number = Integer.parseInt(descriptor);
        return number >= FIRST_SHELL_DESCRIPTOR && !files.containsKey(number);
    }

    /** Whether a path stands for a process substitution. */
    public static boolean isPipe(String path) {
        return path.equals(PIPE);
    }

    public static boolean isName(String path) {
        return number(path) != NONE;
    }

    /**
     * Returns the path of the file that the name of a descriptor refers to; empty if it is a
     * terminal or a pipe.
     */
    String fileOf(String name) {
        int number = number(name);
        String file = files.get(number);
        if (file != null) {
            return file;
        }
        boolean stream = name.equals(PIPE) || (number >= 0 && number < STANDARD);
        return stream ? "" : String.valueOf(ExpandedWord.UNKNOWN);
    }

    private static int number(String path) {
        boolean process = path.startsWith("/proc/") && path.contains("/fd/");
        Matcher own = OWN.matcher(path);
        return switch (path) {
            case "/dev/stdin" -> 0;
            case "/dev/stdout" -> 1;
            case "/dev/stderr" -> 2;
            default ->
                    own.matches()
                            ? Integer.parseInt(own.group(1))
                            : process || path.startsWith("/dev/fd/") ? UNKNOWN : NONE;
        };
    }

    private static boolean isNumber(String text) {
        return text.matches("[0-9]{1,8}");
    }
}
