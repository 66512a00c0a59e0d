package aish.cli;

import module java.base;

import aish.commands.session.SessionText;
import aish.event.ExitCode;
import aish.secrets.Redactor;
import aish.session.SessionStore;
import aish.session.SessionSummary;
import aish.session.record.NewerVersionException;
import aish.session.record.RecordChain;
import aish.session.record.SessionReader;
import aish.session.transcript.TranscriptText;
import aish.text.Counted;
import aish.text.PlainText;

/**
 * {@code aish sessions}: lists recorded sessions; shows, exports, verifies or removes one.
 *
 * @param redaction removes the secrets from what is shown and exported
 */
record SessionsSubcommand(
        SessionStore store, Redactor redaction, Consumer<String> out, Consumer<String> problems) {
    private static final String ALL = "all";

    /** Returns the exit code. */
    int run(List<String> words) {
        try {
            if (words.isEmpty()) {
                return list(store.list());
            }
            return switch (words.getFirst()) {
                case "verify" -> words.size() > 2 ? misused() : verify(words);
                case "show", "export", "rm" ->
                        words.size() == 2 ? one(words.getFirst(), words.getLast()) : misused();
                default -> misused();
            };
        } catch (IOException | NewerVersionException e) {
            problems.accept("cannot read the sessions: " + e.getMessage());
            return ExitCode.FAILED;
        }
    }

    /** Finds the one session that is meant; says so if there is none, or more. */
    private Optional<SessionSummary> find(String wanted) throws IOException {
        List<SessionSummary> found = store.find(wanted);
        if (found.size() == 1) {
            return Optional.of(found.getFirst());
        }
        problems.accept(
                (found.isEmpty() ? "no session matches " : "more than one session matches ")
                        + PlainText.oneLine(wanted)
                        + "; aish sessions lists them");
        return Optional.empty();
    }

    private int one(String verb, String wanted) throws IOException, NewerVersionException {
        Optional<SessionSummary> session = find(wanted);
        if (session.isEmpty()) {
            return ExitCode.USAGE;
        }
        String id = session.get().id();
        return switch (verb) {
            case "rm" -> remove(id);
            case "export" -> print(markdown(id));
            default ->
                    print(
                            PlainText.of(
                                    "%s\n\n%s"
                                            .formatted(
                                                    SessionText.row(session.get(), Instant.now()),
                                                    markdown(id))));
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

    private int print(String text) {
        out.accept(text.stripTrailing());
        return ExitCode.OK;
    }

    private String markdown(String id) throws IOException, NewerVersionException {
        return TranscriptText.render(
                SessionReader.read(store.log(id), store.outputs(id)),
                redaction,
                ZoneId.systemDefault());
    }

    private int verify(List<String> words) throws IOException {
        if (words.size() == 2 && !words.getLast().equals(ALL)) {
            String wanted = words.getLast();
            Optional<String> id =
                    store.has(wanted) ? Optional.of(wanted) : find(wanted).map(SessionSummary::id);
            return id.isEmpty() ? ExitCode.USAGE : verify(id.get());
        }
        List<String> ids = store.ids();
        if (ids.isEmpty()) {
            out.accept("No recorded sessions yet.");
        }
        int code = ExitCode.OK;
        for (String id : ids) {
            code = Math.max(code, verify(id));
        }
        return code;
    }

    private int verify(String id) throws IOException {
        RecordChain.Check check = store.verify(id);
        out.accept(id + "  " + words(check) + (store.isLive(id) ? " (being written)" : ""));
        return switch (check.state()) {
            case INTACT -> ExitCode.OK;
            case CHANGED, TRUNCATED -> ExitCode.FAILED;
        };
    }

    private static String words(RecordChain.Check check) {
        String all = Counted.of(check.lines(), "line");
        return switch (check.state()) {
            case INTACT -> "intact, " + all + ", last hash " + check.last();
            case CHANGED ->
                    check.line() == 0
                            ? "changed: a line is too long"
                            : "changed at line %d, or a line before it is missing"
                                    .formatted(check.line());
            case TRUNCATED -> "truncated: the end is missing after line " + check.lines();
        };
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
                "sessions takes show, export, verify or rm, followed by a session; see aish --help");
        return ExitCode.USAGE;
    }
}
