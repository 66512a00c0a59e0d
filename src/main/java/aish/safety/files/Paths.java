package aish.safety.files;

import aish.safety.walk.ExpandedWord;
import java.util.ArrayList;
import java.util.List;

/** Operations on path texts, parts of which may be unknown. */
public final class Paths {
    private Paths() {}

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
}
