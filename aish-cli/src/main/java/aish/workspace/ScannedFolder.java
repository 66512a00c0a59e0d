package aish.workspace;

import module java.base;

import aish.workspace.ProjectModel.Count;
import aish.workspace.TreeWalk.DirectoryPage;

/**
 * What is known of one directory of a project, without its subdirectories; valid while neither the
 * directory nor the ignore files change.
 *
 * @param stamp when the directory was last changed, in microseconds; -1 if it must be read again
 * @param rules stands for the ignore files that were in force
 * @param origin of all that is in it, unless a file says otherwise
 * @param nested whether it is the root of another repository
 * @param children its subdirectories
 * @param notable names of files that say how to build or read the project
 * @param incomplete whether there are more files than were counted
 */
record ScannedFolder(
        long stamp,
        long rules,
        FileOrigin origin,
        boolean nested,
        List<Child> children,
        List<Tally> tallies,
        List<String> notable,
        boolean incomplete) {
    private static final int MOST_ENTRIES = 50_000;
    private static final int MOST_NOTABLE = 40;

    /** Some file systems keep times only to the second or two. */
    private static final long COARSEST_MICROS = 2_000_000;

    private static final Set<String> NOT_SOURCES = Set.of("", "Prose", "Data");

    record Child(String name, FileOrigin origin) {}

    record Tally(String language, FileOrigin origin, Count count) {}

    ScannedFolder {
        children = List.copyOf(children);
        tallies = List.copyOf(tallies);
        notable = List.copyOf(notable);
    }

    /** Where and how to read a directory. */
    record Place(String path, Path directory, FileOrigin origin, boolean nested, long rules) {
        String of(String name) {
            return path.isEmpty() ? name : path + "/" + name;
        }
    }

    static ScannedFolder read(
            Place place, IgnoreRules rules, FileOrigin.Attributes attributes, long now)
            throws IOException {
        long stamp = stamp(place.directory());
        DirectoryPage page = DirectoryPage.read(place.directory(), rules, MOST_ENTRIES);
        Reading reading = new Reading(place, attributes);
        boolean complete = page.complete() && page.more() == 0 && reading.all(page);
        boolean settled = complete && now - stamp > COARSEST_MICROS && !reading.unreadableName;
        return new ScannedFolder(
                settled ? stamp : -1,
                place.rules(),
                place.origin(),
                place.nested(),
                reading.children(),
                reading.tallies(),
                reading.notable,
                !complete);
    }

    /** Returns when a directory was last changed, in microseconds. */
    static long stamp(Path directory) throws IOException {
        return Files.readAttributes(directory, BasicFileAttributes.class, LinkOption.NOFOLLOW_LINKS)
                .lastModifiedTime()
                .to(TimeUnit.MICROSECONDS);
    }

    boolean isValid(long changed, long inForce, FileOrigin expected) {
        return stamp >= 0 && stamp == changed && rules == inForce && (nested || origin == expected);
    }

    /** Looks at the entries of a directory. */
    private static final class Reading {
        private final Place place;
        private final FileOrigin.Attributes attributes;
        private final List<String> directories = new ArrayList<>();
        private final Set<String> files = new HashSet<>();
        private final Map<FileOrigin, Map<String, Count>> counts = new EnumMap<>(FileOrigin.class);
        private final List<String> notable = new ArrayList<>();
        private boolean unreadableName;

        Reading(Place place, FileOrigin.Attributes attributes) {
            this.place = place;
            this.attributes = attributes;
        }

        /** Returns false if it was interrupted. */
        boolean all(DirectoryPage page) {
            for (Path entry : page.entries()) {
                if (Thread.currentThread().isInterrupted()) {
                    return false;
                }
                try {
                    look(entry);
                } catch (IOException e) {
                    // it has just been deleted
                }
            }
            return true;
        }

        private void look(Path entry) throws IOException {
            String name = DirectoryPage.name(entry);
            BasicFileAttributes seen =
                    Files.readAttributes(
                            entry, BasicFileAttributes.class, LinkOption.NOFOLLOW_LINKS);
            if (seen.isDirectory()) {
                // a name that is not text cannot be kept and found again
                unreadableName |= name.indexOf('\ufffd') >= 0;
                directories.add(name);
            } else if (seen.isRegularFile()) {
                files.add(name);
                String language = Languages.of(name);
                counts.computeIfAbsent(origin(entry, name, language), _ -> new TreeMap<>())
                        .merge(language, new Count(1, seen.size()), Count::plus);
                if (notable.size() < MOST_NOTABLE && EntryPoints.isNotable(name)) {
                    notable.add(name);
                }
            }
        }

        private FileOrigin origin(Path file, String name, String language) {
            if (place.origin() != FileOrigin.OWN) {
                return place.origin();
            }
            Optional<FileOrigin> said = attributes.of(place.of(name));
            if (said.isPresent()) {
                return said.get();
            }
            FileOrigin byName = FileOrigin.ofName(name);
            boolean reads = byName == FileOrigin.OWN && !NOT_SOURCES.contains(language);
            return reads && FileOrigin.saysGenerated(file) ? FileOrigin.GENERATED : byName;
        }

        List<Child> children() {
            return directories.stream()
                    .map(
                            name ->
                                    new Child(
                                            name,
                                            place.origin() == FileOrigin.OWN
                                                    ? FileOrigin.ofDirectory(name, files)
                                                    : place.origin()))
                    .toList();
        }

        List<Tally> tallies() {
            List<Tally> tallies = new ArrayList<>();
            counts.forEach(
                    (origin, byLanguage) ->
                            byLanguage.forEach(
                                    (language, count) ->
                                            tallies.add(new Tally(language, origin, count))));
            return tallies;
        }
    }
}
