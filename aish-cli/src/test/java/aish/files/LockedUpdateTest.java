package aish.files;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import aish.keys.Vault;
import aish.secrets.SecretSubstitution.SecretException;
import aish.settings.SettingsEdit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class LockedUpdateTest {
    private static final int WRITERS = 6;
    private static final int CHANGES = 15;

    @TempDir Path home;

    @Test
    void losesNoRuleOfManyThreads() throws Exception {
        Path file = home.resolve("sub/config.toml");
        List<Thread> writers =
                IntStream.range(0, WRITERS)
                        .mapToObj(n -> Thread.ofVirtual().start(() -> addRules(file, n)))
                        .toList();
        for (Thread writer : writers) {
            writer.join();
        }
        assertThat(Files.readString(file).split("\"r", -1)).hasSize(WRITERS * CHANGES + 1);
    }

    @Test
    void losesNothingOfManyProcesses() throws Exception {
        Path vault = home.resolve("secrets.toml");
        Files.createFile(
                vault,
                PosixFilePermissions.asFileAttribute(PosixFilePermissions.fromString("rw-------")));
        List<Process> writers = new ArrayList<>();
        for (int n = 0; n < 4; n++) {
            writers.add(
                    new ProcessBuilder(
                                    Path.of(System.getProperty("java.home"), "bin", "java")
                                            .toString(),
                                    "-cp",
                                    System.getProperty("java.class.path"),
                                    VaultWriter.class.getName(),
                                    vault.toString(),
                                    "w" + n)
                            .inheritIO()
                            .start());
        }
        for (Process writer : writers) {
            assertThat(writer.waitFor(60, TimeUnit.SECONDS)).isTrue();
        }
        assertThat(new Vault(vault, home).names()).hasSize(4 * CHANGES);
    }

    /** Sets secrets of its own in a vault that others write at the same time. */
    static final class VaultWriter {
        private VaultWriter() {}

        public static void main(String[] arguments) throws SecretException {
            Vault vault = new Vault(Path.of(arguments[0]), Path.of("/"));
            for (int i = 0; i < CHANGES; i++) {
                vault.set(arguments[1] + "-" + i, "value");
            }
        }
    }

    private void addRules(Path file, int writer) {
        SettingsEdit settings = new SettingsEdit(file, home);
        for (int i = 0; i < CHANGES; i++) {
            try {
                settings.addTo(List.of("permissions"), "deny", "r" + writer + "-" + i);
            } catch (IOException e) {
                throw new AssertionError(e);
            }
        }
    }
}
