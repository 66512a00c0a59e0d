package aish.exec.fleet;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import aish.exec.fleet.Hosts.Programs;
import aish.process.Cancellation;
import aish.shell.remote.Transports;
import aish.shell.remote.Transports.Definition;
import aish.testing.NewFile;
import aish.testing.Poll;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class TargetWordsTest {
    @TempDir private Path directory;

    private final TargetWords words =
            new TargetWords(this::hosts, () -> List.of("prod1", "web1", "-x", "ssh://web2:22"));

    private Hosts hosts(Cancellation ending) {
        Definition box = new Definition("enter {target}", "", "", "sh " + script());
        Definition broken = new Definition("enter {target}", "", "", "sh -c 'echo a; exit 3'");
        return new Hosts(
                new Transports(Map.of("box", box, "broken", broken), List.of("prod*")),
                Map.of("web", List.of("web1")),
                new Programs(System.getenv(), directory, ending::onCancel));
    }

    private Path script() {
        return directory.resolve("names");
    }

    @AfterEach
    void end() {
        words.end();
    }

    @Test
    void offersHostsGroupsAndTransports() {
        assertThat(words.completing(""))
                .containsExactly(
                        "web1",
                        "ssh://web2:22",
                        "@web",
                        "box:",
                        "broken:",
                        "docker:",
                        "incus:",
                        "k8s:",
                        "podman:",
                        "sudo:");
    }

    @Test
    void completesTheLastOfAListAndTheHostOfAUser() {
        assertThat(words.completing("db,we")).contains("db,web1", "db,@web", "db,box:");
        assertThat(words.completing("db,me@w")).contains("db,me@web1");
        assertThat(words.completing("db,@w")).containsExactly("db,@web");
        assertThat(words.completing("ssh://")).contains("ssh://web2:22");
        assertThat(words.completing("nosuch:")).contains("web1");
    }

    /** Asks as often as a user who presses the key again. */
    private List<String> eventually(String word) {
        AtomicReference<List<String>> found = new AtomicReference<>(List.of());
        Poll.until(
                () -> {
                    found.set(words.completing(word));
                    return !found.get().isEmpty();
                },
                () -> "nothing is offered for " + word);
        return found.get();
    }

    @Test
    void offersWhatTheProgramOfATransportPrints() throws IOException {
        NewFile.write(
                script(), "echo db; echo '  app  '; echo; echo '-rm'; echo 'a b'; echo prod2");

        assertThat(eventually("box:")).containsExactly("box:db", "box:app");
        assertThat(eventually("x,box:")).containsExactly("x,box:db", "x,box:app");
        assertThat(words.completing("broken:")).isEmpty();
        assertThat(words.completing("sudo:")).isEmpty();
    }

    @Test
    void aProgramThatIsSlowGoesOnAndIsNotStartedTwice() throws IOException {
        NewFile.write(
                script(), "echo x >> started; while [ ! -e go ]; do sleep 0.05; done; echo late");

        assertThat(words.completing("box:")).isEmpty();
        assertThat(words.completing("box:")).isEmpty();
        NewFile.write(directory.resolve("go"), "");

        assertThat(eventually("box:")).containsExactly("box:late");
        assertThat(directory.resolve("started")).hasContent("x");
    }

    @Test
    void endsTheProgramsThatStillRun() throws IOException {
        NewFile.write(script(), "echo $$ > pid; exec sleep 1000");
        words.completing("box:");
        Poll.until(() -> pid().endsWith("\n"), () -> "the program has not started");
        long id = Long.parseLong(pid().strip());

        words.end();

        Poll.until(() -> ProcessHandle.of(id).isEmpty(), () -> "the program still runs");
    }

    private String pid() {
        try {
            return Files.readString(directory.resolve("pid"));
        } catch (IOException e) {
            return "";
        }
    }
}
