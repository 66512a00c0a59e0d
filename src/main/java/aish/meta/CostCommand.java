package aish.meta;

import aish.console.Event;
import aish.console.EventSink;
import aish.console.PlainText;
import aish.cost.Booking;
import aish.cost.Budget;
import aish.cost.Ledger;
import java.io.IOException;
import java.time.InstantSource;
import java.time.ZoneId;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.DoubleConsumer;
import java.util.function.Supplier;
import java.util.function.UnaryOperator;

/** {@code :cost}: what was spent, on what, and what may be. */
public final class CostCommand implements MetaCommand {
    /** Tells of what all sessions took. */
    @FunctionalInterface
    public interface Archive {
        void read(Consumer<Booking> reader) throws IOException;
    }

    private static final Manual MANUAL =
            new Manual(
                    "cost",
                    List.of(),
                    "cost [detail|total|…]",
                    "tokens and money spent, and limits",
                    "cost");
    private static final List<String> VERBS = List.of("detail", "total", "warn", "stop");
    private static final String NONE = "off";

    private final Ledger ledger;
    private final Budget budget;
    private final UnaryOperator<String> method;
    private final Archive archive;
    private final InstantSource clock;
    private final Supplier<ZoneId> zone;
    private final EventSink events;

    /**
     * @param method how a model's tokens are counted
     */
    public CostCommand(
            Ledger ledger,
            Budget budget,
            UnaryOperator<String> method,
            Archive archive,
            InstantSource clock,
            Supplier<ZoneId> zone,
            EventSink events) {
        this.ledger = ledger;
        this.budget = budget;
        this.method = method;
        this.archive = archive;
        this.clock = clock;
        this.zone = zone;
        this.events = events;
    }

    @Override
    public Manual manual() {
        return MANUAL;
    }

    @Override
    public Next run(String arguments) {
        String[] words = arguments.strip().split("\\s+", 2);
        String rest = words.length > 1 ? words[1] : "";
        return switch (words[0]) {
            case "" -> tell(CostReport.session(ledger, budget));
            case "detail" -> tell(CostReport.detail(ledger, method, zone.get()));
            case "total" -> total();
            case "warn" -> limit(rest, budget::warnAt);
            case "stop" -> limit(rest, budget::stopAt);
            default ->
                    fail(
                            "no :cost "
                                    + PlainText.oneLine(words[0])
                                    + "; there are detail, total, warn AMOUNT and stop AMOUNT");
        };
    }

    private Next total() {
        CostReport.Total total = new CostReport.Total(clock.instant(), zone.get());
        try {
            archive.read(total::add);
        } catch (IOException e) {
            return fail("what was spent cannot be read: " + e.getMessage());
        }
        return tell(total.toString());
    }

    private Next limit(String text, DoubleConsumer limit) {
        Optional<Double> amount = amount(text);
        if (amount.isEmpty()) {
            return fail("write an amount such as 0.50, or off");
        }
        limit.accept(amount.get());
        events.emit(new Event.Notice("for this session: " + CostReport.limits(budget)));
        return Next.PROMPT;
    }

    private static Optional<Double> amount(String text) {
        if (text.equals(NONE)) {
            return Optional.of(0.0);
        }
        boolean plain = !text.isEmpty() && text.chars().allMatch(c -> c == '.' || isDigit(c));
        try {
            return plain ? Optional.of(Double.parseDouble(text)) : Optional.empty();
        } catch (NumberFormatException e) {
            return Optional.empty();
        }
    }

    private static boolean isDigit(int c) {
        return c >= '0' && c <= '9';
    }

    /** For the panel. */
    public String glance() {
        String stop = budget.stopAt() > 0 ? "; " + CostReport.limits(budget) : "";
        return CostReport.glance(ledger.total()) + stop;
    }

    private Next tell(String text) {
        events.emit(new Event.Answer(text));
        return Next.PROMPT;
    }

    private Next fail(String problem) {
        events.emit(new Event.Problem(problem));
        return Next.FAILED;
    }

    @Override
    public List<String> complete(List<String> earlier) {
        if (earlier.isEmpty()) {
            return VERBS;
        }
        boolean limit = List.of("warn", "stop").contains(earlier.getFirst());
        return limit && earlier.size() == 1 ? List.of(NONE) : List.of();
    }
}
