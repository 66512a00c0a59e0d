package aish.testing;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** The one place that knows how the built program is started. */
final class AishProgram {
    private static final Path DIST =
            Path.of(System.getProperty("aish.dist", "target/dist")).toAbsolutePath();

    private AishProgram() {}

    static List<String> command(List<String> arguments) {
        List<String> words = new ArrayList<>();
        words.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
        words.add("-XX:+UseSerialGC");
        words.add("-XX:TieredStopAtLevel=1");
        words.add("-Dlibrary.jline.path=" + DIST.resolve("native/org/jline/nativ"));
        words.add("--enable-native-access=ALL-UNNAMED");
        words.add("-cp");
        words.add(DIST.resolve("lib") + "/*");
        words.add("aish.app.Main");
        words.addAll(arguments);
        return words;
    }
}
