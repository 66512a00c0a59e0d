package aish.workspace;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import aish.settings.Config;
import aish.testing.NewFile;
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
        NewFile.write(file, "");
    }

    private Path directory(String name) throws IOException {
        return Files.createDirectories(home.resolve(name));
    }

    private static Path root(Path directory, Path home) {
        return Workspaces.in(directory, home).root();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                ".git/HEAD", ".git", ".hg/x", ".svn/x", ".jj/x", ".aish.toml",
                "pom.xml", "Cargo.toml", "package.json", "build.gradle", "go.mod", "pyproject.toml",
                "CMakeLists.txt", "Makefile"
            })
    void findsTheRootByAMarker(String marker) throws Exception {
        write("work/" + marker);
        assertThat(root(directory("work/a/b"), home)).isEqualTo(home.resolve("work"));
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
        assertThat(root(directory(from), home)).isEqualTo(home.resolve(root).normalize());
    }

    @Test
    void searchesUpwardsOutsideTheHomeDirectory() throws Exception {
        Path away = Files.createDirectories(home.resolveSibling("away/deep"));
        Files.writeString(away.resolveSibling("go.mod"), "");
        assertThat(root(away, home)).isEqualTo(away.getParent());
        assertThat(root(Path.of("/"), home)).isEqualTo(Path.of("/"));
        assertThat(root(Path.of("/"), Path.of("/"))).isEqualTo(Path.of("/"));
    }

    @Test
    void returnsARealPath() throws Exception {
        write("work/.git");
        Path link = Files.createSymbolicLink(home.resolve("link"), directory("work/sub"));
        assertThat(root(link, home)).isEqualTo(home.resolve("work"));
        Path house = Files.createSymbolicLink(home.resolveSibling("house"), home);
        assertThat(root(house.resolve("nothing/here"), house))
                .isEqualTo(house.resolve("nothing/here"));
        assertThat(root(house, house)).isEqualTo(home);
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
        directory("other/deep");
        Workspace workspace =
                workspace("work", Optional.of(other), "~/work", Optional.of(home.resolve("work")));
        assertThat(workspace.root()).isEqualTo(other);
        assertThat(workspace.project()).contains(other);
        assertThat(workspace.rootOf(other.resolve("deep"))).isEqualTo(other);
        assertThat(workspace.rootOf(home.resolve("work"))).isEqualTo(home.resolve("work"));
    }

    @ParameterizedTest
    @CsvSource({
        // the user's own
        "~/work  , false , ''",
        "~/other , false , ''",
        "~/gone  , false , ~/gone is ignored: no such directory",
        // that of work/.aish.toml
        "sub     , true  , ''",
        "..      , true  , .. is ignored: outside the project",
        "gone    , true  , gone is ignored: no such directory"
    })
    void aRootThatCannotBeOneIsTold(String named, boolean own, String told) throws Exception {
        write("work/.git");
        directory("work/sub");
        directory("other");
        Optional<Path> owner = own ? Optional.of(home.resolve("work")) : Optional.empty();
        assertThat(workspace("work", Optional.empty(), named, owner).ignoredRoot().orElse(""))
                .isEqualTo(told);
        assertThat(workspace("work", Optional.of(home), named, owner).ignoredRoot()).isEmpty();
    }

    private Workspace workspace(
            String from, Optional<Path> named, String root, Optional<Path> owner) {
        return new Workspace(
                () -> home.resolve(from),
                home,
                named,
                () -> new Config.Project(root, List.of()),
                () -> owner);
    }

    /** The settings are those of work/sub/.aish.toml. */
    @ParameterizedTest
    @CsvSource({
        // a part of the project
        "part , work/.git , work/sub/part/x , work/sub/part",
        ".    , work/.git , work/sub/part   , work/sub",
        // as far as its repository
        "..   , work/.git , work/sub        , work",
        "../. , work/.git , work/sub/part   , work",
        // but not further
        "..   , work/sub/.git, work/sub     , work/sub",
        "..   , work/x    , work/sub        , work/sub",
        "../..  , work/.git, work/sub       , work/sub",
        "~    , work/.git , work/sub        , work/sub",
        "/    , work/.git , work/sub        , work/sub",
        "out  , work/.git , work/sub/part   , work/sub",
        // nor elsewhere
        "~/other , work/.git , work/sub     , work/sub"
    })
    void aProjectsOwnSettingsDoNotWidenIt(String named, String marker, String from, String root)
            throws Exception {
        write(marker);
        write("work/sub/.aish.toml");
        write("other/.git");
        Files.createSymbolicLink(home.resolve("work/sub/out"), home);
        directory(from);
        Path owner = home.resolve("work/sub");
        assertThat(workspace(from, Optional.empty(), named, Optional.of(owner)).root())
                .isEqualTo(home.resolve(root));
    }

    @Test
    void aDirectoryWithoutMarkersIsNoProject() throws Exception {
        Workspace workspace = Workspaces.in(directory("plain"), home);
        assertThat(workspace.project()).isEmpty();
        assertThat(workspace.root()).isEqualTo(home.resolve("plain"));
    }
}
