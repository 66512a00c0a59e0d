package aish.workspace;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import aish.settings.Config;
import aish.testing.NewFile;
import aish.testing.Workspaces;
import aish.workspace.ProjectModel.Build;
import aish.workspace.ProjectModel.Count;
import aish.workspace.ProjectModel.Language;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ProjectModelTest {
    @TempDir private Path temporary;
    private Path root;

    @BeforeEach
    void prepare() throws IOException {
        root = Files.createDirectory(temporary.toRealPath().resolve("work"));
        Files.createDirectory(root.resolve(".git"));
    }

    private void write(String name, String text) throws IOException {
        NewFile.write(root.resolve(name), text);
    }

    private ProjectModel model() {
        return ProjectDiscovery.discover(root, IgnoreRules.Extra.NONE, 1000);
    }

    private static List<String> lines(ProjectModel model) {
        return model.facts().entrySet().stream()
                .map(fact -> fact.getKey() + ": " + fact.getValue())
                .toList();
    }

    @Test
    void knowsWhatAProjectConsistsOf() throws Exception {
        write(".gitignore", "/tmp/\n");
        write("pom.xml", "<project/>");
        write("src/Main.java", "class Main {}");
        write("src/a.min.js", "12345");
        write("target/x/Made.java", "123");
        write("node_modules/left/index.js", "12");
        write("web/package.json", "{\"scripts\": {\"test\": \"x\", \"start\": \"y\"}}");
        write("lib/other/.git", "gitdir: elsewhere");
        write("lib/other/a.c", "1234567");
        write("tmp/ignored.c", "1");
        assertThat(model())
                .isEqualTo(
                        new ProjectModel(
                                root,
                                List.of(
                                        new Language("Java", new Count(1, 13)),
                                        new Language("Data", new Count(2, 50))),
                                Map.of(
                                        FileOrigin.OWN, new Count(4, 69),
                                        FileOrigin.GENERATED, new Count(2, 8),
                                        FileOrigin.VENDORED, new Count(1, 2),
                                        FileOrigin.NESTED, new Count(1, 7)),
                                List.of(
                                        new Build("Maven", "pom.xml"),
                                        new Build("npm", "web/package.json")),
                                List.of("lib/other"),
                                ""));
        assertThat(lines(model()))
                .containsExactly(
                        "kind: Maven (pom.xml), npm (web/package.json)",
                        "files: 4 (69 bytes); not counted: 2 generated, 1 vendored, 1 in nested repositories",
                        "languages: Java 1 file (13 bytes), Data 2 files (50 bytes)",
                        "nested: lib/other");
    }

    @ParameterizedTest
    @CsvSource({
        "Cargo.toml, Cargo",
        "go.mod, Go module",
        "build.gradle, Gradle",
        "app.csproj, .NET",
        "makefile, Make",
        "pyproject.toml, Python"
    })
    void knowsWhatAProjectIsBuiltWith(String file, String kind) throws Exception {
        write(file, "not what it should be");
        assertThat(model().builds()).containsExactly(new Build(kind, file));
    }

    @ParameterizedTest
    @CsvSource({
        "mvnw, pom.xml",
        "yarn, package.json",
        "make, GNUmakefile Makefile makefile",
        "python3, ''",
        "gcc, ''"
    })
    void knowsWhatAProgramBuildsFrom(String program, String files) {
        assertThat(String.join(" ", BuildKinds.filesOf(program))).isEqualTo(files);
    }

    @Test
    void aHostileNameStaysALine() throws Exception {
        write("a\n\u001b[31m$(x)/package.json", "{}");
        assertThat(lines(model()))
                .allSatisfy(line -> assertThat(line).doesNotContain("\n", "\u001b"))
                .contains("kind: npm (a^J^[[31m$(x)/package.json)");
    }

    @Test
    void stopsAtItsLimitsAndSaysSo() throws Exception {
        for (int i = 0; i < 20; i++) {
            write("d" + i + "/x.c", "1");
        }
        ProjectModel cut = ProjectDiscovery.discover(root, IgnoreRules.Extra.NONE, 5);
        assertThat(cut.languages()).containsExactly(new Language("C", new Count(4, 4)));
        assertThat(cut.shortfall()).isEqualTo("files after the first 5");
        assertThat(lines(cut)).contains("files: at least 4 (4 bytes)");
    }

    @Test
    void theSettingsLeaveFilesOut() throws Exception {
        write(".gitignore", "kept.c\n");
        write("a/one.c", "1");
        write("a/two.c", "1");
        write("kept.c", "1");
        write("data/three.c", "1");
        Config.Project settings = new Config.Project("", List.of("two.*", "/data/", "!kept.c"));
        Workspace workspace = Workspaces.in(root.resolve("a"), temporary, settings);
        List<String> seen = new ArrayList<>();
        workspace
                .walk(root, 100)
                .visit(
                        (file, _) -> {
                            seen.add(root.relativize(file).toString());
                            return TreeWalk.Visitor.Next.GO_ON;
                        });
        assertThat(seen).containsExactly(".gitignore", "a/one.c", "kept.c");
        assertThat(workspace.model().languages())
                .containsExactly(new Language("C", new Count(2, 2)));
        assertThat(SearchSource.paths(workspace, "c").text()).isEqualTo("one.c\n");
        assertThat(SearchSource.text(workspace, "1").text()).isEqualTo("one.c:1: 1\n");
        assertThat(DirectorySource.list(root, workspace, ".").text())
                .isEqualTo(".gitignore  7 bytes\na/\n  one.c  1 byte\nkept.c  1 byte\n");
    }
}
