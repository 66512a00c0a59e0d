package aish.exec.rehearsal;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import module java.base;

import aish.exec.rehearsal.Rehearsals.Conflicting;
import aish.exec.rehearsal.Rehearsals.RehearsalException;
import aish.testing.Tier;
import aish.undo.UndoStore;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** A process that keeps a rehearsal is killed at random moments. */
@Tag("edge")
class KeepInterruptedTest {
    private static final int KILLS = Tier.times(2, 100);

    /** Until one of them came in time. */
    private static final int MOST_KILLS = 50;

    private static final long SEED = 20_240_607;

    private static final String SETUP =
            """
            mkdir -p changed deleted/sub swapped kept
            for i in {1..30}; do seq 1 $((i * 400)) >changed/$i; echo $i >deleted/sub/$i; echo $i >swapped/$i; done
            echo kept >kept/a; ln changed/1 kept/linked; ln -s changed/2 kept/soft
            """;

    private static final String COMMAND =
            """
            for i in {1..30}; do seq 1 $((i * 500)) >changed/$i; done; rm -r deleted; chmod 600 kept/a; ln kept/a kept/b
            rm -r swapped; echo file >swapped; rm kept/soft; mkdir kept/soft; mkdir -p new/er
            for i in {1..40}; do seq $i $((i * 300)) >new/er/$i; done; ln new/er/1 new/link; ln -s 2 new/er/soft
            """;

    @TempDir Path top;
    private Path tree;
    private Path state;

    @BeforeEach
    void rehearse() throws Exception {
        Path real = top.toRealPath();
        tree = Files.createDirectory(real.resolve("tree"));
        state = Files.createDirectory(real.resolve("state"));
        run("cd tree;" + SETUP);
        run("cp -a tree saved");
        try {
            KeepDriver.rehearse(state, tree, "true");
        } catch (RehearsalException e) {
            assumeTrue(false, "this system allows no namespaces");
        }
    }

    /** A hundred times everything is flushed to the disk, which takes long if that is busy. */
    @Test
    @Timeout(value = 1, unit = TimeUnit.HOURS)
    void leavesEachFileOldOrNewAndFinishes() throws Exception {
        SortedMap<String, String> old = contents();
        long latest = keepAgain(Long.MAX_VALUE);
        long earliest = 0;
        SortedMap<String, String> fresh = contents();
        assertThat(fresh).isNotEqualTo(old);
        Random random = new Random(SEED);
        int interrupted = 0;
        for (int i = 0; i < KILLS || (interrupted == 0 && i < MOST_KILLS); i++) {
            long moment = random.nextLong(earliest, latest + 1);
            keepAgain(moment);
            contents()
                    .forEach(
                            (name, content) ->
                                    assertThat(content)
                                            .as(name + " after " + moment + " ns")
                                            .isIn(old.get(name), fresh.get(name)));
            switch (finish()) {
                case BEFORE -> earliest = moment;
                case AMID -> interrupted++;
                case AFTER -> latest = moment;
            }
            if (earliest >= latest) {
                earliest = 0;
                latest *= 2;
            }
            assertThat(contents()).as("finished after " + moment + " ns").isEqualTo(fresh);
            UndoStore undo = KeepDriver.undo(state);
            undo.undo(undo.find("").orElseThrow(), UndoStore.Changed.KEPT);
            assertThat(contents()).as("undone after " + moment + " ns").isEqualTo(old);
        }
        assertThat(interrupted).isPositive();
    }

    /** When a kill came. */
    private enum Kill {
        BEFORE,
        AMID,
        AFTER
    }

    /** Completes what was interrupted. */
    private Kill finish() throws Exception {
        Rehearsals rehearsals = KeepDriver.rehearsals(state);
        List<Rehearsal> left = rehearsals.list();
        if (left.isEmpty()) {
            return Kill.AFTER;
        }
        if (rehearsals.isInterrupted(left.getFirst())) {
            assertThat(rehearsals.finish(left.getFirst())).isEmpty();
            return Kill.AMID;
        }
        rehearsals.keep(left.getFirst(), left.getFirst().changes(), Conflicting.REFUSED);
        return Kill.BEFORE;
    }

    private long keepAgain(long nanos) throws Exception {
        run("chmod -R u+rwX state; rm -rf tree state; cp -a saved tree; mkdir state");
        assertThat(KeepDriver.rehearse(state, tree, COMMAND).status()).isZero();
        return keepUntil(nanos);
    }

    /** Lets another process keep the rehearsal and kills it after a while; returns how long. */
    private long keepUntil(long nanos) throws Exception {
        Process process =
                new ProcessBuilder(
                                Path.of(System.getProperty("java.home"), "bin/java").toString(),
                                "--enable-native-access=ALL-UNNAMED",
                                "-XX:TieredStopAtLevel=1",
                                "-XX:+UseSerialGC",
                                "-Xshare:auto",
                                "-cp",
                                System.getProperty("java.class.path"),
                                KeepDriver.class.getName(),
                                state.toString())
                        .redirectError(top.resolve("errors").toFile())
                        .start();
        try (BufferedReader said = process.inputReader()) {
            assertThat(said.readLine()).isEqualTo("ready");
            process.getOutputStream().write('\n');
            process.getOutputStream().flush();
            assertThat(said.readLine()).isEqualTo("keeping");
            long start = System.nanoTime();
            if (nanos == Long.MAX_VALUE) {
                assertThat(said.readLine()).isEqualTo("kept");
            } else {
                LockSupport.parkNanos(nanos);
            }
            process.destroyForcibly().waitFor();
            return System.nanoTime() - start;
        }
    }

    /** What every file contains, with its mode. */
    private SortedMap<String, String> contents() throws IOException {
        SortedMap<String, String> found = new TreeMap<>();
        try (Stream<Path> files = Files.walk(tree)) {
            for (Path file : files.filter(file -> !file.endsWith(".aish-try-1.new")).toList()) {
                String content =
                        Files.isSymbolicLink(file)
                                ? "-> " + Files.readSymbolicLink(file)
                                : Files.isDirectory(file)
                                        ? "directory"
                                        : Files.size(file)
                                                + " bytes "
                                                + Files.readString(file).hashCode()
                                                + " "
                                                + Files.getPosixFilePermissions(file);
                found.put(tree.relativize(file).toString(), content);
            }
        }
        return found;
    }

    private void run(String command) throws Exception {
        Process bash =
                new ProcessBuilder("bash", "-ec", command)
                        .directory(top.toRealPath().toFile())
                        .inheritIO()
                        .start();
        assertThat(bash.waitFor()).isZero();
    }
}
