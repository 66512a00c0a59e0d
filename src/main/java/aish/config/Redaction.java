package aish.config;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;

/**
 * Finds secrets in a text: by their values where they are known, by their looks where not. Whatever
 * aish writes down or sends for a person passes through here. Safe for many threads.
 */
public final class Redaction {
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

    /**
     * @param known the names of secrets by their values, as far as they are known by now
     */
    public Redaction(Supplier<Map<String, String>> known) {
        this.known = known;
    }

    /** Knows secrets by their looks alone. */
    public static Redaction byLooks() {
        return new Redaction(Map::of);
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
        List<Secret> found = new ArrayList<>();
        known.get().forEach((value, name) -> findValue(text, value, name, found));
        found.addAll(SecretPatterns.find(text));
        // a sort keeps equals in place, so that a known name wins
        found.sort(Comparator.comparingInt(Secret::start));
        return merged(found);
    }

    private static void findValue(String text, String value, String name, List<Secret> found) {
        for (int at = text.indexOf(value); at >= 0; at = text.indexOf(value, at + value.length())) {
            found.add(new Secret(at, at + value.length(), name));
        }
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
