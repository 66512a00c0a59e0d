package aish.cli.doctor;

import static aish.cli.doctor.Remark.fail;
import static aish.cli.doctor.Remark.ok;
import static aish.cli.doctor.Remark.warn;
import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import aish.cli.doctor.Checkup.JavaCheck;
import aish.cli.doctor.Checkup.SettingsCheck;
import aish.cli.doctor.FilesCheck.Content;
import aish.cli.doctor.FilesCheck.Item;
import aish.settings.Config;
import aish.settings.ConfigLoader;
import aish.settings.LoadedConfig;
import aish.shell.WindowSize;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Java, terminal, shell, settings, files. */
class MachineChecksTest {
    private static final Optional<WindowSize> WINDOW = Optional.of(new WindowSize(24, 80));
    private static final Map<String, String> GOOD =
            Map.of("TERM", "xterm-256color", "LANG", "de_DE.UTF-8");

    @TempDir Path home;

    @Test
    void judgesJava() {
        assertThat(
                        new JavaCheck(Runtime.Version.parse("25.0.1"), List.of("-XX:AOTCache=/a"))
                                .findings())
                .containsExactly(ok("Java 25.0.1"), ok("fast start: cache in use"));
        assertThat(
                        new JavaCheck(Runtime.Version.parse("25"), List.of("-Xss512k"))
                                .findings()
                                .getLast())
                .isEqualTo(
                        warn(
                                "slow start: no cache",
                                "start aish with its launcher, once as the owner of its directory"));
    }

    @Test
    void judgesTheTerminal() {
        assertThat(new TerminalCheck(GOOD, WINDOW).findings())
                .containsExactly(
                        ok("terminal has 80 columns and 24 rows"),
                        ok("TERM=xterm-256color"),
                        ok("locale de_DE.UTF-8"));
        assertThat(new TerminalCheck(Map.of(), Optional.of(new WindowSize(5, 20))).findings())
                .containsExactly(
                        ok("terminal has 20 columns and 5 rows"),
                        fail("TERM is not set", "export TERM=xterm-256color"),
                        warn("no locale is set; text may be garbled", "export LANG=C.UTF-8"));
        assertThat(new TerminalCheck(GOOD, Optional.empty()).findings())
                .containsExactly(
                        warn("not running in a terminal", "run aish doctor in a terminal"),
                        ok("locale de_DE.UTF-8"));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "LC_ALL=C.UTF-8 LANG=C | ",
                "LC_CTYPE=en_US.utf8 | ",
                "LC_ALL=C LANG=en_US.UTF-8 | locale C is not UTF-8; text may be garbled",
                "LC_ALL=C.UTF-8 AISH_KEEP_LC_ALL=POSIX"
                        + " | locale POSIX is not UTF-8; text may be garbled",
                "LC_ALL=C.UTF-8 AISH_KEEP_LC_ALL= LANG=C"
                        + " | locale C is not UTF-8; text may be garbled",
            })
    void knowsThePersonsOwnLocale(String environment, String problem) {
        Remark last = new TerminalCheck(variables(environment), WINDOW).findings().getLast();
        if (problem == null) {
            assertThat(last.level()).isEqualTo(Remark.Level.OK);
        } else {
            assertThat(last).isEqualTo(warn(problem, "export LANG=C.UTF-8"));
        }
    }

    private static Map<String, String> variables(String text) {
        return List.of(text.split(" ", -1)).stream()
                .map(pair -> pair.split("=", -1))
                .collect(Collectors.toMap(pair -> pair[0], pair -> pair[1]));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "GNU bash, version 5.2.37(1)-release | OK | 'bash 5.2 at '",
                "GNU bash, version 3.2.57(1)-release | FAIL | 'bash 3.2 at '",
                "GNU bash, version 12.0 | OK | 'bash 12.0 at '",
                "zsh 5.9 | WARN | ",
            })
    void judgesTheShell(String version, Remark.Level level, String found) throws Exception {
        Path program = program("bin/bash");
        ShellCheck check =
                new ShellCheck(
                        shell(""),
                        Map.of("PATH", ":/nowhere:" + home.resolve("bin")),
                        home,
                        asked -> {
                            assertThat(asked).isEqualTo(program);
                            return version;
                        });
        assertThat(check.findings())
                .singleElement()
                .satisfies(finding -> assertThat(finding.level()).isEqualTo(level))
                .satisfies(
                        finding ->
                                assertThat(finding.what())
                                        .startsWith((found == null ? "" : found) + program));
    }

    @Test
    void judgesZsh() throws Exception {
        Path program = program("zsh");
        Config.Shell shell = shell("program = '" + program + "'\n");
        Map<String, Remark> expected =
                Map.of(
                        "zsh 5.9 (x86_64-debian-linux-gnu)",
                        ok("zsh 5.9 at " + program),
                        "zsh 5.10.1 (x86_64)",
                        ok("zsh 5.10 at " + program),
                        "zsh 5.7.1 (x86_64)",
                        fail(
                                "zsh 5.7 at " + program + " is too old",
                                "install zsh 5.8 or later and set shell.program to it"),
                        "GNU bash, version 5.2",
                        warn(
                                program + " does not seem to be zsh",
                                "set shell.program to bash or zsh"));
        expected.forEach(
                (version, finding) ->
                        assertThat(new ShellCheck(shell, Map.of(), home, _ -> version).findings())
                                .containsExactly(finding));
    }

    @Test
    void missesAShellThatIsNotThere() throws Exception {
        Files.createDirectories(home.resolve("bin/bash"));
        ShellCheck check =
                new ShellCheck(
                        shell(""), Map.of("PATH", home.resolve("bin").toString()), home, _ -> "");
        assertThat(check.findings())
                .containsExactly(
                        fail(
                                "cannot find the shell bash",
                                "install bash, or set shell.program in the settings"));
    }

    @Test
    void missesAStartUpFileThatTheSettingsName() throws Exception {
        Path program = program("my-bash");
        Config.Shell shell = shell("program = '" + program + "'\nrc = '~/gone'\n");
        assertThat(new ShellCheck(shell, Map.of(), home, _ -> "bash, version 5.0").findings())
                .containsExactly(
                        ok("bash 5.0 at " + program),
                        warn("cannot read ~/gone (shell.rc)", "fix shell.rc in the settings"));
    }

    @Test
    void reportsTheSettings() throws Exception {
        LoadedConfig none = new ConfigLoader(Map.of(), home).load(Optional.empty());
        assertThat(new SettingsCheck(none, home).findings())
                .containsExactly(ok("no settings file; using the defaults"));
        LoadedConfig good = load("");
        assertThat(new SettingsCheck(good, home).findings())
                .containsExactly(ok("settings file ~/c.toml has no problems"));
        LoadedConfig wrong = load("[shell]\nprogam = 1\n");
        assertThat(new SettingsCheck(wrong, home).findings())
                .containsExactly(
                        fail(
                                "~/c.toml:2:1: unknown key shell.progam; did you mean"
                                        + " shell.program?",
                                "fix it with: aish config edit"));
    }

    @ParameterizedTest
    @CsvSource({
        "rw-------, PRIVATE, OK",
        "rw-------, SETTINGS, OK",
        "r--------, PRIVATE, OK",
        "rw-r--r--, PRIVATE, FAIL",
        "rw-r--r--, SETTINGS, WARN",
        "rw-rw----, SETTINGS, FAIL",
        "rw-----w-, PRIVATE, FAIL",
    })
    void judgesModes(String mode, Content content, Remark.Level level) throws Exception {
        Path file = Files.createFile(home.resolve("f"));
        Files.setPosixFilePermissions(file, PosixFilePermissions.fromString(mode));
        Remark found = new FilesCheck(List.of(new Item(file, content))).findings().getFirst();
        assertThat(found.level()).isEqualTo(level);
        assertThat(found.fix()).isEqualTo(level == Remark.Level.OK ? "" : "chmod 600 " + file);
    }

    @Test
    void saysHowToCloseAFolderAndSkipsWhatIsNotThere() throws Exception {
        Path folder = Files.createDirectory(home.resolve("d"));
        Files.setPosixFilePermissions(folder, PosixFilePermissions.fromString("rwxr-xr-x"));
        Item gone = new Item(home.resolve("gone"), Content.PRIVATE);
        assertThat(new FilesCheck(List.of(gone, new Item(folder, Content.PRIVATE))).findings())
                .containsExactly(fail("other users can read " + folder, "chmod 700 " + folder));
        assertThat(new FilesCheck(List.of(gone)).findings()).isEmpty();
    }

    private Path program(String name) throws Exception {
        Path program = home.resolve(name);
        Files.createDirectories(program.resolveSibling(""));
        Files.deleteIfExists(program);
        Files.createFile(
                program,
                PosixFilePermissions.asFileAttribute(PosixFilePermissions.fromString("rwx------")));
        return program;
    }

    private Config.Shell shell(String lines) throws Exception {
        return load("[shell]\n" + lines).config().shell();
    }

    private LoadedConfig load(String text) throws Exception {
        Path file = Files.writeString(home.resolve("c.toml"), text);
        return new ConfigLoader(Map.of(), home).load(Optional.of(file));
    }
}
