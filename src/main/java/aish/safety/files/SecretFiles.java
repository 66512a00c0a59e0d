package aish.safety.files;

import module java.base;

import aish.text.Resource;

/** Knows files that usually contain keys or passwords, by their names. */
public final class SecretFiles {
    private static final Pattern NAMES =
            Pattern.compile(
                    ".*/\\.(?:gnupg|password-store|aws|azure|kube|docker)/.*"
                            + "|.*/\\.ssh/(?!config$|known_hosts|[^/]*\\.pub$).*"
                            + "|.*/(?:id_(?:rsa|dsa|ecdsa|ed25519)[^/.]*|\\.env(?:rc|\\.[^/]*)?"
                            + "|\\.netrc|\\.pgpass|\\.my\\.cnf|\\.git-credentials|\\.npmrc|\\.pypirc"
                            + "|\\.?(?:vault|credentials|secrets?)(?:\\.(?:json|toml|ya?ml|ini|txt|csv))?"
                            + "|g?shadow-?|[^/]+\\.(?:pem|key|p12|pfx|jks|kdbx|gpg|age|ovpn))",
                    Pattern.CASE_INSENSITIVE | Pattern.DOTALL);

    private SecretFiles() {}

    /** Whether a file has a name that only private files have, wherever it is. */
    public static boolean isNamedLikeOne(Path path) {
        return NAMES.matcher(path.toString()).matches();
    }

    /** Returns the private files and directories of a user, whether they exist or not. */
    public static List<Path> below(Path home) {
        return Resource.entries(SecretFiles.class, "private.txt").stream()
                .map(home::resolve)
                .toList();
    }

    /** Whether a file is private by its name or by its place in a user's home. */
    public static boolean contains(Path path, Path home) {
        return isNamedLikeOne(path) || below(home).stream().anyMatch(path::startsWith);
    }
}
