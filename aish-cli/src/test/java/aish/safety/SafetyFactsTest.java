package aish.safety;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import aish.safety.files.AffectedFileSpec;
import aish.safety.permissions.UserRules;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What a live session adds to the text. */
class SafetyFactsTest {
    @TempDir private Path home;

    private SafetyFacts facts() throws IOException {
        Path directory = Files.createDirectories(home.resolve("project"));
        return new SafetyFacts(
                Optional.of(directory),
                Optional.of(home),
                Map.of("away", "rm -r", "ls", "ls --color"),
                Map.of("dir", "out", "cmd", "rm", "spaced", "a b", "tilde", "~/x"),
                UserRules.none());
    }

    private AffectedFileSpec only(String command) throws IOException {
        return Analyser.judge(command, facts()).touched().getFirst();
    }

    @Test
    void usesTheValuesOfVariables() throws IOException {
        assertThat(only("rm -rf \"$dir\"/x").path().text()).isEqualTo("out/x");
        assertThat(Analyser.judge("$cmd x", facts()).effects()).contains(Effect.DELETES);
        assertThat(Analyser.judge("rm $spaced", facts()).touched()).hasSize(2);
    }

    @Test
    void believesTheLineMoreThanTheSession() throws IOException {
        assertThat(only("dir=other; rm \"$dir\"").path().text()).isEqualTo("other");
        assertThat(only("read dir; rm \"$dir\"").complete()).isFalse();
        assertThat(only("rm \"$unheard\"").complete()).isFalse();
        assertThat(only("rm $tilde").complete()).isFalse();
    }

    @Test
    void followsAliases() throws IOException {
        assertThat(Analyser.judge("away x", facts())).isInstanceOf(Verdict.Halt.class);
        assertThat(only("away x").recursive()).isTrue();
        assertThat(Analyser.judge("ls", facts())).isInstanceOf(Verdict.Clear.class);
    }

    @Test
    void knowsWhatIsNewAndWhatIsNot() throws IOException {
        SafetyFacts facts = facts();
        Files.writeString(facts.directory().orElseThrow().resolve("old"), "");
        String directory = facts.directory().orElseThrow().toString();

        assertThat(Analyser.judge("echo x > new", facts)).isInstanceOf(Verdict.Clear.class);
        assertThat(Analyser.judge("echo x > old", facts)).isInstanceOf(Verdict.Halt.class);
        assertThat(Analyser.judge("echo x > " + directory + "/new", facts))
                .isInstanceOf(Verdict.Clear.class);
        assertThat(Analyser.judge("cp -t . old new", facts)).isInstanceOf(Verdict.Halt.class);
        assertThat(Analyser.judge("if true; then cd old; fi; echo x > new", facts))
                .isInstanceOf(Verdict.Halt.class);
    }

    @Test
    void namesPathsByTheHome() throws IOException {
        assertThat(facts().zonePath(home + "/.bashrc")).isEqualTo("~/.bashrc");
        assertThat(facts().zonePath(home + "/project/a")).isEqualTo("a");
        assertThat(facts().zonePath("/etc/x")).isEqualTo("/etc/x");
    }
}
