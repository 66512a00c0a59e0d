package aish.meta;

import aish.console.Event;
import aish.console.EventSink;
import aish.context.Attachment;
import aish.engine.ContextDesk;
import java.util.List;

/** {@code :add-note}: attaches what the person says. */
public record NoteCommand(ContextDesk desk, EventSink events) implements MetaCommand {
    private static final int LONGEST_TITLE = 40;

    @Override
    public Next run(String arguments) {
        AttachArguments wanted = AttachArguments.of(arguments);
        if (wanted.rest().isEmpty()) {
            events.emit(new Event.Notice("type the note; a line with a single . ends it"));
            return new Next.Gather(typed -> add(typed, wanted.localOnly()));
        }
        add(wanted.rest(), wanted.localOnly());
        return Next.PROMPT;
    }

    private void add(String text, boolean localOnly) {
        if (text.isBlank()) {
            events.emit(new Event.Notice("there is no text; nothing was attached"));
            return;
        }
        Attachment added = desk.attach(draft(text, localOnly));
        events.emit(new Event.Notice(AttachCommand.describe(added, desk)));
    }

    /** A note as it is attached. */
    public static Attachment.Draft draft(String text, boolean localOnly) {
        String line = text.strip().lines().findFirst().orElse("");
        String title =
                line.length() <= LONGEST_TITLE
                        ? line
                        : line.substring(0, line.offsetByCodePoints(0, cut(line))) + "…";
        return new Attachment.Draft(
                Attachment.Kind.NOTE, title, "the person", text.strip(), localOnly);
    }

    private static int cut(String line) {
        return Math.min(LONGEST_TITLE, line.codePointCount(0, line.length()));
    }

    @Override
    public List<String> complete(List<String> earlier) {
        return earlier.isEmpty() ? List.of(AttachArguments.LOCAL_ONLY) : List.of();
    }
}
