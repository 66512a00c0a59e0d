package aish.trust;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import module java.base;

import aish.settings.project.ProjectFile;
import aish.settings.project.ProjectReader;
import aish.settings.project.ProjectReader.ProjectOverlay;
import aish.testing.FileMode;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class TrustStoreTest {
    private static final Instant NOW = Instant.parse("2026-05-16T12:34:56Z");

    @TempDir Path home;
    private Path record = Path.of("");
    private TrustStore store = new TrustStore(record, () -> NOW);

    @BeforeEach
    void place() throws IOException {
        home = home.toRealPath();
        record = TrustStore.location(Map.of(), home);
        store = new TrustStore(record, () -> NOW);
    }

    @Test
    void withoutAFileNothingIsTrusted() throws Exception {
        assertThat(record).isEqualTo(home.resolve(".aish/trusted-projects"));
        assertThat(store.trusts(project("a", ""))).isFalse();
        assertThat(store.records()).isEmpty();
    }

    @Test
    void theEnvironmentMayNameAnother() {
        assertThat(TrustStore.location(Map.of("AISH_TRUST_FILE", "/x/y"), home))
                .isEqualTo(Path.of("/x/y"));
        assertThat(TrustStore.location(Map.of("AISH_TRUST_FILE", "~/t"), home))
                .isEqualTo(home.resolve("t"));
        assertThat(TrustStore.location(Map.of("AISH_TRUST_FILE", ""), home)).isEqualTo(record);
    }

    @Test
    void trustsTheBytesAtThePath() throws Exception {
        ProjectFile file = project("a", "# one\n");
        store.add(file);
        assertThat(store.trusts(file)).isTrue();
        assertThat(store.trusts(project("b", "# one\n"))).isFalse();
        assertThat(store.trusts(project("a", "# two\n"))).isFalse();
        assertThat(store.trusts(project("a", "# one\n"))).isTrue();
        assertThat(store.last(file.path()).orElseThrow().time()).isEqualTo(NOW);
    }

    @Test
    void aNewerVersionTakesThePlaceOfTheOlder() throws Exception {
        ProjectFile older = project("a", "# one\n");
        store.add(older);
        store.add(project("a", "# two\n"));
        assertThat(store.trusts(older)).isFalse();
        assertThat(store.records()).hasSize(1);
    }

    @Test
    void keepsWhatTheFileSaidButNoSecret() throws Exception {
        ProjectFile file =
                project(
                        "a",
                        """
                        [models.x]
                        endpoint = "http://a"
                        headers = { Authorization = "s3cr3t" }
                        """);
        store.add(file);
        assertThat(store.last(file.path()).orElseThrow().settings()).isEqualTo(file.marks());
        assertThat(Files.readString(record))
                .startsWith("{\"path\":\"" + file.path() + "\",\"sha256\":\"" + file.sha256())
                .doesNotContain("s3cr3t");
    }

    @Test
    void isPrivateAndSoIsItsDirectory() throws Exception {
        store.add(project("a", ""));
        assertThat(FileMode.of(record)).isEqualTo("rw-------");
        assertThat(FileMode.of(record.resolveSibling(""))).isEqualTo("rwx------");
    }

    @ParameterizedTest
    @ValueSource(strings = {"rw-r--r--", "rw-rw----", "rw-----w-", "rw------x"})
    void aFileThatIsOpenToOthersIsRefused(String mode) throws Exception {
        ProjectFile file = project("a", "");
        store.add(file);
        Files.setPosixFilePermissions(record, PosixFilePermissions.fromString(mode));
        String before = Files.readString(record);
        assertThatThrownBy(() -> store.trusts(file))
                .isInstanceOf(TrustException.class)
                .hasMessageContaining("can be read or changed by others (mode 6")
                .hasMessageEndingWith("chmod 600 " + record);
        assertThatThrownBy(() -> store.add(file)).isInstanceOf(TrustException.class);
        assertThatThrownBy(() -> store.remove(file.path())).isInstanceOf(TrustException.class);
        assertThat(Files.readString(record)).isEqualTo(before);
    }

    @Test
    void aDirectoryInItsPlaceIsRefused() throws Exception {
        Files.createDirectories(record);
        assertThatThrownBy(store::records)
                .isInstanceOf(TrustException.class)
                .hasMessageContaining("is not a regular file");
    }

    @Test
    void saysWhatKeepsItFromBeingWritten() throws Exception {
        Path inTheWay = Files.writeString(record.resolveSibling(""), "");
        ProjectFile file = project("a", "");
        assertThatThrownBy(() -> store.add(file))
                .isInstanceOf(TrustException.class)
                .hasMessage("cannot write " + record + ": " + inTheWay + " is in the way");
    }

    @Test
    void tornAndForeignLinesAreSkippedAndKept() throws Exception {
        ProjectFile file = project("a", "");
        store.add(file);
        Files.writeString(
                record,
                "garbage\n{\"path\":\"/x\"}\n{\"path\":\"/y\",\"sha256\":\"short\"}\n[]\n\0\n"
                        + "{\"path\":\"/torn\",\"sha2",
                StandardOpenOption.APPEND);
        assertThat(store.records()).hasSize(1);
        assertThat(store.trusts(file)).isTrue();
        ProjectFile other = project("b", "");
        store.add(other);
        assertThat(store.trusts(file)).isTrue();
        assertThat(store.trusts(other)).isTrue();
        assertThat(Files.readAllLines(record)).contains("garbage").hasSize(8);
    }

    @Test
    void linesWrittenByHandCount() throws Exception {
        ProjectFile file = project("a", "");
        store.add(project("b", ""));
        Files.writeString(
                record,
                "{\"path\":\"" + file.path() + "\",\"sha256\":\"" + file.sha256() + "\"}\n");
        assertThat(store.trusts(file)).isTrue();
        assertThat(store.last(file.path()).orElseThrow().settings()).isEmpty();
    }

    @Test
    void forgets() throws Exception {
        ProjectFile file = project("a", "");
        store.add(file);
        store.add(project("b", ""));
        assertThat(store.remove(file.path())).isTrue();
        assertThat(store.remove(file.path())).isFalse();
        assertThat(store.trusts(file)).isFalse();
        assertThat(store.records()).hasSize(1);
    }

    @Test
    void manyAtOnceLoseNothing() throws Exception {
        List<ProjectFile> files =
                IntStream.range(0, 12).mapToObj(i -> project("p" + i, "# " + i)).toList();
        List<Thread> threads =
                files.stream().map(file -> Thread.ofPlatform().start(() -> add(file))).toList();
        for (Thread thread : threads) {
            thread.join();
        }
        for (ProjectFile file : files) {
            assertThat(store.trusts(file)).isTrue();
        }
    }

    private void add(ProjectFile file) {
        try {
            new TrustStore(record, () -> NOW).add(file);
        } catch (TrustException e) {
            throw new IllegalStateException(e);
        }
    }

    private ProjectFile project(String name, String text) {
        try {
            Path file = Files.createDirectories(home.resolve(name)).resolve(".aish.toml");
            Files.writeString(file, text);
            Files.setPosixFilePermissions(file, PosixFilePermissions.fromString("rw-------"));
            return switch (new ProjectReader(home).read(file)) {
                case ProjectOverlay.Usable(ProjectFile read) -> read;
                case ProjectOverlay.Unusable unusable -> throw new AssertionError(unusable);
            };
        } catch (IOException e) {
            throw new IllegalStateException(e);
        }
    }
}
