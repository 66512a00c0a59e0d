package aish.exec.confinement;

import module java.base;

import aish.text.HomePath;

/**
 * What a command says about refusals. aish sees which files it could not change, but not which it
 * could not read, and only the command can tell whether that matters to it.
 */
record Complaints(String output) {
    private static final Pattern REFUSED =
            Pattern.compile(
                    "(?i)permission denied|operation not permitted|\\bEACCES\\b|\\bEPERM\\b"
                            + "|\\bEXDEV\\b|cross-device link|PermissionError|AccessDenied");
    private static final Pattern PRIVILEGES =
            Pattern.compile(
                    "(?i)no new privileges|must be setuid root|not installed setuid"
                            + "|effective uid is not 0|cannot set groups");
    private static final Pattern SEPARATORS = Pattern.compile("[\\s'\"‘’“”`:;,()]+");
    private static final int SOCKET = 0140000;
    private static final int KIND = 0170000;

    boolean areThere() {
        return REFUSED.matcher(output).find();
    }

    /** Returns which private file or socket a complaint names, or what else it is about. */
    Optional<Wanted> about(Places places, Path directory, Path home) {
        if (PRIVILEGES.matcher(output).find()) {
            return Optional.of(new Wanted.Other("to act as another user"));
        }
        return output.lines()
                .filter(line -> REFUSED.matcher(line).find())
                .flatMap(SEPARATORS::splitAsStream)
                .filter(word -> !word.isEmpty())
                .flatMap(word -> wanted(word, places, directory, home).stream())
                .findFirst();
    }

    private static Optional<Wanted> wanted(String word, Places places, Path directory, Path home) {
        try {
            Path path = directory.resolve(HomePath.expand(word, home)).normalize();
            Optional<Path> real = Places.real(path).filter(Files::isReadable);
            if (real.filter(Complaints::isSocket).isPresent()) {
                return Optional.of(new Wanted.Other("to connect to " + path));
            }
            return real.filter(places::isHidden).map(_ -> new Wanted.Other("to read " + path));
        } catch (InvalidPathException e) {
            return Optional.empty();
        }
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
