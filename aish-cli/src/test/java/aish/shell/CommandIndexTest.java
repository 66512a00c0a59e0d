package aish.shell;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class CommandIndexTest {
    private static final Instant THEN = Instant.parse("2026-01-01T00:00:00Z");

    @TempDir Path root;
    private final CommandIndex index = new CommandIndex();
    private Path bin = Path.of("");
    private Path sbin = Path.of("");

    @BeforeEach
    void fillDirectories() throws IOException {
        bin = Files.createDirectory(root.resolve("bin"));
        sbin = Files.createDirectory(root.resolve("sbin"));
        put(bin, "ls", THEN);
        put(sbin, "mount", THEN);
    }

    @Test
    void knowsNothingAtFirst() {
        assertThat(index.names()).isEmpty();
        assertThat(index.contains("ls")).isFalse();
    }

    @Test
    void knowsTheProgramsOfEveryDirectory() {
        index.refresh(bin + ":" + sbin);
        assertThat(index.names()).containsExactly("ls", "mount");
        assertThat(index.contains("mount")).isTrue();
        assertThat(index.contains("moun")).isFalse();
    }

    @Test
    void looksIntoDirectoriesUntilTheyAreListed() throws IOException {
        Files.createSymbolicLink(bin.resolve("broken"), Path.of("nowhere"));
        index.refresh(bin + ":" + sbin);
        put(sbin, "umount", THEN);
        List<String> there = List.of("ls", "mount", "umount", "broken");
        List<String> absent = List.of("moun", "", ".", "..", "../bin/ls", "ls\0");
        assertThat(there).allMatch(index::contains);
        assertThat(absent).noneMatch(index::contains);
        index.list();
        assertThat(there).allMatch(index::contains);
        assertThat(absent).noneMatch(index::contains);
    }

    @Test
    void readsOnlyDirectoriesThatHaveChanged() throws IOException {
        index.list();
        index.refresh(bin + ":" + sbin);
        put(bin, "unnoticed", THEN);
        put(sbin, "noticed", THEN.plusSeconds(1));
        index.refresh(bin + ":" + sbin);
        assertThat(index.names()).containsExactly("ls", "mount", "noticed");
    }

    @Test
    void forgetsADirectoryThatLeftThePath() {
        index.refresh(bin + ":" + sbin);
        index.refresh(sbin.toString());
        assertThat(index.names()).containsExactly("mount");
    }

    @Test
    void forgetsADirectoryThatVanished() throws IOException {
        index.refresh(bin + ":" + sbin);
        Files.delete(bin.resolve("ls"));
        Files.delete(bin);
        index.refresh(bin + ":" + sbin);
        assertThat(index.names()).containsExactly("mount");
    }

    @Test
    void skipsWhatIsNoAbsoluteDirectory() {
        index.refresh("::.:bin:" + bin.resolve("ls") + ":" + sbin);
        assertThat(index.names()).containsExactly("mount");
    }

    private static void put(Path directory, String name, Instant modified) throws IOException {
        Files.createFile(directory.resolve(name));
        Files.setLastModifiedTime(directory, FileTime.from(modified));
    }
}
