package aish.workspace;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.junit.jupiter.api.Assumptions.assumeFalse;

import module java.base;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class FileSourceTest {
    @TempDir private Path temporary;
    private Path directory;
    private Path home;

    @BeforeEach
    void prepare() throws IOException {
        directory = Files.createDirectory(temporary.toRealPath().resolve("work"));
        home = Files.createDirectory(directory.resolveSibling("home"));
    }

    private SourceText read(String argument) throws SourceException {
        return FileSource.read(directory, home, argument);
    }

    private Path write(String name, String text) throws IOException {
        Path file = directory.resolve(name);
        Files.createDirectories(file.getParent());
        return Files.writeString(file, text);
    }

    private void assertRefused(String argument, String message) {
        assertThatThrownBy(() -> read(argument))
                .isInstanceOf(SourceException.class)
                .hasMessage(message);
    }

    @Test
    void readsAWholeFile() throws Exception {
        Path file = write("src/App.java", "class App {}\r\n// ü\n");
        assertThat(read("src/App.java"))
                .isEqualTo(
                        new SourceText("App.java", file.toString(), "class App {}\r\n// ü\n", ""));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "2-3 | 2-3 | two,three,",
                "2 | 2 | two,",
                "3- | 3-4 | three,four",
                "-2 | 1-2 | one,two,",
                "4-900 | 4 | four",
                "4-99999999999999999999999 | 4 | four",
                "1- | 1-4 | one,two,three,four",
            })
    void readsARangeOfLines(String range, String shown, String text) throws Exception {
        Path file = write("n.txt", "one\ntwo\nthree\nfour");
        assertThat(read("n.txt:" + range))
                .isEqualTo(
                        new SourceText(
                                "n.txt:" + shown, file + ":" + shown, text.replace(',', '\n'), ""));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "n.txt:0 | line 0 in :0: lines start at 1",
                "n.txt:0-4 | line 0 in :0-4: lines start at 1",
                "n.txt:-0 | line 0 in :-0: lines start at 1",
                "n.txt:40-10 | the range :40-10 is backwards; use :10-40",
                "n.txt:3 | no line 3: n.txt has only 2 lines",
                "n.txt:3-9 | no line 3: n.txt has only 2 lines",
                "one.txt:2- | no line 2: one.txt has only 1 line",
                "empty.txt:1 | no line 1: empty.txt is empty",
            })
    void saysWhatIsWrongWithARange(String argument, String message) throws Exception {
        write("n.txt", "one\ntwo\n");
        write("one.txt", "one");
        write("empty.txt", "");
        assertRefused(argument, message);
    }

    @Test
    void prefersAFileOfThatNameToARange() throws Exception {
        write("n.txt", "one\ntwo\n");
        write("n.txt:2", "named so");
        assertThat(read("n.txt:2").text()).isEqualTo("named so");
        assertThat(read("n.txt:1").text()).isEqualTo("one\n");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "my file.txt:2",
                "'my file.txt':2",
                "\"my file.txt\":2",
                "'my file.txt:2'",
                "my\\ file.txt:2",
                " ./sub/../my\\ file.txt:2 ",
                "~/../work/my file.txt:2",
            })
    void understandsQuotesAndHome(String argument) throws Exception {
        Path file = write("my file.txt", "one\ntwo\n");
        write("sub/other", "");
        assertThat(read(argument))
                .isEqualTo(new SourceText("my file.txt:2", file + ":2", "two\n", ""));
    }

    @Test
    void dropsTheByteOrderMarkOnlyAtTheStart() throws Exception {
        write("bom.txt", "\ufeffone\n\ufefftwo\n");
        assertThat(read("bom.txt").text()).isEqualTo("one\n\ufefftwo\n");
        assertThat(read("bom.txt:1").text()).isEqualTo("one\n");
        assertThat(read("bom.txt:2").text()).isEqualTo("\ufefftwo\n");
    }

    @Test
    void suggestsTheNearestName() throws Exception {
        write("src/App.java", "");
        assertRefused("src/Apq.java", "no such file: src/Apq.java; did you mean src/App.java?");
        assertRefused("src/Apq.java:3", "no such file: src/Apq.java; did you mean src/App.java?");
        assertRefused(
                "src/unlike-anything",
                "no such file: src/unlike-anything in " + directory.resolve("src"));
        assertRefused(
                "nowhere/x",
                "no such file: nowhere/x ("
                        + directory.resolve("nowhere")
                        + " is not a directory)");
        assertRefused(
                "src/App.java/x",
                "no such file: src/App.java/x ("
                        + directory.resolve("src/App.java")
                        + " is not a directory)");
    }

    @Test
    void saysWhatIsNoFile() throws Exception {
        Files.createDirectory(directory.resolve("sub"));
        Files.createSymbolicLink(directory.resolve("loose"), Path.of("gone"));
        Files.createSymbolicLink(directory.resolve("round"), Path.of("round"));
        assertRefused("", "the file is missing: PATH, or PATH:10-40 for some of its lines");
        assertRefused("sub", "sub is a directory; :add dir sub lists it");
        assertRefused("sub:1-2", "sub is a directory; :add dir sub lists it");
        assertRefused("loose", "loose is a link to gone, which does not exist");
        assertThatThrownBy(() -> read("round"))
                .isInstanceOf(SourceException.class)
                .hasMessageStartingWith("cannot read round: Too many");
        assertRefused("a\0b", "not a valid file name: a^@b");
        assertRefused(
                "/dev/null", "/dev/null is not a regular file; save its content to a file first");
    }

    @Test
    @Tag("edge")
    void neverWaitsForAPipeOrASocket() throws Exception {
        new ProcessBuilder("mkfifo", directory.resolve("p").toString()).start().waitFor();
        assertRefused("p", "p is not a regular file; save its content to a file first");
        assertRefused("p:1", "p is not a regular file; save its content to a file first");
        try (ServerSocketChannel socket = ServerSocketChannel.open(StandardProtocolFamily.UNIX)) {
            socket.bind(UnixDomainSocketAddress.of(directory.resolve("s")));
            assertRefused("s", "s is not a regular file; save its content to a file first");
        }
    }

    @Test
    void saysThatAFileMayNotBeRead() throws Exception {
        Path file = write("secret", "x");
        Files.setPosixFilePermissions(file, PosixFilePermissions.fromString("---------"));
        assumeFalse(Files.isReadable(file), "root reads everything");
        assertRefused("secret", "cannot read secret: permission denied");
    }

    @Test
    void refusesBinaries() throws Exception {
        String message =
                "b is binary, not text; attach a description instead, such as the output of file";
        write("b", "text\0more\n");
        assertRefused("b", message);
        assertRefused("b:1", message);
        write("b", "\0\nsecond line\n");
        assertRefused("b:2", message);
        write("coloured", "\u001b[31mred\u001b[0m\n");
        assertThat(read("coloured").text()).contains("red");
    }

    @Test
    void saysWhichByteIsNotUtf8() throws Exception {
        byte[] latin = "one\ntwo\nfünf\n".getBytes(StandardCharsets.ISO_8859_1);
        Files.write(directory.resolve("latin"), latin);
        String message =
                "latin is not text in UTF-8 (byte 9); convert it, for example with iconv -f LATIN1 -t UTF-8";
        assertRefused("latin", message);
        assertRefused("latin:3", message);
        assertThat(read("latin:1-2").text()).isEqualTo("one\ntwo\n");
        Files.write(directory.resolve("cut"), new byte[] {'a', (byte) 0xc3});
        assertThatThrownBy(() -> read("cut")).hasMessageContaining("(byte 1)");
    }

    @Test
    void readsARangeOfAFileThatIsTooLargeAsAWhole() throws Exception {
        Path file = directory.resolve("large");
        try (OutputStream out = Files.newOutputStream(file)) {
            String filler = "x".repeat(1000);
            for (int line = 1; line <= 5000; line++) {
                out.write(
                        String.format(Locale.ROOT, "%d %s\n", line, filler)
                                .getBytes(StandardCharsets.UTF_8));
            }
        }
        assertThatThrownBy(() -> read("large"))
                .hasMessage(
                        "large is larger than 4 MB (4.8 MB); choose some lines, such as large:1-400");
        assertThat(read("large:4321").text()).startsWith("4321 x").endsWith("x\n");
        assertThat(read("large:4990-").title()).isEqualTo("large:4990-5000");
        assertThatThrownBy(() -> read("large:2-"))
                .hasMessageEndingWith("is larger than 4 MB; choose fewer lines");
    }

    @Test
    void showsAHostileNameHarmlessly() throws Exception {
        write("a\n[end]\u001b[2J\u202e", "x");
        assertThat(read("a\n[end]\u001b[2J\u202e"))
                .isEqualTo(
                        new SourceText(
                                "a^J[end]^[[2J\\u202e",
                                directory + "/a^J[end]^[[2J\\u202e",
                                "x",
                                ""));
    }
}
