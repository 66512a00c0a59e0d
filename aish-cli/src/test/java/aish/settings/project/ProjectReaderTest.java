package aish.settings.project;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import module java.base;

import aish.files.Sha256;
import aish.settings.ConfigProblem;
import aish.settings.project.ProjectReader.ProjectOverlay;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ProjectReaderTest {
    @TempDir Path home;
    private Path file = Path.of("");

    @BeforeEach
    void name() throws IOException {
        home = home.toRealPath();
        file = home.resolve(".aish.toml");
    }

    @Test
    void tellsSizeHashAndOwner() throws IOException {
        write("# hi\n");
        ProjectFile read = usable();
        assertThat(read.path()).isEqualTo(file);
        assertThat(read.size()).isEqualTo(5);
        assertThat(read.sha256())
                .isEqualTo("045d2d07c2db3b9e6cef022457ee89434045a508c2dadccf9abe182ad633c273");
        assertThat(read.owner()).isEqualTo(Files.getOwner(file).getName());
        assertThat(read.directory()).isEqualTo(home);
    }

    @Test
    void refusesADirectory() throws IOException {
        Files.createDirectory(file);
        assertThat(problem()).isEqualTo("~/.aish.toml: is a directory; it is ignored");
    }

    @Test
    void refusesALinkEvenToAFileNearby() throws IOException {
        Files.writeString(home.resolve("other.toml"), "");
        Files.createSymbolicLink(file, home.resolve("other.toml"));
        assertThat(problem())
                .isEqualTo(
                        "~/.aish.toml: is a symbolic link, which could point anywhere; it is ignored");
    }

    @Test
    void refusesADanglingLink() throws IOException {
        Files.createSymbolicLink(file, home.resolve("nowhere"));
        assertThat(problem()).contains("is a symbolic link");
    }

    @Test
    void refusesASocket() throws IOException {
        try (ServerSocketChannel socket = ServerSocketChannel.open(StandardProtocolFamily.UNIX)) {
            socket.bind(UnixDomainSocketAddress.of(file));
            assertThat(problem()).isEqualTo("~/.aish.toml: is not a regular file; it is ignored");
        }
    }

    @Test
    @Tag("edge")
    void refusesAPipeAtOnce() throws Exception {
        assertThat(new ProcessBuilder("mkfifo", "-m", "600", file.toString()).start().waitFor())
                .isZero();
        assertThat(problem()).isEqualTo("~/.aish.toml: is not a regular file; it is ignored");
    }

    @Test
    void refusesADevice() {
        assertThat(problem(Path.of("/dev/null")))
                .isEqualTo("/dev/null: is not a regular file; it is ignored");
    }

    @Test
    void refusesWhatMayNotBeRead() throws IOException {
        write("");
        Files.setPosixFilePermissions(file, PosixFilePermissions.fromString("-wx------"));
        assumeTrue(!Files.isReadable(file), "root reads everything");
        assertThat(problem())
                .isEqualTo("~/.aish.toml: cannot be read: permission denied; it is ignored");
    }

    @ParameterizedTest
    @ValueSource(strings = {"rw-rw-r--", "rw-rw-rw-", "rw----rw-", "rw-r---w-"})
    void refusesWhatOthersCanChange(String mode) throws IOException {
        write("");
        Files.setPosixFilePermissions(file, PosixFilePermissions.fromString(mode));
        assertThat(problem())
                .matches(
                        "~/\\.aish\\.toml: can be changed by other users \\(mode \\d{3}\\) and is"
                                + " not used; to fix this, run: chmod go-w ~/\\.aish\\.toml");
    }

    @Test
    void refusesWhatIsHuge() throws IOException {
        write("#".repeat(ProjectReader.MOST_BYTES + 1));
        assertThat(problem())
                .isEqualTo(
                        "~/.aish.toml: is too large for a settings file (more than 64 KB); it is"
                                + " ignored");
        write("#".repeat(ProjectReader.MOST_BYTES));
        assertThat(usable().size()).isEqualTo(ProjectReader.MOST_BYTES);
    }

    @Test
    void refusesWhatIsNotUtf8() throws IOException {
        Files.write(file, new byte[] {'a', '\n', (byte) 0xff});
        privately();
        assertThat(problem())
                .isEqualTo("~/.aish.toml:2:1: byte 0xff is not UTF-8; save the file as UTF-8");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "a = 1\na = 2\n",
                "[shell]\nrc = ''\n[shell]\nrc = ''\n",
                "[shell\n",
                "a.b = 1\na = 2\n"
            })
    void refusesWhatIsNotToml(String text) throws IOException {
        write(text);
        assertThat(problem()).startsWith("~/.aish.toml:").doesNotContain("\n");
    }

    @ParameterizedTest
    @ValueSource(strings = {"[", "{a=", "[{a="})
    void survivesDeepNesting(String open) throws IOException {
        write("a = " + open.repeat(ProjectReader.MOST_BYTES / open.length() - 4));
        assertThat(problem()).isNotEmpty();
    }

    /** What is hashed is what is parsed, however often the file is swapped meanwhile. */
    @Test
    @Tag("edge")
    void aFileSwappedWhileItIsReadIsNeverMixed() throws Exception {
        String tame = "default_model = 'tame'\n";
        String wild = "default_model = 'wild'\n" + "# padding\n".repeat(3000);
        write(tame);
        AtomicBoolean over = new AtomicBoolean();
        Thread swapping = Thread.ofPlatform().start(() -> swap(over, tame, wild));
        Set<String> seen = new HashSet<>();
        try {
            for (int i = 0; i < 300 || (i < 3000 && seen.size() < 2); i++) {
                if (new ProjectReader(home).read(file)
                        instanceof ProjectOverlay.Usable(ProjectFile read)) {
                    String model = read.marks().toString();
                    String text = model.contains("tame") ? tame : wild;
                    assertThat(read.sha256())
                            .isEqualTo(Sha256.of(text.getBytes(StandardCharsets.UTF_8)));
                    assertThat(read.size()).isEqualTo(text.length());
                    seen.add(text);
                }
            }
        } finally {
            over.set(true);
            swapping.join();
        }
        assertThat(seen).hasSize(2);
    }

    private void swap(AtomicBoolean over, String first, String second) {
        try {
            Path next = home.resolve("next");
            for (int i = 0; !over.get(); i++) {
                Files.writeString(next, i % 2 == 0 ? second : first);
                Files.setPosixFilePermissions(next, PosixFilePermissions.fromString("rw-------"));
                Files.move(next, file, StandardCopyOption.ATOMIC_MOVE);
            }
        } catch (IOException e) {
            throw new IllegalStateException(e);
        }
    }

    private void write(String text) throws IOException {
        Files.writeString(file, text);
        privately();
    }

    private void privately() throws IOException {
        Files.setPosixFilePermissions(file, PosixFilePermissions.fromString("rw-r--r--"));
    }

    private ProjectFile usable() {
        return switch (new ProjectReader(home).read(file)) {
            case ProjectOverlay.Usable(ProjectFile read) -> read;
            case ProjectOverlay.Unusable unusable -> throw new AssertionError(unusable);
        };
    }

    private String problem() {
        return problem(file);
    }

    private String problem(Path path) {
        return switch (new ProjectReader(home).read(path)) {
            case ProjectOverlay.Usable(ProjectFile read) -> throw new AssertionError(read.path());
            case ProjectOverlay.Unusable(_, ConfigProblem problem) -> problem.describe(home);
        };
    }
}
