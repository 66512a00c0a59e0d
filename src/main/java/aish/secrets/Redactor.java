package aish.secrets;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;

/**
 * Finds secrets in a text: by their values where they are known, by their looks where not. Whatever
 * aish writes down or sends for a person passes through here. Safe for many threads.
 */
public final class Redactor {
    /**
     * A secret within a text.
     *
     * @param end the place behind its last character
     * @param name what a variable that holds it could be called
     */
    public record Secret(int start, int end, String name) {
        boolean overlaps(Secret other) {
            return start < other.end && other.start < end;
        }

        /** Both as one, under this one's name. */
        Secret with(Secret other) {
            return new Secret(Math.min(start, other.start), Math.max(end, other.end), name);
        }
    }

    private static final String STAND_IN = "[redacted]";

    private final Supplier<Map<String, String>> known;
    private Map<String, String> before = Map.of();
    private KnownSecrets values = new KnownSecrets(Map.of());

    /**
     * @param known the names of secrets by their values, as far as they are known by now
     */
    public Redactor(Supplier<Map<String, String>> known) {
        this.known = known;
    }

    /** Knows secrets by their looks alone. */
    public static Redactor byLooks() {
        return new Redactor(Map::of);
    }

    /** The text with something harmless in place of each secret. */
    public String of(String text) {
        List<Secret> secrets = find(text);
        if (secrets.isEmpty()) {
            return text;
        }
        StringBuilder safe = new StringBuilder(text.length());
        int from = 0;
        for (Secret secret : secrets) {
            safe.append(text, from, secret.start()).append(STAND_IN);
            from = secret.end();
        }
        return safe.append(text, from, text.length()).toString();
    }

    public boolean isIn(String text) {
        return !find(text).isEmpty();
    }

    /** In order, none overlapping another. */
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

    /** Those alone whose values are known. */
    public List<Secret> findKnown(String text) {
        return inOrder(values().find(text));
    }

    /** Whether a known secret has blanks in it, so that no word by itself is one. */
    public boolean needsLines() {
        return values().haveBlanks();
    }

    private synchronized KnownSecrets values() {
        Map<String, String> now = known.get();
        if (!now.equals(before)) {
            before = now;
            values = new KnownSecrets(now);
        }
        return values;
    }

    /** Whether a known secret is in it and nothing but punctuation besides. */
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
            // a sort keeps equals in place, so that a known name wins
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
