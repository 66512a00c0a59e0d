package aish.workspace;

import module java.base;

/** Finds the files to open first in an unknown project. */
final class EntryPoints {
    private static final Set<String> OTHERS =
            Set.of("AGENTS.md", "Dockerfile", "docker-compose.yml", "compose.yaml", "justfile");

    private static final Set<String> MAIN_NAMES =
            Set.of("main", "__main__", "index", "app", "cli", "server", "manage", "program");

    private static final Set<String> PROSE = Set.of("", "Prose", "Data", "CSS");
    private static final int MOST_MAINS = 8;

    private final List<String> atRoot = new ArrayList<>();
    private final List<String> mains = new ArrayList<>();

    /**
     * @param path relative to the root
     */
    void add(String path) {
        String name = path.substring(path.lastIndexOf('/') + 1);
        boolean top = name.length() == path.length();
        if (top && (isReadme(name) || BuildKinds.NAMES.contains(name) || OTHERS.contains(name))) {
            atRoot.add(path);
        } else if (isMain(name)) {
            mains.add(path);
            if (mains.size() > 2 * MOST_MAINS) {
                keepShallowest();
            }
        }
    }

    private static boolean isReadme(String name) {
        return name.toLowerCase(Locale.ROOT).startsWith("readme");
    }

    private static boolean isMain(String name) {
        int dot = name.indexOf('.');
        return dot > 0
                && MAIN_NAMES.contains(name.substring(0, dot).toLowerCase(Locale.ROOT))
                && !PROSE.contains(Languages.of(name));
    }

    private void keepShallowest() {
        mains.sort(
                Comparator.comparingLong(
                                (String path) -> path.chars().filter(c -> c == '/').count())
                        .thenComparing(Comparator.naturalOrder()));
        mains.subList(Math.min(MOST_MAINS, mains.size()), mains.size()).clear();
    }

    List<String> all() {
        keepShallowest();
        List<String> all = new ArrayList<>(atRoot);
        all.addAll(mains);
        return all;
    }
}
