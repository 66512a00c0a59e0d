package aish.exec.confinement;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import aish.exec.confinement.Landlock.Access;
import aish.exec.confinement.Landlock.Grant;
import aish.safety.permissions.NetworkAccess;
import aish.settings.ConfinementProfile;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class PlacesTest {
    private static final Path TERMINAL = Path.of("/dev/pts/99");

    @TempDir Path directory;
    private Path home;
    private Path temporary;

    @BeforeEach
    void setUp() throws IOException {
        home = Files.createDirectory(directory.toRealPath().resolve("home"));
        temporary = Files.createDirectory(directory.toRealPath().resolve("temporary"));
        for (String name : List.of("work/project", ".ssh", ".npm", ".config/tool", ".config/gh")) {
            Files.createDirectories(home.resolve(name));
        }
        Files.createFile(home.resolve(".bashrc"));
    }

    private Confinement.Scope setting(ConfinementProfile profile, Path project) {
        return new Confinement.Scope(
                profile, new NetworkAccess.On(), home, project, project, List.of(), Map.of());
    }

    private Places places(ConfinementProfile profile) {
        return Places.of(setting(profile, home.resolve("work/project")), temporary);
    }

    @Test
    void aProjectMayWriteItselfItsTemporaryFilesAndCaches() {
        assertThat(places(ConfinementProfile.PROJECT).writable())
                .contains(temporary, home.resolve("work/project"), home.resolve(".npm"))
                .doesNotContain(home, home.resolve("work"));
        assertThat(places(ConfinementProfile.READ_ONLY).writable()).containsExactly(temporary);
    }

    private static String writtenAndGuarded(Confinement.Scope setting, Path temporary) {
        Places places = Places.of(setting, temporary);
        List<Path> writable = new ArrayList<>(places.writable());
        writable.removeIf(path -> !path.startsWith(setting.home().resolve("work")));
        return writable + " " + places.trees();
    }

    @ParameterizedTest
    @CsvSource(
            quoteCharacter = '`',
            delimiter = '|',
            textBlock =
                    """
                    # repository | project          | start            | written                   | guarded
                    project      | work/project     | work/project     | project                   | project, project/.git
                    project      | work/project     | work/project/sub | project                   | project, project/.git
                    project      | work/project/sub | work/project/sub | project/sub, project/.git | project/sub, project/.git
                    project/sub  | work/project     | work/project/sub | project                   | project, project/sub/.git
                    other        | work/project     | work/other       | project                   | project
                    ..           | work/project     | work/project     | project                   | project
                    """)
    void whatMayBeWrittenOfRepositoriesIsGuarded(
            String repository, String project, String start, String written, String guarded)
            throws IOException {
        Path work = home.resolve("work");
        Files.createDirectories(home.resolve("work").resolve(repository).resolve(".git"));
        Files.createDirectories(home.resolve("work/project/sub"));
        Files.createDirectories(home.resolve(start));
        Confinement.Scope setting =
                new Confinement.Scope(
                        ConfinementProfile.PROJECT,
                        new NetworkAccess.On(),
                        home,
                        home.resolve(project),
                        home.resolve(start),
                        List.of(),
                        Map.of());
        assertThat(writtenAndGuarded(setting, temporary))
                .isEqualTo(paths(work, written) + " " + paths(work, guarded));
    }

    private static List<Path> paths(Path start, String names) {
        return Arrays.stream(names.split(", ")).map(start::resolve).toList();
    }

    @Test
    void theWayToAPrivateFileIsGrantedEntryByEntry() throws IOException {
        Files.createSymbolicLink(home.resolve("keys"), home.resolve(".ssh"));
        List<Path> readable =
                places(ConfinementProfile.READ_ONLY).grants(TERMINAL).stream()
                        .filter(grant -> grant.access() == Access.READ)
                        .map(Grant::path)
                        .toList();
        assertThat(readable.stream().filter(path -> path.startsWith(home)))
                .containsExactlyInAnyOrder(
                        home.resolve(".bashrc"),
                        home.resolve(".config/tool"),
                        home.resolve(".npm"),
                        home.resolve("work"));
        assertThat(readable).contains(Path.of("/usr")).doesNotContain(Path.of("/dev"));
        assertThat(readable).noneMatch(home::startsWith);
    }

    @Test
    void aPrivatePlaceThatIsALinkIsHiddenWhereItIs() throws IOException {
        Path real = Files.createDirectories(home.resolve("dotfiles/aws"));
        Files.createSymbolicLink(home.resolve(".aws"), real);
        assertThat(places(ConfinementProfile.PROJECT).isHidden(real.resolve("credentials")))
                .isTrue();
    }

    @ParameterizedTest
    @ValueSource(strings = {"/", "/etc", "/usr/lib/x", "/home", "/var", "/proc", "/tmp"})
    void aPartOfTheSystemIsNoProject(String place) {
        assertThat(Places.project(setting(ConfinementProfile.PROJECT, Path.of(place)))).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(strings = {"", ".ssh", ".config", ".config/gh"})
    void neitherIsTheHomeNorAPrivatePlace(String place) {
        assertThat(Places.project(setting(ConfinementProfile.PROJECT, home.resolve(place))))
                .isEmpty();
    }

    @Test
    void aDirectoryInTheHomeIsAProject() {
        assertThat(Places.project(setting(ConfinementProfile.PROJECT, home.resolve("work"))))
                .contains(home.resolve("work"));
    }

    @Test
    void aLinkedWorktreeMayWriteItsRepositoryIfThatAgrees() throws IOException {
        Path git = Files.createDirectories(home.resolve("main/.git"));
        Path objects = Files.createDirectories(git.resolve("objects"));
        Path own = Files.createDirectories(git.resolve("worktrees/project"));
        Path project = home.resolve("work/project");
        Files.writeString(project.resolve(".git"), "gitdir: " + own + "\n");
        Files.writeString(own.resolve("commondir"), "../..\n");
        Files.writeString(own.resolve("gitdir"), project.resolve(".git") + "\n");
        assertThat(places(ConfinementProfile.PROJECT).writable())
                .contains(objects, own)
                .doesNotContain(git);
        Files.writeString(own.resolve("gitdir"), home.resolve("other/.git") + "\n");
        assertThat(places(ConfinementProfile.PROJECT).writable()).doesNotContain(objects, own);
    }

    @Test
    void hostsAreMatchedByName() {
        List<String> hosts = List.of("example.org", "*.example.com");
        assertThat(
                        Stream.of(
                                        "example.org",
                                        "example.org.",
                                        "www.example.org",
                                        "a.example.com",
                                        "example.com",
                                        "badexample.com",
                                        "example.org.evil.net")
                                .filter(host -> HostProxy.isListed(hosts, host)))
                .containsExactly("example.org", "example.org.", "a.example.com");
    }
}
