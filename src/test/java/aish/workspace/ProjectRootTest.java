package aish.workspace;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import aish.settings.Config;
import aish.testing.Workspaces;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class ProjectRootTest {
    @TempDir private Path temporary;
    private Path home;

    @BeforeEach
    void prepare() throws IOException {
        home = Files.createDirectories(temporary.toRealPath().resolve("above/home"));
    }

    private void write(String name) throws IOException {
        Path file = home.resolve(name);
        Files.createDirectories(file.getParent());
        Files.writeString(file, "");
    }

    private Path directory(String name) throws IOException {
        return Files.createDirectories(home.resolve(name));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                ".git/HEAD",
                ".git",
                ".hg/x",
                ".svn/x",
                ".jj/x",
                ".aish.toml",
                "pom.xml",
                "Cargo.toml",
                "package.json",
                "build.gradle",
                "go.mod",
                "pyproject.toml",
                "CMakeLists.txt",
                "Makefile"
            })
    void findsTheRootByAMarker(String marker) throws Exception {
        write("work/" + marker);
        assertThat(ProjectRoot.find(directory("work/a/b"), home)).isEqualTo(home.resolve("work"));
    }

    @ParameterizedTest
    @CsvSource({
        // version control comes before build files
        "w/.git     , w/m/pom.xml     , w/m/src , w",
        "w/.aish.toml, w/m/Cargo.toml , w/m     , w",
        // of two marks the nearer one counts
        "w/.git     , w/lib/.git      , w/lib/x , w/lib",
        "w/.hg/x    , w/lib/.aish.toml, w/lib/x , w/lib",
        "w/pom.xml  , w/m/pom.xml     , w/m/src , w/m",
        // the home directory counts only if nothing inside it does
        ".git       , w/pom.xml       , w/src   , w",
        ".git       , w/x             , w       , ''",
        "Makefile   , w/x             , w       , w",
        // and nothing above it
        "../.git    , w/x             , w       , w",
        "../.git    , w/x             , ''      , ''",
        "../pom.xml , w/x             , w       , w"
    })
    void choosesBetweenMarkers(String one, String other, String from, String root)
            throws Exception {
        write(one);
        write(other);
        assertThat(ProjectRoot.find(directory(from), home))
                .isEqualTo(home.resolve(root).normalize());
    }

    @Test
    void searchesUpwardsOutsideTheHomeDirectory() throws Exception {
        Path away = Files.createDirectories(home.resolveSibling("away/deep"));
        Files.writeString(away.resolveSibling("go.mod"), "");
        assertThat(ProjectRoot.find(away, home)).isEqualTo(away.getParent());
        assertThat(ProjectRoot.find(Path.of("/"), home)).isEqualTo(Path.of("/"));
        assertThat(ProjectRoot.find(Path.of("/"), Path.of("/"))).isEqualTo(Path.of("/"));
    }

    @Test
    void returnsARealPath() throws Exception {
        write("work/.git");
        Path link = Files.createSymbolicLink(home.resolve("link"), directory("work/sub"));
        assertThat(ProjectRoot.find(link, home)).isEqualTo(home.resolve("work"));
        Path house = Files.createSymbolicLink(home.resolveSibling("house"), home);
        assertThat(ProjectRoot.find(house.resolve("nothing/here"), house))
                .isEqualTo(house.resolve("nothing/here"));
        assertThat(ProjectRoot.find(house, house)).isEqualTo(home);
    }

    @ParameterizedTest
    @CsvSource({
        "~/work     , work/lib/x , work",
        "work       , work/lib/x , work",
        "work/lib   , work/lib/x , work/lib",
        "~/work/lib , work       , work/lib/..",
        "~/gone     , work/lib/x , work/lib",
        "''         , work/lib/x , work/lib"
    })
    void theSettingsNameTheRootForWhatIsInside(String named, String from, String root)
            throws Exception {
        write("work/lib/.git");
        Workspace workspace =
                Workspaces.in(directory(from), home, new Config.Project(named, List.of()));
        assertThat(workspace.root()).isEqualTo(home.resolve(root).normalize());
    }

    @Test
    void aRootNamedAtTheStartCountsEverywhere() throws Exception {
        write("work/.git");
        Path other = directory("other");
        Workspace workspace =
                new Workspace(
                        () -> home.resolve("work"),
                        home,
                        Optional.of(other),
                        () -> new Config.Project("~/work", List.of()),
                        () -> home,
                        home.resolve("cache"),
                        InstantSource.system());
        assertThat(workspace.root()).isEqualTo(other);
    }
}
