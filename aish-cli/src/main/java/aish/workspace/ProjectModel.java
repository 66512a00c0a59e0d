package aish.workspace;

import module java.base;

import aish.text.ByteSize;
import aish.text.ShownName;

/**
 * What a project consists of.
 *
 * @param root a real path
 * @param languages of its own files, the one with the most bytes first, texts last
 * @param counts its files by where they come from
 * @param builds what it is built with
 * @param nested the repositories inside it, relative to the root
 * @param shortfall says which files were not counted; empty if all were
 */
public record ProjectModel(
        Path root,
        List<Language> languages,
        Map<FileOrigin, Count> counts,
        List<Build> builds,
        List<String> nested,
        String shortfall) {
    private static final int MOST_SHOWN = 8;

    /** A number of files, and the sum of their sizes. */
    public record Count(long files, long bytes) {
        static final Count NONE = new Count(0, 0);

        Count plus(Count other) {
            return new Count(files + other.files, bytes + other.bytes);
        }

        String shown() {
            return "%,d %s".formatted(files, files == 1 ? "file" : "files");
        }
    }

    public record Language(String name, Count count) {}

    /**
     * What a part of the project is built with.
     *
     * @param file that says so, relative to the root
     */
    public record Build(String kind, String file) {
        String shown() {
            return kind + " (" + file + ")";
        }
    }

    public ProjectModel {
        languages = List.copyOf(languages);
        counts = Map.copyOf(counts);
        builds = List.copyOf(builds);
        nested = List.copyOf(nested);
    }

    public Count count(FileOrigin origin) {
        return counts.getOrDefault(origin, Count.NONE);
    }

    /** Describes it, each fact with its name, without control characters. */
    public Map<String, String> facts() {
        Map<String, String> facts = new LinkedHashMap<>();
        add(facts, "kind", builds.stream().map(Build::shown).toList());
        facts.put("files", files());
        facts.put("languages", languagesShown());
        add(facts, "nested", nested);
        return facts;
    }

    private static void add(Map<String, String> facts, String name, List<String> all) {
        if (!all.isEmpty()) {
            facts.put(name, ShownName.of(listed(all)));
        }
    }

    private static String listed(List<String> values) {
        int more = values.size() - MOST_SHOWN;
        String first = String.join(", ", values.subList(0, Math.min(MOST_SHOWN, values.size())));
        return more > 0 ? first + ", and %,d more".formatted(more) : first;
    }

    private String files() {
        Count own = count(FileOrigin.OWN);
        List<String> apart = new ArrayList<>();
        count(FileOrigin.GENERATED, "generated", apart);
        count(FileOrigin.VENDORED, "vendored", apart);
        count(FileOrigin.NESTED, "in nested repositories", apart);
        return (shortfall.isEmpty() ? "" : "at least ")
                + "%,d (%s)".formatted(own.files(), ByteSize.of(own.bytes()))
                + (apart.isEmpty() ? "" : "; not counted: " + String.join(", ", apart));
    }

    private void count(FileOrigin origin, String words, List<String> apart) {
        if (count(origin).files() > 0) {
            apart.add("%,d %s".formatted(count(origin).files(), words));
        }
    }

    private String languagesShown() {
        List<String> shown =
                languages.stream()
                        .map(
                                each ->
                                        "%s %s (%s)"
                                                .formatted(
                                                        each.name(),
                                                        each.count().shown(),
                                                        ByteSize.of(each.count().bytes())))
                        .toList();
        return shown.isEmpty() ? "none found" : listed(shown);
    }
}
