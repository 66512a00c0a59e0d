package aish.session.output;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import module java.base;

import aish.files.DiskSync;
import aish.session.output.SessionOutputs.TemporaryOutputs;
import aish.shell.OutputSpill;
import aish.testing.FileMode;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class OutputStoreTest {
    private static final String SESSION = "100-abc";
    private static final String NOTE = "\n[aish: output.quota reached; the rest was not kept]\n";
    private static final long PLENTY = 1 << 30;

    @TempDir Path home;

    @Test
    void writesNothingBeforeTheFirstOutput() throws IOException {
        try (OutputStore store = store(PLENTY)) {
            place().sweep();
            assertThat(store.numbers()).isEmpty();
            assertThat(store.newest()).isEmpty();
            assertThat(root()).doesNotExist();
        }
    }

    @Test
    void keepsEachOutputInAFile() throws IOException {
        try (OutputStore store = store(PLENTY)) {
            write(store, 1, "one\n");
            write(store, 4, "four", "teen\n");
            assertThat(store.numbers()).containsExactly(1, 4);
            assertThat(store.newest()).contains(4);
            assertThat(store.find(4)).contains(directory().resolve("out-4"));
            assertThat(store.find(2)).isEmpty();
            assertThat(directory().resolve("out-1")).hasContent("one\n");
            assertThat(directory().resolve("out-4")).hasContent("fourteen\n");
        }
    }

    @Test
    void saysWhyNothingCanBeKept() throws IOException {
        Files.createDirectories(root().resolveSibling(""));
        Files.writeString(root(), "in the way");
        try (OutputStore store = store(PLENTY)) {
            assertThat(store.refusal()).isEmpty();
            assertThatThrownBy(() -> store.open(1)).isInstanceOf(IOException.class);
            assertThat(store.refusal()).contains(root() + " is not a directory");
            Files.delete(root());
            write(store, 2, "two\n");
            assertThat(store.refusal()).isEmpty();
        }
    }

    @Test
    void takesUpWhatIsThere() throws IOException {
        Files.createDirectories(directory());
        Files.writeString(directory().resolve("out-3"), "333");
        Files.writeString(directory().resolve("out-12"), "1234567");
        Files.writeString(directory().resolve("out-x"), "no output");
        try (OutputStore store = store(12)) {
            store.rescan();
            assertThat(store.numbers()).containsExactly(3, 12);
            write(store, 13, "13");
            write(store, 14, "14");
            assertThat(store.numbers()).containsExactly(12, 13, 14);
            assertThat(directory().resolve("out-3")).doesNotExist();
        }
    }

    @Test
    void removesTheOldestFirst() throws IOException {
        try (OutputStore store = store(10)) {
            write(store, 1, "1111");
            write(store, 2, "2222");
            write(store, 3, "3333");
            assertThat(store.numbers()).containsExactly(2, 3);
            assertThat(store.find(1)).isEmpty();
            assertThat(directory().resolve("out-1")).doesNotExist();
            assertThat(directory().resolve("out-2")).hasContent("2222");
            write(store, 4, "4444444444");
            assertThat(store.numbers()).containsExactly(4);
        }
    }

    @Test
    void cutsAnOutputLargerThanTheQuotaAndSaysSo() throws IOException {
        String large = "z".repeat(200_000);
        try (OutputStore store = store(100_000)) {
            write(store, 1, large, "more");
            assertThat(Files.readString(directory().resolve("out-1")))
                    .isEqualTo(large.substring(0, 100_000) + NOTE);
        }
    }

    @Test
    void keepsOutputsFromOthers() throws IOException {
        try (OutputStore store = store(PLENTY)) {
            write(store, 1, "secret");
            assertThat(FileMode.of(home.resolve("state"))).isEqualTo("rwx------");
            assertThat(FileMode.of(root())).isEqualTo("rwx------");
            assertThat(FileMode.of(directory())).isEqualTo("rwx------");
            assertThat(FileMode.of(directory().resolve("out-1"))).isEqualTo("rw-------");
            assertThat(FileMode.of(directory().resolve("lock"))).isEqualTo("rw-------");
        }
    }

    @Test
    void sweepsWhatAKilledSessionLeft() throws IOException {
        Path unlocked = Files.createDirectories(root().resolve("1-dead"));
        Files.createFile(unlocked.resolve("lock"));
        Files.writeString(unlocked.resolve("out-1"), "x");
        Path lockless = Files.createDirectories(root().resolve("2-dead"));
        Path file = Files.writeString(root().resolve("a-file"), "not ours");
        try (OutputStore store = store(PLENTY)) {
            write(store, 1, "mine");
            place().sweep();
            assertThat(unlocked).doesNotExist();
            assertThat(lockless).doesNotExist();
            assertThat(file).exists();
            assertThat(directory().resolve("out-1")).hasContent("mine");
        }
    }

    @Test
    void sweepingSparesASessionOfAnotherProcess() throws Exception {
        Path theirs = Files.createDirectories(root().resolve("300-theirs"));
        Path lock = Files.createFile(theirs.resolve("lock"));
        Process holder =
                new ProcessBuilder(
                                Path.of(System.getProperty("java.home"), "bin/java").toString(),
                                "-cp",
                                System.getProperty("java.class.path"),
                                LockHolder.class.getName(),
                                lock.toString())
                        .start();
        try {
            assertThat(holder.inputReader().readLine()).isEqualTo("held");
            place().sweep();
            assertThat(theirs).exists();
            holder.outputWriter().close();
            holder.waitFor();
            place().sweep();
            assertThat(theirs).doesNotExist();
        } finally {
            holder.destroy();
        }
    }

    /** Another process: holds a lock until its input ends. */
    static final class LockHolder {
        private LockHolder() {}

        public static void main(String[] args) throws IOException {
            try (FileChannel channel =
                            FileChannel.open(Path.of(args[0]), StandardOpenOption.WRITE);
                    FileLock lock = channel.lock()) {
                System.out.println(lock.isValid() ? "held" : "lost");
                System.in.transferTo(OutputStream.nullOutputStream());
            }
        }
    }

    @Test
    void saysSoWhenTheDiskRefuses() throws IOException {
        Files.createDirectories(directory());
        Files.createSymbolicLink(directory().resolve("out-1"), Path.of("/dev/full"));
        try (OutputStore store = store(PLENTY)) {
            OutputSpill spill = store.open(1);
            assertThatThrownBy(() -> spill.write(bytes("small")))
                    .isInstanceOf(IOException.class)
                    .hasMessageContaining("No space left");
            assertThatThrownBy(() -> store.open(1).write(bytes("x".repeat(1 << 17))))
                    .isInstanceOf(IOException.class);
            write(store, 2, "fits");
            assertThat(directory().resolve("out-2")).hasContent("fits");
        }
    }

    private static void write(OutputStore store, int number, String... pieces) throws IOException {
        try (OutputSpill spill = store.open(number)) {
            for (String piece : pieces) {
                spill.write(bytes(piece));
            }
        }
    }

    private static ByteBuffer bytes(String text) {
        return ByteBuffer.wrap(text.getBytes(StandardCharsets.UTF_8));
    }

    private OutputStore store(long quota) {
        return new OutputStore(place(), quota, new DiskSync(), Map::of);
    }

    private TemporaryOutputs place() {
        return new TemporaryOutputs(root(), SESSION);
    }

    private Path root() {
        return home.resolve("state/outputs");
    }

    private Path directory() {
        return root().resolve(SESSION);
    }
}
