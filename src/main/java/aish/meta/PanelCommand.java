package aish.meta;

import aish.console.Event;
import aish.console.EventSink;
import java.util.List;
import java.util.function.Supplier;

/** {@code :panel}: where things stand, at a glance. */
public final class PanelCommand implements MetaCommand {
    /**
     * A line of the panel.
     *
     * @param value what stands there now; empty if there is nothing to say
     */
    public record Row(String name, Supplier<String> value) {}

    private static final Manual MANUAL =
            new Manual("panel", List.of(), "panel", "where things stand, at a glance", "aish");

    private static final int NAMES = 14;

    private final List<Row> rows;
    private final EventSink events;

    public PanelCommand(List<Row> rows, EventSink events) {
        this.rows = List.copyOf(rows);
        this.events = events;
    }

    @Override
    public Manual manual() {
        return MANUAL;
    }

    @Override
    public Next run(String arguments) {
        StringBuilder text = new StringBuilder();
        for (Row row : rows) {
            String value = row.value().get();
            if (!value.isEmpty()) {
                text.append(row.name()).append(" ".repeat(NAMES - row.name().length()));
                text.append(value.replace("\n", "\n" + " ".repeat(NAMES))).append('\n');
            }
        }
        events.emit(new Event.Answer(text.toString().stripTrailing()));
        return Next.PROMPT;
    }
}
