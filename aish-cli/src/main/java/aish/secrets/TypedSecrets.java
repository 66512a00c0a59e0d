package aish.secrets;

import module java.base;

import aish.json.JsonWriter;
import aish.secrets.Redactor.Secret;

/**
 * Secrets in lines that the user typed. A value that does not look like an ordinary word becomes a
 * known secret and is redacted everywhere; any other is redacted only in the same context.
 * Thread-safe.
 */
public final class TypedSecrets {
    /** A value with the text around it, and the same with a placeholder; both also as JSON. */
    private record Occurrence(String text, String safe, String json, String safeJson) {
        String hideIn(String other) {
            String once = other.replace(text, safe);
            return json.equals(text) ? once : once.replace(json, safeJson);
        }
    }

    private static final int SHORTEST_VALUE = 8;
    private static final int AROUND = 24;
    private static final int MOST = 1000;
    private static final String PREFIXES = "$!?:/> ";

    private final Redactor redaction;
    private final Supplier<SecretPlaceholders> placeholders;
    private final Map<String, String> values = new LinkedHashMap<>();
    private final Set<Occurrence> places = new LinkedHashSet<>();

    /**
     * @param redaction finds the secrets
     * @param placeholders supplies their placeholders
     */
    public TypedSecrets(Redactor redaction, Supplier<SecretPlaceholders> placeholders) {
        this.redaction = redaction;
        this.placeholders = placeholders;
    }

    /** Learns the secrets of a line and returns their names. */
    public List<String> learn(String line) {
        // outside the lock, because another thread may hold the lock of the placeholders and ask
        // for the values
        List<Secret> secrets = redaction.find(line);
        Set<String> names = new LinkedHashSet<>();
        for (Secret secret : secrets) {
            names.add(secret.name());
            learn(line, secret);
        }
        return List.copyOf(names);
    }

    private void learn(String line, Secret secret) {
        String value = line.substring(secret.start(), secret.end());
        String name = secret.name().toLowerCase(Locale.ROOT);
        if (value.length() >= SHORTEST_VALUE && SecretValueCheck.isStrong(value)) {
            put(value, name);
        } else {
            add(place(line, secret, placeholders.get().placeholder(name, value)));
        }
    }

    private synchronized void put(String value, String name) {
        if (values.size() < MOST) {
            values.put(value, name);
        }
    }

    private synchronized void add(Occurrence place) {
        if (places.size() < MOST) {
            places.add(place);
        }
    }

    private static Occurrence place(String line, Secret secret, String standIn) {
        int first = 0;
        while (first < secret.start() && PREFIXES.indexOf(line.charAt(first)) >= 0) {
            first++;
        }
        String before = line.substring(Math.max(first, secret.start() - AROUND), secret.start());
        String value = line.substring(secret.start(), secret.end());
        String after = line.substring(secret.end(), Math.min(line.length(), secret.end() + AROUND));
        return new Occurrence(
                before + value + after,
                before + standIn + after,
                json(before + value + after),
                json(before + standIn + after));
    }

    private static String json(String text) {
        String quoted = new JsonWriter().value(text).toString();
        return quoted.substring(1, quoted.length() - 1);
    }

    /** Returns the names, by value, of those that are secret everywhere. */
    public synchronized Map<String, String> values() {
        return Map.copyOf(values);
    }

    /** Redacts the secrets that are secret only in the context in which they were typed. */
    public String hidePlaces(String text) {
        String safe = text;
        for (Occurrence place : places()) {
            safe = place.hideIn(safe);
        }
        return safe;
    }

    private synchronized List<Occurrence> places() {
        return List.copyOf(places);
    }

    /** Reveals nothing, because the contents are secret. */
    @Override
    public String toString() {
        return "TypedSecrets";
    }
}
