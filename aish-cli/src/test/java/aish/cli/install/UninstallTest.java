package aish.cli.install;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class UninstallTest {
    @TempDir Path home;
    private final List<String> out = new ArrayList<>();
    private final List<String> problems = new ArrayList<>();
    private boolean agrees = true;

    @Test
    void removesItsOwnDirectoriesAndNothingElse() throws Exception {
        write(".config/aish/config.toml");
        write(".config/other/file");
        write(".local/state/aish/sessions/1/log");
        assertThat(uninstall(true, Optional.empty())).isZero();
        assertThat(files()).containsExactly(".config/other/file");
        assertThat(out)
                .containsExactly(
                        "This removes:",
                        "  ~/.config/aish (1 file)",
                        "  ~/.local/state/aish (1 file)",
                        "Removed ~/.config/aish.",
                        "Removed ~/.local/state/aish.");
    }

    @Test
    void leavesWhatALinkLeadsTo() throws Exception {
        write("dotfiles/aish/config.toml");
        write("elsewhere/precious");
        write(".local/state/aish/history");
        Files.createDirectories(home.resolve(".config"));
        Files.createSymbolicLink(home.resolve(".config/aish"), home.resolve("dotfiles/aish"));
        Files.createSymbolicLink(home.resolve(".local/state/aish/link"), home.resolve("elsewhere"));
        assertThat(uninstall(true, Optional.empty())).isZero();
        assertThat(files()).containsExactly("dotfiles/aish/config.toml", "elsewhere/precious");
        assertThat(home.resolve(".config/aish")).doesNotExist();
        assertThat(out).contains("  ~/.config/aish (a link; ~/dotfiles/aish stays)");
    }

    @Test
    void removesNothingWithoutAYes() throws Exception {
        write(".config/aish/config.toml");
        agrees = false;
        assertThat(uninstall(true, Optional.empty())).isEqualTo(1);
        assertThat(files()).containsExactly(".config/aish/config.toml");
        assertThat(out).last().isEqualTo("Nothing was removed.");
    }

    @Test
    void keepsTheUsersFilesUnlessTold() throws Exception {
        write(".config/aish/config.toml");
        Installation debian = new Installation(Installation.Kind.DEBIAN, Path.of("/usr/lib/aish"));
        assertThat(uninstall(false, Optional.of(debian))).isZero();
        assertThat(files()).containsExactly(".config/aish/config.toml");
        assertThat(out)
                .containsExactly(
                        "To remove the program: sudo apt remove aish",
                        "Your settings and sessions stay; --purge removes them too.");
    }

    @Test
    void hasTheScriptRemoveWhatItInstalled() throws Exception {
        Path lib = home.resolve(".local/lib/aish");
        write(".local/lib/aish/packaged");
        Files.writeString(lib.resolve("packaged"), "0.1.0 abc linux-x64\ninstall.sh\n");
        Files.copy(Path.of("packaging/install.sh"), lib.resolve("install.sh"));
        write(".local/bin/mine");
        Files.createSymbolicLink(home.resolve(".local/bin/aish"), lib.resolve("aish"));
        Installation found = Installation.at(lib);
        assertThat(found.describe(home)).isEqualTo("installed by install.sh in ~/.local/lib/aish");
        assertThat(uninstall(false, Optional.of(found))).isZero();
        assertThat(files()).containsExactly(".local/bin/mine");
        assertThat(Files.exists(home.resolve(".local/bin/aish"), LinkOption.NOFOLLOW_LINKS))
                .isFalse();
    }

    private int uninstall(boolean purge, Optional<Installation> installation) {
        List<Path> own =
                List.of(
                        home.resolve(".config/aish"),
                        home.resolve(".local/state/aish"),
                        home.resolve(".cache/aish"));
        return new Uninstall(installation, own, home, _ -> agrees, out::add, problems::add)
                .run(purge);
    }

    private void write(String name) throws IOException {
        Files.createDirectories(home.resolve(name).getParent());
        Files.writeString(home.resolve(name), name);
    }

    private List<String> files() throws IOException {
        try (Stream<Path> all = Files.walk(home)) {
            return all.filter(Files::isRegularFile)
                    .map(file -> home.relativize(file).toString())
                    .sorted()
                    .toList();
        }
    }
}
