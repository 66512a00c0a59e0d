package aish.front;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import aish.event.Event;
import aish.json.Json;
import aish.json.JsonException;
import aish.model.Delta;
import aish.secrets.Redactor;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class JsonEventsTest {
    private final List<String> lines = new ArrayList<>();
    private final JsonEvents events = new JsonEvents(lines::add, Redactor.withoutKnownValues());

    /** Streams a text with a space after it, because a word is told when it is whole. */
    private void stream(String text) {
        events.emit(new Event.Streamed(new Delta.Text(text + " ")));
    }

    @Property
    void isAlwaysJson(@ForAll String text) throws JsonException {
        lines.clear();
        stream(text);
        events.output("stdout", text);
        events.exit(3);
        for (String line : lines) {
            assertThat(line).doesNotContain("\n");
            assertThat(Json.parse(line).get("v").integer()).isEqualTo(OptionalInt.of(1));
        }
        assertThat(Json.parse(lines.getFirst()).get("text").text()).contains(text + " ");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "\u001b[2J",
                "\u009b2J",
                "\u007f",
                "\u202ex",
                "\u2028",
                "\0",
                "\udb40\udc01",
                "\"\\\n"
            })
    void aTerminalObeysNothing(String text) throws Exception {
        stream(text);
        String line = lines.getFirst();
        assertThat(line.chars()).allMatch(c -> c >= ' ' && c < 0x7f);
        assertThat(Json.parse(line).get("text").text()).hasValue(text + " ");
    }

    @Test
    void lettersOfAllLanguagesStayReadable() {
        stream("grüße 日本 🙂");
        assertThat(lines.getFirst()).contains("grüße 日本 🙂");
    }
}
