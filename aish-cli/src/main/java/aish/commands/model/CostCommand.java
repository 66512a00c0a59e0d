package aish.commands.model;

import module java.base;

import aish.commands.Next;
import aish.commands.VerbCommand;
import aish.commands.Verbs;
import aish.cost.Booking;
import aish.cost.Budget;
import aish.cost.Ledger;
import aish.event.EventSink;

/**
 * {@code :cost}: shows what was spent, on what, and the limits.
 *
 * @param method returns how a model's tokens are counted
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
    /** Shows the cost of all sessions. */
    @FunctionalInterface
    public interface Archive {
        void read(Consumer<Booking> reader) throws IOException;
    }

    @Override
    public Verbs verbs() {
        return new Verbs("cost")
                .alone(
                        "show the cost of this session",
                        _ -> answer(CostReport.session(ledger, budget)))
                .verb(
                        "detail",
                        "list the latest requests",
                        _ -> answer(CostReport.detail(ledger, budget.money(), method, zone.get())))
                .verb("total", "show the cost of all sessions", _ -> total())
                .verb("warn AMOUNT|off", "warn at that cost", rest -> limit(rest, budget::warnAt))
                .verb("stop AMOUNT|off", "stop at that cost", rest -> limit(rest, budget::stopAt));
    }

    private Next total() {
        CostReport.Total total = new CostReport.Total(clock.instant(), zone.get(), budget.money());
        try {
            archive.read(total::add);
        } catch (IOException e) {
            return fail("cannot read the cost of earlier sessions: " + e.getMessage());
        }
        return answer(total.toString());
    }

    private Next limit(String text, DoubleConsumer limit) {
        boolean off = text.equals("off");
        if (!off && !text.matches("[0-9]+\\.?[0-9]*|\\.[0-9]+")) {
            return fail("Use an amount such as 0.50, or off.");
        }
        limit.accept(off ? 0 : Double.parseDouble(text));
        return notice("In this session: " + CostReport.limits(budget) + ".");
    }

    /** Returns the panel's line. */
    public String glance() {
        String stop = budget.stopAt() > 0 ? "; " + CostReport.limits(budget) : "";
        return CostReport.glance(ledger.total(), budget.money()) + stop;
    }
}
