package aish.engine;

import aish.model.Reply;
import java.util.function.BooleanSupplier;

/**
 * A question and all that follows from it: the answer, the decisions about its commands, and, if
 * wanted, the model's view of what those commands did.
 */
public final class Dialogue {
    /**
     * How it ended.
     *
     * @param reply the last answer
     * @param review what came of its commands
     */
    public record End(Reply reply, CommandReview.Result review) {}

    private static final String GO_ON = "Go on.";
    private static final String EXPLAIN = "explain: ";

    /** With nobody asked before a command runs, a model could go on for ever. */
    private static final int MOST_FOLLOW_UPS = 8;

    private final TurnLoop turns;
    private final CommandReview commands;
    private final BooleanSupplier followsUp;
    private final Detour detour;

    /**
     * @param followsUp whether the model is asked again when commands it proposed have run
     * @param detour chooses the model for each question that a person asks
     */
    public Dialogue(
            TurnLoop turns, CommandReview commands, BooleanSupplier followsUp, Detour detour) {
        this.turns = turns;
        this.commands = commands;
        this.followsUp = followsUp;
        this.detour = detour;
    }

    /** One whose settings stay as they are. */
    public Dialogue(TurnLoop turns, CommandReview commands, boolean followsUp) {
        this(turns, commands, () -> followsUp, Detour.NONE);
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
                        && end.review().reply().isEmpty()
                        && end.review().hasRun();
                i++) {
            end = exchange(GO_ON);
        }
        return end;
    }

    /** Has a command that was proposed earlier decided about, and run. */
    public CommandReview.Result approve(Suggestion suggestion) throws InterruptedException {
        return commands.named(suggestion);
    }

    /** The model that is asked. */
    public String model() {
        return turns.model();
    }

    /** The manner in which it is asked to help. */
    public String stance() {
        return turns.stance().toString();
    }

    private End exchange(String question) throws InterruptedException {
        TurnLoop.Exchange exchange = turns.ask(question);
        return new End(exchange.reply(), commands.all(exchange.suggestions()));
    }

    /** The question that has a command explained. */
    public static String explaining(String command) {
        return EXPLAIN + command;
    }
}
