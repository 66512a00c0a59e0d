package aish.shell;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import aish.process.Subprocess;
import aish.shell.LostCommand.Fate;
import aish.shell.remote.Target;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class LostCommandTest {
    @TempDir private Path directory;

    private Path channel() {
        return directory.resolve("it's here");
    }

    private Fate fate() throws IOException {
        LostCommand command = new LostCommand(new Target("ssh", "web1"), channel().toString(), 12);
        ProcessBuilder bash = new ProcessBuilder("bash", "-c", command.question());
        return command.fate(Subprocess.run(bash, Subprocess.UNTIL_IT_ENDS, 1000).output());
    }

    private void write(String name, String text) throws IOException {
        Files.createDirectories(channel());
        Files.writeString(channel().resolve(name), text);
    }

    @Test
    void hasEndedIfItsReportWasTheLast() throws IOException {
        write("p", ProcessHandle.current().pid() + "\n");
        write("r", "12 130\n");
        assertThat(fate()).isEqualTo(new Fate.Ended(130));
    }

    @Test
    void runsIfTheShellIsThereAndHasReportedAnother() throws IOException {
        write("p", ProcessHandle.current().pid() + "\n");
        write("r", "11 0\n");
        assertThat(fate()).isEqualTo(new Fate.Running());
    }

    @Test
    void isUnknownOtherwise() throws IOException {
        assertThat(fate()).isEqualTo(new Fate.Unknown());
        write("r", "11 0\n");
        assertThat(fate()).isEqualTo(new Fate.Unknown());
        write("r", "no number\n");
        assertThat(fate()).isEqualTo(new Fate.Unknown());
        write("r", "99999999999 1\n");
        assertThat(fate()).isEqualTo(new Fate.Unknown());
    }
}
