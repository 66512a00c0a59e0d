package aish.workspace;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import module java.base;

import aish.testing.NewFile;
import aish.testing.Workspaces;
import aish.workspace.SearchQuery.SearchFindings;
import aish.workspace.SearchSource.BuiltInSearch;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The search that needs no other program, and the search for names. */
class SearchSourceTest {
    @TempDir private Path temporary;
    private Path root;

    @BeforeEach
    void prepare() throws IOException {
        root = Files.createDirectory(temporary.toRealPath().resolve("work"));
    }

    private void write(String name, String text) throws IOException {
        NewFile.write(root.resolve(name), text);
    }

    private SourceText search(String typed) throws SourceException {
        SearchQuery query = SearchQuery.of(typed);
        return SearchSource.text(
                root,
                query,
                new BuiltInSearch(
                                root,
                                IgnoreRules.Extra.NONE,
                                query.pattern(),
                                SearchSource.MOST_MATCHES + 1)
                        .search());
    }

    @Test
    void findsLinesInTheOrderOfPaths() throws Exception {
        write("b.txt", "nothing\n  the Needle here\r\n");
        write("a/z.txt", "needle\nneedle needle");
        write("a.txt", "NEEDLE");
        assertThat(search("needle"))
                .isEqualTo(
                        new SourceText(
                                "search needle",
                                "search needle in " + root,
                                """
                                a/z.txt:1: needle
                                a/z.txt:2: needle needle
                                a.txt:1: NEEDLE
                                b.txt:2:   the Needle here
                                """,
                                ""));
        assertThat(search("Needle").text()).isEqualTo("b.txt:2:   the Needle here\n");
    }

    @Test
    void takesAPlainQueryLiterally() throws Exception {
        write("a", "f(x) [y] *\nfx\nf.x\\d\n");
        assertThat(search("f(x) [").text()).isEqualTo("a:1: f(x) [y] *\n");
        assertThat(search("f.x\\d").text()).isEqualTo("a:3: f.x\\d\n");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "/^b.*r$/ | a:2: Bar",
                "/\\Wx/ | a:3: a x",
                "/B\\w+/ | a:2: Bar",
                "/ü/ | a:4: Ü",
            })
    void understandsExpressions(String query, String found) throws Exception {
        write("a", "rab\r\nBar\r\na x\r\nÜ\r\n");
        assertThat(search(query).text()).isEqualTo(found + "\n");
    }

    @Test
    void leavesOutWhatIsIgnoredBinaryOrHuge() throws Exception {
        Files.createDirectory(root.resolve(".git"));
        write(".git/config", "needle");
        write(".gitignore", "*.log\nout/\n!keep.log\n");
        write("a.log", "needle");
        write("keep.log", "needle");
        write("out/x", "needle");
        write("sub/.gitignore", "/inner\n");
        write("sub/inner", "needle");
        write("sub/deep/inner", "needle");
        write("binary", "needle\n\0");
        write("huge", "needle\n" + "x".repeat(SearchFindings.LARGEST_FILE));
        write("empty", "");
        Files.createSymbolicLink(root.resolve("link"), Path.of("keep.log"));
        Files.createSymbolicLink(root.resolve("round"), Path.of("."));
        Files.write(root.resolve("latin"), "\u00fc needle".getBytes(StandardCharsets.ISO_8859_1));
        assertThat(search("needle").text())
                .isEqualTo(
                        "keep.log:1: needle\nlatin:1: \ufffd needle\nsub/deep/inner:1: needle\n");
    }

    @Test
    void boundsMatchesAndLines() throws Exception {
        write("a", "needle\n".repeat(500));
        SourceText found = search("needle");
        assertThat(found.text().lines()).hasSize(200).endsWith("a:200: needle");
        assertThat(found.truncated()).isEqualTo("everything after the first 200 matches");
        write("a", "x".repeat(5000) + "needle" + "y".repeat(5000));
        assertThat(search("needle").text())
                .isEqualTo("a:1: …" + "x".repeat(100) + "needle" + "y".repeat(194) + "…\n");
    }

    @Test
    void doesNotMatchForEver() throws Exception {
        write("a", "needle\n" + "a".repeat(60) + "b\n");
        SearchQuery query = SearchQuery.of("/" + "(a*)".repeat(12) + "c/");
        SearchFindings found =
                new BuiltInSearch(root, IgnoreRules.Extra.NONE, query.pattern(), 10).search();
        assertThat(found.shortfall())
                .isEqualTo("files not reached because the expression takes too much work");
        write("a", "needle\n" + "ab".repeat(500_000) + "\n");
        assertThat(search("/needle|^(a|b)*c/").text()).isEqualTo("a:1: needle\n");
    }

    @Test
    void saysWhatItCannotDo() throws Exception {
        write("a", "x\n");
        assertThatThrownBy(() -> search("  "))
                .hasMessage("what to search for is missing: TEXT or /REGEX/");
        assertThatThrownBy(() -> search("needle"))
                .isInstanceOf(SourceException.class)
                .hasMessage("search needle found nothing in " + root + "; nothing was attached");
        assertThatThrownBy(() -> search("/a(/"))
                .hasMessage(
                        "invalid regular expression /a(/: Unclosed group; without the slashes it is plain text");
        assertThatThrownBy(() -> SearchSource.paths(Workspaces.in(root.resolve("gone"), root), "x"))
                .hasMessage("no such directory: " + root.resolve("gone"));
    }

    @Test
    void stopsWhenInterrupted() throws Exception {
        write("a", "needle\n");
        Thread.currentThread().interrupt();
        assertThatThrownBy(() -> search("needle")).hasMessage("interrupted; nothing was attached");
        assertThat(Thread.interrupted()).isTrue();
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "app | src/App.java,src/main/app.py",
                "*.JAVA | src/App.java",
                "src/app | src/App.java",
                "src/**/app* | src/App.java,src/main/app.py",
                "?pp.[jp]* | src/App.java,src/main/app.py",
                "new | new^Jline",
            })
    void findsNames(String query, String found) throws Exception {
        write("src/App.java", "");
        write("src/main/app.py", "");
        write("node_modules/app.js", "");
        write("new\nline", "");
        if (query.startsWith("new")) {
            assertThat(SearchSource.paths(Workspaces.in(root, root), "new").text())
                    .isEqualTo(found + "\n");
        } else {
            assertThat(SearchSource.paths(Workspaces.in(root, root), query))
                    .isEqualTo(
                            new SourceText(
                                    "search-path " + query.toLowerCase(Locale.ROOT),
                                    "search-path " + query.toLowerCase(Locale.ROOT) + " in " + root,
                                    found.replace(',', '\n') + "\n",
                                    ""));
        }
    }
}
