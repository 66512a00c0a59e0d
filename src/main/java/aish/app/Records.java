package aish.app;

import aish.config.Config;
import aish.config.Redaction;
import aish.config.Secrets;
import aish.config.UserDirectories;
import aish.console.Event;
import aish.console.EventSink;
import aish.console.Operator;
import aish.meta.MetaCommand;
import aish.meta.NamedFiles;
import aish.meta.TranscriptCommand;
import aish.store.KeptEvents;
import aish.store.Recorded;
import aish.store.Transcript;
import aish.store.TranscriptText;
import java.nio.file.Path;
import java.time.InstantSource;
import java.time.ZoneId;
import java.util.List;
import java.util.function.Supplier;

/** What a session leaves behind if the person wants it, built and connected. */
final class Records {
    private final Config config;
    private final UserDirectories directories;
    private final Redaction redaction;
    private final InstantSource clock = InstantSource.system();
    private final KeptEvents session = new KeptEvents();
    private final Transcript transcript;

    /** Where a complaint about the transcript is shown, known as soon as there is a screen. */
    private volatile EventSink screen = _ -> {};

    Records(Config config, UserDirectories directories, Secrets secrets) {
        this.config = config;
        this.directories = directories;
        this.redaction = new Redaction(secrets::known);
        this.transcript =
                new Transcript(
                        transcripts(),
                        () -> new TranscriptText(redaction, ZoneId.systemDefault()),
                        clock,
                        complaint -> screen.emit(new Event.Problem(complaint)));
    }

    private Path transcripts() {
        String named = config.transcript().directory();
        if (named.isEmpty()) {
            return directories.state().resolve("transcripts");
        }
        return named.startsWith("~/")
                ? directories.home().resolve(named.substring(2))
                : directories.home().resolve(named);
    }

    /** Hears all that the screen is told. */
    EventSink beside(EventSink shown) {
        screen = shown;
        return event -> {
            Recorded recorded = new Recorded(clock.instant(), event);
            session.add(recorded);
            transcript.add(recorded);
            shown.emit(event);
        };
    }

    /**
     * @param directory where the shell is now
     */
    List<MetaCommand> commands(Supplier<Path> directory, Operator operator, EventSink events) {
        if (config.transcript().enabled() && !operator.equals(Operator.NOBODY)) {
            transcript.startWhenThereIsSomething();
        }
        NamedFiles files = new NamedFiles(directory, directories.home(), operator, events);
        return List.of(
                new TranscriptCommand(
                        transcript,
                        session,
                        told -> TranscriptText.render(told, redaction, ZoneId.systemDefault()),
                        files,
                        events));
    }
}
