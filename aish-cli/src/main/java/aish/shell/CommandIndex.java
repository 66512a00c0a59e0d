package aish.shell;

import module java.base;

/**
 * The names of programs on the search path. Until {@link #list} is called, each directory is looked
 * into for every name. After that, looking up names makes no system calls, and {@link #refresh},
 * which reads only directories that have changed, belongs on a background thread.
 */
public final class CommandIndex {
    /**
     * @param names empty as long as they are not listed
     */
    private record Listing(long modified, Optional<Set<String>> names) {
        static final Listing NONE = new Listing(-1, Optional.empty());

        static Listing of(String directory, long modified) {
            String[] names = new File(directory).list();
            return new Listing(
                    modified,
                    Optional.of(names == null ? Set.of() : new HashSet<>(Arrays.asList(names))));
        }
    }

    private volatile Map<String, Listing> listings = Map.of();
    private boolean lists;

    public boolean contains(String name) {
        for (Map.Entry<String, Listing> known : listings.entrySet()) {
            Optional<Set<String>> names = known.getValue().names();
            if (names.isPresent() ? names.get().contains(name) : isIn(known.getKey(), name)) {
                return true;
            }
        }
        return false;
    }

    /** Whether a directory has an entry of that name, even one that leads nowhere. */
    private static boolean isIn(String directory, String name) {
        if (name.isEmpty() || name.equals(".") || name.equals("..") || name.indexOf('/') >= 0) {
            return false;
        }
        File file = new File(directory, name);
        return file.exists() || (name.indexOf('\0') < 0 && Files.isSymbolicLink(file.toPath()));
    }

    public Set<String> names() {
        list();
        Set<String> all = new TreeSet<>();
        listings.values().forEach(listing -> all.addAll(listing.names().orElse(Set.of())));
        return Collections.unmodifiableSet(all);
    }

    /** Reads all directories, now and when they change. */
    public synchronized void list() {
        if (!lists) {
            lists = true;
            refresh(String.join(":", listings.keySet()));
        }
    }

    /**
     * @param path directories separated by colons, as in {@code PATH}
     */
    public synchronized void refresh(String path) {
        Map<String, Listing> fresh = new HashMap<>();
        for (String directory : path.split(":", -1)) {
            if (directory.startsWith("/")) {
                fresh.put(directory, lists ? current(directory) : Listing.NONE);
            }
        }
        listings = fresh;
    }

    private Listing current(String directory) {
        long modified = new File(directory).lastModified();
        Listing known = listings.getOrDefault(directory, Listing.NONE);
        return known.modified() == modified ? known : Listing.of(directory, modified);
    }
}
