package aish.commands.model;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import aish.commands.Next;
import aish.cost.Booking;
import aish.cost.Budget;
import aish.cost.Ledger;
import aish.cost.Money;
import aish.event.Event;
import aish.model.ModelRequest.Purpose;
import aish.model.Reply.Usage;
import aish.testing.RecordingSink;
import org.junit.jupiter.api.Test;

class CostCommandTest {
    private static final Instant NOON = Instant.parse("2026-01-31T12:00:00Z");

    private final RecordingSink events = new RecordingSink();
    private final Ledger ledger = new Ledger();
    private final Budget budget = new Budget(ledger, 0, 0, Money.DOLLARS);
    private final List<Booking> archive = new ArrayList<>();
    private CostCommand.Archive reading = archive::forEach;

    private CostCommand command() {
        return new CostCommand(
                ledger,
                budget,
                _ -> "counted by the server",
                reader -> reading.read(reader),
                InstantSource.fixed(NOON),
                () -> ZoneOffset.UTC,
                events);
    }

    private static Booking booking(
            String model, Purpose purpose, int prompt, boolean counted, double cost) {
        return new Booking(NOON, model, purpose, new Usage(prompt, 20, 0), counted, 110, cost);
    }

    private String answer(String arguments) {
        assertThat(command().run(arguments)).isEqualTo(Next.PROMPT);
        return events.events().getLast() instanceof Event.Answer(String text, var _) ? text : "";
    }

    @Test
    void showsTheSession() {
        assertThat(answer(""))
                .isEqualTo(
                        "This session: no requests yet\n"
                                + "No spending alert or limit set (cost.warn_at, cost.stop_at).");
        ledger.book(booking("cloud", Purpose.CHAT, 1000, true, 0.0123));
        ledger.book(booking("cloud", Purpose.CHAT, 500, true, 0.01));
        ledger.book(booking("fast", Purpose.PROBE, 90, false, 0));
        budget.warnAt(0.5);
        budget.stopAt(2);
        assertThat(answer(""))
                .isEqualTo(
                        """
                        This session: $0.0223 (3 requests, 1,590 tokens sent, 60 received)
                        model  purpose  requests   sent  received     cost
                        cloud  chat            2  1,500        40  $0.0223
                        fast   probe           1     90        20    $0.00
                        1 request: the server sent no token count, so aish estimated it.
                        Alert at $0.50, limit at $2.00.""");
    }

    @Test
    void showsEstimatesAgainstWhatWasCounted() {
        assertThat(answer("detail")).isEqualTo("No requests yet in this session.");
        ledger.book(booking("cloud", Purpose.CHAT, 100, true, 0.0123));
        ledger.book(booking("fast", Purpose.NORRIS, 120, true, 0));
        ledger.book(booking("fast", Purpose.CHAT, 110, false, 0));
        assertThat(answer("detail"))
                .isEqualTo(
                        """
                        time      model  purpose  estimated  sent   off  received     cost
                        12:00:00  cloud  chat           110   100  +10%        20  $0.0123
                        12:00:00  fast   norris         110   120   -8%        20    $0.00
                        12:00:00  fast   chat           110     -     -        20    $0.00
                        cloud: tokens are counted by the server
                        fast: tokens are counted by the server""");
    }

    @Test
    void addsUpAllSessions() {
        assertThat(answer("total")).isEqualTo("All sessions: no requests yet");
        archive.add(at(Duration.ZERO, "cloud", 0.5));
        archive.add(at(Duration.ofDays(2), "cloud", 0.25));
        archive.add(at(Duration.ofDays(300), "fast", 0));
        assertThat(answer("total"))
                .isEqualTo(
                        """
                        all sessions  requests  sent  received     cost
                        today                1   100        20  $0.5000
                        last 30 days         2   200        40  $0.7500
                        in all               3   300        60  $0.7500
                          cloud              2   200        40  $0.7500
                          fast               1   100        20    $0.00""");
    }

    private static Booking at(Duration ago, String model, double cost) {
        return new Booking(
                NOON.minus(ago), model, Purpose.CHAT, new Usage(100, 20, 0), true, 1, cost);
    }

    @Test
    void saysWhatCannotBeRead() {
        reading =
                _ -> {
                    throw new IOException("no disk");
                };
        assertThat(command().run("total")).isEqualTo(Next.FAILED);
        assertThat(events.events())
                .containsExactly(
                        new Event.Problem("cannot read the cost of earlier sessions: no disk"));
    }

    @Test
    void setsLimits() {
        CostCommand command = command();
        command.run("warn 0.5");
        command.run("stop 2");
        assertThat(budget.warnAt()).isEqualTo(0.5);
        assertThat(budget.stopAt()).isEqualTo(2);
        command.run("stop off");
        assertThat(budget.stopAt()).isZero();
        assertThat(events.events().getLast())
                .isEqualTo(
                        new Event.Notice(
                                "In this session: alert at $0.50, no limit (cost.stop_at)."));
        for (String wrong :
                List.of(
                        "stop",
                        "stop much",
                        "stop -1",
                        "stop NaN",
                        "warn 1.2.3",
                        "stop 1e9",
                        "x")) {
            assertThat(command.run(wrong)).isEqualTo(Next.FAILED);
        }
        assertThat(command.complete(List.of())).containsExactly("detail", "total", "warn", "stop");
        assertThat(command.complete(List.of("stop"))).containsExactly("off");
        assertThat(command.complete(List.of("detail"))).isEmpty();
    }

    @Test
    void tellsThePanel() {
        assertThat(command().glance()).isEqualTo("no requests yet");
        ledger.book(booking("cloud", Purpose.CHAT, 1000, true, 0.0123));
        assertThat(command().glance())
                .isEqualTo("$0.0123 (1 request, 1,000 tokens sent, 20 received)");
    }
}
