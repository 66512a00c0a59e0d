package aish.commands.session;

import module java.base;

import aish.chat.SessionResumer;
import aish.commands.Next;
import aish.commands.VerbCommand;
import aish.commands.Verbs;
import aish.event.Event;
import aish.event.EventSink;
import aish.session.record.NewerVersionException;

/** {@code :session}: says which session this is, names it, or continues in a copy. */
public record SessionCommand(SessionResumer keeper, InstantSource clock, EventSink events)
        implements VerbCommand {

    @Override
    public Verbs verbs() {
        return new Verbs("session")
                .alone("show this session", _ -> tell())
                .verb("name TEXT", "name it", this::name)
                .verb("fork", "continue in a copy", _ -> fork());
    }

    @Override
    public Next failed(Exception failure) {
        return fail(":session failed: " + failure.getMessage());
    }

    private Next tell() throws IOException, NewerVersionException {
        Optional<String> id = keeper.current();
        if (id.isEmpty()) {
            return answer("This session is not recorded.");
        }
        String row = SessionText.row(keeper.store().summary(id.get()), clock.instant());
        Path log = keeper.store().log(id.get());
        return answer(row + "\nRecord: " + log, List.of(log));
    }

    private Next name(String name) {
        events.emit(new Event.Named(name));
        return notice("Named this session \"" + name + "\".");
    }

    private Next fork() throws IOException, NewerVersionException {
        Optional<String> original = keeper.current();
        Optional<String> copy = keeper.fork();
        if (original.isEmpty() || copy.isEmpty()) {
            return fail("This session is not recorded, so it cannot be copied.");
        }
        return notice(
                "This is now session %s, a copy; %s stays as it was."
                        .formatted(copy.get(), original.get()));
    }
}
