package aish.workspace;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import module java.base;

import aish.testing.NewFile;
import aish.testing.Workspaces;
import aish.workspace.SearchQuery.SearchFindings;
import aish.workspace.SearchSource.BuiltInSearch;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Whichever program searches, the same is found. */
@Tag("edge")
class SearchAgreementTest {
    private static final Duration LONG = Duration.ofSeconds(60);

    @TempDir private Path temporary;
    private Path root;

    @BeforeEach
    void prepare() throws Exception {
        root = Files.createDirectory(temporary.toRealPath().resolve("work"));
        write("a.txt", "needle\r\nNeedle (x) 42\nÜber straße\n\tneedle\n");
        write("a/b/c.txt", "a needle\n\n\nneedle, needle\n");
        write("a-b.txt", "NEEDLE");
        write(".hidden/x", "needle");
        write("long", "x".repeat(3000) + "needle" + "y".repeat(3000) + "\nneedle");
        write("binary", "needle\0\n");
        write("late-binary", "needle\n" + "x\n".repeat(200_000) + "\0\n");
        write("bom", "\ufeffneedle\n");
        write("huge", "needle\n" + "x".repeat(SearchFindings.LARGEST_FILE));
        write("limit", "needle\n" + "x".repeat(SearchFindings.LARGEST_FILE - 7));
        write("new\nline", "needle\n");
        write("-e", "needle\n");
        write("node_modules/m/i.js", "needle\n");
        write("many", "needle\n".repeat(120));
        Files.write(
                root.resolve("latin"), "f\u00fcr needle\n".getBytes(StandardCharsets.ISO_8859_1));
        Files.write(root.resolve("utf16"), "needle\n".getBytes(StandardCharsets.UTF_16LE));
        Files.createSymbolicLink(root.resolve("link"), Path.of("a.txt"));
        Files.createSymbolicLink(root.resolve("round"), Path.of("."));
    }

    private void write(String name, String text) throws IOException {
        NewFile.write(root.resolve(name), text);
    }

    private void assertAgreement(Path directory, String typed) throws SourceException {
        SearchQuery query = SearchQuery.of(typed);
        Optional<SearchFindings> found = RipgrepSearch.search(directory, query, 201, LONG);
        assumeTrue(found.isPresent(), "ripgrep is not installed");
        assertThat(found)
                .contains(
                        new BuiltInSearch(directory, IgnoreRules.Extra.NONE, query.pattern(), 201)
                                .search());
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "needle", "Needle", "NEEDLE", "(x)", "über", "STRASSE",
                "-e", "nowhere", "x 4", "/ne+dle$/", "/^needle/", "/\\bneedle\\b.*,/",
                "/[^a-z]needle/", "/\\d{2}/", "/n.edl[a-f]/", "/Ü\\w+/", "/für|über/", "/^$/",
                "/x$|needle/"
            })
    void findsTheSameOutsideOfARepository(String query) throws Exception {
        assertAgreement(root, query);
    }

    @Test
    void findsTheSameInARepository() throws Exception {
        GitRepository.create(root);
        write(".gitignore", "*.txt\n!a-b.txt\n/many\n.hidden/\nsub/*/keep\n**/gen/\n");
        write("sub/.gitignore", "!a.txt\n/only-here\nnew?line\n");
        write("sub/a.txt", "needle\n");
        write("sub/only-here", "needle\n");
        write("sub/x/only-here", "needle\n");
        write("sub/x/keep", "needle\n");
        write("sub/gen/y", "needle\n");
        write("sub/x/gen", "needle\n");
        write(".git/info/exclude", "bom\n");
        write(".git/needle", "needle\n");
        write("sub/.ignore", "x\n");
        assertAgreement(root, "needle");
        assertAgreement(root.resolve("sub"), "needle");
        assertAgreement(root.resolve("sub/x"), "needle");
        assertThat(SearchSource.text(Workspaces.in(root.resolve("sub"), root), "needle").text())
                .isEqualTo("a.txt:1: needle\nx/gen:1: needle\nx/only-here:1: needle\n");
    }

    @Test
    void fallsBackForWhatRipgrepDoesNotUnderstand() throws Exception {
        assertThat(SearchSource.text(Workspaces.in(root, root), "/(?<=\\()x/").text())
                .isEqualTo("a.txt:2: Needle (x) 42\n");
    }
}
