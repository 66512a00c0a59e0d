package aish.cost;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import module java.base;

import aish.cost.Accounts.MeteredClient;
import aish.cost.Ledger.CostSum;
import aish.cost.Money.Price;
import aish.model.Delta;
import aish.model.Message;
import aish.model.ModelClient;
import aish.model.ModelProblem;
import aish.model.ModelRequest;
import aish.model.ModelRequest.Purpose;
import aish.model.Reply;
import aish.model.Reply.Usage;
import aish.process.Cancellation;
import aish.testing.FakeRoster;
import aish.testing.Replies;
import aish.testing.ScriptedModel;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import net.jqwik.api.constraints.Size;
import org.junit.jupiter.api.Test;

class AccountsTest {
    private static final Instant NOW = Instant.ofEpochSecond(1_700_000_000);

    /** 400 characters and what surrounds them are 107 tokens. */
    private static final ModelRequest REQUEST =
            ModelRequest.of(List.of(new Message.User("x".repeat(400))));

    private final ScriptedModel server = new ScriptedModel();
    private final FakeRoster models = new FakeRoster().with("cloud", server).with("fast", server);
    private final Ledger ledger = new Ledger();
    private final List<Booking> booked = new ArrayList<>();
    private final List<String> warnings = new ArrayList<>();
    private Budget budget = new Budget(ledger, 0, 0, Money.DOLLARS);
    private OptionalInt longest = OptionalInt.empty();

    private Accounts accounts() {
        return new Accounts(
                model ->
                        model.equals("cloud")
                                ? new Accounts.Terms(new Price(1000, 10_000), longest)
                                : Accounts.Terms.FREE,
                new Tokens(models, _ -> {}, InstantSource.system()),
                ledger,
                budget,
                InstantSource.fixed(NOW),
                booked::add,
                warnings::add);
    }

    private Reply ask(String model, ModelRequest request) {
        List<Delta> ignored = new ArrayList<>();
        ModelClient client = new MeteredClient(model, server, accounts());
        return client.ask(request, ignored::add, new Cancellation());
    }

    private static Reply counted(int prompt, int completion) {
        return Replies.metered("ok", new Usage(prompt, completion, 7));
    }

    @Test
    void booksWhatTheServerCounted() {
        server.answer(counted(100, 20));
        ask("cloud", REQUEST);
        assertThat(booked)
                .containsExactly(
                        new Booking(
                                NOW, "cloud", Purpose.CHAT, new Usage(100, 20, 7), true, 107, 0.3));
        assertThat(ledger.sums())
                .isEqualTo(
                        Map.of(
                                new Ledger.Account("cloud", Purpose.CHAT),
                                new CostSum(1, 100, 20, 7, 0.3, 0)));
    }

    @Test
    void countsItselfWhatTheServerDidNot() {
        server.answer("x".repeat(80));
        ask("cloud", REQUEST);
        assertThat(booked)
                .containsExactly(
                        new Booking(
                                NOW,
                                "cloud",
                                Purpose.CHAT,
                                new Usage(107, 20, 0),
                                false,
                                107,
                                0.307));
    }

    @Test
    void booksHalfAnAnswerButNoFailure() {
        server.answer(Reply.failed(new ModelProblem.Http(500, "", Optional.empty())));
        ask("cloud", REQUEST);
        assertThat(booked).isEmpty();
        server.answer(Replies.brokenOff("half", new ModelProblem.Cancelled()));
        ask("cloud", REQUEST);
        assertThat(booked).hasSize(1);
    }

    @Test
    void keepsPurposesApart() {
        ModelRequest afterTool =
                ModelRequest.of(List.of(new Message.User("q"), new Message.Tool("1", "r")));
        for (ModelRequest request :
                List.of(
                        REQUEST,
                        afterTool,
                        afterTool.with(Purpose.NORRIS),
                        REQUEST.with(Purpose.PROBE),
                        REQUEST.with(Purpose.SUMMARY),
                        REQUEST.with(Purpose.PREPLAN))) {
            server.answer(counted(10, 1));
            ask("fast", request);
        }
        assertThat(booked)
                .extracting(booking -> booking.purpose().label())
                .containsExactly("chat", "tool", "norris", "probe", "summary", "norris-preplan");
        assertThat(ledger.total(Purpose.PROBE).tokens()).isEqualTo(11);
        assertThat(ledger.total("fast").requests()).isEqualTo(6);
    }

    @Test
    void refusesWhatWouldCostTooMuch() {
        budget = new Budget(ledger, 0, 3.0, Money.DOLLARS);
        server.answer(counted(100, 20));
        assertThat(ask("cloud", REQUEST).isWhole()).isTrue();
        budget.stopAt(0.5);
        Reply refused = ask("cloud", REQUEST);
        assertThat(refused.problem())
                .contains(
                        new ModelProblem.Budget(
                                "not sent: the request would cost about $0.3070, and $0.3000 of"
                                        + " the limit of $0.50 is spent; :cost stop AMOUNT raises"
                                        + " the limit, :model NAME switches to another model"));
        assertThat(server.requests()).hasSize(1);
        assertThat(booked).hasSize(1);
        budget.stopAt(0);
        server.answer(counted(100, 20));
        assertThat(ask("cloud", REQUEST).isWhole()).isTrue();
    }

    @Test
    void theServerKnowsWhatItCharges() {
        budget = new Budget(ledger, 4, 8, Money.DOLLARS);
        Usage usage = new Usage(100, 20, 0, OptionalDouble.of(5));
        for (String model : List.of("fast", "cloud")) {
            server.answer(Replies.metered("ok", usage));
            budget.stopAt(100);
            assertThat(ask(model, REQUEST).isWhole()).isTrue();
        }
        assertThat(booked).extracting(Booking::cost).containsExactly(5.0, 5.0);
        assertThat(warnings).hasSize(1).first().asString().contains("has cost $5.0000");
        budget.stopAt(12);
        assertThat(ask("fast", REQUEST).problem()).containsInstanceOf(ModelProblem.Budget.class);
    }

    @Test
    void refusesNothingThatIsFree() {
        budget = new Budget(ledger, 0, 0.0001, Money.DOLLARS);
        server.answer(counted(100, 20));
        assertThat(ask("fast", REQUEST).isWhole()).isTrue();
    }

    @Test
    void expectsNoLongerAnswerThanWasAskedFor() {
        assertThat(accounts().preflight("cloud", REQUEST)).isCloseTo(0.107 + 2.56, within(1e-9));
        longest = OptionalInt.of(100);
        assertThat(accounts().preflight("cloud", REQUEST)).isCloseTo(0.107 + 1.0, within(1e-9));
        ModelRequest probe = new ModelRequest(REQUEST.messages(), List.of(), OptionalInt.of(4));
        assertThat(accounts().preflight("cloud", probe)).isCloseTo(0.107 + 0.04, within(1e-9));
        assertThat(accounts().preflight("fast", REQUEST)).isZero();
    }

    @Test
    void warnsOnceForTheSessionAndForEachGoal() {
        budget = new Budget(ledger, 0.5, 9, Money.DOLLARS);
        server.answer(counted(100, 20)).answer(counted(100, 20)).answer(counted(100, 20));
        ask("cloud", REQUEST);
        assertThat(warnings).isEmpty();
        ask("cloud", REQUEST);
        ask("cloud", REQUEST);
        assertThat(warnings)
                .containsExactly(
                        "This session has cost $0.6000; you asked for a warning at $0.50."
                                + " Requests stop at $9.00.");
        try (Budget.Run _ = budget.run()) {
            for (int i = 0; i < 3; i++) {
                server.answer(counted(100, 20));
                ask("cloud", REQUEST);
            }
        }
        assertThat(warnings).hasSize(2);
        assertThat(warnings.getLast()).startsWith("This goal has cost $0.6000");
    }

    @Test
    void goesOnWithAnotherSession() {
        server.answer(counted(100, 20));
        ask("cloud", REQUEST);
        Booking earlier = new Booking(NOW, "old", Purpose.CHAT, new Usage(1, 2, 0), true, 1, 4.5);
        ledger.restore(List.of(earlier, earlier));
        assertThat(ledger.total()).isEqualTo(new CostSum(2, 2, 4, 0, 9.0, 0));
        assertThat(ledger.newest(9)).containsExactly(earlier, earlier);
    }

    @Property(tries = 50)
    void theTotalIsTheSumOfItsParts(
            @ForAll @Size(max = 40) List<@IntRange(min = 0, max = 9999) Integer> prompts) {
        Ledger sums = new Ledger();
        for (int i = 0; i < prompts.size(); i++) {
            List<Purpose> purposes = List.of(Purpose.values());
            Purpose purpose = purposes.get(i % purposes.size());
            Usage usage = new Usage(prompts.get(i), i, 0);
            sums.book(new Booking(NOW, "m" + i % 3, purpose, usage, true, 1, 0.25));
        }
        long byPurpose = 0;
        for (Purpose purpose : Purpose.values()) {
            byPurpose += sums.total(purpose).tokens();
        }
        long byModel =
                sums.total("m0").tokens() + sums.total("m1").tokens() + sums.total("m2").tokens();
        assertThat(sums.total().tokens()).isEqualTo(byPurpose).isEqualTo(byModel);
        assertThat(sums.total().requests()).isEqualTo(prompts.size());
        assertThat(sums.total().cost()).isEqualTo(0.25 * prompts.size());
    }

    @Test
    void writesAmountsForPeople() {
        assertThat(Money.DOLLARS.shown(0)).isEqualTo("$0.00");
        assertThat(Money.DOLLARS.shown(1234.56789)).isEqualTo("$1,234.5679");
        assertThat(Money.DOLLARS.shown(1e-9)).isEqualTo("$0.0000");
        assertThat(Money.DOLLARS.limit(2)).isEqualTo("$2.00");
        assertThat(Money.DOLLARS.limit(0.125)).isEqualTo("$0.125");
        assertThat(Money.DOLLARS.limit(1000)).isEqualTo("$1,000.00");
        assertThat(new Money("EUR").shown(1.5)).isEqualTo("EUR 1.5000");
        assertThat(new Money("").limit(2)).isEqualTo("2.00");
    }
}
