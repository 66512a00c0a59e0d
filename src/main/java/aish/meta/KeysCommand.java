package aish.meta;

import aish.config.Config.EditMode;
import aish.console.Event;
import aish.console.EventSink;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Consumer;

/** {@code :keys}: lists the keys, or changes their style. */
public final class KeysCommand implements MetaCommand {
    private static final Manual MANUAL =
            new Manual(
                    "keys",
                    List.of(),
                    "keys [emacs|vi]",
                    "list the keys, or edit lines the other way",
                    "keys");

    private final HelpTopics topics;
    private final Consumer<EditMode> editor;
    private final EventSink events;

    /**
     * @param editor takes a new way of editing
     */
    public KeysCommand(HelpTopics topics, Consumer<EditMode> editor, EventSink events) {
        this.topics = topics;
        this.editor = editor;
        this.events = events;
    }

    @Override
    public Manual manual() {
        return MANUAL;
    }

    @Override
    public Next run(String arguments) {
        if (arguments.isEmpty()) {
            events.emit(new Event.Answer(topics.find("keys").orElse("")));
            return Next.PROMPT;
        }
        Optional<EditMode> mode = parse(arguments);
        if (mode.isEmpty()) {
            events.emit(new Event.Problem(":keys takes emacs or vi, not " + arguments));
            return Next.FAILED;
        }
        editor.accept(mode.get());
        events.emit(
                new Event.Notice(
                        "keys: " + arguments + " for this session; interaction.editing keeps it"));
        return Next.PROMPT;
    }

    private static Optional<EditMode> parse(String name) {
        return switch (name.toLowerCase(Locale.ROOT)) {
            case "emacs" -> Optional.of(EditMode.EMACS);
            case "vi" -> Optional.of(EditMode.VI);
            default -> Optional.empty();
        };
    }

    @Override
    public List<String> complete(List<String> earlier) {
        return earlier.isEmpty() ? List.of("emacs", "vi") : List.of();
    }
}
