package aish.shell;

import module java.base;

/**
 * The names of programs on the search path. Looking up names makes no system calls; {@link
 * #refresh} reads only directories that have changed, and belongs on a background thread.
 */
public final class CommandIndex {
    private record Listing(long modified, Set<String> names) {}

    private volatile Map<String, Listing> listings = Map.of();

    public boolean contains(String name) {
        for (Listing listing : listings.values()) {
            if (listing.names().contains(name)) {
                return true;
            }
        }
        return false;
    }

    public Set<String> names() {
        Set<String> all = new TreeSet<>();
        listings.values().forEach(listing -> all.addAll(listing.names()));
        return Collections.unmodifiableSet(all);
    }

    /**
     * @param path directories separated by colons, as in {@code PATH}
     */
    public void refresh(String path) {
        Map<String, Listing> known = listings;
        Map<String, Listing> fresh = new LinkedHashMap<>();
        for (String directory : path.split(":", -1)) {
            if (directory.startsWith("/")) {
                long modified = new File(directory).lastModified();
                Listing old = known.get(directory);
                fresh.put(
                        directory,
                        old != null && old.modified() == modified
                                ? old
                                : list(directory, modified));
            }
        }
        listings = new HashMap<>(fresh);
    }

    private static Listing list(String directory, long modified) {
        String[] names = new File(directory).list();
        return new Listing(
                modified, names == null ? Set.of() : new HashSet<>(Arrays.asList(names)));
    }
}
