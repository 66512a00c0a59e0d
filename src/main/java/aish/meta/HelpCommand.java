package aish.meta;

import aish.console.Event;
import aish.console.EventSink;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;

/** {@code :help}: what there is, or one topic or command in full. */
public final class HelpCommand implements MetaCommand {
    private static final Manual MANUAL =
            new Manual(
                    "help",
                    List.of("h"),
                    "help [topic|command]",
                    "what aish can do, or more about one thing",
                    "aish");

    private static final int WIDTH = 78;

    private final Supplier<MetaCommands> commands;
    private final HelpTopics topics;
    private final EventSink events;

    /**
     * @param commands the table this command is itself part of
     */
    public HelpCommand(Supplier<MetaCommands> commands, HelpTopics topics, EventSink events) {
        this.commands = commands;
        this.topics = topics;
        this.events = events;
    }

    @Override
    public Manual manual() {
        return MANUAL;
    }

    @Override
    public Next run(String arguments) {
        String wanted =
                arguments.startsWith(":") || arguments.startsWith("/")
                        ? arguments.substring(1)
                        : arguments;
        if (wanted.isEmpty()) {
            events.emit(new Event.Answer(overview()));
            return Next.PROMPT;
        }
        Optional<String> text =
                topics.find(wanted)
                        .or(() -> commands.get().find(wanted).map(HelpCommand::describe));
        if (text.isPresent()) {
            events.emit(new Event.Answer(text.get()));
            return Next.PROMPT;
        }
        events.emit(
                new Event.Problem(
                        "no help on " + wanted + "; topics: " + String.join(", ", topics.names())));
        return Next.FAILED;
    }

    private String overview() {
        StringBuilder text = new StringBuilder(topics.find("aish").orElse(""));
        for (MetaCommand command : commands.get().all()) {
            Manual manual = command.manual();
            String usage = ":" + manual.usage();
            text.append("  ").append(usage).append(" ".repeat(Math.max(1, 24 - usage.length())));
            text.append(manual.summary()).append('\n');
        }
        return text.append('\n').append(topicList()).toString();
    }

    /** On as many lines as it takes. */
    private String topicList() {
        StringBuilder list = new StringBuilder();
        StringBuilder line = new StringBuilder("More: :help");
        for (String name : topics.names()) {
            if (line.length() + name.length() + 2 > WIDTH) {
                list.append(line).append('\n');
                line = new StringBuilder("           ");
            }
            line.append(' ').append(name).append(',');
        }
        line.setLength(line.length() - 1);
        return list.append(line).toString();
    }

    private static String describe(MetaCommand command) {
        Manual manual = command.manual();
        String aliases =
                manual.aliases().isEmpty()
                        ? ""
                        : "\nalso: :" + String.join(", :", manual.aliases());
        return ":"
                + manual.usage()
                + "\n  "
                + manual.summary()
                + aliases
                + "\nsee: :help "
                + manual.topic();
    }

    @Override
    public List<String> complete(List<String> earlier) {
        if (!earlier.isEmpty()) {
            return List.of();
        }
        List<String> words = new ArrayList<>(topics.names());
        words.addAll(commands.get().names());
        return words;
    }
}
