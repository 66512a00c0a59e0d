import module java.base;

/**
 * Measures {@code :map} on a generated tree: the first scan, and maps after it, each in a program
 * of its own.
 *
 * <p>{@code java bench/Map.java DIST [FILES]} with the directory of a build ({@code target/dist}).
 */
final class Map {
    private static final String[] WORDS =
            "order cart price user login token cache parser lexer node tree graph path index batch"
                    .split(" ");

    public static void main(String[] words) throws Exception {
        Path dist = Path.of(words[0]).toAbsolutePath();
        int files = words.length > 1 ? Integer.parseInt(words[1]) : 100_000;
        Path scratch = Files.createTempDirectory("aish-map-");
        try {
            generate(scratch.resolve("project"), files);
            for (int run = 0; run < 6; run++) {
                measure(dist, scratch, run == 0 ? "first scan" : "map " + run);
            }
        } finally {
            new ProcessBuilder("rm", "-rf", scratch.toString()).inheritIO().start().waitFor();
        }
    }

    private static void generate(Path root, int files) throws IOException {
        Random random = new Random(1);
        Files.createDirectories(root.resolve(".git"));
        for (int i = 0; i < files; i++) {
            Path folder = root.resolve("pkg" + i % 300 + "/sub" + i % 7);
            Files.createDirectories(folder);
            Files.writeString(folder.resolve("mod" + i + ".py"), module(i, files, random));
        }
    }

    private static String module(int number, int files, Random random) {
        StringBuilder text = new StringBuilder("import os\n\n\nclass " + type(number) + ":\n");
        for (int j = 0; j < 1 + random.nextInt(6); j++) {
            // few are used by many, as in real projects
            int other = (int) (files * Math.pow(random.nextDouble(), 4));
            text.append("    def ")
                    .append(WORDS[random.nextInt(WORDS.length)])
                    .append('_')
                    .append(j);
            text.append("_of_")
                    .append(number)
                    .append("(self, value, count=1):\n        return ")
                    .append(type(other))
                    .append("(value)\n\n");
        }
        return text.append("\ndef make_")
                .append(number)
                .append("():\n    return ")
                .append(type(number))
                .append("()\n")
                .toString();
    }

    private static String type(int number) {
        String word = WORDS[number % WORDS.length];
        return Character.toUpperCase(word.charAt(0)) + word.substring(1) + "Of" + number;
    }

    private static void measure(Path dist, Path scratch, String name) throws Exception {
        String jars =
                Stream.of("aish-quiet.jar", "aish-quiet-too.jar", "aish.jar")
                        .map(jar -> dist.resolve("lib").resolve(jar).toString())
                        .collect(Collectors.joining(":"));
        ProcessBuilder builder =
                new ProcessBuilder(
                                Path.of(System.getProperty("java.home"), "bin/java").toString(),
                                "-XX:+UseSerialGC",
                                "-XX:TieredStopAtLevel=1",
                                "--enable-native-access=ALL-UNNAMED",
                                "-Djffi.boot.library.path=" + dist.resolve("native/jni"),
                                "-cp",
                                jars,
                                "aish.app.Main",
                                "-c",
                                ":map --tokens 2000")
                        .directory(scratch.resolve("project").toFile())
                        .redirectErrorStream(true)
                        .redirectOutput(scratch.resolve("out").toFile());
        builder.environment().keySet().removeIf(key -> key.startsWith("XDG_"));
        builder.environment().put("HOME", scratch.resolve("home").toString());
        Files.createDirectories(scratch.resolve("home"));
        long start = System.nanoTime();
        Process process = builder.start();
        long peak = 0;
        Duration processor = Duration.ZERO;
        while (!process.waitFor(20, TimeUnit.MILLISECONDS)) {
            peak = Math.max(peak, peak(process.pid()));
            processor = process.info().totalCpuDuration().orElse(processor);
        }
        List<String> lines = Files.readAllLines(scratch.resolve("out"));
        System.out.printf(
                "%-10s %6.2f s, of the processor %6.2f s, %4d MB resident at most, status %d: %s%n",
                name,
                (System.nanoTime() - start) / 1e9,
                processor.toMillis() / 1e3,
                peak >> 10,
                process.exitValue(),
                lines.isEmpty() ? "" : lines.getLast());
    }

    /** In KiB. */
    private static long peak(long pid) {
        try {
            return Files.readAllLines(Path.of("/proc/" + pid + "/status")).stream()
                    .filter(line -> line.startsWith("VmHWM:"))
                    .mapToLong(line -> Long.parseLong(line.replaceAll("\\D", "")))
                    .findFirst()
                    .orElse(0);
        } catch (IOException e) {
            return 0;
        }
    }
}
