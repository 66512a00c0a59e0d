package aish.meta;

import aish.console.Event;
import aish.console.EventSink;
import aish.console.PlainText;
import aish.store.Recorded;
import aish.store.SessionRecord;
import aish.store.Transcript;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/** {@code :transcript}: writes the session as markdown, from now on or as a whole. */
public final class TranscriptCommand implements MetaCommand {
    private static final Manual MANUAL =
            new Manual(
                    "transcript",
                    List.of(),
                    "transcript [on|off|save]",
                    "write the session as markdown",
                    "transcript");
    private static final String USAGE =
            ":transcript takes on [FILE], off or save FILE; alone it says what is written";

    private final Transcript transcript;
    private final SessionRecord session;
    private final Function<List<Recorded>, String> renderer;
    private final NamedFiles files;
    private final EventSink events;

    /**
     * @param renderer tells a whole session
     */
    public TranscriptCommand(
            Transcript transcript,
            SessionRecord session,
            Function<List<Recorded>, String> renderer,
            NamedFiles files,
            EventSink events) {
        this.transcript = transcript;
        this.session = session;
        this.renderer = renderer;
        this.files = files;
        this.events = events;
    }

    @Override
    public Manual manual() {
        return MANUAL;
    }

    @Override
    public Next run(String arguments) {
        List<String> words = NamedFiles.words(arguments);
        String verb = words.isEmpty() ? "" : words.getFirst();
        return switch (verb) {
            case "" -> tell(state());
            case "on" -> words.size() > 2 ? fail(USAGE) : start(words.stream().skip(1).findFirst());
            case "off" -> words.size() > 1 ? fail(USAGE) : stop();
            case "save" -> words.size() == 2 ? save(words.getLast()) : fail(USAGE);
            default -> fail(USAGE);
        };
    }

    private String state() {
        return transcript
                .file()
                .map(file -> "the transcript goes to " + files.shown(file))
                .orElse(
                        transcript.isWaiting()
                                ? "the transcript begins with the first command or question"
                                : "no transcript is written; :transcript on begins one,"
                                        + " :transcript save FILE tells all so far");
    }

    private Next start(Optional<String> name) {
        if (transcript.file().isPresent()) {
            return fail(state() + "; :transcript off ends it");
        }
        Optional<Path> named = name.flatMap(files::find);
        if (name.isPresent() && named.isEmpty()) {
            return Next.FAILED;
        }
        try {
            if (named.isPresent()) {
                transcript.start(named.get());
            } else {
                transcript.start();
            }
        } catch (IOException e) {
            return fail(
                    "the transcript cannot be written: "
                            + PlainText.oneLine(String.valueOf(e.getMessage())));
        }
        return notice(state() + " from here on");
    }

    private Next stop() {
        boolean waiting = transcript.isWaiting();
        Optional<Path> written = transcript.stop();
        if (written.isEmpty() && !waiting) {
            return fail(state());
        }
        return notice(
                "the transcript is off"
                        + written.map(file -> "; what there is of it is in " + files.shown(file))
                                .orElse(""));
    }

    private Next save(String name) {
        Optional<Path> file = files.find(name);
        if (file.isEmpty() || !files.mayWrite(List.of(file.get()))) {
            return Next.FAILED;
        }
        String text = renderer.apply(session.events());
        return files.write(file.get(), text, NamedFiles.Access.PRIVATE)
                ? notice("the session so far is in " + files.shown(file.get()))
                : Next.FAILED;
    }

    private Next tell(String text) {
        events.emit(new Event.Answer(text));
        return Next.PROMPT;
    }

    private Next notice(String text) {
        events.emit(new Event.Notice(text));
        return Next.PROMPT;
    }

    private Next fail(String problem) {
        events.emit(new Event.Problem(problem));
        return Next.FAILED;
    }

    @Override
    public List<String> complete(List<String> earlier) {
        return earlier.isEmpty() ? List.of("on", "off", "save") : List.of();
    }
}
