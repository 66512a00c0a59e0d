package aish.testing;

import module java.base;

import java.nio.channels.FileChannel;

/**
 * The one place that knows how the built program is started. The system property {@code aish.agent}
 * is an option for its JVM, with which the coverage profile measures it.
 */
final class AishProgram {
    private static final Path DIST =
            Path.of(System.getProperty("aish.dist", "target/dist")).toAbsolutePath();

    private static final String JAVA =
            Path.of(System.getProperty("java.home"), "bin", "java").toString();

    private static final String JARS =
            Stream.of("aish-quiet.jar", "aish-quiet-too.jar", "aish.jar")
                    .map(jar -> DIST.resolve("lib").resolve(jar).toString())
                    .collect(Collectors.joining(":"));

    private static final List<String> OPTIONS = options();

    private AishProgram() {}

    static List<String> command(List<String> arguments) {
        return Stream.of(OPTIONS, List.of("-cp", JARS, "aish.app.Main"), arguments)
                .flatMap(List::stream)
                .toList();
    }

    private static List<String> options() {
        List<String> words =
                new ArrayList<>(
                        List.of(
                                JAVA,
                                "-XX:+UseSerialGC",
                                "-XX:TieredStopAtLevel=1",
                                "-Dlibrary.jline.path=" + DIST.resolve("native/org/jline/nativ"),
                                "-Djdk.logger.finder.error=QUIET",
                                "-Djdk.system.logger.level=OFF",
                                "--enable-native-access=ALL-UNNAMED"));
        String agent = System.getProperty("aish.agent", "");
        try {
            words.addAll(1, agent.isEmpty() ? cache(words) : List.of(agent));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        } catch (InterruptedException e) {
            throw Poll.interrupted(e);
        }
        return words;
    }

    /**
     * The option that makes hundreds of starts fast. The cache is made once per build, by the test
     * JVM that needs it first; without one the program starts as well, only slower.
     */
    private static List<String> cache(List<String> words) throws IOException, InterruptedException {
        Path cache = DIST.resolve("test.aot");
        try (FileChannel lock =
                        FileChannel.open(
                                DIST.resolve("test.lock"),
                                StandardOpenOption.CREATE,
                                StandardOpenOption.WRITE);
                var _ = lock.lock()) {
            if (!Files.exists(cache) || modified(cache) < modified(DIST.resolve("lib/aish.jar"))) {
                Files.deleteIfExists(cache);
                train(words, cache);
            }
        }
        return Files.exists(cache) ? List.of("-XX:AOTCache=" + cache) : List.of();
    }

    private static void train(List<String> words, Path cache)
            throws IOException, InterruptedException {
        List<String> training =
                List.of("-cp", JARS, "aish.app.training.AotTraining", "ask", cache.toString());
        new ProcessBuilder(
                        Stream.of(words, training, words, List.of("-cp", JARS))
                                .flatMap(List::stream)
                                .toList())
                .redirectErrorStream(true)
                .redirectOutput(DIST.resolve("test.log").toFile())
                .redirectInput(Path.of("/dev/null").toFile())
                .start()
                .waitFor();
    }

    private static long modified(Path file) throws IOException {
        return Files.getLastModifiedTime(file).toMillis();
    }
}
