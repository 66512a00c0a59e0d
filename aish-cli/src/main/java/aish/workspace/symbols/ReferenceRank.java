package aish.workspace.symbols;

import module java.base;

/**
 * How important files and their symbols are, by how many files contain their names. What the
 * conversation touches counts more, and tests count little.
 */
final class ReferenceRank {
    private static final double TOUCHED = 50;
    private static final double NAMED = 10;
    private static final double DISTINCTIVE = 10;
    private static final double TEST = 0.2;
    private static final List<String> TESTS =
            List.of("/test", "_test.", ".test.", ".spec.", "-spec.", "/spec/");

    /** A name that so many files define says nothing about any of them. */
    private static final int MOST_DEFINERS = 20;

    private final List<FileEntry> files;
    private final Map<Integer, Name> names = new HashMap<>();
    private final boolean[] touched;
    private final double[] ranks;

    /** How many files define a name, and what those count that contain it. */
    private static final class Name {
        private int definers;
        private double uses;

        double worth() {
            return definers > MOST_DEFINERS ? 0 : uses / definers;
        }
    }

    ReferenceRank(Collection<FileEntry> entries, Touched conversation) {
        files = List.copyOf(entries);
        touched = new boolean[files.size()];
        ranks = new double[files.size()];
        for (FileEntry file : files) {
            for (int name : file.defined()) {
                names.computeIfAbsent(name, _ -> new Name()).definers++;
            }
        }
        for (int i = 0; i < files.size(); i++) {
            touched[i] = conversation.isFile(files.get(i).path());
            count(files.get(i), start(i), conversation);
        }
        for (int i = 0; i < files.size(); i++) {
            double sum = files.get(i).defined().stream().mapToDouble(this::worth).sum();
            ranks[i] = start(i) * (1 + sum);
        }
    }

    private void count(FileEntry file, double weight, Touched conversation) {
        Set<Integer> own = file.defined();
        for (int key : file.used()) {
            Name name = names.get(key);
            if (name != null && !own.contains(key)) {
                name.uses +=
                        weight
                                * (UsedNames.isDistinctive(key) ? DISTINCTIVE : 1)
                                * (conversation.isName(key) ? NAMED : 1);
            }
        }
    }

    private double start(int file) {
        return touched[file] ? TOUCHED : isTest(files.get(file).path()) ? TEST : 1;
    }

    private static boolean isTest(String path) {
        return path.startsWith("test") || TESTS.stream().anyMatch(path::contains);
    }

    /** Returns what each definition of a name is worth. */
    double worth(int name) {
        Name known = names.get(name);
        return known == null ? 0 : known.worth();
    }

    boolean isTouched(int file) {
        return touched[file];
    }

    double rank(int file) {
        return ranks[file];
    }

    /** Returns the most important files, those that the conversation touches first. */
    List<Integer> best(int most) {
        return IntStream.range(0, files.size())
                .boxed()
                .filter(i -> !files.get(i).symbols().isEmpty())
                .sorted(
                        Comparator.comparing((Integer i) -> !touched[i])
                                .thenComparingDouble(i -> -ranks[i])
                                .thenComparing(i -> files.get(i).path()))
                .limit(most)
                .toList();
    }
}
