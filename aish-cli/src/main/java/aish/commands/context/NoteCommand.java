package aish.commands.context;

import module java.base;

import aish.chat.AttachmentService;
import aish.commands.MetaCommand;
import aish.commands.Next;
import aish.context.Attachment;
import aish.event.EventSink;

/** {@code :add note}: attaches the user's own words. */
public record NoteCommand(AttachmentService desk, EventSink events)
        implements MetaCommand, AttachmentReplies {
    private static final int LONGEST_TITLE = 40;

    @Override
    public Next run(String arguments) {
        return arguments.isBlank()
                ? typed("Type the note.", NoteCommand::draft)
                : attach(draft(arguments));
    }

    /** A note as it is attached. */
    public static Attachment.Draft draft(String text) {
        String line = text.strip().lines().findFirst().orElse("");
        String title =
                line.codePointCount(0, line.length()) <= LONGEST_TITLE
                        ? line
                        : line.substring(0, line.offsetByCodePoints(0, LONGEST_TITLE)) + "…";
        return new Attachment.Draft(Attachment.Kind.NOTE, title, "the person", text.strip());
    }
}
