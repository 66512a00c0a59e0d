package aish.exec.fleet;

import module java.base;

import aish.shell.remote.Target.TargetException;
import aish.shell.remote.Transports;

/**
 * What can follow {@code :on}, for completion: hosts, groups and transports, and what a transport's
 * own program names.
 *
 * @param places knows the transports and groups
 * @param hosts returns the names that OpenSSH knows
 */
public record TargetWords(Supplier<Hosts> places, Supplier<? extends Collection<String>> hosts) {
    /** How long a key waits for a program. */
    private static final Duration PATIENCE = Duration.ofSeconds(2);

    private static final int MOST_NAMES = 1000;

    /**
     * Returns what a word can become that starts a list of targets. Those that must not be reached
     * are not among it.
     */
    public List<String> completing(String word) {
        String before = word.substring(0, word.lastIndexOf(',') + 1);
        return targets(word.substring(before.length())).map(before::concat).toList();
    }

    private Stream<String> targets(String word) {
        Hosts known = places.get();
        Stream<String> groups = known.groups().keySet().stream().map(Hosts.GROUP::concat);
        if (word.startsWith(Hosts.GROUP)) {
            return groups;
        }
        Transports transports = known.transports();
        String transport = word.substring(0, Math.max(0, word.indexOf(':')));
        if (transports.definitions().containsKey(transport)) {
            return names(transport, known)
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

    private static Stream<String> names(String transport, Hosts known) {
        try {
            List<String> words = known.transports().naming(transport);
            return words.isEmpty()
                    ? Stream.of()
                    : known.programs()
                            .ask(words, PATIENCE)
                            .lines()
                            .map(String::strip)
                            .limit(MOST_NAMES);
        } catch (TargetException e) {
            return Stream.of();
        }
    }
}
