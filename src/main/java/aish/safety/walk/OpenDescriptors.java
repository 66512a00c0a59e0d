package aish.safety.walk;

import aish.safety.files.Paths;
import java.util.HashMap;
import java.util.Map;

/**
 * The files behind the descriptors of a command, as far as redirections settle them. Opening {@code
 * /dev/fd/3} opens the file behind it once more, and may empty it.
 *
 * @param files by number, as paths seen from where the line starts; the first three are the
 *     terminal or a pipe if they are not here
 */
public record OpenDescriptors(Map<Integer, String> files) {
    /** How a process substitution is named. */
    static final String PIPE = "/dev/fd/pipe";

    private static final int NONE = -1;
    private static final int UNKNOWN = -2;
    private static final int STANDARD = 3;
    private static final int LONGEST = 8;

    /** Where bash begins with descriptors of its own. */
    private static final int SHELLS = 10;

    /** So many are never in use, and scripts take the numbers from there on for locks. */
    private static final int FREE = 100;

    /** Of the terminal, or of the script that bash runs. */
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

    /** With a pipe in the place of a file. */
    OpenDescriptors without(int descriptor) {
        Map<Integer, String> others = new HashMap<>(files);
        others.remove(descriptor);
        return new OpenDescriptors(others);
    }

    /** The same file as behind another one. */
    OpenDescriptors duplicate(int descriptor, String from) {
        if (!isNumber(from)) {
            return without(descriptor);
        }
        String file = files.get(Integer.parseInt(from));
        return file == null ? without(descriptor) : with(descriptor, file);
    }

    /** Whether bash is likely to have taken a number for itself. */
    static boolean isTakenByShell(int descriptor) {
        return (descriptor >= SHELLS && descriptor < FREE) || descriptor == SCRIPT;
    }

    /** Whether a number, which may be unknown, can be that of a descriptor of bash's own. */
    boolean mayBeShells(String descriptor) {
        if (!isNumber(descriptor)) {
            return descriptor.indexOf(ExpandedWord.NAME) >= 0;
        }
        int number = Integer.parseInt(descriptor);
        return number >= SHELLS && !files.containsKey(number);
    }

    /** Whether a path leads to whatever a descriptor stands for. */
    public static boolean isName(String path) {
        return number(path) != NONE;
    }

    /** The path of the file behind such a name; empty if it is none, but a terminal or a pipe. */
    String behind(String name) {
        int number = number(name);
        String file = files.get(number);
        if (file != null) {
            return file;
        }
        boolean stream = name.equals(PIPE) || (number >= 0 && number < STANDARD);
        return stream ? "" : String.valueOf(ExpandedWord.TOP);
    }

    private static int number(String path) {
        return switch (path) {
            case "/dev/stdin" -> 0;
            case "/dev/stdout" -> 1;
            case "/dev/stderr" -> 2;
            default -> numbered(path);
        };
    }

    private static int numbered(String path) {
        boolean process = path.startsWith("/proc/") && path.contains("/fd/");
        if (!path.startsWith("/dev/fd/") && !process) {
            return NONE;
        }
        boolean own =
                path.startsWith("/dev/fd/")
                        || path.startsWith("/proc/self/fd/")
                        || path.startsWith("/proc/thread-self/fd/");
        String number = Paths.base(path);
        return own && isNumber(number) ? Integer.parseInt(number) : UNKNOWN;
    }

    private static boolean isNumber(String text) {
        return !text.isEmpty()
                && text.length() <= LONGEST
                && text.chars().allMatch(c -> c >= '0' && c <= '9');
    }
}
