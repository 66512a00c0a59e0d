package aish.meta;

import aish.console.EventSink;
import aish.context.Attachment;
import aish.engine.ContextDesk;
import aish.project.SourceException;
import aish.project.SourceText;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/**
 * A command that finds a text somewhere and attaches it, such as {@code :add-file}.
 *
 * @param options that it understands beside those of all such commands
 */
public record AttachCommand(
        Attachment.Kind kind,
        Source source,
        Takes takes,
        List<String> options,
        ContextDesk desk,
        EventSink events)
        implements MetaCommand, Replies {
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
        AttachArguments wanted = AttachArguments.of(arguments);
        try {
            SourceText found = source.read(wanted.rest());
            Attachment added =
                    desk.attach(
                            new Attachment.Draft(
                                    kind,
                                    found.title(),
                                    found.provenance(),
                                    found.whole(),
                                    wanted.localOnly()));
            return notice(describe(added, desk) + left(found));
        } catch (SourceException e) {
            return fail(String.valueOf(e.getMessage()));
        }
    }

    private static String left(SourceText found) {
        return found.truncated().isEmpty() ? "" : "; " + found.truncated();
    }

    /** What was attached, in a line. */
    static String describe(Attachment added, ContextDesk desk) {
        return String.format(
                Locale.ROOT,
                "%s: %s, %,d characters, about %,d tokens",
                added.id(),
                added.card().describe(),
                added.card().characters(),
                desk.tokens(added.content()));
    }

    @Override
    public List<String> complete(List<String> earlier) {
        List<String> words = new ArrayList<>(options);
        if (earlier.isEmpty()) {
            words.add(AttachArguments.LOCAL_ONLY);
        }
        words.removeAll(earlier);
        return words;
    }

    @Override
    public boolean takesFiles(List<String> earlier) {
        return takes == Takes.FILES;
    }
}
