package aish.exec.confinement;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import module java.base;

import aish.safety.permissions.NetworkAccess;
import aish.settings.ConfinementProfile;
import aish.shell.pty.PipedProcess;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A confined program that is spoken to over pipes, such as a server of tools. */
@Tag("edge")
class ConfinedServerTest {
    @TempDir Path directory;
    private Path home;

    @BeforeEach
    void setUp() throws Exception {
        assumeTrue(KernelLimits.detect().suffice());
        home = directory.toRealPath();
    }

    private Process start(Runnable whenEnded, String... command) throws IOException {
        Path project = Files.createDirectories(home.resolve("project"));
        Confinement limits =
                Confinement.of(
                        KernelLimits.detect(),
                        new Confinement.Scope(
                                ConfinementProfile.PROJECT,
                                new NetworkAccess.On(),
                                home,
                                project,
                                project,
                                List.of(),
                                Map.of()));
        Map<String, String> environment =
                Map.of("PATH", "/usr/bin:/bin", "HOME", home.toString(), "LC_ALL", "C");
        try {
            return PipedProcess.start(
                    List.of(command),
                    environment,
                    project,
                    limits,
                    () -> {
                        limits.close();
                        whenEnded.run();
                    });
        } catch (IOException e) {
            limits.close();
            throw e;
        }
    }

    @Test
    void speaksOverItsPipes() throws Exception {
        CountDownLatch ended = new CountDownLatch(1);
        Process process =
                start(
                        ended::countDown,
                        "sh",
                        "-c",
                        "read a; echo \"got $a\"; pwd >&2; echo x > in; echo x > ~/out; exit 7");
        try (OutputStream in = process.getOutputStream()) {
            in.write("hello\n".getBytes(StandardCharsets.UTF_8));
        }
        assertThat(process.inputReader().readAllLines()).containsExactly("got hello");
        assertThat(process.errorReader().readAllLines())
                .containsExactly(
                        home.resolve("project").toString(),
                        "sh: 1: cannot create " + home.resolve("out") + ": Permission denied");
        assertThat(process.waitFor()).isEqualTo(7);
        assertThat(home.resolve("project/in")).exists();
        assertThat(home.resolve("out")).doesNotExist();
        assertThat(ended.await(10, TimeUnit.SECONDS)).isTrue();
    }

    @Test
    void isEndedBySignals() throws Exception {
        Process process = start(() -> {}, "sleep", "100");
        assertThat(process.isAlive()).isTrue();
        process.destroy();
        assertThat(process.waitFor()).isEqualTo(128 + 15);
        assertThat(process.isAlive()).isFalse();
    }

    @Test
    void saysThatThereIsNoSuchProgram() {
        assertThatThrownBy(() -> start(() -> {}, "no-such-program"))
                .isInstanceOf(IOException.class)
                .hasMessageContaining("cannot start no-such-program");
    }
}
