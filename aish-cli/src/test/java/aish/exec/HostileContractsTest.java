package aish.exec;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import module java.base;

import aish.event.Event;
import aish.event.Operator;
import aish.exec.confinement.ConfinedShell;
import aish.exec.confinement.Confinement;
import aish.exec.confinement.KernelLimits;
import aish.safety.permissions.NetworkAccess;
import aish.safety.permissions.StatedLimits;
import aish.settings.ConfinementProfile;
import aish.shell.ShellSession;
import aish.testing.RealShell;
import aish.testing.Tier;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Approved commands that have become others since: each way to change one, with each thing that it
 * must not do. What it may do is to write below {@code target/}.
 */
@Tag("edge")
class HostileContractsTest {
    /** Of these variants, {@code mvn verify} runs a part. */
    private static final int EVERY = 37;

    private static final String SECRET = "TOP-SECRET-4711";
    private static final String MARK = "AISH_TEST_OF_CONTRACTS";
    private static final StatedLimits LIMITS =
            new StatedLimits(List.of("target/"), new NetworkAccess.Off());

    /**
     * A way to make an approved command run something else.
     *
     * @param approved the command
     * @param change what has become of its surroundings since, as typed in the user's shell
     */
    record Way(String approved, String change) {}

    private static final List<Way> WAYS =
            List.of(
                    new Way("make test", "printf 'test:\\n\\t@sh evil.sh\\n' > Makefile"),
                    new Way("make test", "printf 'X := $(shell sh evil.sh)\\ntest:\\n' > Makefile"),
                    new Way(
                            "make test",
                            "printf 'include d.mk\\n' > Makefile; printf 'test:\\n\\tsh evil.sh\\n' > d.mk"),
                    new Way("sh build.sh", "cp evil.sh build.sh"),
                    new Way("./build.sh", "cp evil.sh build.sh; chmod +x build.sh"),
                    new Way(
                            "python3 tool.py",
                            "echo 'import dep' > tool.py; echo 'import os; os.system(\"sh evil.sh\")' > dep.py"),
                    new Way(
                            "python3 tool.py",
                            "echo pass > tool.py; mkdir -p site; echo 'import os; os.environ.pop(\"PYTHONPATH\"); os.system(\"sh evil.sh\")'"
                                    + " > site/sitecustomize.py; export PYTHONPATH=$PWD/site"),
                    new Way(
                            "tool",
                            "mkdir -p bin; cp evil.sh bin/tool; chmod +x bin/tool; PATH=$PWD/bin:$PATH"),
                    new Way(
                            "perl tool.pl",
                            "echo 1 > tool.pl; echo 'system(\"sh evil.sh\"); 1;' > evil.pm;"
                                    + " export PERL5OPT=\"-I$PWD -Mevil\""),
                    new Way(
                            "make test",
                            "printf 'test:\\n\\ttrue\\n' > Makefile; printf 'X := $(shell sh evil.sh)\\n'"
                                    + " > e.mk; export MAKEFILES=$PWD/e.mk"),
                    new Way("build", "build() { sh evil.sh; }"),
                    new Way(
                            "git log -1",
                            "git config alias.x y; export GIT_PAGER='sh evil.sh'; git config core.pager 'sh evil.sh'; git config diff.external 'sh evil.sh'"));

    /** What the other command then does. */
    private static final List<String> DEEDS =
            List.of(
                    "echo x > ../outside",
                    "echo x >> ~/.bashrc",
                    "echo x > Makefile.new",
                    "echo x >> Makefile; echo x >> evil.sh",
                    "rm -rf ~/docs",
                    "mv ~/docs target/docs",
                    "echo x > target/x; mv target/x ~/x",
                    "ln -s ~ target/h; echo x > target/h/x; echo x > target/h/.bashrc",
                    "ln ~/.bashrc target/b && echo x > target/b; echo x > target/../x",
                    "chmod 777 ~/.bashrc; touch -d 2001-01-01 ~/.bashrc; chmod -R 777 ~/docs",
                    "mkdir -p ~/new/dir; ln -s /etc ~/link",
                    "truncate -s 0 ~/docs/a; : > ~/docs/a",
                    "mkdir -p .git/hooks; echo x > .git/hooks/pre-commit; echo x >> .git/config",
                    "cat ~/.ssh/id_rsa; cp ~/.ssh/id_rsa target/k; cp -r ~/.aws target",
                    "python3 -c 'import os; print(open(os.path.expanduser(\"~/.netrc\")).read())'",
                    "exec 3< ~/.ssh/id_rsa && cat <&3 > target/k; tar cf target/t ~/.ssh ~/.aws",
                    "python3 -c 'import os, socket; socket.create_connection((\"127.0.0.1\", int(os.environ[\"TCP\"]))).send(b\"x\")'",
                    "bash -c 'echo x > /dev/tcp/127.0.0.1/$TCP'",
                    "python3 -c 'import os, socket;"
                            + " socket.socket(2, 2).sendto(b\"x\", (\"127.0.0.1\", int(os.environ[\"UDP\"])))'",
                    "bash -c 'echo x > /dev/udp/127.0.0.1/$UDP'",
                    "python3 -c 'import os, socket; s = socket.socket(1); s.connect(os.environ[\"SOCK\"]); s.send(b\"x\")'",
                    "python3 -c 'import os, socket; socket.socket(10, 1).connect((\"::1\", int(os.environ[\"TCP\"])))'",
                    "(setsid sh -c 'sleep 1; echo x > ~/late; exec sleep 60' >/dev/null 2>&1 &)",
                    "(trap '' HUP INT TERM; while :; do echo x > ~/late; sleep 1; done) 2>/dev/null &",
                    "nohup sh -c 'sleep 1; echo x >> ~/.bashrc; exec sleep 60' >/dev/null 2>&1 &",
                    "kill -9 $USERS; kill -STOP $USERS; kill -9 $PPID",
                    "python3 -c 'import os; os.open(\"/proc/\" + os.environ[\"USERS\"] + \"/mem\", os.O_RDWR)'; echo x > /proc/$USERS/root$HOME/x; echo x > /proc/$USERS/cwd/x",
                    "echo x > /tmp/$MARK; echo x > /var/tmp/$MARK; echo x > /dev/shm/$MARK",
                    "trap '' INT TERM; echo x > ../outside; sleep 1; echo x > ~/x; cat ~/.netrc");

    @TempDir Path directory;
    private final List<Event> events = new CopyOnWriteArrayList<>();
    private final AtomicInteger received = new AtomicInteger();
    private final List<AutoCloseable> open = new ArrayList<>();
    private Path home;
    private Path project;
    private ShellSession shell;
    private CommandExecutor executor;

    @BeforeEach
    void setUp() throws Exception {
        assumeTrue(KernelLimits.detect().suffice());
        home = Files.createDirectory(directory.toRealPath().resolve("home"));
        project = Files.createDirectory(home.resolve("project"));
        for (String name : List.of(".ssh/id_rsa", ".aws/credentials", ".netrc")) {
            Files.createDirectories(home.resolve(name).getParent());
            Files.writeString(home.resolve(name), SECRET);
        }
        Files.createDirectory(home.resolve("docs"));
        Files.writeString(home.resolve("docs/a"), "text");
        Files.writeString(home.resolve(".bashrc"), "# mine\n");
        Map<String, String> variables = new HashMap<>(listen());
        variables.put("HOME", home.toString());
        variables.put(MARK, "1");
        variables.put("MARK", MARK);
        shell = RealShell.start(project, variables);
        type(
                "git init -q .; git config user.name a; git config user.email a@b; git commit -q --allow-empty -m x; export USERS=$$");
        ShellKeeper keeper = new ShellKeeper(shell, () -> {}, Operator.NOBODY, events::add);
        executor =
                new CommandExecutor(
                        shell,
                        keeper,
                        PreRunCheck.open(),
                        CommandAssessor.textOnly(),
                        TypedUndo.OFF,
                        new ContractedRuns(
                                limits -> limits(limits, keeper), Optional::empty, events::add),
                        events::add);
    }

    private CommandLimits limits(StatedLimits limits, ShellKeeper keeper) {
        Confinement.Scope scope =
                new Confinement.Scope(
                        ConfinementProfile.READ_ONLY,
                        new NetworkAccess.Off(),
                        home,
                        project,
                        shell.directory(),
                        List.of(),
                        System.getenv());
        return new ConfinedShell(
                keeper,
                shell,
                ConfinedShell.Need.REQUIRED,
                () -> scope.within(limits),
                events::add);
    }

    /** Starts what must receive nothing. */
    private Map<String, String> listen() throws IOException {
        ServerSocket tcp = new ServerSocket(0);
        DatagramSocket udp = new DatagramSocket(0);
        Path path = directory.toRealPath().resolve("socket");
        ServerSocketChannel local = ServerSocketChannel.open(StandardProtocolFamily.UNIX);
        local.bind(UnixDomainSocketAddress.of(path));
        open.addAll(List.of(tcp, udp, local));
        listen(() -> tcp.accept().close());
        listen(() -> udp.receive(new DatagramPacket(new byte[9], 9)));
        listen(() -> local.accept().close());
        return Map.of(
                "TCP", String.valueOf(tcp.getLocalPort()),
                "UDP", String.valueOf(udp.getLocalPort()),
                "SOCK", path.toString());
    }

    private interface Waiting {
        void await() throws IOException;
    }

    private void listen(Waiting next) {
        Thread.startVirtualThread(
                () -> {
                    try {
                        while (true) {
                            next.await();
                            received.incrementAndGet();
                        }
                    } catch (IOException e) {
                        // closed
                    }
                });
    }

    @AfterEach
    void close() throws Exception {
        if (shell != null) {
            shell.close();
        }
        for (AutoCloseable each : open) {
            each.close();
        }
    }

    static List<Map.Entry<Way, List<String>>> variants() {
        List<Map.Entry<Way, String>> all =
                WAYS.stream()
                        .flatMap(way -> DEEDS.stream().map(deed -> Map.entry(way, deed)))
                        .toList();
        Map<Way, List<String>> sample = new LinkedHashMap<>();
        Tier.sample(all, EVERY)
                .forEach(
                        each ->
                                sample.computeIfAbsent(each.getKey(), _ -> new ArrayList<>())
                                        .add(each.getValue()));
        return List.copyOf(sample.entrySet());
    }

    @ParameterizedTest
    @MethodSource("variants")
    void noneGetsOut(Map.Entry<Way, List<String>> variants) throws Exception {
        Way way = variants.getKey();
        Files.writeString(project.resolve("evil.sh"), "#!/bin/sh\n");
        type(way.change());
        for (String deed : variants.getValue()) {
            arm(deed);
            type(way.approved().equals("git log -1") ? ":" : way.change());
            SortedMap<String, String> before = snapshot();
            run(way.approved());
            assertThat(project.resolve("target/ran")).as(deed).exists();
            assertNothingHappened(deed, before);
        }
    }

    /** Each of them does harm if nothing holds it, or the test above would prove nothing. */
    @Test
    @Tag(Tier.NIGHTLY)
    void allGetOutWithoutLimits() throws Exception {
        Files.createFile(project.resolve("evil.sh"));
        for (String deed : DEEDS) {
            if (!deed.contains("$USERS")) { // not even here
                arm(deed);
                SortedMap<String, String> before = snapshot();
                int count = received.get();
                events.clear();
                type(
                        "timeout -k 1 3 sh evil.sh; sleep 2; rm -f /dev/shm/$MARK /tmp/$MARK /var/tmp/$MARK");
                boolean harm =
                        !snapshot().equals(before)
                                || received.get() > count
                                || deed.contains("/tmp/")
                                || deed.contains("id_rsa")
                                || deed.contains("netrc");
                assertThat(harm).as(deed).isTrue();
                for (ProcessHandle each : processes()) {
                    each.destroyForcibly();
                }
                for (String name :
                        List.of("docs", "project/Makefile.new", "late", "x", "outside", "new")) {
                    type("rm -rf ~/" + name);
                }
                type("mkdir ~/docs; echo text > ~/docs/a; chmod 644 ~/.bashrc");
            }
        }
    }

    /** Places that are other places now: what the contract names is not what it would open. */
    @ParameterizedTest
    @MethodSource("swaps")
    void aSwappedPlaceIsNotOpened(String swap) throws Exception {
        Files.writeString(project.resolve("evil.sh"), "");
        type(swap);
        SortedMap<String, String> before = snapshot();
        run(
                "sh -c 'echo x > target/x; echo x > target/.bashrc; echo x > target/a; rm -rf target/docs'");
        assertNothingHappened(swap, before);
    }

    static List<String> swaps() {
        return List.of(
                "ln -s ~ target",
                "ln -s ~/docs target",
                "ln -s .. target",
                "mkdir -p real; ln -s real target",
                "ln -s ~/.ssh target",
                "echo x > target",
                "mkfifo target",
                "ln -s nowhere target",
                "ln -s ~/nowhere/target target",
                "mkdir -p target; for f in x .bashrc a; do ln -s ~/$f target/$f; done; ln -s ~/docs target/docs");
    }

    private void arm(String deed) throws Exception {
        type("rm -rf target; mkdir target");
        Files.writeString(
                project.resolve("evil.sh"),
                "#!/bin/sh\necho x > target/ran\n" + deed + "\ntrue\n",
                StandardOpenOption.TRUNCATE_EXISTING);
    }

    private void type(String line) throws Exception {
        shell.run(line, ShellSession.Keeping.OUTPUT);
    }

    private void run(String command) throws Exception {
        events.clear();
        CommandAssessment held =
                CommandAssessor.textOnly().assess(command).within(Optional.of(LIMITS));
        executor.run("cmd-001", held, false);
    }

    private void assertNothingHappened(String deed, SortedMap<String, String> before)
            throws Exception {
        assertThat(processes().stream().map(ProcessHandle::info)).as(deed).isEmpty();
        assertThat(snapshot()).as(deed).isEqualTo(before);
        assertThat(received).as(deed).hasValue(0);
        assertThat(events.toString()).as(deed).doesNotContain(SECRET);
        for (String place : List.of("/tmp", "/var/tmp", "/dev/shm")) {
            assertThat(Path.of(place, MARK)).as(deed).doesNotExist();
        }
        if (Files.isDirectory(project.resolve("target"), LinkOption.NOFOLLOW_LINKS)) {
            try (Stream<Path> files = Files.walk(project.resolve("target"))) {
                for (Path file :
                        files.filter(each -> Files.isRegularFile(each, LinkOption.NOFOLLOW_LINKS))
                                .toList()) {
                    assertThat(Files.readString(file, StandardCharsets.ISO_8859_1))
                            .as(deed)
                            .doesNotContain(SECRET);
                }
            }
        }
    }

    /** What runs in the name of this test besides the user's own shell. */
    private List<ProcessHandle> processes() {
        ProcessHandle self = ProcessHandle.current();
        return ProcessHandle.allProcesses()
                .filter(each -> !each.parent().equals(Optional.of(self)) && !each.equals(self))
                .filter(this::isOfThisTest)
                .toList();
    }

    private boolean isOfThisTest(ProcessHandle process) {
        try {
            return Files.readString(
                            Path.of("/proc/" + process.pid(), "environ"),
                            StandardCharsets.ISO_8859_1)
                    .contains("HOME=" + home + "\0");
        } catch (IOException e) {
            return false; // it has ended, or is another user's
        }
    }

    /** Everything but what may be written, with what the kernel changes at every change. */
    private SortedMap<String, String> snapshot() throws IOException {
        SortedMap<String, String> snapshot = new TreeMap<>();
        Path target = project.resolve("target");
        try (Stream<Path> paths = Files.walk(directory.toRealPath())) {
            for (Path path :
                    paths.filter(each -> !each.startsWith(target) || Files.isSymbolicLink(target))
                            .toList()) {
                Map<String, Object> attributes =
                        Files.readAttributes(
                                path, "unix:mode,uid,gid,size,ctime", LinkOption.NOFOLLOW_LINKS);
                snapshot.put(path.toString(), new TreeMap<>(attributes).toString());
            }
        }
        return snapshot;
    }
}
