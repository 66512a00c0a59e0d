package aish.meta;

import aish.console.Event;
import aish.console.EventSink;
import aish.engine.SessionKeeper;
import aish.store.NewerVersionException;
import aish.store.SessionGlance;
import java.io.IOException;
import java.time.Instant;
import java.util.List;
import java.util.Optional;

/** {@code :session}: says which session this is, gives it a name, or goes on in a copy. */
public final class SessionCommand implements MetaCommand {
    private static final Manual MANUAL =
            new Manual(
                    "session",
                    List.of(),
                    "session [name|fork]",
                    "this session, its name, or a copy to go on with",
                    "sessions");
    private static final String NAME = "name";
    private static final String FORK = "fork";

    private final SessionKeeper keeper;
    private final EventSink events;

    public SessionCommand(SessionKeeper keeper, EventSink events) {
        this.keeper = keeper;
        this.events = events;
    }

    @Override
    public Manual manual() {
        return MANUAL;
    }

    @Override
    public Next run(String arguments) {
        String words = arguments.strip();
        try {
            if (words.isEmpty()) {
                return tell();
            }
            if (words.equals(FORK)) {
                return fork();
            }
            if (words.startsWith(NAME + " ")) {
                return name(words.substring(NAME.length()).strip());
            }
        } catch (IOException | NewerVersionException e) {
            return fail("that cannot be done: " + e.getMessage());
        }
        return fail(":session takes name and a text, fork, or nothing");
    }

    private Next tell() throws IOException, NewerVersionException {
        Optional<String> id = keeper.current();
        if (id.isEmpty()) {
            events.emit(new Event.Answer("this session is not recorded"));
            return Next.PROMPT;
        }
        SessionGlance session = keeper.store().glance(id.get());
        events.emit(
                new Event.Answer(
                        SessionText.row(session, Instant.now())
                                + "\nrecord: "
                                + keeper.store().log(id.get())));
        return Next.PROMPT;
    }

    private Next name(String name) {
        events.emit(new Event.Named(name));
        events.emit(new Event.Notice("this session is called " + name));
        return Next.PROMPT;
    }

    private Next fork() throws IOException, NewerVersionException {
        Optional<String> original = keeper.current();
        Optional<String> copy = keeper.fork();
        if (original.isEmpty() || copy.isEmpty()) {
            return fail("this session is not recorded, so there is nothing to copy");
        }
        events.emit(
                new Event.Notice(
                        "this is now session "
                                + copy.get()
                                + "; "
                                + original.get()
                                + " stays as it was"));
        return Next.PROMPT;
    }

    private Next fail(String problem) {
        events.emit(new Event.Problem(problem));
        return Next.FAILED;
    }

    @Override
    public List<String> complete(List<String> earlier) {
        return earlier.isEmpty() ? List.of(NAME, FORK) : List.of();
    }
}
