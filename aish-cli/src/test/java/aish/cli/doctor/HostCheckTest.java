package aish.cli.doctor;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import aish.cli.doctor.Remark.Level;
import aish.shell.remote.Transports;
import aish.shell.remote.Transports.Definition;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What works on another machine, for which a command on this one stands in. */
class HostCheckTest {
    @TempDir private Path folder;

    private List<Remark> findings(String command) throws Exception {
        Definition box = new Definition(command, "", "", "");
        Transports known = new Transports(Map.of("box", box), List.of());
        var target = known.target("box:a");
        return new HostCheck(target, known.of(target)).findings();
    }

    @Test
    void tellsWhatWorks() throws Exception {
        List<Remark> found = findings("env HOST={target} sh");
        assertThat(found).extracting(Remark::level).doesNotContain(Level.FAIL, Level.WARN);
        assertThat(found.getFirst().what()).matches("box:a answers in [0-9.]+ ms, over box");
        assertThat(found).extracting(Remark::what).anyMatch(what -> what.startsWith("bash "));
    }

    @Test
    void tellsWhatIsMissing() throws Exception {
        Path programs = Files.createDirectory(folder.resolve("bin"));
        for (String program : List.of("sort", "grep", "ls")) {
            Path found = Path.of("/usr/bin", program);
            Files.createSymbolicLink(programs.resolve(program), found);
        }
        List<Remark> found = findings("env PATH=" + programs + " HOST={target} /bin/sh");
        assertThat(found)
                .contains(
                        Remark.warn(
                                "no bash of version 4.4 or later",
                                ":on HOST continues in sh there, without undo, and suggestions"
                                        + " ask"),
                        Remark.fail(
                                "no mktemp and no mkfifo",
                                ":on HOST needs a private directory with two pipes there"),
                        Remark.ok("3 names on its PATH"),
                        Remark.warn(
                                "not as those of GNU, or not there: stat find readlink base64",
                                "what commands do to files is unknown there, and asks"),
                        Remark.note("no git", "whether files are in git is unknown there"));
    }

    @Test
    void tellsWhatATransportSaysThatFails() throws Exception {
        assertThat(findings("sh -c 'echo no such box >&2; exit 7' {target}"))
                .containsExactly(Remark.fail("no shell on box:a: no such box", "see :help remote"));
        assertThat(findings("sh -c 'echo no box >&2; echo try b >&2; exit 7' {target}"))
                .containsExactly(
                        Remark.fail("no shell on box:a: no box; try b", "see :help remote"));
        assertThat(findings("sh -c 'exit 3' {target}"))
                .containsExactly(
                        Remark.fail("no shell on box:a: exit status 3", "see :help remote"));
        assertThat(findings("/no/such/program {target}"))
                .containsExactly(Remark.fail("cannot start /no/such/program", "install it here"));
    }
}
