package aish.secrets;

import module java.base;

import aish.secrets.Redactor.Secret;
import aish.text.Ascii;

/**
 * Replaces secrets with placeholders in what leaves this machine, and knows the secrets to put back
 * into commands that run on it. The same text always gives the same result, so that what was sent
 * once is sent again byte for byte, unless another value has become known since. Thread-safe.
 */
public final class SecretPlaceholders {
    private static final int MOST_REMEMBERED = 512;

    /** The label used if a name would reveal the value. */
    private static final String NEUTRAL_LABEL = "hidden";

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
     * @param known supplies the names of secrets by value, as far as they are known at that moment
     */
    public SecretPlaceholders(Supplier<Map<String, String>> known) {
        this.known = known;
        this.redaction = new Redactor(this::latest);
    }

    public synchronized String of(String text) {
        learn();
        String done = remembered.get(text);
        if (done == null) {
            SecretPlaceholder.all(text).forEach(placeholder -> seen.add(placeholder.label()));
            done = replaced(text, redaction.find(text));
            remembered.put(text, done);
        }
        return done;
    }

    /**
     * Like {@link #of}, but keeps what merely looks like a secret, for records that are read again.
     */
    public synchronized String ofKnown(String text) {
        learn();
        return replaced(text, redaction.findKnown(text));
    }

    private Map<String, String> latest() {
        return before;
    }

    /** Labels new values and discards cached results, which were made without them. */
    private void learn() {
        Map<String, String> now = known.get();
        if (now.equals(before)) {
            return;
        }
        before = Map.copyOf(now);
        remembered.clear();
        List<String> sorted = new ArrayList<>(before.keySet());
        // sorted, so that labels do not depend on the order of the map
        sorted.sort(String::compareTo);
        for (String value : sorted) {
            labelFor(before.getOrDefault(value, ""), value, Set.of());
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
                    .append(SecretPlaceholder.of(labelFor(name, exact, seen)));
            from = secret.end();
        }
        return safe.append(text, from, text.length()).toString();
    }

    /**
     * Returns the label of exactly that text.
     *
     * @param taken labels whose secrets are no longer known
     */
    private String labelFor(String name, String exact, Set<String> taken) {
        String mine = labels.get(exact);
        if (mine != null) {
            return mine;
        }
        String wanted = SecretPlaceholder.label(name);
        if (wanted.contains(exact)) {
            wanted = NEUTRAL_LABEL;
        }
        String free = wanted;
        for (int i = 2; values.containsKey(free) || taken.contains(free); i++) {
            free = wanted + "-" + i;
        }
        values.put(free, exact);
        labels.put(exact, free);
        return free;
    }

    public synchronized String placeholder(String name, String value) {
        learn();
        return SecretPlaceholder.of(labelFor(name, value, seen));
    }

    /** Returns the secret for a placeholder's label. */
    public synchronized Optional<String> value(String label) {
        learn();
        return Optional.ofNullable(values.get(label));
    }

    /** Reveals nothing, because the contents are secret. */
    @Override
    public String toString() {
        return "Disguise";
    }

    /**
     * The placeholder that a remote model sees instead of a secret: {@code ‹secret:name›}.
     *
     * @param end the position after it
     */
    public record SecretPlaceholder(int start, int end, String label) {
        private static final String OPEN = "‹secret:";
        private static final char CLOSE = '›';
        private static final int LONGEST_LABEL = 80;

        /** Formats a placeholder. */
        static String of(String label) {
            return OPEN + label + CLOSE;
        }

        /** Whether a text contains what looks like a placeholder. */
        public static boolean isIn(String text) {
            return text.contains(OPEN) && !all(text).isEmpty();
        }

        /** Whether a placeholder overlaps that part of the text. */
        static boolean isIn(String text, int start, int end) {
            if (!text.contains(OPEN)) {
                return false;
            }
            for (SecretPlaceholder placeholder : all(text)) {
                if (placeholder.start() < end && start < placeholder.end()) {
                    return true;
                }
            }
            return false;
        }

        /** Returns all placeholders, in order. */
        public static List<SecretPlaceholder> all(String text) {
            List<SecretPlaceholder> found = new ArrayList<>();
            for (int at = text.indexOf(OPEN); at >= 0; at = text.indexOf(OPEN, at + 1)) {
                int from = at + OPEN.length();
                int close = from;
                while (close < text.length() && isLabel(text.charAt(close))) {
                    close++;
                }
                boolean whole =
                        close > from
                                && close - from <= LONGEST_LABEL
                                && close < text.length()
                                && text.charAt(close) == CLOSE;
                if (whole) {
                    found.add(new SecretPlaceholder(at, close + 1, text.substring(from, close)));
                }
            }
            return found;
        }

        /** Replaces characters of a name that are special to a shell or to JSON. */
        static String label(String name) {
            StringBuilder label = new StringBuilder();
            for (int i = 0; i < Math.min(name.length(), LONGEST_LABEL / 2); i++) {
                label.append(isLabel(name.charAt(i)) ? name.charAt(i) : '_');
            }
            return label.isEmpty() ? "unnamed" : label.toString();
        }

        private static boolean isLabel(char c) {
            return Ascii.isDashedName(c) || c == '.';
        }
    }
}
