package aish.cli;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import aish.cli.models.FoundModels;
import aish.cli.models.ServerAccess;
import aish.model.ModelServer;
import aish.settings.Config.Preset;
import aish.settings.Config;
import aish.shell.remote.Transports;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** {@code aish init} and {@code aish doctor} on this machine, in a home of their own. */
@Tag("edge")
class SubcommandsTest {
    @TempDir Path home;
    private final List<String> out = new ArrayList<>();

    @Test
    void aBareMachineIsWell() throws Exception {
        assertThat(doctor(Map.of())).isZero();
        assertThat(out)
                .anyMatch(line -> line.startsWith("ok    Java "))
                .anyMatch(line -> line.startsWith("ok    bash "))
                .contains("ok    no settings file; using the defaults")
                .contains("ok    no model configured; the offline helper answers");
    }

    @Test
    void whatInitWroteIsWellAsLongAsTheKeyIsThere() throws Exception {
        Map<String, String> key = Map.of("OPENAI_API_KEY", "s3cr3t");
        assertThat(errands(key).init(new Arguments.Init(Optional.empty(), false))).isZero();
        assertThat(doctor(key)).isZero();
        assertThat(doctor(Map.of())).isEqualTo(1);
        assertThat(out)
                .contains("ok    aish's files are private (mode 600/700)")
                .anyMatch(line -> line.startsWith("FAIL  openai: the key of openai "))
                .noneMatch(line -> line.contains("s3cr3t"));
    }

    @Test
    void openStateAndWrongSettingsAreNotWell() throws Exception {
        Path state = Files.createDirectories(home.resolve(".local/state/aish"));
        Files.setPosixFilePermissions(state, PosixFilePermissions.fromString("rwxr-x---"));
        Path settings = Files.writeString(home.resolve("c.toml"), "nonsense = 1\n");
        assertThat(
                        errands(Map.of())
                                .doctor(
                                        new Arguments.Doctor(
                                                Optional.of(settings), Optional.empty()),
                                        SubcommandsTest::noHosts))
                .isEqualTo(1);
        assertThat(out)
                .anyMatch(line -> line.startsWith("FAIL  ~/c.toml:1:1: unknown key nonsense"))
                .contains("FAIL  other users can read " + state + " — chmod 700 " + state);
    }

    private static Transports noHosts(Config config) {
        return new Transports(Map.of(), List.of());
    }

    private int doctor(Map<String, String> more) throws Exception {
        return errands(more)
                .doctor(
                        new Arguments.Doctor(Optional.empty(), Optional.empty()),
                        SubcommandsTest::noHosts);
    }

    private Subcommands errands(Map<String, String> more) {
        Map<String, String> environment = new HashMap<>(more);
        environment.put("HOME", home.toString());
        environment.put("TERM", "xterm");
        environment.put("PATH", System.getenv().getOrDefault("PATH", "/bin"));
        return new Subcommands(
                environment,
                _ -> new Nowhere(),
                () -> {
                    throw new IllegalStateException();
                },
                out::add,
                problem -> {
                    throw new AssertionError(problem);
                });
    }

    /** Connects to nothing and finds nothing. */
    private static final class Nowhere implements ServerAccess {
        @Override
        public Optional<ModelServer> connect(Preset preset) {
            return Optional.empty();
        }

        @Override
        public List<FoundModels.Found> discover() {
            return List.of();
        }
    }
}
