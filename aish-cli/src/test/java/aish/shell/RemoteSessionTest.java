package aish.shell;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import module java.base;

import aish.event.ExitCode;
import aish.exec.CommandOutcome;
import aish.exec.ShellKeeper;
import aish.shell.ShellSession.Keeping;
import aish.shell.remote.RemoteFiles;
import aish.shell.remote.RemoteShell;
import aish.shell.remote.Target;
import aish.shell.remote.Transport;
import aish.shell.remote.Transports;
import aish.shell.remote.Transports.Definition;
import aish.testing.OnHost;
import aish.testing.Poll;
import aish.testing.RealShell;
import aish.testing.RecordingSink;
import aish.testing.RecordingViewer;
import aish.testing.ScriptedOperator;
import aish.testing.SshServer;
import aish.testing.Tier;
import aish.undo.CopiesThere;
import aish.undo.UndoStore;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** A session that continues on another machine. */
@Tag("edge")
@OnHost
@Timeout(120)
class RemoteSessionTest {
    @TempDir Path folder;
    private final RecordingViewer viewer = new RecordingViewer();
    private Path there;
    private SshServer server;
    private ShellSession session;

    @BeforeEach
    void start() throws Exception {
        there = Files.createDirectories(folder.resolve("there"));
        server =
                new SshServer(
                        folder.resolve("ssh"),
                        Map.of("HOME", there.toString(), "TMPDIR", there.toString()));
        session = RealShell.start(folder, Map.of(), viewer);
    }

    @AfterEach
    void stop() {
        session.close();
        server.close();
    }

    private void go() throws Exception {
        session.enter(remote("there"));
        output("cd ~");
    }

    private RemoteShell remote(String host) throws Exception {
        Transports known = new Transports(Map.of(), List.of());
        return new RemoteShell(
                known.target(host),
                new Transport.Ssh(List.of("-F", server.client().toString()), false));
    }

    private String output(String command) throws Exception {
        RunOutcome outcome = session.run(command, Keeping.OUTPUT);
        assertThat(outcome).isInstanceOf(RunOutcome.Finished.class);
        return ((RunOutcome.Finished) outcome).result().output().head().replace("\r", "");
    }

    /** What is left in the only directory for temporary files there. */
    private List<String> left() throws IOException {
        try (Stream<Path> files = Files.list(there)) {
            return files.map(file -> String.valueOf(file.getFileName()))
                    .filter(name -> name.startsWith("tmp."))
                    .toList();
        }
    }

    private void awaitNothingLeft() {
        Poll.until(
                () -> {
                    try {
                        return left().isEmpty();
                    } catch (IOException e) {
                        throw new UncheckedIOException(e);
                    }
                },
                () -> "files are left there");
    }

    @Test
    void keepsStateAndComesBack() throws Exception {
        output("x=here");
        go();
        assertThat(session.directory().toString()).isEqualTo(there.toString());
        assertThat(RemoteFiles.shown(session.directory())).isEqualTo("there:" + there);
        output("x=5; greet() { echo \"hello $1\"; }; mkdir sub; cd sub; (exit 3)");
        assertThat(output("echo $? $x; greet you; pwd"))
                .isEqualTo("3 5\nhello you\n" + there + "/sub\n");
        session.leave();
        assertThat(output("echo $x; pwd")).isEqualTo("here\n" + folder.toRealPath() + "\n");
        awaitNothingLeft();
    }

    @Test
    void readsItsOwnStartUpFileAndLeavesNoHistory() throws Exception {
        Files.writeString(there.resolve(".bashrc"), "echo starting; alias hi='echo hello'\n");
        go();
        assertThat(output("hi; echo ${HISTFILE-none}")).isEqualTo("hello\nnone\n");
        session.leave();
        assertThat(there.resolve(".bash_history")).doesNotExist();
    }

    @Test
    void deliversAllOutputBeforeTheEndOfACommand() throws Exception {
        go();
        for (int i = 0; i < 20; i++) {
            assertThat(output("seq 1 2000 | tail -n 1; printf '\\033[1mend'"))
                    .endsWith("2000\n\033[1mend");
        }
    }

    @Test
    void goesFromOneMachineToAnother() throws Exception {
        go();
        output("x=first");
        session.enter(remote("there2"));
        assertThat(output("echo ${x-unset}")).isEqualTo("unset\n");
        session.leave();
        assertThat(output("echo $x")).isEqualTo("first\n");
        session.leave();
        assertThat(session.remote()).isEmpty();
    }

    @Test
    void runsWhatIsItsOwnOnThisMachine() throws Exception {
        go();
        session.enter(remote("there2"));
        assertThat(session.runInternal("x=here; (exit 3)")).hasValue(3);
        assertThat(output("echo ${x-unset}")).isEqualTo("unset\n");
        session.leave();
        session.leave();
        assertThat(output("echo $x")).isEqualTo("here\n");
    }

    @Test
    void comesBackWhenTheShellThereExits() throws Exception {
        go();
        assertThat(session.run("exit 4", Keeping.OUTPUT)).isEqualTo(new RunOutcome.Exited(4));
        session.leave();
        assertThat(output("echo back")).isEqualTo("back\n");
        awaitNothingLeft();
    }

    @Test
    void saysWhyThereIsNoShell() throws Exception {
        Definition broken =
                new Definition("sh -c 'echo no jail; echo try b >&2; exit 7' {target}", "", "", "");
        Transports known = new Transports(Map.of("jail", broken), List.of());
        Target target = known.target("jail:a");
        assertThatThrownBy(() -> session.enter(new RemoteShell(target, known.of(target))))
                .isInstanceOf(ShellException.class)
                .hasMessage("no shell on jail:a: no jail; try b");
        assertThat(output("echo still")).isEqualTo("still\n");
    }

    /** Stands for docker and kubectl: it starts a shell with or without a terminal. */
    @Test
    void startsAShellByATemplate() throws Exception {
        Path standIn = folder.resolve("ssh/bin/boxes");
        Files.writeString(
                standIn,
                """
                #!/bin/sh
                [ "$1" = exec ] || exit 9
                case $2 in -it) [ -t 0 ] || exit 8 ;; -i) [ ! -t 0 ] || exit 8 ;; esac
                export BOX=$3
                shift 3
                exec "$@"
                """);
        Files.setPosixFilePermissions(standIn, PosixFilePermissions.fromString("rwx------"));
        Definition boxes = new Definition(standIn + " exec -i {target} sh", "", "", "");
        Transports known = new Transports(Map.of("box", boxes), List.of());
        Target target = known.target("box:web");
        session.enter(new RemoteShell(target, known.of(target)));
        assertThat(output("echo $BOX; sleep 0 & wait; tty"))
                .contains("web\n")
                .contains("/dev/pts/");
        session.leave();
    }

    @Test
    void tellsOfFilesThere() throws Exception {
        go();
        output("mkdir d; printf abc > d/f; ln -s f d/l; chmod +x d/f");
        RemoteFiles files = session.remoteFiles().orElseThrow();
        files.forget();
        Path directory = files.path(there + "/d");
        assertThat(Files.size(directory.resolve("f"))).isEqualTo(3);
        assertThat(Files.readString(directory.resolve("l"))).isEqualTo("abc");
        assertThat(Files.isExecutable(directory.resolve("f"))).isTrue();
        assertThat(Files.isSymbolicLink(directory.resolve("l"))).isTrue();
        assertThat(Files.exists(directory.resolve("g"))).isFalse();
        try (Stream<Path> entries = Files.list(directory)) {
            assertThat(entries.map(entry -> entry.getFileName().toString()))
                    .containsExactlyInAnyOrder("f", "l");
        }
        assertThatThrownBy(() -> Files.delete(directory.resolve("f")))
                .isInstanceOf(IOException.class);
        assertThatThrownBy(() -> directory.resolve(Path.of("f")))
                .isInstanceOf(ProviderMismatchException.class);
    }

    @Test
    void undoesByCopiesThatGoWithTheConnection() throws Exception {
        go();
        output("echo one > f");
        RemoteFiles files = session.remoteFiles().orElseThrow();
        CopiesThere copies =
                new CopiesThere(files::ask, 1 << 20, Duration.ofDays(1), InstantSource.system());
        CopiesThere.Affected affected =
                new CopiesThere.Affected(Set.of(files.path(there + "/f")), 4, Optional.empty());
        UndoStore.Saved saved =
                copies.setAside("cmd-001", "rm f", session.directory(), affected).orElseThrow();
        output("rm f");
        saved.finished();
        copies.undo(copies.find("").orElseThrow(), UndoStore.Changed.KEPT);
        assertThat(output("cat f")).isEqualTo("one\n");
        session.leave();
        awaitNothingLeft();
    }

    @Test
    void noticesALostConnectionAndRunsNothingTwice() throws Exception {
        Random random = new Random(43);
        for (int i = 0; i < Tier.times(5, 50); i++) {
            go();
            Path runs = there.resolve("runs" + i);
            CompletableFuture<Void> cut =
                    CompletableFuture.runAsync(
                            server::cut,
                            CompletableFuture.delayedExecutor(
                                    random.nextInt(400), TimeUnit.MILLISECONDS));
            RunOutcome outcome = session.run("echo x >> " + runs + "; sleep 40", Keeping.OUTPUT);
            cut.join();
            assertThat(outcome).isInstanceOf(RunOutcome.Lost.class);
            session.leave();
            awaitNothingLeft();
            assertThat(output("cat " + runs + " 2>/dev/null | wc -l").strip()).isIn("0", "1");
        }
    }

    /** Loses the connection while a command runs, which says so by making a file. */
    private void lose(String command, Path running) throws Exception {
        CompletableFuture<Void> cut =
                CompletableFuture.runAsync(
                        () -> {
                            Poll.until(() -> Files.exists(running), () -> "it does not run");
                            server.cut();
                        });
        RunOutcome outcome = session.run(command + "; sleep 40", Keeping.OUTPUT);
        cut.join();
        assertThat(outcome).isInstanceOf(RunOutcome.Lost.class);
    }

    /** Loses the connection and returns the number of the report of what ran. */
    private int lose(Path running) throws Exception {
        Path channel = Path.of(output("echo $__aish_channel").strip());
        int last = new Scanner(Files.readString(channel.resolve("r"))).nextInt();
        lose("touch " + running, running);
        session.leave();
        awaitNothingLeft();
        return last + 1;
    }

    @Test
    void tellsOnceHowACommandEndedWhoseConnectionWasLost() throws Exception {
        go();
        lose(there.resolve("first"));
        assertThat(session.fate()).isEmpty();
        go();
        assertThat(session.fate()).contains(new LostCommand.Fate.Unknown());
        assertThat(session.fate()).isEmpty();
        Path channel = Path.of(output("echo $__aish_channel").strip());
        int number = lose(there.resolve("second"));
        // as on a machine that has not noticed the loss
        Files.createDirectories(channel);
        Files.writeString(channel.resolve("r"), number + " 7\n");
        go();
        assertThat(session.fate()).contains(new LostCommand.Fate.Ended(7));
        session.leave();
    }

    @Test
    void connectsAgainWithoutRunningAnythingAndTellsModels() throws Exception {
        go();
        Path runs = there.resolve("runs");
        Path running = there.resolve("running");
        lose("echo x >> %s; touch %s".formatted(runs, running), running);
        List<String> told = new ArrayList<>();
        ShellKeeper keeper =
                new ShellKeeper(
                        session,
                        () -> {},
                        new ScriptedOperator().choosing("Connect to there again?", 'y'),
                        new RecordingSink());
        keeper.whenMoved(told::add);
        assertThat(keeper.replaceDead()).contains(new CommandOutcome.ShellDied(ExitCode.FAILED));
        assertThat(output("cat " + runs)).isEqualTo("x\n");
        assertThat(told)
                .startsWith(
                        "[aish] The connection to there was lost. What ran there is not run again.")
                .anyMatch(text -> text.startsWith("[aish] It is not known how the command"))
                .anyMatch(text -> text.contains("is now on there, in " + there));
        session.leave();
    }

    @Test
    void leavesNothingWhenItIsClosed() throws Exception {
        go();
        output("sleep 1000 &");
        session.close();
        awaitNothingLeft();
    }
}
