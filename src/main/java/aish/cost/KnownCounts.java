package aish.cost;

import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.OptionalInt;

/**
 * Exact token counts of texts, so that no turn of a conversation is counted twice. Evicts the least
 * recently used. Thread-safe.
 */
final class KnownCounts {
    private static final long MOST_CHARACTERS = 4L << 20;

    private final Map<String, Integer> counts = new LinkedHashMap<>(16, 0.75f, true);
    private long characters;

    synchronized OptionalInt find(String text) {
        Integer count = counts.get(text);
        return count == null ? OptionalInt.empty() : OptionalInt.of(count);
    }

    synchronized void put(String text, int count) {
        if (counts.put(text, count) == null) {
            characters += text.length();
        }
        Iterator<Map.Entry<String, Integer>> oldest = counts.entrySet().iterator();
        while (characters > MOST_CHARACTERS && oldest.hasNext()) {
            characters -= oldest.next().getKey().length();
            oldest.remove();
        }
    }

    synchronized int size() {
        return counts.size();
    }
}
