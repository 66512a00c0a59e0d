package aish.workspace;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.junit.jupiter.api.Assumptions.assumeFalse;

import module java.base;

import aish.testing.NewFile;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class DirectorySourceTest {
    @TempDir private Path temporary;
    private Path directory;

    @BeforeEach
    void prepare() throws IOException {
        directory = Files.createDirectory(temporary.toRealPath().resolve("work"));
    }

    private SourceText list(String argument) throws SourceException {
        return DirectorySource.list(directory, directory.resolve("home"), argument);
    }

    private void write(String name, String text) throws IOException {
        NewFile.write(directory.resolve(name), text);
    }

    @Test
    void listsTwoLevelsWithKindsAndSizes() throws Exception {
        write("src/main/App.java", "class App {}");
        write("src/notes", "x".repeat(2000));
        write("zero", "");
        Files.createDirectory(directory.resolve("void"));
        Files.createSymbolicLink(directory.resolve("link"), Path.of("src"));
        Files.createSymbolicLink(directory.resolve("loose"), Path.of("gone"));
        assertThat(list(""))
                .isEqualTo(
                        new SourceText(
                                "work/",
                                directory.toString(),
                                """
                                link -> src
                                loose -> gone
                                src/
                                  main/
                                  notes  2.0 KB
                                void/  (empty)
                                zero  0 bytes
                                """,
                                "the content of 1 directory"));
        assertThat(list("src/main").text()).isEqualTo("App.java  12 bytes\n");
        assertThat(list("./src/../src").title()).isEqualTo("src/");
    }

    @Test
    void leavesOutWhatGitIgnores() throws Exception {
        Files.createDirectory(directory.resolve(".git"));
        write(".git/info/exclude", "mine\n");
        write(".gitignore", "*.o\n/build/\n!keep.o\n");
        write("a.o", "");
        write("keep.o", "");
        write("mine", "");
        write("build/x", "");
        write("src/build/y", "");
        write("src/.gitignore", "keep.o\n");
        write("src/keep.o", "");
        write("node_modules/z", "");
        assertThat(list("").text())
                .isEqualTo(
                        """
                        .gitignore  20 bytes
                        keep.o  0 bytes
                        node_modules/
                          z  0 bytes
                        src/
                          .gitignore  7 bytes
                          build/
                        """);
        assertThat(list("src").text()).isEqualTo(".gitignore  7 bytes\nbuild/\n  y  0 bytes\n");
    }

    @Test
    void leavesOutWhatToolsMakeWhereThereIsNoRepository() throws Exception {
        write("node_modules/z", "");
        write(".gitignore", "a\n");
        write("a", "");
        assertThat(list("").text()).isEqualTo(".gitignore  2 bytes\na  0 bytes\n");
    }

    @Test
    void saysSoIfEverythingIsIgnoredOrNothingIsThere() throws Exception {
        Files.createDirectory(directory.resolve("bare"));
        assertThat(list("bare").text()).isEqualTo("(empty)\n");
        Files.createDirectory(directory.resolve(".git"));
        write("out/.gitignore", "*\n");
        assertThat(list("out").text()).isEqualTo("(only files that git ignores)\n");
    }

    @Test
    void countsWhatItLeavesOut() throws Exception {
        for (int i = 0; i < 60; i++) {
            write(String.format(Locale.ROOT, "many/%03d", i), "");
            write(String.format(Locale.ROOT, "few/%d/x", i % 3), "");
        }
        SourceText listed = list("");
        assertThat(listed.text())
                .startsWith("few/\n  0/\n  1/\n  2/\nmany/\n  000  0 bytes\n")
                .endsWith("  039  0 bytes\n  … 20 more\n");
        assertThat(listed.truncated()).isEqualTo("20 more entries, the content of 3 directories");
    }

    @Test
    void notesADirectoryThatMayNotBeRead() throws Exception {
        Path locked = Files.createDirectory(directory.resolve("locked"));
        Files.setPosixFilePermissions(locked, PosixFilePermissions.fromString("---------"));
        try {
            assumeFalse(Files.isReadable(locked), "root reads everything");
            assertThat(list("").text()).isEqualTo("locked/  (permission denied)\n");
            assertThatThrownBy(() -> list("locked"))
                    .hasMessage("cannot read locked: permission denied");
        } finally {
            Files.setPosixFilePermissions(locked, PosixFilePermissions.fromString("rwx------"));
        }
    }

    @Test
    void showsHostileNamesHarmlessly() throws Exception {
        write("a\nb", "");
        write("c\u001b]0;x\u0007", "");
        Files.createSymbolicLink(directory.resolve("l"), Path.of("x\u202ey"));
        assertThat(list("").text())
                .isEqualTo("a^Jb  0 bytes\nc^[]0;x^G  0 bytes\nl -> x\\u202ey\n");
    }

    @Test
    void saysWhatIsNoDirectory() throws Exception {
        write("file", "");
        write("source/x", "");
        assertThatThrownBy(() -> list("file"))
                .isInstanceOf(SourceException.class)
                .hasMessage("file is not a directory; :add file attaches a file");
        assertThatThrownBy(() -> list("sourec"))
                .hasMessage("no such file: sourec; did you mean source?");
    }

    @Test
    void stopsWhenInterrupted() {
        Thread.currentThread().interrupt();
        assertThatThrownBy(() -> list("")).hasMessage("interrupted; nothing was attached");
        assertThat(Thread.interrupted()).isTrue();
    }
}
