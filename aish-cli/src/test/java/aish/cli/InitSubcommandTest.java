package aish.cli;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import aish.cli.models.FoundModels.Found;
import aish.cli.models.ServerAccess;
import aish.model.ModelServer;
import aish.settings.Config.Preset;
import aish.settings.ConfigLoader;
import aish.settings.LoadedConfig;
import aish.testing.NewFile;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class InitSubcommandTest {
    private static final Found LLAMA =
            new Found("llama.cpp", URI.create("http://127.0.0.1:8080"), List.of("qwen3"));

    @TempDir Path home;
    private final List<String> out = new ArrayList<>();
    private final List<String> problems = new ArrayList<>();

    @Test
    void writesPrivateSettingsThatAreRight() throws Exception {
        assertThat(init(Map.of(), List.of(), false)).isZero();
        assertThat(mode(usual())).isEqualTo("rw-------");
        assertThat(mode(home.resolve(".config/aish"))).isEqualTo("rwx------");
        LoadedConfig loaded = load();
        assertThat(loaded.file()).contains(usual());
        assertThat(loaded.problems()).isEmpty();
        assertThat(problems).isEmpty();
        assertThat(out)
                .containsExactly(
                        "Wrote ~/.config/aish/config.toml",
                        "No model server found; the offline helper answers your questions. To use a"
                                + " model, add it to that file under [models.NAME].",
                        "Next: run \"aish doctor\" to check the settings, then \"aish\".");
    }

    @Test
    void keepsWhatWasFound() throws Exception {
        Map<String, String> environment = Map.of("OPENAI_API_KEY", "s3cr3t");
        assertThat(init(environment, List.of(LLAMA), false)).isZero();
        LoadedConfig loaded = load();
        assertThat(loaded.problems()).isEmpty();
        assertThat(loaded.config().models())
                .extracting(Preset::name)
                .containsExactly("llamacpp", "openai");
        assertThat(loaded.config().defaultModel()).isEqualTo("llamacpp");
        assertThat(Files.readString(usual())).doesNotContain("s3cr3t");
        assertThat(out)
                .containsExactly(
                        "Wrote ~/.config/aish/config.toml",
                        "  llamacpp: qwen3 at 127.0.0.1:8080",
                        "  openai: gpt-4.1-mini at api.openai.com, key from $OPENAI_API_KEY",
                        "Next: run \"aish doctor\" to check the settings, then \"aish\".");
    }

    @Test
    void choosesNoServiceOnTheNetworkByItself() throws Exception {
        assertThat(init(Map.of("GROQ_API_KEY", "s3cr3t"), List.of(), false)).isZero();
        assertThat(load().config().defaultModel()).isEqualTo("offline");
        assertThat(out)
                .contains(
                        "The offline helper answers your questions. To use groq, set default_model ="
                                + " \"groq\" in that file.");
    }

    @Test
    void replacesNothingUnasked() throws Exception {
        write(usual(), "# mine\n");
        assertThat(init(Map.of(), List.of(), false)).isEqualTo(1);
        assertThat(Files.readString(usual())).isEqualTo("# mine\n");
        assertThat(out).isEmpty();
        assertThat(problems)
                .containsExactly(
                        "~/.config/aish/config.toml already exists; use --force to replace it (a"
                                + " copy is kept)");
    }

    @Test
    void keepsTheOldSettingsWhenForced() throws Exception {
        write(usual(), "# mine\n");
        assertThat(init(Map.of(), List.of(), true)).isZero();
        assertThat(Files.readString(home.resolve(".config/aish/config.toml.old")))
                .isEqualTo("# mine\n");
        assertThat(mode(usual())).isEqualTo("rw-------");
        assertThat(load().problems()).isEmpty();
        assertThat(out).contains("Kept the old settings as ~/.config/aish/config.toml.old");
    }

    @Test
    void writesThroughALink() throws Exception {
        Path real = home.resolve("dotfiles/aish.toml");
        write(real, "# mine\n");
        Files.createDirectories(home.resolve(".config/aish"));
        Files.createSymbolicLink(usual(), real);
        assertThat(init(Map.of(), List.of(), true)).isZero();
        assertThat(usual()).isSymbolicLink();
        assertThat(Files.readString(real)).contains("[shell]");
        assertThat(Files.readString(home.resolve("dotfiles/aish.toml.old"))).isEqualTo("# mine\n");
    }

    @Test
    void writesWhereTheSettingsWouldBeRead() throws Exception {
        Path named = home.resolve("elsewhere/my.toml");
        assertThat(init(Map.of("AISH_CONFIG", named.toString()), List.of(), false)).isZero();
        assertThat(named).exists();
        Path explicit = home.resolve("explicit.toml");
        assertThat(run(Map.of(), List.of(), new Arguments.Init(Optional.of(explicit), false)))
                .isZero();
        assertThat(explicit).exists();
        assertThat(usual()).doesNotExist();
    }

    @Test
    void saysWhenItCannotWrite() throws Exception {
        write(home.resolve(".config"), "in the way");
        assertThat(init(Map.of(), List.of(), false)).isEqualTo(1);
        assertThat(problems).singleElement().asString().startsWith("cannot write ~/.config/aish");
    }

    private int init(Map<String, String> environment, List<Found> found, boolean force) {
        return run(environment, found, new Arguments.Init(Optional.empty(), force));
    }

    private int run(Map<String, String> environment, List<Found> found, Arguments.Init arguments) {
        ServerAccess reach =
                new ServerAccess() {
                    @Override
                    public Optional<ModelServer> connect(Preset preset) {
                        throw new IllegalStateException("nobody is asked");
                    }

                    @Override
                    public List<Found> discover() {
                        return found;
                    }
                };
        return new InitSubcommand(environment, home, reach, out::add, problems::add).run(arguments);
    }

    private Path usual() {
        return home.resolve(".config/aish/config.toml");
    }

    private LoadedConfig load() throws Exception {
        return new ConfigLoader(Map.of(), home).load(Optional.empty());
    }

    private static void write(Path file, String text) throws IOException {
        NewFile.write(file, text);
    }

    private static String mode(Path path) throws IOException {
        return PosixFilePermissions.toString(
                Files.getPosixFilePermissions(path, LinkOption.NOFOLLOW_LINKS));
    }
}
