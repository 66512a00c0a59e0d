package aish.commands;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import aish.commands.PanelCommand.Row;
import aish.event.Event;
import aish.testing.RecordingSink;
import org.junit.jupiter.api.Test;

class PanelCommandTest {
    private final RecordingSink events = new RecordingSink();

    @Test
    void showsWhatThereIsToSay() {
        List<Row> rows =
                List.of(
                        new Row("model", () -> "fast"),
                        new Row("nothing", () -> ""),
                        new Row("memory", () -> "3 for everything"));
        assertThat(new PanelCommand(rows, events).run("")).isEqualTo(Next.PROMPT);
        assertThat(events.events())
                .containsExactly(
                        new Event.Answer("model         fast\nmemory        3 for everything"));
    }
}
