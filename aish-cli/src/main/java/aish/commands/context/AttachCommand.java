package aish.commands.context;

import module java.base;

import aish.chat.AttachmentService;
import aish.commands.MetaCommand;
import aish.commands.Next;
import aish.context.Attachment;
import aish.event.EventSink;
import aish.workspace.SourceException;
import aish.workspace.SourceText;

/**
 * A command that finds a text and attaches it, such as {@code :add file}.
 *
 * @param options its options, besides those of all such commands
 */
public record AttachCommand(
        Attachment.Kind kind,
        Source source,
        Takes takes,
        List<String> options,
        AttachmentService desk,
        EventSink events)
        implements MetaCommand, AttachmentReplies {
    /** Finds the text. */
    public interface Source {
        SourceText read(String arguments) throws SourceException;
    }

    /** What its arguments may be completed with. */
    public enum Takes {
        WORDS,
        FILES
    }

    @Override
    public Next run(String arguments) {
        try {
            if (kind == Attachment.Kind.FILE) {
                return file(Wanted.of(arguments, Set.of(LOCAL_ONLY, WHOLE)));
            }
            Wanted wanted = Wanted.of(arguments);
            return attach(kind, source.read(wanted.rest()), wanted.localOnly());
        } catch (SourceException e) {
            return fail(e);
        }
    }

    private Next file(Wanted wanted) throws SourceException {
        Attachment.Draft draft =
                AttachmentReplies.draft(kind, source.read(wanted.rest()), wanted.localOnly());
        return attachFile(wanted.whole() ? draft.asWhole() : draft);
    }

    @Override
    public List<String> complete(List<String> earlier) {
        List<String> words = new ArrayList<>(options);
        if (earlier.isEmpty()) {
            words.add(LOCAL_ONLY);
        }
        words.removeAll(earlier);
        return words;
    }

    @Override
    public boolean takesFiles(List<String> earlier) {
        return takes == Takes.FILES;
    }
}
