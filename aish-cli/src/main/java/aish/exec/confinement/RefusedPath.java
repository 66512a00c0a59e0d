package aish.exec.confinement;

import module java.base;

/**
 * Finds in what a command printed that the limits kept it from something. The kernel tells only the
 * command, so this looks for its words, and then compares: the limits refused what the user could
 * do with a path and a confined program could not.
 *
 * @param home what {@code ~} stands for
 */
record RefusedPath(Places places, Path home) {
    private static final Pattern REFUSED =
            Pattern.compile(
                    "(?i)permission denied|operation not permitted|\\bEACCES\\b|\\bEPERM\\b"
                            + "|\\bEXDEV\\b|cross-device link|PermissionError|AccessDenied");
    private static final Pattern PRIVILEGES =
            Pattern.compile(
                    "(?i)no new privileges|must be setuid root|not installed setuid"
                            + "|effective uid is not 0|cannot set groups");
    private static final Pattern TRACING = Pattern.compile("(?i)\\bptrace\\b");
    private static final Pattern QUOTED = Pattern.compile("['\"‘“`]([^'\"’”`]+)['\"’”`]");
    private static final Pattern ABSOLUTE = Pattern.compile("(?:unix:/{2})?(/[^\\s'\"’”`:;,()]+)");
    private static final int SOCKET = 0140000;
    private static final int KIND = 0170000;

    /** Returns what a command wanted. */
    List<Wanted> in(String output, Path directory) {
        return output.lines().flatMap(line -> refusal(line, directory).stream()).toList();
    }

    private Optional<Wanted> refusal(String line, Path directory) {
        if (PRIVILEGES.matcher(line).find()) {
            return Optional.of(new Wanted.Other("to act as another user"));
        }
        if (!REFUSED.matcher(line).find()) {
            return Optional.empty();
        }
        Optional<Wanted> path =
                candidates(line).flatMap(name -> wanted(name, directory).stream()).findFirst();
        return path.isEmpty() && TRACING.matcher(line).find()
                ? Optional.of(new Wanted.Other("to trace another program"))
                : path;
    }

    /** What could be the path in a message, the likeliest first. */
    private static Stream<String> candidates(String line) {
        List<String> names = new ArrayList<>();
        Matcher quoted = QUOTED.matcher(line);
        while (quoted.find()) {
            names.add(quoted.group(1));
        }
        String[] parts = line.split(": ", -1);
        for (int i = 1; i < parts.length; i++) {
            if (REFUSED.matcher(parts[i]).find()) {
                names.add(parts[i - 1]);
            }
        }
        Matcher absolute = ABSOLUTE.matcher(line);
        while (absolute.find()) {
            names.add(absolute.group(1));
        }
        return names.stream().map(String::strip).filter(name -> !name.isEmpty());
    }

    private Optional<Wanted> wanted(String name, Path directory) {
        Path path;
        try {
            path =
                    name.startsWith("~/")
                            ? home.resolve(name.substring(2))
                            : directory.resolve(name).normalize();
        } catch (InvalidPathException e) {
            return Optional.empty();
        }
        if (isSocket(path)) {
            return Optional.of(new Wanted.Other("to connect to " + path));
        }
        Optional<Path> real = Places.real(path);
        if (real.isPresent() && places.isHidden(real.get())) {
            return Files.isReadable(real.get())
                    ? Optional.of(new Wanted.Other("to read " + path))
                    : Optional.empty();
        }
        return isWritableForUser(path, real)
                ? Optional.of(new Wanted.Write(path))
                : Optional.empty();
    }

    /** Whether the user could write it, or create it, and the limits do not allow that. */
    private boolean isWritableForUser(Path path, Optional<Path> real) {
        Path parent = path.getParent();
        Optional<Path> above = parent == null ? Optional.empty() : Places.real(parent);
        return real.map(found -> !places.isWritable(found) && Files.isWritable(found))
                .orElseGet(
                        () ->
                                above.isPresent()
                                        && !places.isWritable(above.get())
                                        && Files.isWritable(above.get()));
    }

    private static boolean isSocket(Path path) {
        try {
            return Files.getAttribute(path, "unix:mode") instanceof Integer mode
                    && (mode & KIND) == SOCKET;
        } catch (IOException e) {
            return false;
        }
    }
}
