package aish.workspace;

import module java.base;

import aish.workspace.ProjectModel.Count;
import aish.workspace.ProjectModel.Language;
import aish.workspace.TreeWalk.DirectoryPage;

/** Finds out what a project consists of, level by level from its root. */
final class ProjectDiscovery {
    /** How much to look at. */
    record Bounds(int directories, int files) {
        static final Bounds USUAL = new Bounds(20_000, 500_000);
    }

    /** A directory to look at, relative to the root, and where what is in it comes from. */
    private record Level(String path, FileOrigin origin, IgnoreRules rules) {
        String of(String name) {
            return path.isEmpty() ? name : path + "/" + name;
        }
    }

    private static final int MOST_ENTRIES = 50_000;

    /** Listed last, however much there is of them. */
    private static final Set<String> TEXTS = Set.of("Prose", "Data");

    private final Path root;
    private final Bounds bounds;
    private final Map<FileOrigin, Count> counts = new EnumMap<>(FileOrigin.class);
    private final Map<String, Count> languages = new HashMap<>();
    private final List<String> buildFiles = new ArrayList<>();
    private final List<String> nested = new ArrayList<>();
    private final Deque<Level> waiting = new ArrayDeque<>();
    private int directories;
    private int files;
    private boolean complete = true;

    private ProjectDiscovery(Path root, Bounds bounds) {
        this.root = root;
        this.bounds = bounds;
    }

    static ProjectModel discover(Path root, IgnoreRules.Extra extra, Bounds bounds) {
        ProjectDiscovery discovery = new ProjectDiscovery(root, bounds);
        String shortfall = discovery.walk(IgnoreRules.in(root, extra));
        return discovery.model(shortfall);
    }

    /** Returns what was left out; "" if nothing was. */
    private String walk(IgnoreRules rules) {
        waiting.add(new Level("", FileOrigin.OWN, rules));
        while (!waiting.isEmpty()) {
            if (Thread.currentThread().isInterrupted()) {
                return TreeWalk.shortfall(TreeWalk.Ending.INTERRUPTED, 0);
            }
            if (directories++ >= bounds.directories() || files >= bounds.files()) {
                return "the content of %,d or more directories".formatted(waiting.size());
            }
            visit(waiting.removeFirst());
        }
        return complete ? "" : "some files of very large directories";
    }

    private void visit(Level level) {
        Path directory = root.resolve(level.path());
        try {
            DirectoryPage page = DirectoryPage.read(directory, level.rules(), MOST_ENTRIES);
            complete &= page.complete() && page.more() == 0;
            if (!level.path().isEmpty() && Files.exists(directory.resolve(IgnoreRules.GIT))) {
                nested.add(level.path());
                read(new Level(level.path(), FileOrigin.NESTED, level.rules()), page);
            } else {
                read(level, page);
            }
        } catch (IOException e) {
            // what cannot be read is skipped
        }
    }

    private void read(Level level, DirectoryPage page) {
        List<Path> below = new ArrayList<>();
        Set<String> beside = new HashSet<>();
        for (Path entry : page.entries()) {
            if (Thread.currentThread().isInterrupted()) {
                complete = false;
                return;
            }
            try {
                BasicFileAttributes seen =
                        Files.readAttributes(
                                entry, BasicFileAttributes.class, LinkOption.NOFOLLOW_LINKS);
                if (seen.isDirectory()) {
                    below.add(entry);
                } else if (seen.isRegularFile()) {
                    beside.add(DirectoryPage.name(entry));
                    count(level, entry, seen.size());
                }
            } catch (IOException e) {
                // it has just been deleted
            }
        }
        boolean own = level.origin() == FileOrigin.OWN;
        for (Path directory : below) {
            String name = DirectoryPage.name(directory);
            FileOrigin origin = own ? FileOrigin.ofDirectory(name, beside) : level.origin();
            waiting.add(new Level(level.of(name), origin, level.rules().enter(directory)));
        }
    }

    private void count(Level level, Path file, long size) {
        String name = DirectoryPage.name(file);
        String language = Languages.of(name);
        boolean own = level.origin() == FileOrigin.OWN;
        FileOrigin origin = own ? origin(file, name, language) : level.origin();
        Count one = new Count(1, size);
        files++;
        counts.merge(origin, one, Count::plus);
        if (origin == FileOrigin.OWN && !language.isEmpty()) {
            languages.merge(language, one, Count::plus);
        }
        if (own && BuildKinds.isBuildFile(name)) {
            buildFiles.add(level.of(name));
        }
    }

    private static FileOrigin origin(Path file, String name, String language) {
        FileOrigin byName = FileOrigin.ofName(name);
        boolean isSource = !language.isEmpty() && !TEXTS.contains(language);
        return byName == FileOrigin.OWN && isSource && FileOrigin.saysGenerated(file)
                ? FileOrigin.GENERATED
                : byName;
    }

    private ProjectModel model(String shortfall) {
        List<Language> sorted =
                languages.entrySet().stream()
                        .map(each -> new Language(each.getKey(), each.getValue()))
                        .sorted(
                                Comparator.comparing((Language each) -> TEXTS.contains(each.name()))
                                        .thenComparingLong(each -> -each.count().bytes())
                                        .thenComparing(Language::name))
                        .toList();
        return new ProjectModel(root, sorted, counts, BuildKinds.of(buildFiles), nested, shortfall);
    }
}
