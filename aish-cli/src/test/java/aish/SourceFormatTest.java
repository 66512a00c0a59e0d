package aish;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeFalse;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import module java.base;

import aish.testing.Tier;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * The sources are formatted: nightly all of them, otherwise those of the last commits and what is
 * not committed. The formatter is a program of its own here, because Maven may run on a Java that
 * is too old for it.
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
        List<String> sources = Tier.isNightly() ? all() : recent();
        assumeFalse(sources.isEmpty(), "skipped: no source has changed");
        Path files = Files.write(directory.resolve("files"), sources);
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

    /** All of them where git cannot tell. */
    private static List<String> recent() throws Exception {
        Process git =
                new ProcessBuilder(
                                "sh",
                                "-c",
                                "git log -n 5 --name-only --format= && git diff --name-only HEAD"
                                        + " && git ls-files --others --exclude-standard")
                        .redirectError(ProcessBuilder.Redirect.DISCARD)
                        .start();
        String names = new String(git.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        Predicate<String> isChanged = Set.copyOf(names.lines().distinct().toList())::contains;
        return git.waitFor() == 0 ? all().stream().filter(isChanged).toList() : all();
    }

    private static List<String> all() throws IOException {
        List<String> all = new ArrayList<>();
        try (DirectoryStream<Path> modules = Files.newDirectoryStream(Path.of(""), "aish-*")) {
            for (Path module : modules) {
                try (Stream<Path> files = Files.walk(module.resolve("src"))) {
                    files.map(Path::toString).filter(it -> it.endsWith(".java")).forEach(all::add);
                }
            }
        }
        Collections.sort(all);
        return all;
    }
}
