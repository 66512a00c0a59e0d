package aish.app.doctor;

import static aish.app.doctor.Finding.fail;
import static aish.app.doctor.Finding.ok;
import static aish.app.doctor.Finding.warn;
import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import aish.app.doctor.Checkup.JavaCheck;
import aish.app.doctor.Checkup.SettingsCheck;
import aish.app.doctor.FilesCheck.Content;
import aish.app.doctor.FilesCheck.Item;
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
                .containsExactly(ok("Java 25.0.1"), ok("starts from its cache"));
        assertThat(new JavaCheck(Runtime.Version.parse("21"), List.of("-Xss512k")).findings())
                .containsExactly(
                        fail(
                                "Java 21 is too old",
                                "install Java 25 or set AISH_JAVA to its bin/java"),
                        warn(
                                "no cache for fast starts",
                                "start aish by its launcher, once as the owner of its folder"));
    }

    @Test
    void judgesTheTerminal() {
        assertThat(new TerminalCheck(GOOD, WINDOW).findings())
                .containsExactly(
                        ok("terminal of 80 by 24"),
                        ok("TERM=xterm-256color"),
                        ok("256 colours"),
                        ok("locale de_DE.UTF-8"));
        assertThat(new TerminalCheck(Map.of(), Optional.of(new WindowSize(5, 20))).findings())
                .containsExactly(
                        warn("terminal of 20 by 5", "enlarge the window to 40 by 10 or more"),
                        fail("TERM is not set", "export TERM=xterm-256color"),
                        ok("a few colours"),
                        warn("no locale is set; programs may garble text", "export LANG=C.UTF-8"));
        assertThat(new TerminalCheck(GOOD, Optional.empty()).findings())
                .containsExactly(
                        warn("no terminal here", "run aish doctor where you run aish itself"),
                        ok("locale de_DE.UTF-8"));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "TERM=dumb | no colours",
                "TERM=xterm NO_COLOR=1 | no colours, because NO_COLOR is set",
                "TERM=xterm COLORTERM=truecolor | 16 million colours",
                "TERM=linux | a few colours",
            })
    void knowsColours(String environment, String found) {
        assertThat(new TerminalCheck(variables(environment), WINDOW).findings())
                .contains(ok(found));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "LC_ALL=C.UTF-8 LANG=C | ",
                "LC_CTYPE=en_US.utf8 | ",
                "LC_ALL=C LANG=en_US.UTF-8 | locale C is not UTF-8; programs may garble text",
                "LC_ALL=C.UTF-8 AISH_KEEP_LC_ALL=POSIX"
                        + " | locale POSIX is not UTF-8; programs may garble text",
                "LC_ALL=C.UTF-8 AISH_KEEP_LC_ALL= LANG=C"
                        + " | locale C is not UTF-8; programs may garble text",
            })
    void knowsThePersonsOwnLocale(String environment, String problem) {
        Finding last = new TerminalCheck(variables(environment), WINDOW).findings().getLast();
        if (problem == null) {
            assertThat(last.level()).isEqualTo(Finding.Level.OK);
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
    void judgesTheShell(String version, Finding.Level level, String found) throws Exception {
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
    void missesAShellThatIsNotThere() throws Exception {
        Files.createDirectories(home.resolve("bin/bash"));
        ShellCheck check =
                new ShellCheck(
                        shell(""), Map.of("PATH", home.resolve("bin").toString()), home, _ -> "");
        assertThat(check.findings())
                .containsExactly(
                        fail(
                                "no program bash to run as the shell",
                                "install bash, or name one with shell.program in the settings"));
    }

    @Test
    void missesAStartUpFileThatTheSettingsName() throws Exception {
        Path program = program("my-bash");
        Config.Shell shell = shell("program = '" + program + "'\nrc = '~/gone'\n");
        assertThat(new ShellCheck(shell, Map.of(), home, _ -> "bash, version 5.0").findings())
                .containsExactly(
                        ok("bash 5.0 at " + program),
                        warn(
                                "shell.rc names ~/gone, which cannot be read",
                                "mend shell.rc in the settings"));
    }

    @Test
    void reportsTheSettings() throws Exception {
        LoadedConfig none = new ConfigLoader(Map.of(), home).load(Optional.empty());
        assertThat(new SettingsCheck(none, home).findings())
                .containsExactly(ok("no settings file, so the defaults serve"));
        LoadedConfig good = load("");
        assertThat(new SettingsCheck(good, home).findings())
                .containsExactly(ok("settings " + home.resolve("c.toml")));
        LoadedConfig wrong = load("[shell]\nprogam = 1\n");
        assertThat(new SettingsCheck(wrong, home).findings())
                .containsExactly(
                        fail(
                                "~/c.toml:2:1: unknown key shell.progam; did you mean"
                                        + " shell.program?",
                                "mend the settings"));
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
    void judgesModes(String mode, Content content, Finding.Level level) throws Exception {
        Path file = Files.createFile(home.resolve("f"));
        Files.setPosixFilePermissions(file, PosixFilePermissions.fromString(mode));
        Finding found = new FilesCheck(List.of(new Item(file, content))).findings().getFirst();
        assertThat(found.level()).isEqualTo(level);
        assertThat(found.fix()).isEqualTo(level == Finding.Level.OK ? "" : "chmod 600 " + file);
    }

    @Test
    void saysHowToCloseAFolderAndSkipsWhatIsNotThere() throws Exception {
        Path folder = Files.createDirectory(home.resolve("d"));
        Files.setPosixFilePermissions(folder, PosixFilePermissions.fromString("rwxr-xr-x"));
        Item gone = new Item(home.resolve("gone"), Content.PRIVATE);
        assertThat(new FilesCheck(List.of(gone, new Item(folder, Content.PRIVATE))).findings())
                .containsExactly(fail(folder + " is open to others", "chmod 700 " + folder));
        assertThat(new FilesCheck(List.of(gone)).findings()).isEmpty();
    }

    private Path program(String name) throws Exception {
        Path program = home.resolve(name);
        Files.createDirectories(program.resolveSibling(""));
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
