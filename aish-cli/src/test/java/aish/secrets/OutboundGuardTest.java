package aish.secrets;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import aish.model.Message;
import aish.model.Message.ToolCall;
import aish.model.ModelRequest;
import aish.model.ModelRequest.ToolSpec;
import aish.process.Cancellation;
import aish.secrets.OutboundGuard.Inspection;
import aish.secrets.OutboundGuard.Place;
import aish.testing.FakeServer;
import org.junit.jupiter.api.Test;

/** What passes the door to a server. */
class OutboundGuardTest {
    private static final String VALUE = "s3cr3t-value";

    private final FakeServer server = FakeServer.up(4096, "m");
    private final SecretPlaceholders placeholders =
            new SecretPlaceholders(() -> Map.of(VALUE, "db"));

    @Test
    void nothingSecretGoesElsewhere() {
        ask(Place.ELSEWHERE, Inspection.NONE);
        assertThat(server.requests().getLast().toString())
                .doesNotContain(VALUE)
                .contains("‹secret:db›");
        List<Message> messages = server.requests().getLast().messages();
        assertThat(messages.get(0)).isInstanceOf(Message.Instructions.class);
        assertThat(messages.get(0).toString()).contains("stands for a value");
        assertThat(messages.get(1).toString()).doesNotContain("stands for a value");
    }

    @Test
    void aServerHereGetsTheRequestAsItIs() {
        ask(Place.HERE, Inspection.NONE);
        assertThat(server.requests().getLast()).isEqualTo(request());
    }

    @Test
    void nobodyReadsSecretsInAPreview() {
        for (Place place : Place.values()) {
            assertThat(guarded(place, Inspection.NONE).preview(request()))
                    .doesNotContain(VALUE)
                    .contains("‹secret:db›");
        }
    }

    @Test
    void anObjectionStopsIt() {
        Inspection inspection =
                (request, place) -> {
                    assertThat(request.toString()).doesNotContain(VALUE);
                    return Optional.of("not to " + place);
                };
        assertThat(
                        guarded(Place.HERE, inspection)
                                .ask(request(), _ -> {}, new Cancellation())
                                .problem()
                                .orElseThrow()
                                .describe())
                .contains("not to HERE");
        assertThat(server.requests()).isEmpty();
    }

    private void ask(Place place, Inspection inspection) {
        guarded(place, inspection).ask(request(), _ -> {}, new Cancellation());
    }

    private OutboundGuard guarded(Place place, Inspection inspection) {
        return new OutboundGuard(server, place, _ -> {}, () -> placeholders, inspection);
    }

    private static ModelRequest request() {
        return new ModelRequest(
                List.of(
                        new Message.Instructions("background " + VALUE),
                        new Message.User("question " + VALUE),
                        new Message.Assistant(
                                "answer " + VALUE,
                                List.of(new ToolCall("1", "t", "{\"a\":\"" + VALUE + "\"}"))),
                        new Message.Tool("1", "result " + VALUE)),
                List.of(new ToolSpec("t", "does " + VALUE, "{\"default\":\"" + VALUE + "\"}")),
                OptionalInt.empty());
    }
}
