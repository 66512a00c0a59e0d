package aish.norris;

import module java.base;

import aish.approval.RehearsalReview;
import aish.approval.RehearsalReview.Outcome;
import aish.event.Event;
import aish.event.EventSink;
import aish.event.Operator;
import aish.exec.CommandExecutor;
import aish.exec.ShellKeeper;
import aish.exec.rehearsal.OpenRehearsal;
import aish.exec.rehearsal.Rehearsal;
import aish.exec.rehearsal.Rehearsals;
import aish.exec.rehearsal.Rehearsals.Network;
import aish.exec.rehearsal.Rehearsals.RehearsalException;
import aish.shell.ShellException;
import aish.shell.ShellState;

/**
 * Pursues goals on one copy of the disk, until the user has decided what becomes of it. However a
 * pursuit ends, the shell is back outside, and what was done is a rehearsal. Used by one thread.
 */
public record CopyPursuit(
        NorrisLoop loop,
        ShellKeeper keeper,
        CommandExecutor executor,
        Rehearsals rehearsals,
        RehearsalReview review,
        Operator operator,
        EventSink events) {
    private static final String CONTINUE =
            "Any other words are a further goal on the same copy, such as: also update the docs";

    private static final String LEFT =
            "ID: nothing has changed yet. Review it with: aish rehearsals diff ID. Apply it with:"
                    + " aish rehearsals keep ID. Remove it with: aish rehearsals drop ID.";

    public PursuitResult pursue(String goal, Network network) throws InterruptedException {
        return start(goal, network, Optional.empty(), copy -> loop.pursue(goal, Optional.of(copy)));
    }

    /** Pursues the rest of a goal that was started on the disk itself. */
    public PursuitResult rest(String goal) throws InterruptedException {
        PursuitResult result = start(goal, Network.OFF, loop.left(), loop::resume);
        loop.giveUp(result);
        return result;
    }

    /** Pursues one goal on a copy. */
    private interface Attempt {
        PursuitResult on(WorkingCopy copy) throws InterruptedException;
    }

    /**
     * @param left the shell to continue with, if it is not the user's own
     */
    private PursuitResult start(
            String goal, Network network, Optional<ShellState> left, Attempt first)
            throws InterruptedException {
        try {
            Optional<String> obstacle = executor.rehearsalObstacle();
            if (obstacle.isPresent()) {
                return unable(obstacle.get());
            }
            ShellState state = left.isPresent() ? left.get() : keeper.state();
            OpenRehearsal copy = rehearsals.open(keeper.directory(), network);
            return new OnCopy(copy, network, state).pursue(goal, first);
        } catch (RehearsalException e) {
            return unable(e.why());
        } catch (ShellException e) {
            return unable("cannot work on a copy: " + e.getMessage() + ".");
        }
    }

    private PursuitResult unable(String why) {
        events.emit(
                new Event.Problem(
                        why
                                + " :norris --real GOAL works on the disk itself and asks more often."));
        return new PursuitResult(PursuitResult.How.UNABLE, why);
    }

    /** What happens on one copy. */
    private final class OnCopy {
        private final OpenRehearsal copy;
        private final Network network;
        private final List<String> goals = new ArrayList<>();

        /** What the next shell in the copy starts with. */
        private ShellState state;

        /** What the first shell in the copy started with. */
        private Optional<ShellState> first = Optional.empty();

        OnCopy(OpenRehearsal copy, Network network, ShellState state) {
            this.copy = copy;
            this.network = network;
            this.state = state;
        }

        PursuitResult pursue(String goal, Attempt pursuit)
                throws RehearsalException, InterruptedException {
            Optional<String> next = Optional.of(goal);
            PursuitResult result = new PursuitResult(PursuitResult.How.UNABLE, "");
            while (next.isPresent()) {
                String now = next.get();
                result =
                        pursueInside(
                                goals.isEmpty()
                                        ? pursuit
                                        : on -> loop.pursue(now, Optional.of(on)));
                goals.add(now);
                Rehearsal done =
                        copy.look(
                                ":norris " + String.join("; ", goals),
                                result.exitCode(),
                                shellChanges());
                next = decide(done);
            }
            copy.close();
            return result;
        }

        private Optional<String> decide(Rehearsal done)
                throws RehearsalException, InterruptedException {
            if (done.changes().isEmpty()) {
                rehearsals.drop(done);
                events.emit(new Event.Notice(done.id() + ": nothing on the disk would change."));
                return Optional.empty();
            }
            events.emit(
                    new Event.Rehearsed(
                            done.id(), done.command(), done.status(), review.text().report(done)));
            if (!operator.isAttended()) {
                events.emit(new Event.Notice(LEFT.replace("ID", done.id())));
                return Optional.empty();
            }
            events.emit(new Event.Notice(CONTINUE));
            return switch (review.askOrContinue(done)) {
                case Outcome.Reply(String words) -> {
                    copy.reopen();
                    yield Optional.of(words);
                }
                case Outcome.Applied _, Outcome.Dropped _, Outcome.Later _, Outcome.Again _ ->
                        Optional.empty();
            };
        }

        private List<String> shellChanges() {
            return first.map(start -> start.changesTo(state)).orElse(List.of());
        }

        private PursuitResult pursueInside(Attempt pursuit)
                throws RehearsalException, InterruptedException {
            enter();
            try {
                if (first.isEmpty()) {
                    first = Optional.of(keeper.state());
                }
                copy.watch(() -> loop.stop(new PursuitResult(PursuitResult.How.COPY, "")));
                return pursuit.on(new WorkingCopy(copy.id(), network));
            } catch (ShellException e) {
                events.emit(new Event.Problem(String.valueOf(e.getMessage())));
                return new PursuitResult(PursuitResult.How.UNABLE, "");
            } finally {
                state = keeper.leave().orElse(state);
            }
        }

        private void enter() throws RehearsalException, InterruptedException {
            try {
                keeper.enter(copy.surroundings(), state);
            } catch (ShellException e) {
                String why = copy.failure();
                copy.abandon();
                throw new RehearsalException(why, e);
            }
        }
    }
}
