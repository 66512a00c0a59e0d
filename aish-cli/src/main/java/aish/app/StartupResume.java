package aish.app;

import module java.base;

import aish.chat.SessionResumer;
import aish.cli.Arguments;
import aish.cli.Arguments.Earlier;
import aish.commands.session.SessionPicker;
import aish.commands.session.SessionText;
import aish.event.Event;
import aish.event.EventSink;
import aish.event.Operator;
import aish.files.PrivateFiles;
import aish.session.SessionState;
import aish.session.record.NewerVersionException;

/**
 * Resumes an earlier session when aish starts.
 *
 * @param screen shows what need not be recorded again
 */
record StartupResume(
        SessionResumer resumer, Path home, Operator operator, EventSink screen, EventSink events) {
    /**
     * @param startIn receives the directory to start in instead
     * @return the session; empty if there is no such session, which has been reported
     */
    Optional<SessionResumer.Resumed> begin(
            Arguments.Options options, Path here, Consumer<Path> startIn) {
        try {
            Optional<String> id = choose(options.earlier().orElseThrow(), here);
            if (id.isEmpty()) {
                return Optional.empty();
            }
            SessionResumer.Resumed resumed =
                    resumer.resume(id.get(), options.model(), state -> place(state, here, startIn));
            screen.emit(new Event.Answer(SessionText.resumed(resumed, Instant.now())));
            return Optional.of(resumed);
        } catch (IOException e) {
            events.emit(new Event.Problem("cannot resume the session: " + PrivateFiles.reason(e)));
            return Optional.empty();
        } catch (NewerVersionException e) {
            events.emit(new Event.Problem("cannot resume the session: " + e.getMessage()));
            return Optional.empty();
        }
    }

    /**
     * Drops everything but problems, because programs that read the output do not want a summary.
     */
    static EventSink onlyProblems(EventSink screen) {
        return event -> {
            if (event instanceof Event.Problem) {
                screen.emit(event);
            }
        };
    }

    /** Whether a new session will do instead; not if the user asked for a specific one. */
    static boolean acceptsNewSession(Arguments.Options options) {
        return !(options.earlier().orElse(null) instanceof Earlier.Chosen);
    }

    private SessionPicker picker() {
        return new SessionPicker(resumer.store(), home, operator, InstantSource.system(), screen);
    }

    private Optional<String> choose(Earlier earlier, Path here) throws IOException {
        if (earlier instanceof Earlier.Chosen(Optional<String> text)) {
            return picker().pick(text.orElse(""));
        }
        Optional<String> newest = resumer.store().newest(here);
        if (newest.isEmpty()) {
            screen.emit(new Event.Notice("No session to continue; starting a new one."));
        }
        return newest;
    }

    private Path place(SessionState state, Path here, Consumer<Path> startIn) {
        if (!picker().goesTo(state.directory(), here)) {
            return here;
        }
        startIn.accept(state.directory());
        return state.directory();
    }
}
