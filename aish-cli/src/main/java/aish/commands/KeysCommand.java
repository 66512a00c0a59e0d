package aish.commands;

import module java.base;

import aish.event.EventSink;
import aish.settings.Config.EditMode;

/**
 * {@code :keys}: lists the key bindings, or changes their style.
 *
 * @param editor receives the new style
 */
public record KeysCommand(HelpTopics topics, Consumer<EditMode> editor, EventSink events)
        implements VerbCommand {

    @Override
    public Verbs verbs() {
        return new Verbs("keys")
                .alone("list the keys", _ -> answer(topics.find("keys").orElse("")))
                .verb("emacs", "edit lines as in Emacs", _ -> edit(EditMode.EMACS))
                .verb("vi", "edit lines as in vi", _ -> edit(EditMode.VI));
    }

    private Next edit(EditMode mode) {
        editor.accept(mode);
        String name = mode.name().toLowerCase(Locale.ROOT);
        return notice(
                "Using %s keys in this session. interaction.editing in the settings makes it permanent."
                        .formatted(name));
    }
}
