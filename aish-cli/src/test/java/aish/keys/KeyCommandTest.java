package aish.keys;

import static aish.keys.ApiKeysTest.preset;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import module java.base;

import aish.process.Cancellation;
import aish.secrets.SecretSubstitution.SecretException;
import aish.settings.ConfigSchema;
import aish.settings.KeyLocation;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Keys that a command prints. */
@Tag("edge")
class KeyCommandTest {
    @TempDir Path home;

    @Test
    void takesWhatTheCommandPrints() throws Exception {
        assertThat(key("printf '  s3cr3t\\n\\n'; echo warning >&2")).isEqualTo("s3cr3t");
        assertThat(key("echo \"$GREETING\"; cat")).isEqualTo("hello");
        assertThat(key("pwd")).isEqualTo(home.toRealPath().toString());
    }

    @Test
    void doesNotWaitForWhatTheCommandLeavesBehind() throws Exception {
        assertThat(key("sleep 25 & echo s3cr3t")).isEqualTo("s3cr3t");
    }

    @Test
    void isNotStoppedByTalkativeErrors() throws Exception {
        assertThat(key("head -c 300000 /dev/zero >&2; echo s3cr3t")).isEqualTo("s3cr3t");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "echo s3cr3t; exit 3 | : its key_cmd failed with status 3",
                "echo no card >&2; echo more >&2; exit 1"
                        + " | : its key_cmd failed with status 1: no card",
                "printf '\\033[31mred' >&2; exit 1"
                        + " | : its key_cmd failed with status 1: \\u001B[31mred",
                "true | : its key_cmd printed nothing",
                "echo s3cr3t; echo user" + " | ' must be one line of plain ASCII and nothing else'",
            })
    void saysWhatWentWrong(String line, String problem) {
        assertThatThrownBy(() -> key(line))
                .isInstanceOf(SecretException.class)
                .hasMessage("the key of deep" + problem);
    }

    @Test
    void runsOnceHoweverManyAsk() throws Exception {
        ApiKeys secrets = secrets();
        KeyLocation key = new KeyLocation.Command("echo x >> runs; sleep 0.2; echo s3cr3t");
        try (ExecutorService pool = Executors.newVirtualThreadPerTaskExecutor()) {
            List<Future<String>> keys = new ArrayList<>();
            for (int i = 0; i < 8; i++) {
                keys.add(pool.submit(() -> secrets.key(preset(key))));
            }
            for (Future<String> got : keys) {
                assertThat(got.get()).isEqualTo("s3cr3t");
            }
        }
        assertThat(Files.readAllLines(home.resolve("runs"))).hasSize(1);
    }

    @Test
    void triesAgainAfterAFailure() throws Exception {
        ApiKeys secrets = secrets();
        KeyLocation key = new KeyLocation.Command("test -f ready && echo s3cr3t");
        assertThatThrownBy(() -> secrets.key(preset(key))).isInstanceOf(SecretException.class);
        Files.createFile(home.resolve("ready"));
        assertThat(secrets.key(preset(key))).isEqualTo("s3cr3t");
    }

    @Test
    void canBeCancelled() {
        Cancellation cancellation = new Cancellation();
        Thread.ofVirtual()
                .start(
                        () -> {
                            while (!Files.exists(home.resolve("started"))) {
                                Thread.onSpinWait();
                            }
                            cancellation.cancel();
                        });
        KeyLocation key = new KeyLocation.Command("touch started; sleep 9999; echo s3cr3t");
        assertThatThrownBy(() -> secrets().key(preset(key), cancellation))
                .hasMessage("stopped waiting for the key of deep");
    }

    private String key(String line) throws SecretException {
        return secrets().key(preset(new KeyLocation.Command(line)));
    }

    private ApiKeys secrets() {
        Map<String, String> environment =
                Map.of("PATH", System.getenv().getOrDefault("PATH", "/bin"), "GREETING", "hello");
        return new ApiKeys(ConfigSchema.defaults(), environment, home);
    }
}
