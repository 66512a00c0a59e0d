package aish.exec.fleet;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import aish.exec.fleet.Hosts.Programs;
import aish.shell.remote.Transports;
import aish.shell.remote.Transports.Definition;
import aish.testing.NewFile;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class TargetWordsTest {
    @TempDir private Path directory;

    private final TargetWords words =
            new TargetWords(this::hosts, () -> List.of("prod1", "web1", "-x", "ssh://web2:22"));

    private Hosts hosts() {
        Definition box = new Definition("enter {target}", "", "", "sh " + script());
        Definition broken = new Definition("enter {target}", "", "", "sh -c 'echo a; exit 3'");
        return new Hosts(
                new Transports(Map.of("box", box, "broken", broken), List.of("prod*")),
                Map.of("web", List.of("web1")),
                new Programs(System.getenv(), directory, _ -> {}));
    }

    private Path script() {
        return directory.resolve("names");
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

    @Test
    void offersWhatTheProgramOfATransportPrints() throws IOException {
        NewFile.write(
                script(), "echo db; echo '  app  '; echo; echo '-rm'; echo 'a b'; echo prod2");

        assertThat(words.completing("box:")).containsExactly("box:db", "box:app");
        assertThat(words.completing("x,box:")).containsExactly("x,box:db", "x,box:app");
        assertThat(words.completing("broken:")).isEmpty();
        assertThat(words.completing("sudo:")).isEmpty();
    }
}
