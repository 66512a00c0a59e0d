package aish.exec.confinement;

import module java.base;

/** What a confined program may reach. */
public sealed interface NetworkAccess {
    /** Everything that the user can reach. */
    record On() implements NetworkAccess {}

    /** Nothing, not even this machine. */
    record Off() implements NetworkAccess {}

    /**
     * Some hosts, through a proxy.
     *
     * @param hosts names; one that starts with {@code *.} stands for everything below it
     */
    record Hosts(List<String> hosts) implements NetworkAccess {
        public Hosts {
            hosts = List.copyOf(hosts);
        }
    }

    /** Reads {@code on}, {@code off} or the names of hosts. */
    static NetworkAccess of(List<String> words) {
        if (words.equals(List.of("on"))) {
            return new On();
        }
        return words.isEmpty() || words.equals(List.of("off")) ? new Off() : new Hosts(words);
    }
}
