package aish.safety.files;

import module java.base;

import aish.text.Glob;
import aish.text.Resource;

/** Knows files that usually contain keys or passwords, by their names. */
public final class SecretFiles {
    private static final Pattern NAMES =
            Pattern.compile(
                    ".*/\\.(?:ssh|gnupg|password-store|aws|azure|kube|docker)/.*"
                            + "|.*/(?:id_(?:rsa|dsa|ecdsa|ed25519)[^/.]*|\\.env(?:rc|\\.[^/]*)?"
                            + "|\\.netrc|\\.pgpass|\\.my\\.cnf|\\.git-credentials|\\.npmrc|\\.pypirc"
                            + "|\\.?(?:vault|credentials|secrets?)(?:\\.(?:json|toml|ya?ml|ini|txt|csv))?"
                            + "|g?shadow-?|[^/]+\\.(?:pem|key|p12|pfx|jks|kdbx|gpg|age|ovpn))"
                            + "|/proc/[^/]+/environ",
                    Pattern.CASE_INSENSITIVE | Pattern.DOTALL);

    /** What has such a name or place and is no secret. */
    private static final Pattern PUBLIC =
            Pattern.compile(
                    ".*/\\.ssh/(?:config|known_hosts[^/]*|authorized_keys)|.*/\\.aws/config"
                            + "|.*\\.pub|.*/\\.env\\.(?:example|sample|template|dist|defaults?)"
                            + "|.*/[^/]*(?:cert|chain|bundle|csr|pub|\\bca\\b)[^/]*\\.pem",
                    Pattern.CASE_INSENSITIVE | Pattern.DOTALL);

    /** What was typed is private, but not a secret. */
    private static final Pattern HISTORY =
            Pattern.compile(".*(?:history|atuin|lesshst|info|shada)");

    private static final Pattern PATTERN = Pattern.compile("[*?\\[]");

    private static final Pattern HOME =
            Pattern.compile("^(?:~[^/]*|/root|/home/[^/]+|/Users/[^/]+)(?=/)");

    private static final class Places {
        static final List<String> PRIVATE = Resource.entries(SecretFiles.class, "private.txt");
    }

    private SecretFiles() {}

    /** Whether a file has a name that only private files have, wherever it is. */
    public static boolean isNamedLikeOne(Path path) {
        return isNamedLikeOne(path.toString());
    }

    private static boolean isNamedLikeOne(String path) {
        return NAMES.matcher(path).matches() && !PUBLIC.matcher(path).matches();
    }

    /** Returns the private files and directories of a user, whether they exist or not. */
    public static List<Path> below(Path home) {
        return Places.PRIVATE.stream().map(home::resolve).toList();
    }

    /** Whether a file is private by its name or by its place in a user's home. */
    public static boolean contains(Path path, Path home) {
        return isNamedLikeOne(path) || below(home).stream().anyMatch(path::startsWith);
    }

    /**
     * Whether a path, parts of which may be unknown, names keys or passwords.
     *
     * @param path relative to where a command runs, to {@code ~} or to the root
     */
    public static boolean isSecret(String path) {
        String place = HOME.matcher(path).replaceFirst("~");
        String whole = place.startsWith("/") ? place : "/" + place;
        return !PUBLIC.matcher(whole).matches()
                && (NAMES.matcher(whole).matches()
                        || matchesStart(place, ".env")
                        || Places.PRIVATE.stream().anyMatch(entry -> isBelow(place, "~/" + entry)));
    }

    private static boolean isBelow(String path, String entry) {
        return (path.equals(entry) || path.startsWith(entry + "/") || matchesStart(path, entry))
                && !HISTORY.matcher(entry).matches();
    }

    /** Whether the first steps of a pattern match an entry; a star matches no dot at the start. */
    private static boolean matchesStart(String pattern, String entry) {
        if (!PATTERN.matcher(pattern).find()
                || !pattern.startsWith(entry.substring(0, entry.indexOf('.') + 1))) {
            return false;
        }
        int steps = entry.split("/", -1).length;
        String start =
                Stream.of(pattern.split("/", -1)).limit(steps).collect(Collectors.joining("/"));
        return Glob.ofPath(start).filter(glob -> glob.matches(entry)).isPresent();
    }
}
