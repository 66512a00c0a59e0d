package aish.chat;

import module java.base;

import aish.context.Conversation;
import aish.cost.Booking;
import aish.cost.Ledger;
import aish.event.Event;
import aish.model.ModelRoster;
import aish.session.SessionLog;
import aish.session.SessionState;
import aish.session.SessionStore;
import aish.session.TimedEvent;
import aish.session.output.OutputStore;
import aish.session.record.NewerVersionException;
import aish.shell.CommandResult;

/**
 * Resumes recorded sessions with everything that belongs to them. Used by one thread.
 *
 * @param lastOutput told from which {@code out-N} to count on
 * @param ledger goes on with what a session took
 */
public record SessionResumer(
        SessionStore store,
        SessionLog log,
        OutputStore outputs,
        TurnLoop turns,
        Suggestions suggestions,
        ModelRoster models,
        IntConsumer lastOutput,
        Ledger ledger) {
    /**
     * A resumed session.
     *
     * @param exchanges its conversation
     * @param unsent the commands that no model has been sent yet, oldest first
     * @param original the session it was copied from, if another aish is writing that one
     * @param missingModel the model it used, if it no longer exists
     */
    public record Resumed(
            SessionState state,
            List<Conversation.Exchange> exchanges,
            List<CommandResult> unsent,
            Optional<String> original,
            Optional<String> missingModel) {}

    /** Returns the id of the session being recorded, if there is one. */
    public Optional<String> current() {
        return log.id();
    }

    /**
     * Replaces the current session with an earlier one.
     *
     * @param model the model to use instead of the session's
     * @param place determines the shell's directory, perhaps by asking the user
     */
    public Resumed resume(String id, Optional<String> model, Function<SessionState, Path> place)
            throws IOException, NewerVersionException {
        SessionState state = store.restore(id);
        Path directory = place.apply(state);
        Optional<String> missing =
                model.isPresent() || models.activate(state.model())
                        ? Optional.empty()
                        : Optional.of(state.model());
        boolean copied = log.resume(state, directory, models.active());
        turns.restore(state.events());
        suggestions.restore(state.events());
        ledger.restore(spent(state));
        outputs.rescan();
        lastOutput.accept(Math.max(state.lastOutput(), outputs.newest().orElse(0)));
        return new Resumed(
                state,
                turns.exchanges(),
                turns.unsentCommands(),
                copied ? Optional.of(id) : Optional.empty(),
                missing);
    }

    private static List<Booking> spent(SessionState state) {
        List<Booking> spent = new ArrayList<>();
        for (TimedEvent recorded : state.events()) {
            if (recorded.event() instanceof Event.Spent(Booking booking)) {
                spent.add(booking);
            }
        }
        return spent;
    }

    /** Removes one exchange, counted from 0, here and in the record. */
    public void forget(int exchange) throws IOException, NewerVersionException {
        log.forget(exchange).forEach(suggestions::discard);
        turns.forget(exchange);
    }

    /**
     * Continues in a copy of the session and leaves the original unchanged; returns the id of the
     * copy.
     */
    public Optional<String> fork() throws IOException, NewerVersionException {
        if (log.id().isEmpty()) {
            return Optional.empty();
        }
        log.fork();
        outputs.rescan();
        return log.id();
    }
}
