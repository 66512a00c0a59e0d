package aish.workspace;

import module java.base;

import aish.workspace.ProjectModel.Count;
import aish.workspace.ProjectModel.Language;

/** Finds out what a project consists of. */
final class ProjectDiscovery {
    static final int MOST_FILES = 500_000;

    /** Listed last, however much there is of them. */
    private static final Set<String> TEXTS = Set.of("Prose", "Data");

    private final Path root;
    private final Map<Path, FileOrigin> origins = new HashMap<>();
    private final Map<FileOrigin, Count> counts = new EnumMap<>(FileOrigin.class);
    private final Map<String, Count> languages = new HashMap<>();
    private final List<String> buildFiles = new ArrayList<>();
    private final List<String> nested = new ArrayList<>();

    private ProjectDiscovery(Path root) {
        this.root = root;
        origins.put(root, FileOrigin.OWN);
    }

    static ProjectModel discover(Path root, IgnoreRules.Extra extra, int mostFiles) {
        ProjectDiscovery discovery = new ProjectDiscovery(root);
        TreeWalk.Ending ending = new TreeWalk(root, extra, mostFiles).visit(discovery::count);
        return discovery.model(TreeWalk.shortfall(ending, mostFiles));
    }

    private TreeWalk.Visitor.Next count(Path file, BasicFileAttributes seen) {
        FileOrigin around = originOf(file.resolveSibling("").normalize());
        String path = root.relativize(file).toString();
        String name = path.substring(path.lastIndexOf('/') + 1);
        String language = Languages.of(name);
        boolean own = around == FileOrigin.OWN;
        FileOrigin origin = own ? FileOrigin.ofName(name) : around;
        Count one = new Count(1, seen.size());
        counts.merge(origin, one, Count::plus);
        if (origin == FileOrigin.OWN && !language.isEmpty()) {
            languages.merge(language, one, Count::plus);
        }
        if (own && BuildKinds.isBuildFile(name)) {
            buildFiles.add(path);
        }
        return TreeWalk.Visitor.Next.GO_ON;
    }

    /** Returns where what is in a directory comes from. */
    private FileOrigin originOf(Path directory) {
        FileOrigin known = origins.get(directory);
        if (known != null) {
            return known;
        }
        FileOrigin origin = originOf(directory.resolveSibling("").normalize());
        if (Files.exists(directory.resolve(IgnoreRules.GIT))) {
            nested.add(root.relativize(directory).toString());
            origin = FileOrigin.NESTED;
        } else if (origin == FileOrigin.OWN) {
            origin = FileOrigin.ofDirectory(directory);
        }
        origins.put(directory, origin);
        return origin;
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
