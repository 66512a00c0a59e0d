package aish.cost;

import module java.base;

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

/** Estimates the cost of requests before they are sent, and books it when they are answered. */
public final class Accounts {
    /**
     * The price of a preset and the length of its answers.
     *
     * @param longest how many tokens an answer may have
     */
    public record Terms(Price price, OptionalInt longest) {
        public static final Terms FREE = new Terms(Price.FREE, OptionalInt.empty());
    }

    /** Returns the terms of a preset. */
    @FunctionalInterface
    public interface Tariff {
        Terms of(String model);
    }

    /** The assumed length of an answer until one has been received. */
    private static final int USUAL_ANSWER = 256;

    private final Tariff tariff;
    private final Tokens tokens;
    private final Ledger ledger;
    private final Budget budget;
    private final InstantSource clock;
    private final Consumer<Booking> booked;
    private final Consumer<String> warn;

    /**
     * @param booked receives each booking, on the thread of the request
     * @param warn receives one line when much has been spent
     */
    public Accounts(
            Tariff tariff,
            Tokens tokens,
            Ledger ledger,
            Budget budget,
            InstantSource clock,
            Consumer<Booking> booked,
            Consumer<String> warn) {
        this.tariff = tariff;
        this.tokens = tokens;
        this.ledger = ledger;
        this.budget = budget;
        this.clock = clock;
        this.booked = booked;
        this.warn = warn;
    }

    public Ledger ledger() {
        return ledger;
    }

    public Budget budget() {
        return budget;
    }

    int estimate(String model, ModelRequest request) {
        return tokens.estimate(model, request);
    }

    /** Estimates the cost of a request. */
    public double preflight(String model, ModelRequest request) {
        return preflight(model, request, estimate(model, request));
    }

    private double preflight(String model, ModelRequest request, int estimate) {
        Terms terms = tariff.of(model);
        double priced = terms.price().of(estimate, answer(model, request, terms));
        return priced > 0 ? priced : average(model);
    }

    /** Returns what a request has cost so far, for servers that tell the cost of each. */
    private double average(String model) {
        CostSum before = ledger.total(model);
        return before.requests() == 0 ? 0 : before.cost() / before.requests();
    }

    /**
     * Estimates the length of an answer: the average so far, but at most what the request or the
     * preset allows.
     */
    private int answer(String model, ModelRequest request, Terms terms) {
        CostSum before = ledger.total(model);
        long usual =
                before.requests() == 0 ? USUAL_ANSWER : before.completion() / before.requests();
        long most =
                Math.min(
                        request.maxTokens().orElse(Integer.MAX_VALUE),
                        terms.longest().orElse(Integer.MAX_VALUE));
        return (int) Math.min(usual, most);
    }

    /** Returns why the request must not be sent; empty if it may be. */
    Optional<ModelProblem> refusal(String model, ModelRequest request, int estimate) {
        return budget.refusal(preflight(model, request, estimate)).map(ModelProblem.Budget::new);
    }

    /** Books the cost of an answer; a request that never reached a model costs nothing. */
    void book(String model, ModelRequest request, int estimate, Reply reply) {
        boolean silent =
                reply.text().isEmpty() && reply.reasoning().isEmpty() && reply.calls().isEmpty();
        if (reply.usage().isEmpty() && silent && !reply.isWhole()) {
            return;
        }
        Usage usage =
                reply.usage()
                        .orElseGet(
                                () ->
                                        new Usage(
                                                estimate,
                                                tokens.count(
                                                        model, reply.reasoning() + reply.text()),
                                                0));
        Booking booking =
                new Booking(
                        clock.instant(),
                        model,
                        purpose(request),
                        usage,
                        reply.usage().isPresent(),
                        estimate,
                        tariff.of(model).price().of(usage));
        tokens.learn(model, request, reply.usage());
        ledger.book(booking);
        booked.accept(booking);
        budget.warning().ifPresent(warn);
    }

    private static Purpose purpose(ModelRequest request) {
        boolean goesOn =
                request.purpose() == Purpose.CHAT
                        && !request.messages().isEmpty()
                        && request.messages().getLast() instanceof Message.Tool;
        return goesOn ? Purpose.TOOL : request.purpose();
    }

    /** Queries a model within the budget, and books the cost. */
    public record MeteredClient(String name, ModelClient client, Accounts accounts)
            implements ModelClient {
        @Override
        public Reply ask(
                ModelRequest request, Consumer<Delta> listener, Cancellation cancellation) {
            int estimate = accounts.estimate(name, request);
            Optional<ModelProblem> refusal = accounts.refusal(name, request, estimate);
            if (refusal.isPresent()) {
                return Reply.failed(refusal.get());
            }
            Reply reply = client.ask(request, listener, cancellation);
            accounts.book(name, request, estimate, reply);
            return reply;
        }

        @Override
        public String preview(ModelRequest request) {
            return client.preview(request);
        }
    }
}
