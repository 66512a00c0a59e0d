package aish.secrets;

import aish.json.JsonWriter;
import aish.secrets.Redactor.Secret;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.function.Supplier;

/**
 * Secrets in lines that a user typed. A value that looks like no ordinary word is a known secret
 * from then on, wherever it appears; others are only hidden between the words around them. Safe for
 * many threads.
 */
public final class TypedSecrets {
    /** A value with what stood around it, and the same with a stand-in; as JSON too. */
    private record Place(String text, String safe, String json, String safeJson) {
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
    private final Supplier<SecretPlaceholders> disguise;
    private final Map<String, String> values = new LinkedHashMap<>();
    private final Set<Place> places = new LinkedHashSet<>();

    /**
     * @param redaction finds them
     * @param disguise names them
     */
    public TypedSecrets(Redactor redaction, Supplier<SecretPlaceholders> disguise) {
        this.redaction = redaction;
        this.disguise = disguise;
    }

    /** Learns the secrets of a line; returns their names. */
    public List<String> learn(String line) {
        // others may hold the disguise and ask for the values, so not while holding this
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
            add(place(line, secret, disguise.get().standIn(name, value)));
        }
    }

    private synchronized void put(String value, String name) {
        if (values.size() < MOST) {
            values.put(value, name);
        }
    }

    private synchronized void add(Place place) {
        if (places.size() < MOST) {
            places.add(place);
        }
    }

    private static Place place(String line, Secret secret, String standIn) {
        int first = 0;
        while (first < secret.start() && PREFIXES.indexOf(line.charAt(first)) >= 0) {
            first++;
        }
        String before = line.substring(Math.max(first, secret.start() - AROUND), secret.start());
        String value = line.substring(secret.start(), secret.end());
        String after = line.substring(secret.end(), Math.min(line.length(), secret.end() + AROUND));
        return new Place(
                before + value + after,
                before + standIn + after,
                json(before + value + after),
                json(before + standIn + after));
    }

    private static String json(String text) {
        String quoted = new JsonWriter().value(text).toString();
        return quoted.substring(1, quoted.length() - 1);
    }

    /** Those that are secret wherever they appear: their names by their values. */
    public synchronized Map<String, String> values() {
        return Map.copyOf(values);
    }

    /** The text without those that are secret only where they were typed. */
    public String hidePlaces(String text) {
        String safe = text;
        for (Place place : places()) {
            safe = place.hideIn(safe);
        }
        return safe;
    }

    private synchronized List<Place> places() {
        return List.copyOf(places);
    }

    /** Says nothing: what it holds is secret. */
    @Override
    public String toString() {
        return "TypedSecrets";
    }
}
