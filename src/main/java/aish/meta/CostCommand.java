package aish.meta;

import aish.console.EventSink;
import aish.cost.Booking;
import aish.cost.Budget;
import aish.cost.Ledger;
import java.io.IOException;
import java.time.InstantSource;
import java.time.ZoneId;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.DoubleConsumer;
import java.util.function.Supplier;
import java.util.function.UnaryOperator;

/**
 * {@code :cost}: what was spent, on what, and what may be.
 *
 * @param method how a model's tokens are counted
 */
public record CostCommand(
        Ledger ledger,
        Budget budget,
        UnaryOperator<String> method,
        Archive archive,
        InstantSource clock,
        Supplier<ZoneId> zone,
        EventSink events)
        implements VerbCommand {
    /** Tells of what all sessions took. */
    @FunctionalInterface
    public interface Archive {
        void read(Consumer<Booking> reader) throws IOException;
    }

    private static final String NONE = "off";

    @Override
    public Verbs verbs() {
        return new Verbs("cost")
                .alone("what this session took", _ -> answer(CostReport.session(ledger, budget)))
                .verb(
                        "detail",
                        "the latest requests",
                        _ -> answer(CostReport.detail(ledger, method, zone.get())))
                .verb("total", "what all sessions took", _ -> total())
                .verb("warn AMOUNT|off", "warn at that cost", rest -> limit(rest, budget::warnAt))
                .verb(
                        "stop AMOUNT|off",
                        "send no more at that cost",
                        rest -> limit(rest, budget::stopAt));
    }

    private Next total() {
        CostReport.Total total = new CostReport.Total(clock.instant(), zone.get());
        try {
            archive.read(total::add);
        } catch (IOException e) {
            return fail("what was spent cannot be read: " + e.getMessage());
        }
        return answer(total.toString());
    }

    private Next limit(String text, DoubleConsumer limit) {
        Optional<Double> amount = amount(text);
        if (amount.isEmpty()) {
            return fail("write an amount such as 0.50, or off");
        }
        limit.accept(amount.get());
        return notice("for this session: " + CostReport.limits(budget));
    }

    private static Optional<Double> amount(String text) {
        if (text.equals(NONE)) {
            return Optional.of(0.0);
        }
        boolean plain = text.matches("[0-9]+\\.?[0-9]*|\\.[0-9]+");
        return plain ? Optional.of(Double.parseDouble(text)) : Optional.empty();
    }

    /** For the panel. */
    public String glance() {
        String stop = budget.stopAt() > 0 ? "; " + CostReport.limits(budget) : "";
        return CostReport.glance(ledger.total()) + stop;
    }
}
