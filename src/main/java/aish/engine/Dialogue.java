package aish.engine;

import aish.model.Reply;
import aish.shell.CommandResult;
import java.util.Optional;
import java.util.function.BooleanSupplier;

/**
 * A question and all that follows from it: the answer, the person's decisions about its commands,
 * and, if wanted, the model's view of what those commands did.
 */
public final class Dialogue {
    /**
     * How it ended.
     *
     * @param reply the last answer
     * @param next what the person said instead of deciding about a command: their next question
     */
    public record End(Reply reply, InteractiveGate.Outcome outcome, Optional<String> next) {}

    private static final String GO_ON = "Go on.";
    private static final String EXPLAIN = "explain: ";

    /** With nobody asked before a command runs, a model could go on for ever. */
    private static final int MOST_FOLLOW_UPS = 8;

    private final TurnLoop turns;
    private final InteractiveGate gate;
    private final BooleanSupplier followsUp;
    private final Detour detour;

    /**
     * @param followsUp whether the model is asked again when commands it proposed have run
     * @param detour chooses the model for each question that a person asks
     */
    public Dialogue(
            TurnLoop turns, InteractiveGate gate, BooleanSupplier followsUp, Detour detour) {
        this.turns = turns;
        this.gate = gate;
        this.followsUp = followsUp;
        this.detour = detour;
    }

    /** One whose settings stay as they are. */
    public Dialogue(TurnLoop turns, InteractiveGate gate, boolean followsUp) {
        this(turns, gate, () -> followsUp, Detour.NONE);
    }

    public End ask(String question) throws InterruptedException {
        try (Detour.Stay _ = detour.begin(question)) {
            return converse(question);
        }
    }

    private End converse(String question) throws InterruptedException {
        End end = exchange(question);
        for (int i = 0;
                followsUp.getAsBoolean()
                        && i < MOST_FOLLOW_UPS
                        && end.next().isEmpty()
                        && end.outcome() == InteractiveGate.Outcome.RAN;
                i++) {
            end = exchange(GO_ON);
        }
        return end;
    }

    /**
     * Asks about a command that was proposed earlier, and runs it.
     *
     * @return what the person said instead of deciding about it: their next question
     */
    public Optional<String> approve(Suggestion suggestion) throws InterruptedException {
        gate.approve(suggestion);
        return gate.reply();
    }

    /** The model that is asked. */
    public String model() {
        return turns.model();
    }

    /** The manner in which it is asked to help. */
    public String stance() {
        return turns.stance().toString();
    }

    /** A command ran; the next question tells the model of it. */
    public void ran(CommandResult result) {
        turns.ran(result);
    }

    private End exchange(String question) throws InterruptedException {
        TurnLoop.Exchange exchange = turns.ask(question);
        InteractiveGate.Outcome outcome = gate.review(exchange.suggestions());
        return new End(exchange.reply(), outcome, gate.reply());
    }

    /** The question that has a command explained. */
    public static String explaining(String command) {
        return EXPLAIN + command;
    }
}
