package aish.workspace;

import module java.base;

import aish.workspace.ScannedFolder.Child;
import aish.workspace.ScannedFolder.Place;

/**
 * Finds out what a project consists of, level by level from its root. A directory that has not
 * changed since it was last read costs one look at its time of change, so a second scan is quick,
 * and one of a huge project gets further each time.
 */
final class ProjectDiscovery {
    /** How much to look at. */
    record Bounds(int directories, int files) {
        static final Bounds USUAL = new Bounds(20_000, 500_000);
    }

    /**
     * What is kept of a project between scans.
     *
     * @param directories by their paths relative to the root
     */
    record Known(Instant discovered, Map<String, ScannedFolder> directories) {
        Known {
            directories = Collections.unmodifiableMap(directories);
        }
    }

    record Found(ProjectModel model, Known known) {}

    /** Changes when the meaning of what is kept changes. */
    private static final long VERSION = 1;

    /** JSON numbers are exact only up to 53 bits. */
    private static final long MASK = (1L << 52) - 1;

    private record Level(String path, FileOrigin origin, Rules above, long rules) {}

    /** Reads the ignore files of a directory only if they are needed. */
    private static final class Rules implements Supplier<IgnoreRules> {
        private final Supplier<IgnoreRules> source;
        private Optional<IgnoreRules> made = Optional.empty();

        Rules(Supplier<IgnoreRules> source) {
            this.source = source;
        }

        @Override
        public IgnoreRules get() {
            if (made.isEmpty()) {
                made = Optional.of(source.get());
            }
            return made.get();
        }
    }

    private final Path root;
    private final IgnoreRules.Extra extra;
    private final Map<String, ScannedFolder> known;
    private final Bounds bounds;
    private final Instant now;
    private final FileOrigin.Attributes attributes;
    private final Map<String, ScannedFolder> fresh = new LinkedHashMap<>();
    private final ProjectModel.Collector collected = new ProjectModel.Collector();
    private final Deque<Level> waiting = new ArrayDeque<>();
    private boolean complete = true;

    private ProjectDiscovery(
            Path root,
            IgnoreRules.Extra extra,
            Map<String, ScannedFolder> known,
            Bounds bounds,
            Instant now) {
        this.root = root;
        this.extra = extra;
        this.known = known;
        this.bounds = bounds;
        this.now = now;
        this.attributes = FileOrigin.Attributes.in(root);
    }

    /**
     * @param before what an earlier scan of the same root found
     */
    static Found discover(
            Path root,
            IgnoreRules.Extra extra,
            Optional<Known> before,
            Bounds bounds,
            InstantSource clock) {
        Instant now = clock.instant();
        ProjectDiscovery discovery =
                new ProjectDiscovery(
                        root, extra, before.map(Known::directories).orElse(Map.of()), bounds, now);
        String shortfall = discovery.walk();
        Instant discovered = before.map(Known::discovered).orElse(now);
        return new Found(
                discovery.collected.model(root, discovered, now, shortfall),
                new Known(discovered, discovery.kept()));
    }

    private String walk() {
        long rules =
                Objects.hash(
                        VERSION,
                        extra.patterns(),
                        fileStamp(root.resolve(IgnoreRules.GIT + "/info/exclude")),
                        fileStamp(root.resolve(".gitattributes")));
        Rules top = new Rules(() -> IgnoreRules.in(root, extra));
        waiting.add(new Level("", FileOrigin.OWN, top, rules));
        while (!waiting.isEmpty()) {
            if (Thread.currentThread().isInterrupted()) {
                return TreeWalk.shortfall(TreeWalk.Ending.INTERRUPTED, 0);
            }
            if (fresh.size() >= bounds.directories() || collected.files() >= bounds.files()) {
                return "the content of %,d or more directories".formatted(waiting.size());
            }
            visit(waiting.removeFirst());
        }
        return complete ? "" : "some files of very large directories";
    }

    private void visit(Level level) {
        Path directory = root.resolve(level.path());
        try {
            long changed = ScannedFolder.stamp(directory);
            long rules = (31 * level.rules() + fileStamp(directory.resolve(".gitignore"))) & MASK;
            ScannedFolder before = known.get(level.path());
            ScannedFolder facts =
                    before != null && before.isValid(changed, rules, level.origin())
                            ? before
                            : read(level, directory, rules);
            fresh.put(level.path(), facts);
            complete &= !facts.incomplete();
            collected.add(level.path(), facts);
            if (facts.nested()) {
                collected.nested(level.path());
            }
            descend(level, facts, rules);
        } catch (IOException e) {
            // what cannot be read is skipped
        }
    }

    private ScannedFolder read(Level level, Path directory, long rules) throws IOException {
        boolean nested =
                !level.path().isEmpty() && Files.exists(directory.resolve(IgnoreRules.GIT));
        Place place =
                new Place(
                        level.path(),
                        directory,
                        nested ? FileOrigin.NESTED : level.origin(),
                        nested,
                        rules);
        long micros = ChronoUnit.MICROS.between(Instant.EPOCH, now);
        return ScannedFolder.read(place, level.above().get(), attributes, micros);
    }

    private void descend(Level level, ScannedFolder facts, long rules) {
        for (Child child : facts.children()) {
            String path = level.path().isEmpty() ? child.name() : level.path() + "/" + child.name();
            Rules below = new Rules(() -> level.above().get().enter(root.resolve(path)));
            waiting.add(new Level(path, child.origin(), below, rules));
        }
    }

    /** Returns what was seen now, and what an interrupted scan did not reach. */
    private Map<String, ScannedFolder> kept() {
        for (Level level : waiting) {
            ScannedFolder before = known.get(level.path());
            if (before != null && fresh.size() < bounds.directories()) {
                fresh.put(level.path(), before);
            }
        }
        return fresh;
    }

    /** Returns a number that changes with the file, 0 if there is none. */
    private static long fileStamp(Path file) {
        if (!Files.exists(file, LinkOption.NOFOLLOW_LINKS)) {
            return 0;
        }
        try {
            BasicFileAttributes seen =
                    Files.readAttributes(
                            file, BasicFileAttributes.class, LinkOption.NOFOLLOW_LINKS);
            return Objects.hash(seen.lastModifiedTime(), seen.size());
        } catch (IOException e) {
            return 0;
        }
    }
}
