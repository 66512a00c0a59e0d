package aish.exec.rehearsal;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import module java.base;

import aish.exec.rehearsal.Rehearsals.Conflicting;
import aish.exec.rehearsal.Rehearsals.Limits;
import aish.exec.rehearsal.Rehearsals.Network;
import aish.exec.rehearsal.Rehearsals.RehearsalException;
import aish.files.FileOwner;
import aish.shell.ShellSession;
import aish.testing.Bash;
import aish.testing.RealShell;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Commands that take what they can get, and the limits that end them. */
@Tag("edge")
class HostileRehearsalTest {
    private static final long MEGABYTE = 1 << 20;

    @TempDir Path top;
    private Path home;
    private ShellSession shell;
    private Limits limits = new Limits(64 * MEGABYTE, Duration.ofSeconds(60), 3);
    private Rehearsals rehearsals;

    @BeforeEach
    void start() throws Exception {
        home = Files.createDirectory(top.toRealPath().resolve("home"));
        Files.writeString(home.resolve("precious"), "mine\n");
        shell = RealShell.start(home, Map.of("HOME", home.toString()));
        rehearsals =
                new Rehearsals(
                        top.toRealPath().resolve("state"),
                        () -> limits,
                        Optional::empty,
                        InstantSource.system());
        try {
            rehearsals.drop(run("true"));
        } catch (RehearsalException e) {
            assumeTrue(false, "this system allows no namespaces");
        }
    }

    @AfterEach
    void end() {
        shell.close();
        assertThat(home.resolve("precious")).hasContent("mine");
    }

    private Rehearsal run(String command) throws Exception {
        return rehearsals.run(shell, command, command, Network.OFF).rehearsal();
    }

    @Test
    void endsWhatFillsTheDisk() throws Exception {
        limits = new Limits(8 * MEGABYTE, Duration.ofSeconds(60), 3);
        Rehearsal rehearsal = run("while :; do head -c 1M /dev/zero >>big; done");
        assertThat(rehearsal.notes()).contains("It was ended because it wrote too much.");
        assertThat(rehearsal.changes())
                .extracting(Change::path)
                .containsExactly(home.resolve("big"));
        assertThat(home.resolve("big")).doesNotExist();
    }

    @Test
    void endsWhatWritesToMemory() throws Exception {
        limits = new Limits(8 * MEGABYTE, Duration.ofSeconds(60), 3);
        Rehearsal rehearsal = run("head -c 100M /dev/zero >/dev/shm/big");
        assertThat(rehearsal.status()).isEqualTo(1);
        assertThat(rehearsal.changes()).isEmpty();
    }

    @Test
    void endsWhatTakesTooLong() throws Exception {
        limits = new Limits(MEGABYTE, Duration.ofSeconds(1), 3);
        Rehearsal rehearsal = run("trap '' TERM INT HUP; echo a >a; sleep 4713");
        assertThat(rehearsal.notes()).contains("It was ended because it took too long.");
        assertThat(rehearsal.changes()).extracting(Change::path).containsExactly(home.resolve("a"));
        assertThat(running("sleep 4713")).isFalse();
    }

    @Test
    void endsProcessesThatMultiply() throws Exception {
        limits = new Limits(MEGABYTE, Duration.ofSeconds(1), 3);
        Rehearsal rehearsal = run("ulimit -u 200; b() { b | b & }; b; sleep 4714");
        assertThat(rehearsal.notes()).contains("It was ended because it took too long.");
        assertThat(running("sleep 4714")).isFalse();
        assertThat(run("true").status()).isZero();
    }

    @Test
    void listsAndEndsDaemons() throws Exception {
        Rehearsal rehearsal =
                run(
                        "(setsid sh -c 'sh -c \"sleep 4715\" & exec sleep 4716' >/dev/null 2>&1 &);"
                                + " nohup sleep 4717 >/dev/null 2>&1 & sleep .3");
        assertThat(rehearsal.processes()).contains("sleep 4716", "sleep 4717");
        assertThat(running("sleep 471")).isFalse();
    }

    @Test
    void createsOnlySocketsThatANetworkContains() throws Exception {
        Rehearsal rehearsal =
                run(
                        """
                        python3 - <<'END'
                        import ctypes, errno, socket, sys
                        for family in 1, 2, 10, 16:
                            socket.socket(family, socket.SOCK_DGRAM)
                        for family in 9, 17, 21, 29, 30, 31, 38, 40, 44:
                            for kind in socket.SOCK_STREAM, socket.SOCK_DGRAM, socket.SOCK_RAW, socket.SOCK_SEQPACKET:
                                try:
                                    socket.socket(family, kind)
                                    sys.exit(90)
                                except OSError as e:
                                    if e.errno != errno.EAFNOSUPPORT:
                                        sys.exit(family)
                        libc = ctypes.CDLL(None, use_errno=True)
                        sys.exit(libc.syscall(425, 1, 0) != -1 or ctypes.get_errno() != errno.ENOSYS)
                        END
                        """);
        assertThat(rehearsal.status()).isZero();
    }

    @Test
    void seesNoOtherProcessesAndCannotMount() throws Exception {
        Rehearsal rehearsal =
                run(
                        """
                        kill -0 %d && exit 90; mount -t tmpfs none /mnt && exit 91; mknod d b 254 0 && exit 92
                        ls -d /proc/[0-9]* | wc -l | grep -qx '[1-9]' || exit 93
                        echo 1 >/proc/sys/kernel/panic && exit 94; umount /home /tmp && exit 95; true
                        """
                                .formatted(ProcessHandle.current().pid()));
        assertThat(rehearsal.status()).isZero();
    }

    @Test
    void doesNotReachSocketsOfOtherPrograms() throws Exception {
        Path path = home.resolve("socket");
        String connect =
                "python3 -c 'import socket; socket.socket(socket.AF_UNIX).connect(\"socket\")'";
        try (ServerSocketChannel server = ServerSocketChannel.open(StandardProtocolFamily.UNIX)) {
            server.bind(UnixDomainSocketAddress.of(path));
            assertThat(run(connect).status()).isEqualTo(1);
        }
    }

    @Test
    void reachesNoDisplay() throws Exception {
        Path socket = Path.of("/tmp/.X11-unix");
        assumeTrue(FileOwner.isMe(0) && !Files.exists(socket), "X is running, or not root");
        Files.createDirectory(socket);
        String connect =
                "python3 -c 'import socket; socket.socket(socket.AF_UNIX).connect(\"/tmp/.X11-unix/X9\")'";
        try (ServerSocketChannel server = ServerSocketChannel.open(StandardProtocolFamily.UNIX)) {
            server.bind(UnixDomainSocketAddress.of(socket.resolve("X9")));
            assertThat(run(connect).status()).isEqualTo(1);
        } finally {
            Rehearsals.remove(socket);
        }
    }

    @Test
    void reachesTheNetworkOnlyIfAsked() throws Exception {
        try (ServerSocket server = new ServerSocket(0, 5, InetAddress.getLoopbackAddress())) {
            String connect = "exec 5<>/dev/tcp/127.0.0.1/" + server.getLocalPort();
            assertThat(run(connect).status()).isEqualTo(1);
            assertThat(rehearsals.run(shell, connect, connect, Network.ON).rehearsal().status())
                    .isZero();
        }
    }

    @Test
    void keepsTheNewestOnly() throws Exception {
        for (int i = 0; i < 5; i++) {
            run("echo " + i + " >f" + i);
        }
        assertThat(rehearsals.list())
                .extracting(Rehearsal::command)
                .containsExactly("echo 2 >f2", "echo 3 >f3", "echo 4 >f4");
    }

    @Test
    void keepsOverLaterChangesWhenForced() throws Exception {
        Rehearsal rehearsal = run("rm precious; mkdir precious; echo n >precious/n");
        Path precious = home.resolve("precious");
        Files.writeString(precious, "changed\n");
        assertThatThrownBy(
                        () -> rehearsals.keep(rehearsal, rehearsal.changes(), Conflicting.REFUSED))
                .hasMessageContaining("precious changed since the rehearsal started");
        rehearsals.keep(rehearsal, rehearsal.changes(), Conflicting.REPLACED);
        assertThat(precious.resolve("n")).hasContent("n");
        Files.delete(precious.resolve("n"));
        Files.delete(precious);
        Files.writeString(precious, "mine\n");
    }

    /** The state directory is elsewhere, so that every file is copied. */
    @Test
    void keepsToAnotherFileSystem() throws Exception {
        Path shared = Path.of("/dev/shm");
        assumeTrue(Files.isWritable(shared) && FileOwner.isMe(0), "no other file system");
        Path state = Files.createTempDirectory(shared, "aish");
        try {
            Rehearsals elsewhere =
                    new Rehearsals(state, () -> limits, Optional::empty, InstantSource.system());
            String command =
                    "echo a >a; ln -s a c; truncate -s 20M s; echo e >>s; chmod 640 s; mkfifo p;"
                            + " touch -d @981173106 s";
            Rehearsal rehearsal = elsewhere.run(shell, command, command, Network.OFF).rehearsal();
            elsewhere.keep(rehearsal, rehearsal.changes(), Conflicting.REFUSED);
            assertThat(elsewhere.list()).isEmpty();
        } finally {
            Rehearsals.remove(state);
        }
        String facts = "stat -c '%n %F %a %h %s %Y' s p; du -k s; readlink c";
        assertThat(Bash.run(home, facts).output())
                .containsPattern(
                        "s regular file 640 1 20971522 981173106\np fifo 644 1 0 \\d+\n\\d{1,3}\ts\na\n");
    }

    @Test
    void survivesTheDeletionOfEverything() throws Exception {
        assumeTrue(!FileOwner.isMe(0), "only as a user who owns little");
        Rehearsal rehearsal = run("cd /; rm -rf --no-preserve-root ~ / 2>/dev/null; true");
        assertThat(rehearsal.changes()).anyMatch(change -> home.startsWith(change.path()));
        assertThatCode(() -> rehearsals.drop(rehearsal)).doesNotThrowAnyException();
    }

    private static boolean running(String words) {
        return ProcessHandle.allProcesses()
                .anyMatch(process -> process.info().commandLine().orElse("").contains(words));
    }
}
