package aish.commands.session;

import module java.base;

import aish.bash.ShellQuoting;
import aish.chat.SessionResumer;
import aish.commands.FallibleCommand;
import aish.commands.Next;
import aish.event.Event;
import aish.event.EventSink;
import aish.event.Operator;
import aish.files.PrivateFiles;
import aish.session.record.NewerVersionException;

/**
 * {@code :resume}: resumes a recorded session.
 *
 * @param directory the shell's current directory
 * @param screen shows what need not be recorded
 */
public record ResumeCommand(
        SessionResumer keeper,
        Path home,
        Supplier<Path> directory,
        Operator operator,
        InstantSource clock,
        EventSink screen,
        EventSink events)
        implements FallibleCommand {
    @Override
    public Next attempt(String arguments) throws IOException, NewerVersionException {
        Optional<String> id = picker().pick(arguments.strip());
        return id.isPresent() ? resume(id.get()) : Next.FAILED;
    }

    @Override
    public Next failed(Exception failure) {
        return fail(
                "cannot resume the session: "
                        + (failure instanceof IOException cause
                                ? PrivateFiles.reason(cause)
                                : failure.getMessage()));
    }

    private SessionPicker picker() {
        return new SessionPicker(keeper.store(), home, operator, clock, screen);
    }

    private Next resume(String id) throws IOException, NewerVersionException {
        if (keeper.current().filter(id::equals).isPresent()) {
            return notice("This is already session " + id + ".");
        }
        Path here = directory.get();
        SessionResumer.Resumed resumed = keeper.resume(id, Optional.empty(), _ -> here);
        screen.emit(new Event.Answer(SessionText.resumed(resumed, clock.instant())));
        Path there = resumed.state().directory();
        Optional<String> unfinished = resumed.state().unfinished();
        if (picker().goesTo(there, here)) {
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
