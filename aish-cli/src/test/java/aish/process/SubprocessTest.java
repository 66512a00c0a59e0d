package aish.process;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import module java.base;

import aish.process.Subprocess.Ending;
import aish.process.Subprocess.Result;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

@Tag("edge")
class SubprocessTest {
    private static final Duration LONG = Duration.ofSeconds(50);

    @TempDir private Path temporary;

    private Result run(Duration patience, int most, String script) throws IOException {
        ProcessBuilder builder =
                new ProcessBuilder("sh", "-c", script).directory(temporary.toFile());
        return Subprocess.run(builder, patience, most);
    }

    @Test
    void tellsWhatAProgramPrintsAndHowItEnds() throws Exception {
        assertThat(run(LONG, 100, "echo ü; echo oops >&2; exit 3"))
                .isEqualTo(new Result(Ending.ENDED, 3, "ü\n", "oops\n"));
    }

    @Test
    void givesItNothingToRead() throws Exception {
        assertThat(run(LONG, 100, "cat; echo done").output()).isEqualTo("done\n");
    }

    @Test
    void endsOneThatPrintsTooMuch() throws Exception {
        assertThat(run(LONG, 5, "while :; do echo abc; done"))
                .isEqualTo(new Result(Ending.LARGE, -1, "abc\na", ""));
    }

    @Test
    void isNotStoppedByManyErrors() throws Exception {
        Result result = run(LONG, 5, "head -c 300000 /dev/zero | tr '\\0' e >&2; echo ok");
        assertThat(result.output()).isEqualTo("ok\n");
        assertThat(result.errors()).hasSize(16384);
    }

    @Test
    void endsOneThatTakesTooLongWithItsChildren() throws Exception {
        Result result =
                run(Duration.ofSeconds(2), 100, "sleep 1000 & echo $! > child; echo begun; wait");
        assertThat(result).isEqualTo(new Result(Ending.LATE, -1, "begun\n", ""));
        assertGone();
    }

    @Test
    void endsItWhenInterrupted() throws Exception {
        Thread waiting = Thread.currentThread();
        Thread.ofVirtual()
                .start(
                        () -> {
                            while (!Files.exists(temporary.resolve("begun"))) {
                                Thread.onSpinWait();
                            }
                            waiting.interrupt();
                        });
        Result result = run(LONG, 100, "sleep 1000 & echo $! > child; : > begun; wait");
        assertThat(Thread.interrupted()).isTrue();
        assertThat(result.ending()).isEqualTo(Ending.INTERRUPTED);
        assertGone();
    }

    private void assertGone() throws Exception {
        long child = Long.parseLong(Files.readString(temporary.resolve("child")).strip());
        while (isAlive(child)) {
            Thread.sleep(10);
        }
    }

    /** One that nobody has reaped yet is dead all the same. */
    private static boolean isAlive(long pid) {
        try {
            String stat = Files.readString(Path.of("/proc/" + pid + "/stat"));
            return stat.charAt(stat.lastIndexOf(')') + 2) != 'Z';
        } catch (IOException e) {
            return false;
        }
    }

    @Test
    void saysThatThereIsNoSuchProgram() {
        ProcessBuilder builder = new ProcessBuilder("/no/such/program");
        assertThatThrownBy(() -> Subprocess.run(builder, LONG, 5)).isInstanceOf(IOException.class);
    }
}
