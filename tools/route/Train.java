import aish.route.Features;
import aish.route.Features.FeatureSink;
import aish.route.Lexicon;
import aish.route.LineFeatures;
import aish.route.LineRouter;
import aish.route.Programs;
import aish.route.RouteFacts;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.TreeMap;

/**
 * Trains the weights by which aish tells commands from questions.
 *
 * <pre>
 * tools/route/train [--check | --verify] [--misses] [FURTHER.tsv...]
 * </pre>
 *
 * <p>Further files hold a label (shell or ai), a tab and a line each. Everything is cross-validated
 * first; with --check, nothing is written; with --misses, lines that were judged wrongly are
 * listed. --verify only tells, by its exit status, whether the files are what training makes.
 */
public final class Train {
    private static final long SEED = 20_25;
    private static final int FOLDS = 5;

    /** How often each template makes its lines, so that chance matters less. */
    private static final int ROUNDS = 4;

    /** What somebody labelled by hand says more than what a template made. */
    private static final float FURTHER_WEIGHT = 2;

    private static final Path HOME = Path.of("tools", "route");
    private static final Path TARGET =
            Path.of("aish-cli", "src", "main", "resources", "aish", "route");

    private final Words words = new Words(HOME.resolve("words"));
    private final TreeMap<String, Integer> lists = words.lists();
    private final List<String> vocabulary = List.copyOf(lists.keySet());
    private final Map<String, Integer> numbers = new HashMap<>();
    private final LineFeatures features;

    private Train() throws IOException {
        for (int i = 0; i < vocabulary.size(); i++) {
            numbers.put(vocabulary.get(i), i);
        }
        features =
                new LineFeatures(
                        new Lexicon(lexicon(new Weights(size())).getBytes(StandardCharsets.UTF_8)),
                        new Programs(Files.readAllBytes(TARGET.resolve("programs.tsv"))));
    }

    private int size() {
        return Features.NUMBER + 3 * vocabulary.size();
    }

    public static void main(String[] arguments) throws IOException {
        Train train = new Train();
        List<Line> own = train.ownLines();
        List<Line> further = new ArrayList<>();
        boolean check = false;
        boolean misses = false;
        boolean verify = false;
        for (String argument : arguments) {
            switch (argument) {
                case "--check" -> check = true;
                case "--misses" -> misses = true;
                case "--verify" -> verify = true;
                default -> further.addAll(read(Path.of(argument)));
            }
        }
        if (verify) {
            System.exit(
                    train.isWritten(Weights.train(train.samples(own, further), train.size(), SEED))
                            ? 0
                            : 1);
        }
        System.out.printf("%d lines of our own, %d further ones%n", own.size(), further.size());
        train.validate(own, further, misses);
        if (!check) {
            train.write(Weights.train(train.samples(own, further), train.size(), SEED));
        }
    }

    private List<Line> ownLines() throws IOException {
        List<Line> lines = new ArrayList<>();
        for (int round = 0; round < ROUNDS; round++) {
            Grammar grammar = new Grammar(SEED + round, words);
            for (String file : List.of("shell.txt", "ai.txt", "languages.txt")) {
                lines.addAll(grammar.expand(HOME.resolve("lines").resolve(file)));
            }
        }
        return lines.stream().distinct().toList();
    }

    private static List<Line> read(Path file) throws IOException {
        List<Line> lines = new ArrayList<>();
        for (String line : Files.readAllLines(file)) {
            int tab = line.indexOf('\t');
            if (tab > 0) {
                lines.add(new Line(line.substring(0, tab), line.substring(tab + 1)));
            }
        }
        return lines;
    }

    /** Our own lines among themselves, and further ones judged by what the rest of them taught. */
    private void validate(List<Line> own, List<Line> further, boolean misses) {
        crossValidate("our own lines", own, List.of(), misses && further.isEmpty());
        if (!further.isEmpty()) {
            Score score = new Score();
            judge(Weights.train(samples(own, List.of()), size(), SEED), further, score, false);
            System.out.println("further lines, by our own lines alone: " + score);
            crossValidate("further lines", further, own, misses);
        }
    }

    private void crossValidate(String name, List<Line> lines, List<Line> always, boolean misses) {
        List<Line> shuffled = new ArrayList<>(lines);
        Collections.shuffle(shuffled, new Random(SEED));
        Score score = new Score();
        for (int fold = 0; fold < FOLDS; fold++) {
            List<Line> taught = new ArrayList<>();
            List<Line> asked = new ArrayList<>();
            for (int i = 0; i < shuffled.size(); i++) {
                (i % FOLDS == fold ? asked : taught).add(shuffled.get(i));
            }
            List<Sample> samples =
                    always.isEmpty() ? samples(taught, List.of()) : samples(always, taught);
            judge(Weights.train(samples, size(), SEED), asked, score, misses);
        }
        System.out.println(name + ", cross-validated: " + score);
    }

    private void judge(Weights weights, List<Line> asked, Score score, boolean misses) {
        Facts facts = new Facts(words.everywhere());
        for (Line line : asked) {
            double sum = weights.sum(sample(line, facts).features());
            boolean right = sum > 0 == line.label().equals("shell");
            score.count(line.label(), right);
            if (misses && !right) {
                System.out.printf("%6.2f %s\t%s%n", sum, line.label(), line.text());
            }
        }
    }

    /**
     * Each line once on a bare machine and once where everything known is installed, and a command
     * once more if it reads differently where everything that it names exists.
     */
    private List<Sample> samples(List<Line> own, List<Line> further) {
        List<Sample> samples = new ArrayList<>();
        for (RouteFacts facts :
                List.of(new Facts(words.everywhere()), new Facts(words.allCommands()))) {
            own.forEach(line -> samples.add(sample(line, facts)));
            further.forEach(line -> samples.add(sample(line, facts).weighing(FURTHER_WEIGHT)));
        }
        RouteFacts usual = new Facts(words.allCommands());
        RouteFacts full = new Facts(words.allCommands(), true);
        for (Line line : own) {
            Sample named = sample(line, full);
            if (named.shell() && !Arrays.equals(sample(line, usual).features(), named.features())) {
                samples.add(named);
            }
        }
        return samples;
    }

    private Sample sample(Line line, RouteFacts facts) {
        List<Integer> found = new ArrayList<>();
        features.read(
                line.text(),
                LineRouter.startOfCommand(line.text()),
                facts,
                new FeatureSink() {
                    @Override
                    public void shape(int feature) {
                        found.add(feature);
                    }

                    @Override
                    public void word(int role, String word, int place) {
                        found.add(Features.NUMBER + 3 * numbers.get(word) + role);
                    }
                });
        int[] array = found.stream().mapToInt(Integer::intValue).toArray();
        return new Sample(array, line.label().equals("shell"), 1);
    }

    private void write(Weights weights) throws IOException {
        Files.createDirectories(TARGET);
        Files.writeString(TARGET.resolve("words.tsv"), lexicon(weights));
        Files.writeString(TARGET.resolve("weights.txt"), shapes(weights));
        Files.writeString(HOME.resolve("weights.tsv"), named(weights));
        System.out.println("written to " + TARGET);
    }

    private boolean isWritten(Weights weights) throws IOException {
        return Files.readString(TARGET.resolve("words.tsv")).equals(lexicon(weights))
                && Files.readString(TARGET.resolve("weights.txt")).equals(shapes(weights))
                && Files.readString(HOME.resolve("weights.tsv")).equals(named(weights));
    }

    /** For the program, which is in a hurry. */
    private static String shapes(Weights weights) {
        StringBuilder text = new StringBuilder();
        for (int i = 0; i < Features.NUMBER; i++) {
            if (weights.rounded(i) != 0) {
                text.append(i).append(' ').append(weights.rounded(i)).append('\n');
            }
        }
        return text.toString();
    }

    /** For people. */
    private static String named(Weights weights) {
        StringBuilder text = new StringBuilder();
        List<String> names = Features.names();
        for (int i = 0; i < names.size(); i++) {
            if (weights.rounded(i) != 0) {
                text.append(weights.rounded(i)).append('\t').append(names.get(i)).append('\n');
            }
        }
        return text.toString();
    }

    private String lexicon(Weights weights) {
        StringBuilder text = new StringBuilder();
        for (int i = 0; i < vocabulary.size(); i++) {
            String word = vocabulary.get(i);
            text.append(word).append('\t').append(lists.get(word));
            int first = Features.NUMBER + 3 * i;
            int roles = 3;
            while (roles > 0 && weights.rounded(first + roles - 1) == 0) {
                roles--;
            }
            for (int role = 0; role < roles; role++) {
                text.append('\t').append(weights.rounded(first + role));
            }
            text.append('\n');
        }
        return text.toString();
    }

    /** How many were right, of each label. */
    private static final class Score {
        private final Map<String, int[]> counts = new TreeMap<>();

        void count(String label, boolean right) {
            int[] count = counts.computeIfAbsent(label, _ -> new int[2]);
            count[0] += right ? 1 : 0;
            count[1]++;
        }

        @Override
        public String toString() {
            int right = counts.values().stream().mapToInt(count -> count[0]).sum();
            int all = counts.values().stream().mapToInt(count -> count[1]).sum();
            StringBuilder text = new StringBuilder("%.2f %%".formatted(100.0 * right / all));
            counts.forEach(
                    (label, count) ->
                            text.append(
                                    ", %s %.2f %%".formatted(label, 100.0 * count[0] / count[1])));
            return text.toString();
        }
    }

    /** A machine with certain commands, and perhaps everything that a line names. */
    private record Facts(Set<String> commands, boolean isFull) implements RouteFacts {
        Facts(Set<String> commands) {
            this(commands, false);
        }

        @Override
        public boolean isNameFor(String program, String word) {
            return isFull;
        }

        @Override
        public boolean isCommand(String word) {
            return commands.contains(word);
        }

        @Override
        public boolean isVariable(String name) {
            return false;
        }

        @Override
        public boolean isFile(String path) {
            return false;
        }

        @Override
        public boolean isMeta(String name) {
            return false;
        }

        @Override
        public boolean isAlwaysCommand(String word) {
            return false;
        }

        @Override
        public boolean isNeverCommand(String word) {
            return false;
        }
    }
}
