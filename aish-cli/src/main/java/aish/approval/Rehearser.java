package aish.approval;

import module java.base;

import aish.approval.RehearsalReview.Outcome;
import aish.event.Event;
import aish.event.Event.Author;
import aish.event.EventSink;
import aish.event.Operator;
import aish.exec.CommandExecutor;
import aish.exec.ContractOffer;
import aish.exec.rehearsal.Change;
import aish.exec.rehearsal.Rehearsal;
import aish.exec.rehearsal.RehearsalSupport;
import aish.exec.rehearsal.Rehearsals;
import aish.exec.rehearsal.Rehearsals.Network;
import aish.exec.rehearsal.Rehearsals.RehearsalException;
import aish.safety.permissions.NetworkAccess;
import aish.safety.permissions.StatedLimits;

/**
 * Rehearses commands, shows what they did, and lets the user keep it. Used by one thread.
 *
 * @param seen receives what each did
 */
public record Rehearser(
        CommandExecutor executor,
        Rehearsals rehearsals,
        RehearsalSupport support,
        RehearsalReview review,
        Operator operator,
        Map<String, StatedLimits> seen,
        EventSink events)
        implements Trial {
    /** More paths are not worth a model's attention. */
    private static final int MOST_NAMED = 40;

    @Override
    public Optional<StatedLimits> seen(String command) {
        return Optional.ofNullable(seen.get(command));
    }

    @Override
    public boolean isPossible() {
        return operator.isAttended()
                && executor.rehearsalObstacle().isEmpty()
                && support.obstacle().isEmpty();
    }

    /**
     * Rehearses a command, shows what it did, and asks the user about that, if there is one.
     *
     * @return its exit status
     */
    public int rehearse(String command, Network network)
            throws RehearsalException, InterruptedException {
        Rehearsal done = run(command, Author.PERSON, network);
        boolean unchanged = done.changes().isEmpty();
        if (unchanged || !operator.isAttended()) {
            conclude(done, unchanged);
            return done.status();
        }
        return switch (review.ask(done, network == Network.OFF && done.status() != 0)) {
            case Outcome.Again _ -> rehearse(command, Network.ON);
            case Outcome.Reply(String words) -> {
                operator.next(words);
                yield done.status();
            }
            case Outcome.Applied _, Outcome.Dropped _, Outcome.Later _ -> done.status();
        };
    }

    private void conclude(Rehearsal done, boolean unchanged) {
        if (unchanged) {
            rehearsals.drop(done);
            events.emit(new Event.Notice("Nothing on the disk would change."));
        } else {
            events.emit(
                    new Event.Notice(
                            "%s: nothing has changed yet. aish rehearsals keep %s applies this."
                                    .formatted(done.id(), done.id())));
        }
    }

    private Rehearsal run(String command, Author author, Network network)
            throws RehearsalException, InterruptedException {
        Optional<String> obstacle = support.obstacle();
        if (obstacle.isPresent()) {
            throw new RehearsalException(obstacle.get());
        }
        Rehearsal done = executor.rehearse(rehearsals, command, author, network);
        seen.put(
                command,
                ContractOffer.of(
                        done,
                        network == Network.ON ? new NetworkAccess.On() : new NetworkAccess.Off(),
                        review.text().home()));
        events.emit(
                new Event.Rehearsed(
                        done.id(), done.command(), done.status(), review.text().report(done)));
        return done;
    }

    @Override
    public Optional<Decision> of(String command) {
        return of(command, Network.OFF);
    }

    private Optional<Decision> of(String command, Network network) {
        try {
            Rehearsal done = run(command, Author.MODEL, network);
            if (done.changes().isEmpty()) {
                conclude(done, true);
                return Optional.empty();
            }
            return switch (review.ask(done, network == Network.OFF && done.status() != 0)) {
                case Outcome.Applied(var changes, var kept) ->
                        Optional.of(
                                new Decision.Kept(
                                        done.command(),
                                        done.status(),
                                        told(changes, kept.rest().isPresent()),
                                        Optional.of(done.id()).filter(_ -> kept.undoable())));
                case Outcome.Again _ -> of(command, Network.ON);
                case Outcome.Reply(String words) -> Optional.of(new Decision.Reply(words));
                case Outcome.Dropped _, Outcome.Later _ -> Optional.empty();
            };
        } catch (RehearsalException e) {
            events.emit(new Event.Problem(e.why()));
            return Optional.empty();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            return Optional.of(new Decision.Abort("interrupted"));
        }
    }

    /** Tells the model what was kept; it has the output from the rehearsal. */
    private static String told(List<Change> changes, boolean partly) {
        StringBuilder said = new StringBuilder();
        said.append("[aish] The user ran this on a copy of the disk and kept ")
                .append(partly ? "only some of its changes" : "its changes")
                .append(".\n");
        changes.stream()
                .limit(MOST_NAMED)
                .forEach(
                        one ->
                                said.append(one.kind().word())
                                        .append(' ')
                                        .append(one.path())
                                        .append('\n'));
        if (changes.size() > MOST_NAMED) {
            said.append("and ").append(changes.size() - MOST_NAMED).append(" more\n");
        }
        return said.toString();
    }
}
