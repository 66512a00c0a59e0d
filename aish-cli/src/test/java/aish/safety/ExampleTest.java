package aish.safety;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Another program can judge commands with three jars and nothing else of aish. */
@Tag("edge")
class ExampleTest {
    @Test
    void judgesACommandFromOutside() throws Exception {
        List<String> jars = new ArrayList<>();
        Path lib = Path.of(System.getProperty("aish.dist", "target/dist"), "lib");
        try (DirectoryStream<Path> own =
                Files.newDirectoryStream(lib, "{aish-base,aish-bash,aish-safety}-*.jar")) {
            own.forEach(jar -> jars.add(jar.toString()));
        }
        Process judge =
                new ProcessBuilder(
                                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                                "-cp",
                                String.join(":", jars),
                                "aish-safety/example/Judge.java",
                                "sudo rm -rf build")
                        .redirectErrorStream(true)
                        .start();
        assertThat(judge.inputReader().readAllLines())
                .containsExactly(
                        "halt: rm deletes files or data",
                        "[sudo, rm, -rf, build] [PRIVILEGE]",
                        "[rm, -rf, build] [DELETES]");
        assertThat(judge.waitFor()).isZero();
    }
}
