package aish.settings.project;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ProjectFinderTest {
    @TempDir Path root;
    private Path home = Path.of("");
    private Path project = Path.of("");

    @BeforeEach
    void create() throws IOException {
        root = root.toRealPath();
        home = Files.createDirectories(root.resolve("home/me"));
        project = Files.createDirectories(home.resolve("src/demo"));
    }

    @Test
    void findsItInTheDirectoryItselfAndFromBelow() throws IOException {
        Path file = create(project);
        Path nested = Files.createDirectories(project.resolve("docs/deep/er"));
        assertThat(finder().nearest(project)).contains(file);
        assertThat(finder().nearest(nested)).contains(file);
    }

    @Test
    void takesTheNearest() throws IOException {
        create(home);
        create(project);
        Path inner = Files.createDirectories(project.resolve("inner"));
        Path nearest = create(inner);
        assertThat(finder().nearest(inner)).contains(nearest);
    }

    @Test
    void looksInTheHomeItselfButNeverAbove() throws IOException {
        create(root.resolve("home"));
        create(root);
        assertThat(finder().nearest(project)).isEmpty();
        assertThat(finder().nearest(home)).isEmpty();
        Path own = create(home);
        assertThat(finder().nearest(project)).contains(own);
    }

    @Test
    void findsNothingOutsideTheHome() throws IOException {
        Path outside = Files.createDirectories(root.resolve("tmp/clone"));
        create(outside);
        assertThat(finder().nearest(outside)).isEmpty();
    }

    @Test
    void aHomeThatOnlyBeginsAlikeIsAnother() throws IOException {
        Path other = Files.createDirectories(root.resolve("home/me2/src"));
        create(other);
        assertThat(finder().nearest(other)).isEmpty();
    }

    @Test
    void aLinkInsideTheHomeDoesNotLeadOutside() throws IOException {
        Path outside = Files.createDirectories(root.resolve("tmp/clone"));
        create(outside);
        Path link = Files.createSymbolicLink(home.resolve("link"), outside);
        assertThat(finder().nearest(link)).isEmpty();
    }

    @Test
    void aLinkFromOutsideCountsWhereItLeads() throws IOException {
        Path file = create(project);
        Path link = Files.createSymbolicLink(root.resolve("link"), project);
        assertThat(finder().nearest(link)).contains(file);
    }

    @Test
    void dotsDoNotLeadAbove() throws IOException {
        create(root);
        create(root.resolve("home"));
        assertThat(finder().nearest(home.resolve("src/../.."))).isEmpty();
        assertThat(finder().nearest(home.resolve(".."))).isEmpty();
        Path file = create(home);
        assertThat(finder().nearest(home.resolve("src/.."))).contains(file);
    }

    @Test
    void aHomeThatIsALinkServes() throws IOException {
        Path file = create(project);
        Path link = Files.createSymbolicLink(root.resolve("myhome"), home);
        assertThat(new ProjectFinder(link).nearest(project)).contains(file);
        assertThat(new ProjectFinder(link).nearest(link.resolve("src/demo"))).contains(file);
    }

    @Test
    void withoutAHomeThereIsNoProject() throws IOException {
        create(project);
        assertThat(new ProjectFinder(Path.of("/")).nearest(project)).isEmpty();
    }

    @Test
    void aDirectoryThatIsGoneBelongsToNone() throws IOException {
        create(home);
        assertThat(finder().nearest(home.resolve("gone"))).isEmpty();
    }

    @Test
    void coversOnlyWhatCouldBeFound() {
        assertThat(finder().covers(project.resolve(".aish.toml"))).isTrue();
        assertThat(finder().covers(project.resolve("other.toml"))).isFalse();
        assertThat(finder().covers(root.resolve(".aish.toml"))).isFalse();
    }

    private ProjectFinder finder() {
        return new ProjectFinder(home);
    }

    private static Path create(Path directory) throws IOException {
        return Files.writeString(directory.resolve(".aish.toml"), "");
    }
}
