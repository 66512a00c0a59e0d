package aish.commands.session;

import module java.base;

import aish.bash.ShellQuoting;
import aish.chat.SessionResumer;
import aish.commands.FallibleCommand;
import aish.commands.MetaCommand;
import aish.commands.Next;
import aish.commands.Replies;
import aish.commands.VerbCommand;
import aish.commands.Verbs;
import aish.event.Event;
import aish.event.EventSink;
import aish.event.Operator;
import aish.files.PrivateFiles;
import aish.session.SessionSummary;
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

    /** {@code :sessions}: lists recorded sessions. */
    public record All(SessionResumer keeper, Path home, InstantSource clock, EventSink events)
            implements MetaCommand, Replies {
        private static final int MOST = 20;

        @Override
        public Next run(String arguments) {
            try {
                List<SessionSummary> found = keeper.store().find(arguments);
                return page(
                        found.isEmpty()
                                ? arguments.isBlank()
                                        ? "No recorded sessions yet."
                                        : "No session matches \"" + arguments.strip() + "\"."
                                : list(found));
            } catch (IOException e) {
                return fail("cannot read the recorded sessions: " + e.getMessage());
            }
        }

        private String list(List<SessionSummary> found) {
            StringBuilder list = new StringBuilder();
            for (SessionSummary session : found.subList(0, Math.min(MOST, found.size()))) {
                boolean current = keeper.current().equals(Optional.of(session.id()));
                String row =
                        SessionText.entry(session, home, clock.instant()).replace("\n", "\n  ");
                list.append(current ? "* " : "  ").append(row).append('\n');
            }
            if (found.size() > MOST) {
                list.append("  … and ").append(found.size() - MOST).append(" older\n");
            }
            return list.toString().stripTrailing();
        }
    }

    /**
     * {@code :resume}: resumes a recorded session.
     *
     * @param directory the shell's current directory
     * @param screen shows what need not be recorded
     */
    public record Resume(
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
}
