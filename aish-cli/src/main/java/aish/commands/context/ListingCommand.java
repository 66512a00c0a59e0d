package aish.commands.context;

import module java.base;

import aish.chat.AttachmentService;
import aish.commands.MetaCommand;
import aish.commands.Next;
import aish.commands.Verbs;
import aish.context.Attachment;
import aish.event.EventSink;
import aish.workspace.SourceException;
import aish.workspace.SourceText;

/**
 * A command that shows a list, and attaches it on request, such as {@code :files}.
 *
 * @param options its options, besides those that attach
 */
public record ListingCommand(
        Attachment.Kind kind,
        AttachCommand.Source source,
        AttachCommand.Takes takes,
        List<String> options,
        AttachmentService desk,
        EventSink events)
        implements MetaCommand, AttachmentReplies {
    private static final String ATTACH = "--attach";

    @Override
    public Next run(String arguments) {
        List<String> words = new ArrayList<>(Verbs.words(arguments.strip()));
        boolean local = words.contains(LOCAL_ONLY);
        boolean attaches = words.contains(ATTACH) || local;
        String rest =
                attaches
                        ? arguments.replaceAll(
                                "(?<!\\S)(" + ATTACH + "|" + LOCAL_ONLY + ")(?!\\S)", "")
                        : arguments;
        try {
            SourceText found = source.read(rest.strip());
            return attaches ? attach(kind, found, local) : page(shown(found));
        } catch (SourceException e) {
            return fail(e);
        }
    }

    private static String shown(SourceText found) {
        return found.whole().stripTrailing();
    }

    @Override
    public List<String> complete(List<String> earlier) {
        List<String> words = new ArrayList<>(options);
        words.addAll(List.of(ATTACH, LOCAL_ONLY));
        words.removeAll(earlier);
        return words;
    }

    @Override
    public boolean takesFiles(List<String> earlier) {
        return takes == AttachCommand.Takes.FILES;
    }
}
