package aish.patch;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import aish.files.PrivateFiles;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Applies diffs of randomly edited files, to files that were randomly changed meanwhile, both here
 * and with {@code git apply}. The files are this project's own.
 */
@Tag("edge")
class GitOracleTest {
    private static final int DIFFS = 1200;
    private static final long SEED = 20250711;

    @TempDir private Path home;

    private final Random random = new Random(SEED);
    private final List<String> vocabulary = new ArrayList<>();

    /** What became of a diff. */
    private record Outcome(boolean applied, SortedMap<String, String> files) {}

    @Test
    void appliesWhatGitAppliesWithTheSameResult() throws Exception {
        Files.createDirectory(repository());
        Map<String, Integer> counts = new TreeMap<>();
        List<String> differences = new ArrayList<>();
        for (int i = 0; i < DIFFS; i++) {
            one(i, counts, differences);
        }
        assertThat(differences).as(counts.toString()).isEmpty();
        // each kind occurs often enough to mean something
        assertThat(counts.get("both applied")).isGreaterThan(DIFFS / 3);
        assertThat(counts.get("both refused")).isGreaterThan(DIFFS / 10);
        assertThat(counts.getOrDefault("too far away", 0)).isPositive();
    }

    private Path repository() {
        return home.resolve("work");
    }

    private void one(int number, Map<String, Integer> counts, List<String> differences)
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
        Outcome theirs = byGit(diff, before);
        Outcome ours = byAish(diff, before);
        String kind = kind(diff, before, theirs, ours);
        counts.merge(kind, 1, Integer::sum);
        if (kind.startsWith("DIFFERENT")) {
            differences.add(number + " " + kind + "\n" + diff);
        }
    }

    private String diff(Map<String, String> before, Map<String, String> after) throws Exception {
        for (Path side : List.of(home.resolve("old"), home.resolve("new"))) {
            clear(Files.createDirectories(side));
        }
        write(before, home.resolve("old"));
        write(after, home.resolve("new"));
        String moves = random.nextInt(3) == 0 ? "-C" : "-M";
        return git("diff", "--no-index", moves, "-U" + context(), "old", "new")
                .replaceAll("(?m)^(diff --git \"?|--- \"?)a/old/", "$1a/")
                .replaceAll("(?m)^(diff --git .*|\\+\\+\\+ \"?)b/new/", "$1b/")
                .replaceAll("(?m)^((?:rename|copy) (?:from|to) \"?)(?:old|new)/", "$1");
    }

    private int context() {
        return random.nextInt(5) == 0 ? 1 + random.nextInt(5) : 3;
    }

    private String kind(String diff, SortedMap<String, String> before, Outcome git, Outcome aish)
            throws PatchException {
        if (git.applied() && aish.applied()) {
            return git.files().equals(aish.files()) ? "both applied" : "DIFFERENT result";
        }
        if (!git.applied() && !aish.applied()) {
            return aish.files().equals(before)
                    ? "both refused"
                    : "DIFFERENT: changed, though refused";
        }
        if (aish.applied()) {
            return "DIFFERENT: git refuses";
        }
        // the one thing in which aish is stricter on purpose
        PatchPlan anywhere =
                PatchCheck.check(
                        Patch.read(diff), repository(), repository(), Set.of(Allowance.FUZZ));
        boolean far = anywhere.fits() && anywhere.notes().stream().anyMatch(GitOracleTest::isFar);
        return far ? "too far away" : "DIFFERENT: only git applies";
    }

    private static boolean isFar(String note) {
        Matcher lines = Pattern.compile("applies (\\d+) lines").matcher(note);
        return lines.find() && Integer.parseInt(lines.group(1)) > PatchCheck.MOST_OFFSET;
    }

    private Outcome byGit(String diff, SortedMap<String, String> before) throws Exception {
        clear(repository());
        write(before, repository());
        Path file = Files.writeString(home.resolve("git.patch"), diff);
        boolean applied = run(List.of("git", "apply", file.toString())) == 0;
        return new Outcome(applied, read());
    }

    private Outcome byAish(String diff, SortedMap<String, String> before) throws Exception {
        clear(repository());
        write(before, repository());
        boolean applied = false;
        try {
            PatchPlan plan =
                    PatchCheck.check(Patch.read(diff), repository(), repository(), Set.of());
            if (plan.fits()) {
                new PatchWriter(plan).write();
                applied = true;
            }
        } catch (PatchException e) {
            // refused
        }
        return new Outcome(applied, read());
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
        try (Stream<Path> found = Files.walk(Path.of("src/main/java/aish/text"))) {
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

    /** The end of the name stands for the mode. */
    private static String toggled(String name) {
        return name.endsWith("+x") ? name.substring(0, name.length() - 2) : name + "+x";
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

    private static void write(Map<String, String> files, Path directory) throws IOException {
        for (Map.Entry<String, String> file : files.entrySet()) {
            String name = file.getKey();
            boolean program = name.endsWith("+x");
            Path path = directory.resolve(program ? name.substring(0, name.length() - 2) : name);
            Files.createDirectories(path.getParent());
            Files.writeString(path, file.getValue());
            if (program) {
                Files.setPosixFilePermissions(path, PosixFilePermissions.fromString("rwxr-xr-x"));
            }
        }
    }

    private SortedMap<String, String> read() throws IOException {
        SortedMap<String, String> files = new TreeMap<>();
        try (Stream<Path> found = Files.walk(repository())) {
            for (Path path : found.filter(Files::isRegularFile).toList()) {
                Path name = repository().relativize(path);
                files.put(name + (Files.isExecutable(path) ? "+x" : ""), Files.readString(path));
            }
        }
        return files;
    }

    private static void clear(Path directory) throws IOException {
        PrivateFiles.deleteTree(directory);
        Files.createDirectory(directory);
    }

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

    private int run(List<String> command) throws IOException, InterruptedException {
        return new ProcessBuilder(command)
                .directory(repository().toFile())
                .redirectErrorStream(true)
                .redirectOutput(ProcessBuilder.Redirect.DISCARD)
                .start()
                .waitFor();
    }
}
