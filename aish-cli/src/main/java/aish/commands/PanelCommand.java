package aish.commands;

import module java.base;

import aish.event.EventSink;

/** {@code :panel}: shows the current state at a glance. */
public record PanelCommand(List<Row> rows, EventSink events) implements MetaCommand, Replies {
    /**
     * A line of the panel.
     *
     * @param value returns its current text; empty to leave the line out
     */
    public record Row(String name, Supplier<String> value) {}

    private static final int NAMES = 14;

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
        return answer(text.toString().stripTrailing());
    }
}
