package aish.endtoend;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import module java.base;

import aish.shell.WindowSize;
import aish.testing.BatchRun;
import aish.testing.Key;
import aish.testing.ModelStub;
import aish.testing.TerminalSession;
import aish.testing.Tier;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.MethodOrderer;
import org.junit.jupiter.api.Order;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestMethodOrder;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/**
 * The packages, in a root that has little more than bash and libc, and no Java: used by a fresh
 * user with an empty home, installed and removed. Makes the packages first, unless those of this
 * commit are there already.
 */
@Tag("edge")
@TestMethodOrder(MethodOrderer.OrderAnnotation.class)
@Tag(Tier.NIGHTLY)
class PackageTest {
    private static final Path PACKAGES = Path.of("target/package");
    private static final Path USERLAND =
            Path.of("aish-cli/src/test/resources/packages/userland.sh");
    private static final Duration LONGEST = Duration.ofHours(1);

    @TempDir static Path root;

    private static String archive = "";

    /** It builds aish a second time, which takes long on a busy machine. */
    @BeforeAll
    @Timeout(value = 1, unit = TimeUnit.HOURS)
    static void prepare() throws Exception {
        for (String program :
                List.of("unshare", "chroot", "dpkg", "dpkg-deb", "git", "mvn", "ldd")) {
            assumeTrue(
                    run(List.of("sh", "-c", "command -v " + program)).status() == 0,
                    "needs " + program);
        }
        assumeTrue(run(List.of("git", "rev-parse", "HEAD")).status() == 0, "needs a git clone");
        assumeTrue(
                run(List.of("unshare", "--mount", "sh", "-c", "mount -t tmpfs none /mnt")).status()
                        == 0,
                "needs root and mount namespaces");
        if (!isMade()) {
            BatchRun made = run(List.of("./package"));
            assertThat(made.status()).as(made.output() + made.error()).isZero();
        }
        BatchRun built = run(List.of("sh", USERLAND.toString(), "make", root.toString()));
        assertThat(built.status()).as(built.error()).isZero();
        archive = name(".tar.gz").replace(".tar.gz", "");
        for (String file : List.of(name(".tar.gz"), name(".deb"))) {
            Files.copy(PACKAGES.resolve(file), root.resolve("tmp").resolve(file));
        }
    }

    /** Whether the packages are complete and of the commit that is checked out. */
    private static boolean isMade() throws Exception {
        if (!Files.exists(PACKAGES.resolve("SHA256SUMS"))) {
            return false;
        }
        String commit = run(List.of("git", "rev-parse", "--short=10", "HEAD")).output().strip();
        String inside = name(".tar.gz").replace(".tar.gz", "/packaged");
        BatchRun mark =
                run(List.of("tar", "-xzOf", PACKAGES.resolve(name(".tar.gz")).toString(), inside));
        return mark.output().contains(commit);
    }

    private static String name(String ending) throws IOException {
        try (Stream<Path> files = Files.list(PACKAGES)) {
            return files.map(file -> file.getFileName().toString())
                    .filter(file -> file.endsWith(ending))
                    .findFirst()
                    .orElseThrow();
        }
    }

    private static BatchRun run(List<String> command) throws Exception {
        Path output = Files.createTempFile("package-test", ".out");
        Path error = Files.createTempFile("package-test", ".err");
        try {
            Process process =
                    new ProcessBuilder(command)
                            .redirectInput(Path.of("/dev/null").toFile())
                            .redirectOutput(output.toFile())
                            .redirectError(error.toFile())
                            .start();
            if (!process.waitFor(LONGEST.toSeconds(), TimeUnit.SECONDS)) {
                process.destroyForcibly();
                throw new AssertionError("takes too long: " + command);
            }
            return new BatchRun(
                    Files.readString(output), Files.readString(error), process.exitValue());
        } finally {
            Files.delete(output);
            Files.delete(error);
        }
    }

    private static List<String> inside(String user, String... words) {
        List<String> command =
                new ArrayList<>(
                        List.of(
                                "sh",
                                USERLAND.toAbsolutePath().toString(),
                                "enter",
                                root.toString(),
                                user));
        command.addAll(List.of(words));
        return command;
    }

    private static BatchRun as(String user, String... words) throws Exception {
        return run(inside(user, words));
    }

    @Test
    @Order(1)
    void startsFromTheArchiveWithoutJava() throws Exception {
        assertThat(as("user", "sh", "-c", "command -v java || command -v mvn").status())
                .isNotZero();
        assertThat(as("user", "tar", "-xzf", "/tmp/" + archive + ".tar.gz").error()).isEmpty();
        assertThat(as("user", archive + "/aish", "--version").output())
                .matches("aish \\d+\\.\\d+\\.\\d+ \\([0-9a-f]{10}, Java 25.*\\)\n");
        // moved: the caches still fit
        assertThat(as("user", "mv", archive, "moved folder").status()).isZero();
        assertThat(
                        as("user", "moved folder/aish", "-c", "grep -c '[.]aot$' /proc/$PPID/maps")
                                .output()
                                .strip())
                .isNotEqualTo("0");
    }

    @Test
    @Order(2)
    void runsACommandAndAnswersAQuestion() throws Exception {
        assertThat(as("user", "moved folder/aish", "-c", "echo $((6 * 7)); exit 3"))
                .isEqualTo(new BatchRun("42\n", "", 3));
        BatchRun answer = as("user", "moved folder/aish", "-p", "find large files");
        assertThat(answer.status()).isZero();
        assertThat(answer.output()).contains("CMD: find");
    }

    @Test
    @Order(3)
    void hasAPromptForAFreshUser() throws Exception {
        List<String> command = inside("user", "moved folder/aish");
        try (TerminalSession aish =
                TerminalSession.start(
                        command,
                        System.getenv(),
                        Path.of("").toAbsolutePath(),
                        new WindowSize(30, 100))) {
            aish.waitFor("a shell that also answers questions");
            aish.waitFor("~> ");
            aish.enter("echo $((6 * 7))x");
            aish.waitFor("^42x");
            aish.enter("how do I find large files?");
            aish.waitFor("\\[s\\]kip[^>]*> ");
            aish.enter("s");
            aish.waitFor("~[^>]*> ");
            aish.press(Key.CTRL_D);
            assertThat(aish.exitCode()).isNotEqualTo(99);
        }
    }

    @Test
    @Order(4)
    void pursuesAGoal() throws Exception {
        try (ModelStub model = new ModelStub()) {
            model.says("CMD: echo $((6 * 7))\n").says("It is 42.\nGOAL: complete\n");
            Path settings = root.resolve("tmp/config.toml");
            Files.writeString(settings, model.preset("local"));
            BatchRun pursuit =
                    as(
                            "user",
                            "moved folder/aish",
                            "--config",
                            "/tmp/config.toml",
                            "--norris",
                            "multiply");
            assertThat(pursuit.status()).as(pursuit.output() + pursuit.error()).isZero();
            assertThat(model.conversation().getLast().content()).contains("$ echo", "42");
        }
    }

    @Test
    @Order(5)
    void installsForOneUserAndLeavesNothing() throws Exception {
        assertThat(as("user", "moved folder/install.sh").status()).isZero();
        assertThat(as("user", ".local/bin/aish", "doctor").output())
                .contains(
                        "installed by install.sh in ~/.local/lib/aish", "fast start: cache in use");
        assertThat(as("user", "moved folder/install.sh").status()).as("again").isZero();
        BatchRun removed = as("user", ".local/lib/aish/install.sh", "--uninstall");
        assertThat(removed.status()).as(removed.output() + removed.error()).isZero();
        assertThat(
                        as(
                                        "user",
                                        "find",
                                        ".local/bin",
                                        ".local/lib",
                                        ".local/share",
                                        "-name",
                                        "*aish*")
                                .output())
                .isEmpty();
    }

    @Test
    @Order(6)
    void makesCachesForTheUserWhereThoseInThePackageDoNotFit() throws Exception {
        // the caches know the times of their jars
        assertThat(as("user", "sh", "-c", "touch 'moved folder'/lib/*.jar").status()).isZero();
        List<String> command = inside("user", "moved folder/aish");
        try (TerminalSession aish =
                TerminalSession.start(
                        command,
                        System.getenv(),
                        Path.of("").toAbsolutePath(),
                        new WindowSize(30, 100))) {
            aish.waitFor("~> ");
            Path made = root.resolve("home/user/.cache/aish/aot/aot.key");
            long end = System.nanoTime() + Duration.ofMinutes(4).toNanos();
            while (!Files.exists(made) && System.nanoTime() < end) {
                Thread.sleep(200);
            }
            assertThat(made).exists();
            assertThat(aish.screen()).doesNotContain("preparing", "cache");
            aish.press(Key.CTRL_D);
            aish.exitCode();
        }
        assertThat(
                        as(
                                        "user",
                                        "moved folder/aish",
                                        "-c",
                                        "grep -o '/[.]cache/aish/.*[.]aot$' /proc/$PPID/maps | head"
                                                + " -n 1")
                                .output())
                .isEqualTo("/.cache/aish/aot/run.aot\n");
    }

    @Test
    @Order(7)
    void theDebianPackageInstallsAndLeaves() throws Exception {
        BatchRun installed = as("root", "dpkg", "-i", "/tmp/" + name(".deb"));
        assertThat(installed.status()).as(installed.error()).isZero();
        assertThat(as("user", "aish", "-c", "echo $((6 * 7))"))
                .isEqualTo(new BatchRun("42\n", "", 0));
        assertThat(as("user", "aish", "doctor").output())
                .contains("Debian package in /usr/lib/aish", "fast start: cache in use");
        for (String file :
                List.of(
                        "man/man1/aish.1.gz",
                        "bash-completion/completions/aish",
                        "zsh/vendor-completions/_aish",
                        "fish/vendor_completions.d/aish.fish",
                        "doc/aish/copyright")) {
            assertThat(root.resolve("usr/share").resolve(file)).isNotEmptyFile();
        }
        assertThat(as("root", "dpkg", "-P", "aish").status()).isZero();
        assertThat(as("root", "find", "/usr", "-name", "*aish*").output()).isEmpty();
    }
}
