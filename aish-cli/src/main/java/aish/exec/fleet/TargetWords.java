package aish.exec.fleet;

import module java.base;

import aish.process.Cancellation;
import aish.shell.remote.Target.TargetException;
import aish.shell.remote.Transports;

/**
 * What can follow {@code :on}, for completion: hosts, groups and transports, and what a transport's
 * own program names. Used by one thread.
 */
public final class TargetWords {
    /** How long a key waits for a program; what comes later is offered at the next key. */
    private static final Duration PATIENCE = Duration.ofMillis(150);

    /** A program that takes longer is ended, because it may wait for something that is gone. */
    private static final Duration LIMIT = Duration.ofSeconds(20);

    private static final int MOST_NAMES = 1000;

    /** A program that names targets, and what ends it. */
    private record Asked(Future<List<String>> names, Cancellation ending) {}

    private final Function<Cancellation, Hosts> places;
    private final Supplier<? extends Collection<String>> hosts;
    private final Map<String, Asked> asked = new ConcurrentHashMap<>();
    private final Map<String, List<String>> said = new HashMap<>();

    /**
     * @param places knows the transports and groups, and runs programs that a cancellation ends
     * @param hosts returns the names that OpenSSH knows
     */
    public TargetWords(
            Function<Cancellation, Hosts> places, Supplier<? extends Collection<String>> hosts) {
        this.places = places;
        this.hosts = hosts;
    }

    /**
     * Returns what a word can become that starts a list of targets. Those that must not be reached
     * are not among it.
     */
    public List<String> completing(String word) {
        String before = word.substring(0, word.lastIndexOf(',') + 1);
        return targets(word.substring(before.length())).map(before::concat).toList();
    }

    private Stream<String> targets(String word) {
        Cancellation ending = new Cancellation();
        Hosts known = places.apply(ending);
        Stream<String> groups = known.groups().keySet().stream().map(Hosts.GROUP::concat);
        if (word.startsWith(Hosts.GROUP)) {
            return groups;
        }
        Transports transports = known.transports();
        String transport = word.substring(0, Math.max(0, word.indexOf(':')));
        if (transports.definitions().containsKey(transport)) {
            return names(transport, known, ending).stream()
                    .map(name -> transport + ":" + name)
                    .filter(target -> isTarget(target, transports));
        }
        String user = word.substring(0, word.indexOf('@') + 1);
        Stream<String> reached =
                hosts.get().stream().map(user::concat).filter(host -> isTarget(host, transports));
        Stream<String> others =
                Stream.concat(
                        groups, transports.definitions().keySet().stream().map(name -> name + ":"));
        return Stream.concat(reached, others);
    }

    private static boolean isTarget(String text, Transports transports) {
        try {
            transports.target(text);
            return true;
        } catch (TargetException e) {
            return false;
        }
    }

    /** Asks again each time, and returns what was said last if that takes too long for a key. */
    private List<String> names(String transport, Hosts known, Cancellation ending) {
        Asked now = asked.computeIfAbsent(transport, _ -> ask(transport, known, ending));
        try {
            said.put(transport, now.names().get(PATIENCE.toMillis(), TimeUnit.MILLISECONDS));
            asked.remove(transport);
        } catch (TimeoutException e) {
            // it goes on
        } catch (ExecutionException e) {
            asked.remove(transport);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
        return said.getOrDefault(transport, List.of());
    }

    private static Asked ask(String transport, Hosts known, Cancellation ending) {
        FutureTask<List<String>> names =
                new FutureTask<>(() -> printed(known, known.transports().naming(transport)));
        Thread.ofVirtual().start(names);
        return new Asked(names, ending);
    }

    private static List<String> printed(Hosts known, List<String> words) throws TargetException {
        return words.isEmpty()
                ? List.of()
                : known.programs()
                        .ask(words, LIMIT)
                        .lines()
                        .map(String::strip)
                        .limit(MOST_NAMES)
                        .toList();
    }

    /** Ends the programs that are still running. */
    public void end() {
        asked.values().forEach(program -> program.ending().cancel());
    }
}
