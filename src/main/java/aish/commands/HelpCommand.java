package aish.commands;

import module java.base;

import aish.event.EventSink;

/**
 * {@code :help}: an overview, or one topic or command in full.
 *
 * @param commands the table, which contains this command too
 */
public record HelpCommand(MetaCommands commands, HelpTopics topics, EventSink events)
        implements MetaCommand, Replies {
    private static final int NARROW = 80;

    @Override
    public Next run(String arguments) {
        String wanted = arguments.replaceFirst("^[:/]", "");
        if (wanted.isEmpty()) {
            return answer(overview());
        }
        Optional<String> text =
                topics.find(wanted).or(() -> commands.manual(wanted).map(this::describe));
        return text.isPresent()
                ? answer(text.get())
                : fail("no help on " + wanted + "; topics: " + String.join(", ", topics.names()));
    }

    private String overview() {
        StringBuilder text = new StringBuilder(topics.find("aish").orElse(""));
        for (Manual manual : commands.manuals()) {
            String usage = ":" + manual.usage();
            text.append("  ").append(usage).append(" ".repeat(Math.max(1, 24 - usage.length())));
            text.append(manual.summary()).append('\n');
        }
        return text.append(more()).toString();
    }

    /** Lists the topics in lines that fit a narrow terminal. */
    private String more() {
        StringBuilder text = new StringBuilder();
        StringBuilder line = new StringBuilder("\nMore: :help");
        String separator = " ";
        for (String name : topics.names()) {
            if (line.length() + separator.length() + name.length() >= NARROW) {
                text.append(line).append(",\n");
                line.setLength(0);
                separator = " ".repeat("More: :help ".length());
            }
            line.append(separator).append(name);
            separator = ", ";
        }
        return text.append(line).toString();
    }

    private String describe(Manual manual) {
        StringBuilder text = new StringBuilder(":" + manual.usage() + "\n  " + manual.summary());
        commands.find(manual.name())
                .map(MetaCommand::usage)
                .orElse(List.of())
                .forEach(line -> text.append("\n  ").append(line));
        if (!manual.aliases().isEmpty()) {
            text.append("\nalso: :").append(String.join(", :", manual.aliases()));
        }
        return text.append("\nsee: :help ").append(manual.topic()).toString();
    }

    @Override
    public List<String> complete(List<String> earlier) {
        List<String> words = new ArrayList<>(topics.names());
        words.addAll(commands.names());
        return earlier.isEmpty() ? words : List.of();
    }
}
