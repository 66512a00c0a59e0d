package aish.safety.permissions;

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

    /** Returns what both this and another one let a program reach. */
    default NetworkAccess and(NetworkAccess other) {
        return switch (this) {
            case On _ -> other;
            case Off _ -> this;
            case Hosts(List<String> mine) ->
                    switch (other) {
                        case On _ -> this;
                        case Off _ -> other;
                        case Hosts(List<String> others) -> {
                            List<String> both = mine.stream().filter(others::contains).toList();
                            yield both.isEmpty() ? new Off() : new Hosts(both);
                        }
                    };
        };
    }

    /** Returns what either this or another one lets a program reach. */
    default NetworkAccess or(NetworkAccess other) {
        return switch (this) {
            case On _ -> this;
            case Off _ -> other;
            case Hosts(List<String> mine) ->
                    switch (other) {
                        case On _ -> other;
                        case Off _ -> this;
                        case Hosts(List<String> others) ->
                                new Hosts(
                                        Stream.concat(mine.stream(), others.stream())
                                                .distinct()
                                                .toList());
                    };
        };
    }
}
