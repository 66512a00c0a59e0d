package aish.testing;

import module java.base;

/**
 * The one place that knows how the built program is started. The system property {@code aish.agent}
 * is an option for its JVM, with which the coverage profile measures it.
 */
final class AishProgram {
    private static final Path DIST =
            Path.of(System.getProperty("aish.dist", "target/dist")).toAbsolutePath();

    private AishProgram() {}

    static List<String> command(List<String> arguments) {
        List<String> words = new ArrayList<>();
        words.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
        String agent = System.getProperty("aish.agent", "");
        if (!agent.isEmpty()) {
            words.add(agent);
        }
        words.add("-XX:+UseSerialGC");
        words.add("-XX:TieredStopAtLevel=1");
        words.add("-Dlibrary.jline.path=" + DIST.resolve("native/org/jline/nativ"));
        words.add("-Djdk.logger.finder.error=QUIET");
        words.add("-Djdk.system.logger.level=OFF");
        words.add("--enable-native-access=ALL-UNNAMED");
        words.add("-cp");
        words.add(
                Stream.of("aish-quiet.jar", "aish-quiet-too.jar", "aish.jar")
                        .map(jar -> DIST.resolve("lib").resolve(jar).toString())
                        .collect(Collectors.joining(":")));
        words.add("aish.app.Main");
        words.addAll(arguments);
        return words;
    }
}
