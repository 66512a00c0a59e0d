package aish.secrets;

import module java.base;

import aish.secrets.SecretPlaceholders.SecretPlaceholder;

/**
 * Finds secrets in a text: by value if they are known, otherwise by how they look. Everything that
 * aish records or sends for the user passes through here. Thread-safe.
 */
public final class Redactor {
    /**
     * A secret in a text.
     *
     * @param end the position after its last character
     * @param name of a variable that could contain it
     */
    public record Secret(int start, int end, String name) {
        boolean overlaps(Secret other) {
            return start < other.end && other.start < end;
        }

        /** Returns one secret that covers both, with the name of this one. */
        Secret with(Secret other) {
            return new Secret(Math.min(start, other.start), Math.max(end, other.end), name);
        }
    }

    private static final String REPLACEMENT = "[redacted]";

    private final Supplier<Map<String, String>> known;
    private Map<String, String> before = Map.of();
    private KnownSecrets values = new KnownSecrets(Map.of());

    /**
     * @param known supplies the names of secrets by value, as far as they are known at that moment
     */
    public Redactor(Supplier<Map<String, String>> known) {
        this.known = known;
    }

    /** Returns a redactor that recognises secrets only by how they look. */
    public static Redactor withoutKnownValues() {
        return new Redactor(Map::of);
    }

    /** Returns the text with each secret redacted. */
    public String of(String text) {
        List<Secret> secrets = find(text);
        if (secrets.isEmpty()) {
            return text;
        }
        StringBuilder safe = new StringBuilder(text.length());
        int from = 0;
        for (Secret secret : secrets) {
            safe.append(text, from, secret.start()).append(REPLACEMENT);
            from = secret.end();
        }
        return safe.append(text, from, text.length()).toString();
    }

    public boolean isIn(String text) {
        return !find(text).isEmpty();
    }

    /** Returns the secrets in order, without overlaps. */
    public List<Secret> find(String text) {
        if (text.isBlank()) {
            return List.of();
        }
        List<Secret> found = findKnown(text);
        List<Secret> sure = List.copyOf(found);
        for (Secret guess : SecretPatterns.find(text)) {
            if (!isCovered(guess, sure, text)
                    && !SecretPlaceholder.isIn(text, guess.start(), guess.end())) {
                found.add(guess);
            }
        }
        return inOrder(found);
    }

    /** Returns only the secrets whose values are known. */
    public List<Secret> findKnown(String text) {
        return inOrder(values().find(text));
    }

    /**
     * Whether a known secret contains whitespace, so that single words are not enough to find it.
     */
    public boolean needsWholeLines() {
        return values().haveWhitespace();
    }

    private synchronized KnownSecrets values() {
        Map<String, String> now = known.get();
        if (!now.equals(before)) {
            before = now;
            values = new KnownSecrets(now);
        }
        return values;
    }

    /** Whether the guess is a known secret with nothing but punctuation around it. */
    private static boolean isCovered(Secret guess, List<Secret> known, String text) {
        for (Secret secret : known) {
            if (secret.overlaps(guess)) {
                int from = Math.min(Math.max(secret.start(), guess.start()), guess.end());
                int to = Math.max(Math.min(secret.end(), guess.end()), guess.start());
                if (isPunctuation(text, guess.start(), from)
                        && isPunctuation(text, to, guess.end())) {
                    return true;
                }
            }
        }
        return false;
    }

    private static boolean isPunctuation(String text, int from, int to) {
        for (int i = from; i < to; i++) {
            if (Character.isLetterOrDigit(text.charAt(i))) {
                return false;
            }
        }
        return true;
    }

    private static List<Secret> inOrder(List<Secret> found) {
        if (found.size() > 1) {
            // the sort is stable, so the name of a known secret wins
            found.sort(Comparator.comparingInt(Secret::start));
        }
        return found.isEmpty() ? found : merged(found);
    }

    private static List<Secret> merged(List<Secret> found) {
        List<Secret> apart = new ArrayList<>();
        for (Secret secret : found) {
            if (!apart.isEmpty() && apart.getLast().overlaps(secret)) {
                apart.add(apart.removeLast().with(secret));
            } else {
                apart.add(secret);
            }
        }
        return apart;
    }
}
