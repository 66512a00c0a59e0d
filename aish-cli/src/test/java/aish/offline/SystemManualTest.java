package aish.offline;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import aish.process.Cancellation;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

@Tag("edge")
class SystemManualTest {
    @Test
    void asksOnlyWhereThereIsAManual() {
        SystemManual manual = new SystemManual(Samples.machine());
        assertThat(manual.search(List.of("archive"), new Cancellation())).isEmpty();
        assertThat(manual.about("ls", new Cancellation())).isEmpty();
    }

    @Test
    void handsOnPlainWordsOnly() {
        SystemManual manual = new SystemManual(Samples.machine("man"));
        assertThat(manual.search(List.of("-x", "$(id)", ";", "a b"), new Cancellation())).isEmpty();
        assertThat(manual.about("--help", new Cancellation())).isEmpty();
    }

    @Test
    void givesNothingOnceCancelled() {
        Cancellation cancellation = new Cancellation();
        cancellation.cancel();
        assertThat(new SystemManual(Samples.machine("man")).search(List.of("file"), cancellation))
                .isEmpty();
    }

    @Test
    void seesThePrograms(@TempDir Path directory) throws IOException {
        Path tool = Files.createFile(directory.resolve("tool"));
        Files.setPosixFilePermissions(tool, PosixFilePermissions.fromString("rwx------"));
        SearchPathMachine machine = new SearchPathMachine("/nowhere:" + directory);
        assertThat(machine.has("tool")).isTrue();
        assertThat(machine.has("other")).isFalse();
        assertThat(machine.has("../tool")).isFalse();
        assertThat(machine.programs()).contains("tool");
    }
}
