package aish.workspace.symbols;

import module java.base;

/**
 * How important files and their symbols are. A file passes its rank on to those that define the
 * names it contains, over a few rounds, as a web page does to those it links to. What the
 * conversation touches starts with more.
 */
final class ReferenceRank {
    private static final int ROUNDS = 4;
    private static final double PASSED_ON = 0.85;
    private static final double TOUCHED = 50;
    private static final double NAMED = 10;
    private static final double DISTINCTIVE = 10;
    private static final double TEST = 0.2;
    private static final List<String> TESTS =
            List.of("/test", "_test.", ".test.", ".spec.", "-spec.", "/spec/");

    /** A name that so many files define says nothing about any of them. */
    private static final int MOST_DEFINERS = 20;

    private final List<FileEntry> files;
    private final Map<Integer, Integer> names = new HashMap<>();
    private final boolean[] touched;
    private final boolean[] tests;
    private final double[] weights;
    private final int[] definers;
    private final int[] keys;
    private final double[] received;
    private double[] ranks;

    /**
     * The names that each file defines: those of file {@code i} start at {@code definedFrom[i]}.
     */
    private final int[] defined;

    private final int[] definedFrom;

    /** The names that each file uses: those of file {@code i} start at {@code starts[i]}. */
    private int[] used = new int[1024];

    private final int[] starts;

    ReferenceRank(Collection<FileEntry> entries, Touched conversation) {
        files = List.copyOf(entries);
        int all = files.stream().mapToInt(each -> each.defined().length).sum();
        defined = new int[all];
        definedFrom = new int[files.size() + 1];
        definers = new int[all];
        keys = new int[all];
        number();
        weights = new double[names.size()];
        received = new double[names.size()];
        touched = new boolean[files.size()];
        tests = new boolean[files.size()];
        ranks = new double[files.size()];
        starts = new int[files.size() + 1];
        weigh(conversation);
        connect();
        for (int round = 0; round < ROUNDS; round++) {
            pass();
        }
    }

    /** Numbers all names; a file may have several methods of one name. */
    private void number() {
        int count = 0;
        for (int i = 0; i < files.size(); i++) {
            definedFrom[i] = count;
            for (int name : files.get(i).defined()) {
                int number = names.computeIfAbsent(name, _ -> names.size());
                if (!isIn(number, definedFrom[i], count)) {
                    defined[count++] = number;
                    definers[number]++;
                    keys[number] = name;
                }
            }
        }
        definedFrom[files.size()] = count;
    }

    private void weigh(Touched conversation) {
        for (int i = 0; i < files.size(); i++) {
            FileEntry file = files.get(i);
            touched[i] = conversation.isFile(file.path());
            tests[i] = isTest(file.path());
            ranks[i] = start(i);
        }
        for (int number = 0; number < weights.length; number++) {
            weights[number] =
                    (UsedNames.isDistinctive(keys[number]) ? DISTINCTIVE : 1)
                            * (conversation.isName(keys[number]) ? NAMED : 1);
        }
    }

    private static boolean isTest(String path) {
        for (String mark : TESTS) {
            if (path.contains(mark)) {
                return true;
            }
        }
        return path.startsWith("test");
    }

    private boolean isIn(int number, int from, int to) {
        for (int at = from; at < to; at++) {
            if (defined[at] == number) {
                return true;
            }
        }
        return false;
    }

    private double start(int file) {
        return touched[file] ? TOUCHED : tests[file] ? TEST : 1;
    }

    private void connect() {
        int count = 0;
        for (int i = 0; i < files.size(); i++) {
            FileEntry file = files.get(i);
            starts[i] = count;
            for (int name : file.used()) {
                int number = names.getOrDefault(name, -1);
                if (number >= 0 && definers[number] <= MOST_DEFINERS && !file.defines(name)) {
                    if (count == used.length) {
                        used = Arrays.copyOf(used, 2 * count);
                    }
                    used[count++] = number;
                }
            }
        }
        starts[files.size()] = count;
    }

    private void pass() {
        Arrays.fill(received, 0);
        for (int i = 0; i < files.size(); i++) {
            double sum = 0;
            for (int at = starts[i]; at < starts[i + 1]; at++) {
                sum += weights[used[at]];
            }
            for (int at = starts[i]; at < starts[i + 1]; at++) {
                received[used[at]] += ranks[i] * weights[used[at]] / sum;
            }
        }
        double[] next = new double[files.size()];
        for (int i = 0; i < files.size(); i++) {
            double sum = 0;
            for (int at = definedFrom[i]; at < definedFrom[i + 1]; at++) {
                sum += received[defined[at]] / definers[defined[at]];
            }
            double kept = tests[i] && !touched[i] ? TEST : 1;
            next[i] = (1 - PASSED_ON) * start(i) + PASSED_ON * kept * sum;
        }
        ranks = next;
    }

    /** Returns what each definition of a name receives. */
    double worth(int name) {
        int number = names.getOrDefault(name, -1);
        return number < 0 || definers[number] == 0 ? 0 : received[number] / definers[number];
    }

    boolean isTouched(int file) {
        return touched[file];
    }

    double rank(int file) {
        return ranks[file];
    }

    /** Returns the most important files, those that the conversation touches first. */
    List<Integer> best(int most) {
        Comparator<Integer> order =
                Comparator.comparing((Integer i) -> !touched[i])
                        .thenComparingDouble(i -> -ranks[i])
                        .thenComparing(i -> files.get(i).path());
        // sorting all files of a large project would take longer than everything else
        PriorityQueue<Integer> best = new PriorityQueue<>(order.reversed());
        for (int i = 0; i < files.size(); i++) {
            boolean full = best.size() >= most;
            if (files.get(i).defined().length > 0
                    && !(full && order.compare(i, best.element()) > 0)) {
                best.add(i);
                if (full) {
                    best.remove();
                }
            }
        }
        return best.stream().sorted(order).toList();
    }
}
