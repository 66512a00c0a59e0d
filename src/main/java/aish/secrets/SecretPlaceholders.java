package aish.secrets;

import aish.secrets.Redactor.Secret;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Supplier;

/**
 * Puts stand-ins in the place of secrets in what leaves this machine, and the secrets back into
 * commands that run on it. The same text always becomes the same text, so that what was sent once
 * is sent again byte for byte; only a value that becomes known later changes that. Safe for many
 * threads.
 */
public final class SecretPlaceholders {
    private static final int MOST_REMEMBERED = 512;

    /** Where a label says too much about its own value. */
    private static final String DISCREET = "hidden";

    private final Supplier<Map<String, String>> known;
    private final Redactor redaction;
    private final Map<String, String> values = new HashMap<>();
    private final Map<String, String> labels = new HashMap<>();
    private final Set<String> seen = new HashSet<>();
    private final Map<String, String> remembered =
            new LinkedHashMap<>(16, 0.75f, true) {
                private static final long serialVersionUID = 1L;

                @Override
                protected boolean removeEldestEntry(Map.Entry<String, String> eldest) {
                    return size() > MOST_REMEMBERED;
                }
            };
    private Map<String, String> before = Map.of();

    /**
     * @param known the names of secrets by their values, as far as they are known by now
     */
    public SecretPlaceholders(Supplier<Map<String, String>> known) {
        this.known = known;
        this.redaction = new Redactor(this::latest);
    }

    /** The text with a stand-in for each secret. */
    public synchronized String of(String text) {
        learn();
        String done = remembered.get(text);
        if (done == null) {
            SecretPlaceholder.all(text).forEach(standIn -> seen.add(standIn.label()));
            done = replaced(text, redaction.find(text));
            remembered.put(text, done);
        }
        return done;
    }

    /** The same, but what merely looks like a secret stays: for records that are read again. */
    public synchronized String ofKnown(String text) {
        learn();
        return replaced(text, redaction.findKnown(text));
    }

    private Map<String, String> latest() {
        return before;
    }

    /** Values that are new get their labels, and what was done without them is done again. */
    private void learn() {
        Map<String, String> now = known.get();
        if (now.equals(before)) {
            return;
        }
        before = Map.copyOf(now);
        remembered.clear();
        List<String> sorted = new ArrayList<>(before.keySet());
        // for the same labels whatever the order of a map
        sorted.sort(String::compareTo);
        for (String value : sorted) {
            claim(before.getOrDefault(value, ""), value, Set.of());
        }
    }

    private String replaced(String text, List<Secret> secrets) {
        if (secrets.isEmpty()) {
            return text;
        }
        StringBuilder safe = new StringBuilder(text.length());
        int from = 0;
        for (Secret secret : secrets) {
            String exact = text.substring(secret.start(), secret.end());
            boolean guessed = !before.containsValue(secret.name());
            String name = guessed ? secret.name().toLowerCase(Locale.ROOT) : secret.name();
            safe.append(text, from, secret.start())
                    .append(SecretPlaceholder.of(claim(name, exact, seen)));
            from = secret.end();
        }
        return safe.append(text, from, text.length()).toString();
    }

    /**
     * The label of exactly that text.
     *
     * @param taken labels of which nobody knows any more what they stood for
     */
    private String claim(String name, String exact, Set<String> taken) {
        String mine = labels.get(exact);
        if (mine != null) {
            return mine;
        }
        String wanted = SecretPlaceholder.label(name);
        if (wanted.contains(exact)) {
            wanted = DISCREET;
        }
        String free = wanted;
        for (int i = 2; values.containsKey(free) || taken.contains(free); i++) {
            free = wanted + "-" + i;
        }
        values.put(free, exact);
        labels.put(exact, free);
        return free;
    }

    /** What is written in the place of that value. */
    public synchronized String standIn(String name, String value) {
        learn();
        return SecretPlaceholder.of(claim(name, value, seen));
    }

    /** What a stand-in of that label stands for. */
    public synchronized Optional<String> value(String label) {
        learn();
        return Optional.ofNullable(values.get(label));
    }

    /** Says nothing: what it holds is secret. */
    @Override
    public String toString() {
        return "Disguise";
    }
}
