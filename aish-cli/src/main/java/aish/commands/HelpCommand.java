package aish.commands;

import module java.base;

import aish.event.EventSink;
import aish.settings.NearestName;
import aish.text.PlainText;
import aish.text.WordWrap;

/**
 * {@code :help}: an overview, all commands, or one topic or command in full.
 *
 * @param commands the table, which contains this command too
 */
public record HelpCommand(MetaCommands commands, HelpTopics topics, EventSink events)
        implements MetaCommand, Replies {
    private static final int WIDTH = 78;
    private static final int COLUMN = 17;
    private static final Set<String> ALL = Set.of("all", "commands", "topics");

    @Override
    public Next run(String arguments) {
        boolean isCommand = arguments.startsWith(":") || arguments.startsWith("/");
        String wanted = isCommand ? arguments.substring(1) : arguments;
        if (wanted.isBlank() || wanted.equals("aish")) {
            return page(overview());
        }
        if (ALL.contains(wanted)) {
            return page(all());
        }
        Optional<String> command = commands.manual(wanted).map(this::describe);
        Optional<String> topic = topics.find(wanted);
        Optional<String> text = isCommand ? command.or(() -> topic) : topic.or(() -> command);
        return text.isPresent() ? page(text.get()) : fail(unknown(wanted));
    }

    private String overview() {
        String topic = "  :help TOPIC      ";
        return topics.find("aish").orElse("")
                + "\nMore:\n  :help all        every command; :help :undo shows one\n"
                + new WordWrap(WIDTH, String::length)
                        .hanging(
                                topic
                                        + String.join(
                                                ", ",
                                                topics.names().subList(1, topics.names().size())),
                                topic.length());
    }

    private String all() {
        StringBuilder text = new StringBuilder();
        for (Manuals.Group group : Manuals.groups()) {
            text.append(group.heading()).append('\n');
            for (Manual manual : group.manuals()) {
                row(":" + manual.name(), manual.summary(), text);
            }
            text.append('\n');
        }
        text.append("Topics (:help TOPIC)\n");
        for (String topic : topics.names().subList(1, topics.names().size())) {
            row(topic, topics.title(topic), text);
        }
        return text.append("\n:help :COMMAND shows how a command is used.").toString();
    }

    private static void row(String name, String summary, StringBuilder text) {
        text.append("  ").append(name).append(" ".repeat(Math.max(1, COLUMN - name.length())));
        text.append(summary).append('\n');
    }

    private String describe(Manual manual) {
        StringBuilder text = new StringBuilder();
        text.append(":").append(manual.usage()).append("\n  ").append(manual.summary());
        List<String> about = topics.command(manual.name()).lines().toList();
        int examples = (int) about.stream().takeWhile(line -> !line.startsWith(" ")).count();
        append("", about.subList(0, examples), text);
        List<String> usage = commands.find(manual.name()).map(MetaCommand::usage).orElse(List.of());
        append("\nUsage:", usage.stream().map(line -> "  " + line).toList(), text);
        append("\nExamples:", about.subList(examples, about.size()), text);
        text.append("\n\n");
        List<String> also = new ArrayList<>(manual.aliases());
        also.removeIf(alias -> alias.startsWith(manual.name() + "-"));
        if (!also.isEmpty()) {
            text.append("Also :").append(String.join(", :", also)).append(". ");
        }
        String topic = manual.topic().equals("aish") ? "" : " " + manual.topic();
        return text.append("See :help").append(topic).append('.').toString();
    }

    private static void append(String heading, List<String> lines, StringBuilder text) {
        if (!lines.isEmpty()) {
            text.append('\n').append(heading).append('\n').append(String.join("\n", lines));
        }
    }

    /** Says that there is no such help, and what may have been meant. */
    private String unknown(String wanted) {
        List<String> names = new ArrayList<>(topics.names());
        names.addAll(commands.names());
        return "No help on \""
                + PlainText.oneLine(wanted)
                + "\". "
                + NearestName.of(wanted, names)
                        .map(
                                near ->
                                        "Try :help "
                                                + (topics.names().contains(near) ? "" : ":")
                                                + near)
                        .orElse(":help all lists the commands and topics")
                + ".";
    }

    @Override
    public List<String> complete(List<String> earlier) {
        Set<String> words = new LinkedHashSet<>(topics.names());
        words.add("all");
        words.addAll(commands.names());
        return earlier.isEmpty() ? List.copyOf(words) : List.of();
    }
}
