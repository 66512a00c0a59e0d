package aish.cost;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import aish.model.ModelRequest.Purpose;
import aish.model.Reply.Usage;
import aish.testing.FileMode;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class CostFileTest {
    @TempDir Path state;

    private static Booking booking(int number) {
        return new Booking(
                Instant.ofEpochMilli(1_700_000_000_000L + number),
                "cloud \"x\"\n",
                Purpose.PREPLAN,
                new Usage(number, 2, 1),
                number % 2 == 0,
                7,
                0.0000125);
    }

    private Path path() {
        return state.resolve("deep/costs.jsonl");
    }

    private List<Booking> read() throws IOException {
        List<Booking> all = new ArrayList<>();
        new CostFile(path()).read(all::add);
        return all;
    }

    @Test
    void keepsWhatItWasGiven() throws IOException {
        assertThat(read()).isEmpty();
        CostFile file = new CostFile(path());
        file.append(booking(1), "session-1");
        file.append(booking(2), "");
        assertThat(read()).containsExactly(booking(1), booking(2));
        assertThat(FileMode.of(path())).isEqualTo("rw-------");
        assertThat(Files.readString(path()).lines().findFirst().orElseThrow())
                .startsWith("{\"v\":1,\"at\":1700000000001,\"session\":\"session-1\",");
    }

    @Test
    void losesNothingButATornLine() throws IOException {
        CostFile file = new CostFile(path());
        file.append(booking(1), "");
        String line = Files.readString(path());
        Files.writeString(path(), line.substring(0, 60), StandardOpenOption.APPEND);
        file.append(booking(2), "");
        Files.writeString(
                path(), "\nnonsense\n{}\n{\"v\":1,\"at\":3}\n", StandardOpenOption.APPEND);
        Files.write(path(), new byte[] {(byte) 0xff, (byte) 0xfe, '\n'}, StandardOpenOption.APPEND);
        file.append(booking(3), "");
        Files.writeString(path(), line.substring(0, 30), StandardOpenOption.APPEND);
        assertThat(read()).containsExactly(booking(1), booking(2), booking(3));
    }

    @Test
    void severalWritersDoNotTearEachOthersLines() throws Exception {
        List<Thread> writers = new ArrayList<>();
        for (int writer = 0; writer < 4; writer++) {
            int first = writer * 1000;
            writers.add(Thread.ofPlatform().start(() -> append(first)));
        }
        for (Thread writer : writers) {
            writer.join();
        }
        assertThat(read()).hasSize(400).doesNotHaveDuplicates();
    }

    private void append(int first) {
        CostFile own = new CostFile(path());
        for (int i = 0; i < 100; i++) {
            try {
                own.append(booking(first + i), "session");
            } catch (IOException e) {
                throw new AssertionError(e);
            }
        }
    }
}
