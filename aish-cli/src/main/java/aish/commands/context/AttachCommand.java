package aish.commands.context;

import module java.base;

import aish.chat.AttachmentService;
import aish.commands.FallibleCommand;
import aish.commands.LeadingOptions;
import aish.commands.Next;
import aish.context.Attachment;
import aish.event.EventSink;
import aish.workspace.SourceException;
import aish.workspace.SourceText;

/**
 * A command that finds a text and attaches it, such as {@code :add file}, or shows it and attaches
 * it on request, such as {@code :files}.
 *
 * @param options returns its options, besides those of all such commands
 */
public record AttachCommand(
        Use use,
        Attachment.Kind kind,
        Source source,
        Takes takes,
        Supplier<List<String>> options,
        AttachmentService desk,
        EventSink events)
        implements FallibleCommand, AttachmentReplies {
    private static final String ATTACH = "--attach";

    /** What becomes of the text without options. */
    public enum Use {
        ATTACH,
        SHOW;

        private List<String> options() {
            return this == SHOW ? List.of(AttachCommand.ATTACH) : List.of();
        }
    }

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
    public Next attempt(String arguments) throws SourceException {
        if (use == Use.SHOW) {
            return show(arguments);
        }
        if (kind != Attachment.Kind.FILE) {
            return attach(kind, source.read(arguments.strip()));
        }
        LeadingOptions wanted = LeadingOptions.of(arguments, List.of(WHOLE));
        Attachment.Draft draft = AttachmentReplies.draft(kind, source.read(wanted.rest()));
        return attachFile(wanted.has(WHOLE) ? draft.asWhole() : draft);
    }

    private Next show(String arguments) throws SourceException {
        String rest =
                arguments.replaceAll(
                        "(?<!\\S)(" + String.join("|", use.options()) + ")(?!\\S)", "");
        SourceText found = source.read(rest.strip());
        return rest.equals(arguments) ? page(found.whole().stripTrailing()) : attach(kind, found);
    }

    @Override
    public List<String> complete(List<String> earlier) {
        List<String> words = new ArrayList<>(options.get());
        if (earlier.isEmpty() || use == Use.SHOW) {
            words.addAll(use.options());
        }
        words.removeAll(earlier);
        return words;
    }

    @Override
    public boolean takesFiles(List<String> earlier) {
        return takes == Takes.FILES;
    }
}
