package aish.memory;

import java.nio.file.Files;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** Finds items that may be obsolete: duplicates, those of a deleted project, and old ones. */
public final class MemoryPruning {
    /** An item, and why it could be forgotten. */
    public record Candidate(MemoryItem item, String why) {}

    private static final Duration OLD = Duration.ofDays(180);

    /** Two texts that share this fraction of their words say the same. */
    private static final double ALIKE = 0.8;

    private final InstantSource clock;

    public MemoryPruning(InstantSource clock) {
        this.clock = clock;
    }

    public List<Candidate> candidates(List<MemoryItem> items) {
        Instant now = clock.instant();
        List<Candidate> candidates = new ArrayList<>();
        for (int i = 0; i < items.size(); i++) {
            MemoryItem item = items.get(i);
            Optional<MemoryItem> later = duplicateOf(item, items.subList(i + 1, items.size()));
            Optional<String> why =
                    later.map(other -> other.id() + " says much the same: " + other.text())
                            .or(() -> ofMissingProject(item))
                            .or(() -> old(item, now));
            why.ifPresent(reason -> candidates.add(new Candidate(item, reason)));
        }
        return candidates;
    }

    private static Optional<MemoryItem> duplicateOf(MemoryItem item, List<MemoryItem> later) {
        return later.stream()
                .filter(other -> other.project().equals(item.project()))
                .filter(other -> alike(item.text(), other.text()))
                .findFirst();
    }

    private static boolean alike(String one, String other) {
        Set<String> words = MemoryBackground.words(one);
        Set<String> others = MemoryBackground.words(other);
        Set<String> both = new HashSet<>(words);
        both.retainAll(others);
        words.addAll(others);
        return one.equalsIgnoreCase(other)
                || (!words.isEmpty() && both.size() >= ALIKE * words.size());
    }

    private static Optional<String> ofMissingProject(MemoryItem item) {
        return item.project()
                .filter(project -> !Files.isDirectory(project))
                .map(project -> project + " is no longer there");
    }

    private static Optional<String> old(MemoryItem item, Instant now) {
        long days = Duration.between(item.updated(), now).toDays();
        return days >= OLD.toDays()
                ? Optional.of("it has not been touched for " + days + " days")
                : Optional.empty();
    }
}
