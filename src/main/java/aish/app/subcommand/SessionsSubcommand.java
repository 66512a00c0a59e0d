package aish.app.subcommand;

import module java.base;

import aish.commands.session.SessionText;
import aish.event.ExitCode;
import aish.session.SessionStore;
import aish.session.SessionSummary;
import aish.session.TimedEvent;
import aish.session.record.NewerVersionException;
import aish.session.record.RecordLines.SessionReader;
import aish.text.PlainText;

/** {@code aish sessions}: lists recorded sessions, shows, exports or removes one. */
final class SessionsSubcommand {
    private final SessionStore store;
    private final Function<List<TimedEvent>, String> markdown;
    private final Consumer<String> out;
    private final Consumer<String> problems;

    /**
     * @param markdown formats a record as text
     */
    SessionsSubcommand(
            SessionStore store,
            Function<List<TimedEvent>, String> markdown,
            Consumer<String> out,
            Consumer<String> problems) {
        this.store = store;
        this.markdown = markdown;
        this.out = out;
        this.problems = problems;
    }

    /** Returns the exit code. */
    int run(List<String> words) {
        try {
            if (words.isEmpty()) {
                return list(store.list());
            }
            return words.size() == 2 ? one(words.getFirst(), words.getLast()) : misused();
        } catch (IOException | NewerVersionException e) {
            problems.accept("cannot read the sessions: " + e.getMessage());
            return ExitCode.FAILED;
        }
    }

    private int one(String verb, String wanted) throws IOException, NewerVersionException {
        if (!List.of("show", "export", "rm").contains(verb)) {
            return misused();
        }
        List<SessionSummary> found = store.find(wanted);
        if (found.size() != 1) {
            problems.accept(
                    (found.isEmpty() ? "no session matches " : "more than one session matches ")
                            + PlainText.oneLine(wanted)
                            + "; aish sessions lists them");
            return ExitCode.USAGE;
        }
        SessionSummary session = found.getFirst();
        return switch (verb) {
            case "rm" -> remove(session.id());
            case "export" -> print(text(session.id()));
            default ->
                    print(
                            PlainText.of(
                                    SessionText.row(session, Instant.now())
                                            + "\n\n"
                                            + text(session.id())));
        };
    }

    private int list(List<SessionSummary> sessions) {
        if (sessions.isEmpty()) {
            out.accept("No recorded sessions yet.");
        }
        for (SessionSummary session : sessions) {
            out.accept(PlainText.oneLine(SessionText.row(session, Instant.now())));
        }
        return ExitCode.OK;
    }

    private String text(String id) throws IOException, NewerVersionException {
        return markdown.apply(SessionReader.read(store.log(id), store.outputs(id)).events());
    }

    private int print(String text) {
        out.accept(text.stripTrailing());
        return ExitCode.OK;
    }

    private int remove(String id) throws IOException {
        if (store.delete(id)) {
            return ExitCode.OK;
        }
        problems.accept("session " + id + " is open in another aish and was not deleted");
        return ExitCode.FAILED;
    }

    private int misused() {
        problems.accept(
                "sessions takes show, export or rm, followed by a session; see aish --help");
        return ExitCode.USAGE;
    }
}
