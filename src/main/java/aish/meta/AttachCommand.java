package aish.meta;

import aish.console.Event;
import aish.console.EventSink;
import aish.context.Attachment;
import aish.engine.ContextDesk;
import aish.project.SourceException;
import aish.project.SourceText;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** A command that finds a text somewhere and attaches it, such as {@code :add-file}. */
public final class AttachCommand implements MetaCommand {
    /** Finds the text. */
    public interface Source {
        SourceText read(String arguments) throws SourceException;
    }

    /** What its arguments may be completed with. */
    public enum Takes {
        WORDS,
        FILES
    }

    private final Manual manual;
    private final Attachment.Kind kind;
    private final Source source;
    private final Takes takes;
    private final List<String> options;
    private final ContextDesk desk;
    private final EventSink events;

    /**
     * @param options that it understands beside those of all such commands
     */
    public AttachCommand(
            Manual manual,
            Attachment.Kind kind,
            Source source,
            Takes takes,
            List<String> options,
            ContextDesk desk,
            EventSink events) {
        this.manual = manual;
        this.kind = kind;
        this.source = source;
        this.takes = takes;
        this.options = List.copyOf(options);
        this.desk = desk;
        this.events = events;
    }

    @Override
    public Manual manual() {
        return manual;
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
            events.emit(new Event.Notice(describe(added, desk) + left(found)));
            return Next.PROMPT;
        } catch (SourceException e) {
            events.emit(new Event.Problem(String.valueOf(e.getMessage())));
            return Next.FAILED;
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
