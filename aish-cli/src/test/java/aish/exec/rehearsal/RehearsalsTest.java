package aish.exec.rehearsal;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import module java.base;

import aish.exec.rehearsal.Rehearsals.Conflicting;
import aish.exec.rehearsal.Rehearsals.Kept;
import aish.exec.rehearsal.Rehearsals.Limits;
import aish.exec.rehearsal.Rehearsals.Network;
import aish.exec.rehearsal.Rehearsals.RehearsalException;
import aish.shell.ShellSession;
import aish.testing.Bash;
import aish.testing.RealShell;
import aish.testing.Tier;
import aish.undo.UndoStore;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Real commands on a copy of the disk, whose decoys are compared with what was there. */
@Tag("edge")
class RehearsalsTest {
    private static final String DECOY =
            """
            mkdir -p tree/sub/deep tree/empty 'odd, na:me #x'
            echo one >tree/a; echo two >tree/sub/b; echo three >tree/sub/deep/c; ln -s a tree/soft
            echo odd >'odd, na:me #x/file'; truncate -s 20M tree/sparse; echo end >>tree/sparse; chmod 640 tree/sub/b
            touch -d 2001-02-03 tree/a
            """;

    @TempDir Path top;
    private Path home;
    private Path state;
    private ShellSession shell;
    private UndoStore undo;
    private Rehearsals rehearsals;

    @BeforeEach
    void start() throws Exception {
        home = Files.createDirectory(top.toRealPath().resolve("home"));
        state = Files.createDirectories(home.resolve(".local/state/aish"));
        shell = RealShell.start(home, Map.of("HOME", home.toString()));
        InstantSource clock = InstantSource.system();
        undo = new UndoStore(state.resolve("undo"), 1 << 28, Duration.ofDays(1), clock);
        rehearsals =
                new Rehearsals(
                        state,
                        () -> new Limits(1 << 28, Duration.ofSeconds(60), 3),
                        () -> Optional.of(undo),
                        clock);
        direct(DECOY);
        assumeTrue(isPossible(), "this system allows no namespaces");
    }

    private boolean isPossible() throws Exception {
        try {
            rehearsals.drop(run("true"));
            return true;
        } catch (RehearsalException e) {
            return false;
        }
    }

    @AfterEach
    void end() {
        shell.close();
    }

    @Test
    void reportsDeletionsOfTheWholeHomeAndKeepsItsHands() throws Exception {
        SortedMap<String, String> before = snapshot(home);
        Rehearsal rehearsal = run("cd /; rm -rf ~");
        assertThat(rehearsal.status()).isZero();
        assertThat(snapshot(home)).isEqualTo(before);
        assertThat(rehearsal.changes()).extracting(Change::path).containsExactly(home);
        assertThat(rehearsal.shell()).contains("directory /");
        rehearsals.drop(rehearsal);
        assertThat(rehearsals.list()).isEmpty();
    }

    @Test
    void hasNoNetworkAndSaysWhatItWouldChangeInTheShell() throws Exception {
        String command = "export X=1; cd /tmp; exec 5<>/dev/tcp/192.0.2.1/80";
        Rehearsal rehearsal = run(command);
        assertThat(rehearsal.status()).isEqualTo(1);
        assertThat(rehearsal.notes()).contains("It tried to reach the network, which was off.");
        assertThat(rehearsal.shell()).containsExactly("directory /tmp", "variable X");
    }

    @Test
    void keepsSomeAndLeavesTheRest() throws Exception {
        Rehearsal rehearsal = run("echo 1 >p; mkdir q; echo 2 >q/r");
        assertThat(rehearsal.entries())
                .extracting(entry -> home.relativize(entry.change().path()).toString())
                .containsExactly("p", "q");
        Kept kept =
                rehearsals.keep(
                        rehearsal, rehearsal.entries().getLast().all(), Conflicting.REFUSED);
        assertThat(home.resolve("q/r")).hasContent("2");
        assertThat(home.resolve("p")).doesNotExist();
        assertThat(kept.rest().orElseThrow().changes())
                .extracting(Change::path)
                .containsExactly(home.resolve("p"));
    }

    @Test
    void leavesOutWhatVanishedWhileTheCopyWasPrepared() throws Exception {
        OpenRehearsal open = rehearsals.open(home, Network.OFF);
        Path folder = state.resolve("rehearsals").resolve(open.id());
        String mount = "overlay root/gone overlay lowerdir=lower/99 0 0\n";
        Files.writeString(folder.resolve("fstab"), mount, StandardOpenOption.APPEND);
        Files.writeString(
                folder.resolve("plain"), "99\troot/gone\tro\n", StandardOpenOption.APPEND);
        List<String> words = new ArrayList<>(open.surroundings().launcher());
        words.add("true");
        assertThat(new ProcessBuilder(words).start().waitFor()).isZero();
        open.abandon();
    }

    /** On a stack on which a walk that calls itself for each level would fail. */
    @Test
    void copesWithDeepTrees() throws Exception {
        int depth = Tier.times(150, 600);
        direct("p=$(printf 'd/%.0s' {1.." + depth + "}); mkdir -p $p; echo x >$p/leaf");
        SortedMap<String, String> before = snapshot(home);
        String command =
                "chmod -R go-rx d; p=$(printf 'n/%.0s' {1.."
                        + depth
                        + "}); mkdir -p $p; rm -r tree";
        FutureTask<Integer> task =
                new FutureTask<>(
                        () -> {
                            Rehearsal done = run(command);
                            rehearsals.keep(done, done.changes(), Conflicting.REFUSED);
                            undo.undo(undo.find("").orElseThrow(), UndoStore.Changed.KEPT);
                            return done.changes().size();
                        });
        new Thread(null, task, "small", 192 << 10).start();
        assertThat(task.get()).isEqualTo(depth + 1 + depth + 1);
        assertThat(shown(snapshot(home))).isEqualTo(shown(before));
    }

    @Test
    void refusesPathsThatTheSystemCannotName() throws Exception {
        direct("p=d/$(printf '%0200d/' {1..12}); mkdir -p $p; cd $p; mkdir -p $p");
        assertThatThrownBy(() -> rehearsals.run(shell, "rm -r d", "x", Network.OFF))
                .hasMessageContaining("longer than the system allows");
        assertThat(rehearsals.list()).isEmpty();
        assertThat(home.resolve("d")).isDirectory();
        direct("rm -r d");
    }

    /** As if aish had been killed after some of the changes. */
    @ParameterizedTest
    @ValueSource(ints = {0, 1, 2, 3, 4, 5, 6})
    void finishesWhatWasInterrupted(int done) throws Exception {
        String command =
                "rm -rf tree/sub; echo f >tree/sub; echo n >>tree/sparse; mkdir -p n/m; echo o >n/m/o; rm -r odd*";
        Path copy = top.toRealPath().resolve("copy");
        direct("cp -a . " + copy);
        Rehearsal rehearsal = run(command);
        Path folder = state.resolve("rehearsals").resolve(rehearsal.id());
        Files.writeString(
                folder.resolve(Rehearsals.JOURNAL), Rehearsal.changes(rehearsal.changes()));
        new KeptChanges(folder, Layer.read(folder), state)
                .apply(rehearsal.changes().subList(0, done), KeptChanges.Attempt.FIRST);

        Rehearsal found = rehearsals.find(rehearsal.id());
        assertThat(rehearsals.isInterrupted(found)).isTrue();
        assertThat(rehearsals.finish(found)).isEmpty();
        direct("cd " + copy + "; HOME=" + copy + "; " + command);
        assertThat(shown(home)).isEqualTo(shown(copy));
        assertThat(rehearsals.list()).isEmpty();
    }

    private void direct(String command) throws Exception {
        Bash.run(home, command);
    }

    private Rehearsal run(String command) throws Exception {
        return rehearsals.run(shell, command, command, Network.OFF).rehearsal();
    }

    /** Everything about the files of a tree, without times of directories. */
    private SortedMap<String, String> snapshot(Path tree) throws Exception {
        SortedMap<String, String> found = new TreeMap<>();
        String all =
                Bash.run(
                                tree,
                                "find . -path ./.local -prune -o -printf"
                                        + " '%P\\t%y %m %u %g %s %n %l %T@\\0'")
                        .output();
        for (String line : all.split("\0", -1)) {
            String[] parts = line.split("\t", 2);
            if (parts.length == 2) {
                Path file = tree.resolve(parts[0]);
                boolean readable =
                        Files.isRegularFile(file, LinkOption.NOFOLLOW_LINKS)
                                && Files.isReadable(file);
                found.put(
                        parts[0],
                        parts[1]
                                + " "
                                + (readable ? Arrays.hashCode(Files.readAllBytes(file)) : ""));
            }
        }
        return found;
    }

    private SortedMap<String, String> shown(Path tree) throws Exception {
        return shown(snapshot(tree));
    }

    /** Leaves out times, sizes of directories, hidden files of git, and numbers of names. */
    private static SortedMap<String, String> shown(SortedMap<String, String> snapshot) {
        SortedMap<String, String> shown = new TreeMap<>();
        snapshot.forEach(
                (name, facts) -> {
                    if (!name.contains(".git/") && !name.equals("t.tar")) {
                        String[] words = facts.split(" ", -1);
                        boolean directory = words[0].equals("d");
                        words[4] = directory ? "" : words[4];
                        words[5] = "";
                        words[7] = "";
                        shown.put(name, String.join(" ", words));
                    }
                });
        return shown;
    }
}
