package aish.meta;

import aish.console.Event;
import aish.console.EventSink;
import aish.console.Operator;
import aish.engine.SessionKeeper;
import aish.store.NewerVersionException;
import aish.store.PrivateFiles;
import aish.syntax.ShellQuoting;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;

/** {@code :resume}: goes on with a recorded session. */
public final class ResumeCommand implements MetaCommand {
    private static final Manual MANUAL =
            new Manual(
                    "resume",
                    List.of(),
                    "resume [ID|TEXT]",
                    "go on with a recorded session",
                    "sessions");

    private final SessionKeeper keeper;
    private final Supplier<Path> directory;
    private final Operator person;
    private final EventSink screen;
    private final EventSink events;

    /**
     * @param directory where the shell is
     * @param screen shows what need not be recorded
     */
    public ResumeCommand(
            SessionKeeper keeper,
            Supplier<Path> directory,
            Operator person,
            EventSink screen,
            EventSink events) {
        this.keeper = keeper;
        this.directory = directory;
        this.person = person;
        this.screen = screen;
        this.events = events;
    }

    @Override
    public Manual manual() {
        return MANUAL;
    }

    @Override
    public Next run(String arguments) {
        try {
            Optional<String> id =
                    new SessionPicker(keeper.store(), person, screen).pick(arguments.strip());
            return id.isPresent() ? resume(id.get()) : Next.FAILED;
        } catch (IOException e) {
            events.emit(new Event.Problem("cannot resume the session: " + PrivateFiles.reason(e)));
            return Next.FAILED;
        } catch (NewerVersionException e) {
            events.emit(new Event.Problem("cannot resume the session: " + e.getMessage()));
            return Next.FAILED;
        }
    }

    private Next resume(String id) throws IOException, NewerVersionException {
        if (keeper.current().filter(id::equals).isPresent()) {
            events.emit(new Event.Notice("this is session " + id + " already"));
            return Next.PROMPT;
        }
        Path here = directory.get();
        SessionKeeper.Resumed resumed = keeper.resume(id, Optional.empty(), _ -> here);
        screen.emit(new Event.Answer(SessionText.resumed(resumed, Instant.now())));
        Path there = resumed.state().directory();
        Optional<String> unfinished = resumed.state().unfinished();
        if (DirectoryOffer.accepted(there, here, person, screen)) {
            String go = "cd -- " + ShellQuoting.quote(there.toString());
            return unfinished
                    .<Next>map(line -> new Next.RunThenEdit(go, line))
                    .orElseGet(() -> new Next.Run(go));
        }
        return unfinished.<Next>map(Next.Edit::new).orElse(Next.PROMPT);
    }

    @Override
    public List<String> complete(List<String> earlier) {
        try {
            return earlier.isEmpty() ? keeper.store().ids() : List.of();
        } catch (IOException e) {
            return List.of();
        }
    }
}
