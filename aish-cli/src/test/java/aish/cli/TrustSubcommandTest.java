package aish.cli;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import aish.event.ExitCode;
import aish.testing.ProjectHome;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class TrustSubcommandTest {
    @TempDir Path directory;
    private ProjectHome home = new ProjectHome(Path.of(""));
    private final List<String> out = new ArrayList<>();
    private final List<String> problems = new ArrayList<>();

    @BeforeEach
    void place() throws IOException {
        home = ProjectHome.in(directory);
    }

    @Test
    void saysThatNoProjectIsTrusted() throws Exception {
        assertThat(trust()).isEqualTo(ExitCode.OK);
        assertThat(out)
                .containsExactly(
                        "No trusted projects yet. \"aish trust add\" in a project trusts its"
                                + " .aish.toml.");
    }

    @Test
    void addsListsAndRemoves() throws Exception {
        Path file = home.project("a", "[shell]\nrc = \"./x\"\n");
        assertThat(trust("add", "a")).isEqualTo(ExitCode.OK);
        assertThat(out.getFirst())
                .startsWith("Trusted ~/a/.aish.toml\n  19 bytes, owned by ")
                .contains("! runs code           + shell.rc = \"./x\" (now \"~/.bashrc\")");
        out.clear();
        assertThat(trust("list")).isEqualTo(ExitCode.OK);
        assertThat(out).hasSize(1).allMatch(line -> line.endsWith("unchanged  ~/a/.aish.toml"));
        Files.writeString(file, "# else\n");
        assertThat(trust()).isEqualTo(ExitCode.OK);
        Files.delete(file);
        trust("list");
        assertThat(out.get(1)).endsWith("changed    ~/a/.aish.toml");
        assertThat(out.get(2)).endsWith("missing    ~/a/.aish.toml");
        assertThat(trust("remove", "a")).isEqualTo(ExitCode.OK);
        assertThat(trust("remove", "a")).isEqualTo(ExitCode.FAILED);
        assertThat(problems).containsExactly("~/a/.aish.toml is not trusted");
    }

    @Test
    void takesTheProjectHere() throws Exception {
        home.project("", "");
        assertThat(trust("add")).isEqualTo(ExitCode.OK);
        assertThat(home.trust().records()).hasSize(1);
        assertThat(trust("remove")).isEqualTo(ExitCode.OK);
        assertThat(home.trust().records()).isEmpty();
    }

    @Test
    void saysWhatCannotBeDone() throws Exception {
        Path file = home.project("a", "");
        assertThat(trust("add", "nowhere")).isEqualTo(ExitCode.USAGE);
        assertThat(trust("add")).isEqualTo(ExitCode.USAGE);
        assertThat(trust("add", "/tmp")).isEqualTo(ExitCode.USAGE);
        assertThat(trust("what")).isEqualTo(ExitCode.USAGE);
        assertThat(trust("add", "a", "b")).isEqualTo(ExitCode.USAGE);
        Files.setPosixFilePermissions(file, PosixFilePermissions.fromString("rw-rw-rw-"));
        assertThat(trust("add", "a")).isEqualTo(ExitCode.FAILED);
        assertThat(problems)
                .containsExactly(
                        "there is no .aish.toml at nowhere",
                        "there is no .aish.toml in this directory or in one above it, up to your home"
                                + " directory",
                        "/tmp/.aish.toml is not in your home directory; only projects there can be"
                                + " trusted",
                        "trust takes list, add [PATH] or remove [PATH]; see aish --help",
                        "trust takes list, add [PATH] or remove [PATH]; see aish --help",
                        "~/a/.aish.toml: can be changed by other users (mode 666) and is not"
                                + " used; to fix this, run: chmod go-w ~/a/.aish.toml");
        assertThat(home.trust().records()).isEmpty();
    }

    @Test
    void refusesARecordThatIsOpenToOthers() throws Exception {
        home.project("a", "");
        trust("add", "a");
        Files.setPosixFilePermissions(
                home.trust().file(), PosixFilePermissions.fromString("rw-r--r--"));
        assertThat(trust("list")).isEqualTo(ExitCode.FAILED);
        assertThat(problems).hasSize(1).allMatch(line -> line.contains("chmod 600 "));
    }

    private int trust(String... words) throws Exception {
        return new TrustSubcommand(
                        home.trust(),
                        home.settings(),
                        home.path(),
                        home.path(),
                        out::add,
                        problems::add)
                .run(List.of(words));
    }
}
