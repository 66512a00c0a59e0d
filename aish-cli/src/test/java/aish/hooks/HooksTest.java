package aish.hooks;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import aish.bash.Span;
import aish.event.Event;
import aish.settings.Config;
import aish.testing.RecordingSink;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Hooks by themselves, with real processes. */
@Tag("edge")
class HooksTest {
    @TempDir Path home;
    private final RecordingSink events = new RecordingSink();

    @Test
    void aHaltIsToldBesideWithoutSecrets() throws Exception {
        Hooks hooks = hooks(List.of(), List.of("cat > halt.json"), List.of("cat > end.json"));
        Event halted =
                new Event.GoalEvent.Halted(
                        2,
                        16,
                        new Event.Assessed(Event.Risk.UNDOABLE, "deletes"),
                        "rm s3cr3t",
                        new Span(0, 2));
        hooks.emit(halted);
        hooks.end();
        assertThat(events.events()).isEmpty();
        assertThat(Files.readString(home.resolve("halt.json")))
                .startsWith("{\"v\":1,\"hook\":\"on_halt\",\"time\":\"")
                .contains("\"session\":\"id\",\"directory\":\"" + home + "\"")
                .contains("\"step\":2,\"steps\":16,\"reason\":\"deletes\"")
                .endsWith("\"command\":\"rm ***\"}\n");
        assertThat(home.resolve("end.json")).content().contains("\"hook\":\"on_session_end\"");
    }

    @Test
    void allOfSeveralMustAgree() throws Exception {
        Hooks hooks =
                hooks(List.of("true", "echo no >&2; exit 2", "touch third"), List.of(), List.of());
        assertThat(hooks.beforeCommand("ls", Event.Author.PERSON))
                .contains("stopped by the hook before_command: no");
        assertThat(home.resolve("third")).doesNotExist();
    }

    @Test
    void aFloodOfWordsAndAnUnreadInputDoNotBlock() throws Exception {
        Hooks hooks =
                hooks(
                        List.of(
                                "exec <&-; yes | head -c 5000000; yes | head -c 5000000 >&2; exit 2"),
                        List.of(),
                        List.of());
        assertThat(hooks.beforeCommand("x".repeat(500_000), Event.Author.MODEL))
                .contains("stopped by the hook before_command: y");
    }

    @Test
    void whoTypesIsNotLockedOut() throws Exception {
        Hooks hooks = hooks(List.of("no-such-program-at-all"), List.of(), List.of());
        assertThat(hooks.beforeCommand("ls", Event.Author.PERSON)).isEmpty();
        assertThat(events.events().toString())
                .contains("the hook before_command failed with status 127");
        assertThat(hooks.beforeCommand("ls", Event.Author.MODEL))
                .hasValueSatisfying(why -> assertThat(why).endsWith("the command was not run"));
    }

    private Hooks hooks(List<String> before, List<String> halt, List<String> end) {
        Config.Hooks settings =
                new Config.Hooks(before, List.of(), List.of(), halt, end, Duration.ofSeconds(20));
        return new Hooks(
                settings,
                Map.of("PATH", System.getenv().getOrDefault("PATH", "/usr/bin:/bin")),
                () -> home,
                () -> "id",
                text -> text.replace("s3cr3t", "***"),
                InstantSource.system(),
                events);
    }
}
