package aish;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import module java.base;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * All sources are formatted. The formatter is a program of its own here, because Maven may run on a
 * Java that is too old for it.
 */
class SourceFormatTest {
    /** Put there by Maven. */
    private static final Path FORMATTER = Path.of("target/tools/google-java-format.jar");

    private static final List<String> OPTIONS =
            List.of(
                    "--aosp",
                    "--skip-sorting-imports",
                    "--skip-reflowing-long-strings",
                    "--dry-run");

    private static final List<String> PARTS_OF_THE_COMPILER =
            List.of("api", "code", "file", "main", "parser", "tree", "util");

    @Test
    void sourcesAreFormatted(@TempDir Path directory) throws Exception {
        assumeTrue(Files.exists(FORMATTER), "skipped: not run by Maven, so without a formatter");
        Path files = Files.write(directory.resolve("files"), sources());
        List<String> words = new ArrayList<>();
        words.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
        for (String part : PARTS_OF_THE_COMPILER) {
            words.add("--add-exports=jdk.compiler/com.sun.tools.javac." + part + "=ALL-UNNAMED");
        }
        words.addAll(List.of("-jar", FORMATTER.toString()));
        words.addAll(OPTIONS);
        words.add("@" + files);
        Path output = directory.resolve("output");
        int status =
                new ProcessBuilder(words)
                        .redirectErrorStream(true)
                        .redirectOutput(output.toFile())
                        .start()
                        .waitFor();
        assertThat(Files.readString(output)).as("not formatted; run mvn spotless:apply").isEmpty();
        assertThat(status).isZero();
    }

    private static List<String> sources() throws IOException {
        try (Stream<Path> all = Files.walk(Path.of("src"))) {
            return all.map(Path::toString).filter(name -> name.endsWith(".java")).sorted().toList();
        }
    }
}
