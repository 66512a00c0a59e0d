package aish.patch;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import aish.patch.ApplyOracle.Result;
import aish.testing.Tier;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Applies diffs of randomly edited files, to files that were randomly changed meanwhile, both here
 * and with {@code git apply}. The files are this project's own.
 */
@Tag("edge")
class GitOracleTest {
    private static final int DIFFS = Tier.times(50, 1200);
    private static final long SEED = 20250711;

    @TempDir private Path home;

    private final Random random = new Random(SEED);
    private final List<String> vocabulary = new ArrayList<>();

    @Test
    void appliesWhatGitAppliesWithTheSameResult() throws Exception {
        Map<Result, Integer> counts = new EnumMap<>(Result.class);
        List<String> differences = new ArrayList<>();
        for (int i = 0; i < DIFFS; i++) {
            one(i, counts, differences);
        }
        assertThat(differences).as(counts.toString()).isEmpty();
        // each kind occurs often enough to mean something
        assertThat(counts.get(Result.BOTH_APPLIED)).isGreaterThan(DIFFS / 3);
        assertThat(counts.get(Result.BOTH_REFUSED)).isGreaterThan(DIFFS / 10);
        if (Tier.isNightly()) {
            assertThat(counts.getOrDefault(Result.TOO_FAR, 0)).isPositive();
        }
    }

    private void one(int number, Map<Result, Integer> counts, List<String> differences)
            throws Exception {
        Map<String, String> files = sources();
        String diff = diff(files, edited(files));
        if (diff.isEmpty()) {
            return;
        }
        if (random.nextInt(4) == 0) {
            diff = "Here is the change:\n\n" + diff + "\nThat is all.\n";
        }
        SortedMap<String, String> before = new TreeMap<>(files);
        if (random.nextInt(2) == 0) {
            disturb(before);
        }
        ApplyOracle.Comparison found = new ApplyOracle(home).compare(diff, contents(before));
        counts.merge(found.result(), 1, Integer::sum);
        if (found.result().isMistake()) {
            differences.add(number + " " + found + "\n" + diff);
        }
    }

    private String diff(Map<String, String> before, Map<String, String> after) throws Exception {
        ApplyOracle.write(contents(before), home.resolve("old"));
        ApplyOracle.write(contents(after), home.resolve("new"));
        String moves = random.nextInt(3) == 0 ? "-C" : "-M";
        return git("diff", "--no-index", moves, "-U" + context(), "old", "new")
                .replaceAll("(?m)^(diff --git \"?|--- \"?)a/old/", "$1a/")
                .replaceAll("(?m)^(diff --git .*|\\+\\+\\+ \"?)b/new/", "$1b/")
                .replaceAll("(?m)^((?:rename|copy) (?:from|to) \"?)(?:old|new)/", "$1");
    }

    private int context() {
        return random.nextInt(5) == 0 ? 1 + random.nextInt(5) : 3;
    }

    private static SortedMap<String, FileContent> contents(Map<String, String> files) {
        SortedMap<String, FileContent> contents = new TreeMap<>();
        files.forEach(
                (name, text) ->
                        contents.put(
                                plain(name),
                                new FileContent(
                                        FileContent.bytes(text),
                                        isProgram(name) ? FileContent.PROGRAM : FileContent.FILE)));
        return contents;
    }

    /** The end of a name stands for the mode. */
    private static boolean isProgram(String name) {
        return name.endsWith("+x");
    }

    private static String plain(String name) {
        return isProgram(name) ? name.substring(0, name.length() - 2) : name;
    }

    // files

    /** A few of this project's own files, some with other line endings or without the last one. */
    private Map<String, String> sources() throws IOException {
        List<Path> all = ownFiles();
        Map<String, String> files = new TreeMap<>();
        int count = 1 + random.nextInt(3);
        while (files.size() < count) {
            Path path = all.get(random.nextInt(all.size()));
            String text = excerpt(Files.readString(path));
            text.lines().limit(40).forEach(vocabulary::add);
            String name = directory() + path.getFileName();
            files.put(name + (random.nextInt(6) == 0 ? ".sh+x" : ""), varied(text));
        }
        while (vocabulary.size() > 400) {
            vocabulary.removeFirst();
        }
        return files;
    }

    private static List<Path> ownFiles() throws IOException {
        try (Stream<Path> found = Files.walk(Path.of("aish-base/src/main/java/aish/text"))) {
            return found.filter(path -> path.toString().endsWith(".java")).sorted().toList();
        }
    }

    private String directory() {
        return List.of("", "src/", "src/deep/er/", "with space/", "ümlaut/", "quo\"ted/")
                .get(random.nextInt(6));
    }

    private String excerpt(String text) {
        List<String> lines = text.lines().toList();
        int from = random.nextInt(Math.max(1, lines.size() / 2));
        int to = Math.min(lines.size(), from + 5 + random.nextInt(80));
        return String.join("\n", lines.subList(from, to)) + "\n";
    }

    private String varied(String text) {
        return switch (random.nextInt(6)) {
            case 0 -> text.replace("\n", "\r\n");
            case 1 -> text.substring(0, text.length() - 1);
            case 2 -> text.replace("a", "ä").replace("e", "€");
            default -> text;
        };
    }

    // edits

    private Map<String, String> edited(Map<String, String> files) {
        Map<String, String> result = new TreeMap<>();
        files.forEach(
                (name, text) -> {
                    switch (random.nextInt(14)) {
                        case 0 -> {}
                        case 1 -> result.put("moved/" + name, edited(text, 1));
                        case 2 -> {
                            result.put(name, text);
                            result.put("copy/" + name, edited(text, 1));
                        }
                        case 3 -> {
                            result.put(name, edited(text, 1));
                            result.put(directory() + "New" + random.nextInt(9), varied(text));
                        }
                        case 4 -> result.put(toggled(name), text);
                        case 5 -> result.put(name, "");
                        case 6 -> result.put(name + "/inside", text);
                        case 7 -> {
                            result.put(name, text);
                            result.put("empty" + random.nextInt(9), "");
                        }
                        default -> result.put(name, edited(text, 1 + random.nextInt(5)));
                    }
                });
        return result;
    }

    private static String toggled(String name) {
        return isProgram(name) ? plain(name) : name + "+x";
    }

    private String edited(String text, int times) {
        List<String> lines = new ArrayList<>(FileContent.lines(text));
        for (int i = 0; i < times && !lines.isEmpty(); i++) {
            int at = random.nextInt(lines.size());
            String end = lines.getFirst().endsWith("\r\n") ? "\r\n" : "\n";
            switch (random.nextInt(5)) {
                case 0 -> lines.remove(at);
                case 1 -> lines.add(at, word() + end);
                case 2 -> lines.add(word() + end);
                case 3 -> lines.subList(at, Math.min(lines.size(), at + 4)).clear();
                default -> lines.set(at, word() + end);
            }
        }
        return joined(lines);
    }

    private static String joined(List<String> lines) {
        StringBuilder text = new StringBuilder();
        for (String line : lines) {
            boolean open = !text.isEmpty() && text.charAt(text.length() - 1) != '\n';
            text.append(open ? "\n" : "").append(line);
        }
        return text.toString();
    }

    private String word() {
        return vocabulary.get(random.nextInt(vocabulary.size()));
    }

    /** Changes the files that the diff was made for. */
    private void disturb(SortedMap<String, String> files) {
        String name = List.copyOf(files.keySet()).get(random.nextInt(files.size()));
        String text = Objects.requireNonNull(files.get(name));
        switch (random.nextInt(8)) {
            case 0 -> files.remove(name);
            case 1 -> files.put(name, text.isEmpty() ? "x\n" : edited(text, 1));
            case 2 -> files.put(name, text.replace("\r\n", "\n"));
            case 3 -> files.put("moved/" + name, text);
            case 4 -> files.put(name, "first\nsecond\n" + text);
            case 5 -> files.put(name, text.substring(text.indexOf('\n') + 1));
            case 6 -> files.put(name, "line\n".repeat(4 + random.nextInt(9)) + text);
            default -> files.put(name, edited(text, 1 + random.nextInt(3)));
        }
    }

    // disk

    private String git(String... words) throws IOException, InterruptedException {
        List<String> command = new ArrayList<>(List.of("git"));
        command.addAll(List.of(words));
        Process process =
                new ProcessBuilder(command)
                        .directory(home.toFile())
                        .redirectError(ProcessBuilder.Redirect.DISCARD)
                        .start();
        String output = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        process.waitFor();
        return output;
    }
}
