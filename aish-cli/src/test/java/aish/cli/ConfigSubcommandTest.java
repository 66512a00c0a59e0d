package aish.cli;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import aish.event.ExitCode;
import aish.settings.ConfigLoader;
import aish.settings.LoadedConfig;
import aish.testing.FileMode;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** {@code aish config} in a home of its own. */
class ConfigSubcommandTest {
    @TempDir Path home;
    private final List<String> out = new ArrayList<>();
    private final List<String> problems = new ArrayList<>();

    @Test
    void showsEverySettingAndWhereItComesFrom() throws Exception {
        write("[history]\nmax_entries = 5\n");
        assertThat(run(Optional.empty(), _ -> 0, "show")).isEqualTo(ExitCode.OK);
        assertThat(out).hasSize(1);
        assertThat(out.getFirst().lines())
                .anyMatch(
                        line ->
                                line.matches(
                                        "history.max_entries = 5 +# ~/.config/aish/config.toml:2"))
                .anyMatch(line -> line.matches("shell.program = \"bash\" +# default"));
        assertThat(problems).isEmpty();
    }

    @Test
    void printsThePathWhetherOrNotThereIsAFile() {
        assertThat(run(Optional.empty(), _ -> 0, "path")).isEqualTo(ExitCode.OK);
        assertThat(run(Optional.of(Path.of("/a/b.toml")), _ -> 0, "path")).isEqualTo(ExitCode.OK);
        assertThat(out).containsExactly(usual().toString(), "/a/b.toml");
        assertThat(usual()).doesNotExist();
    }

    @Test
    void reportsMistakesOfAnEditWithLineAndColumn() throws Exception {
        write("");
        int code =
                run(
                        Optional.empty(),
                        file -> {
                            Files.writeString(file, "[shell]\nprogam = \"bash\"\n");
                            return 0;
                        },
                        "edit");
        assertThat(code).isEqualTo(ExitCode.USAGE);
        assertThat(out).isEmpty();
        assertThat(problems)
                .containsExactly(
                        "~/.config/aish/config.toml:2:1: unknown key shell.progam; did you mean"
                                + " shell.program?");
    }

    @Test
    void startsANewFileWithEverythingExplained() throws Exception {
        List<String> edited = new ArrayList<>();
        int code =
                run(
                        Optional.empty(),
                        file -> {
                            edited.add(Files.readString(file));
                            return 0;
                        },
                        "edit");
        assertThat(code).isEqualTo(ExitCode.OK);
        assertThat(edited).singleElement().asString().startsWith("## Settings of aish.");
        assertThat(FileMode.of(usual())).isEqualTo("rw-------");
        assertThat(out).containsExactly("~/.config/aish/config.toml: no problems found");
    }

    @Test
    void editsTheFileThatIsNamed() throws Exception {
        Path other = home.resolve("other.toml");
        assertThat(run(Optional.of(other), _ -> 0, "edit")).isEqualTo(ExitCode.OK);
        assertThat(other).exists();
        assertThat(out).containsExactly("~/other.toml: no problems found");
    }

    @Test
    void saysWhatKeepsItFromEditing() throws Exception {
        write("");
        assertThat(run(Optional.empty(), _ -> 127, "edit")).isEqualTo(ExitCode.FAILED);
        Path below = usual().resolve("x");
        assertThat(run(Optional.of(below), _ -> 0, "edit")).isEqualTo(ExitCode.FAILED);
        assertThat(problems)
                .containsExactly(
                        "the editor failed with status 127",
                        "cannot edit ~/.config/aish/config.toml/x: "
                                + usual()
                                + " is not a directory");
    }

    @Test
    void needsAVerb() {
        assertThat(run(Optional.empty(), _ -> 0)).isEqualTo(ExitCode.USAGE);
        assertThat(run(Optional.empty(), _ -> 0, "show", "path")).isEqualTo(ExitCode.USAGE);
        assertThat(problems)
                .containsExactly(
                        "config needs show, path or edit; see aish --help",
                        "config needs show, path or edit; see aish --help");
    }

    private int run(Optional<Path> explicit, ConfigSubcommand.Editor editor, String... words) {
        ConfigLoader loader = new ConfigLoader(Map.of(), home);
        return new ConfigSubcommand(loader, explicit, home, editor, out::add, problems::add)
                .run(List.of(words), () -> loaded(loader), () -> "");
    }

    private static LoadedConfig loaded(ConfigLoader loader) {
        try {
            return loader.load(Optional.empty());
        } catch (ConfigLoader.ConfigException e) {
            throw new AssertionError(e);
        }
    }

    private void write(String text) throws IOException {
        Files.createDirectories(usual().getParent());
        Files.writeString(usual(), text);
    }

    private Path usual() {
        return home.resolve(".config/aish/config.toml");
    }
}
