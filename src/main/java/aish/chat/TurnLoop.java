package aish.chat;

import aish.chat.tools.ToolCalls;
import aish.chat.tools.ToolSupport;
import aish.context.Conversation;
import aish.context.PromptAssembler;
import aish.context.Stance;
import aish.context.Turn;
import aish.event.Event;
import aish.event.EventSink;
import aish.event.Interrupts;
import aish.model.Cancellation;
import aish.model.Message;
import aish.model.ModelProblem;
import aish.model.ModelRequest;
import aish.model.ModelRoster;
import aish.model.Purpose;
import aish.model.Reply;
import aish.model.ToolCall;
import aish.model.ToolSpec;
import aish.shell.CommandResult;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * One exchange: a question becomes a turn, a request, an answer and its suggestions; in between,
 * the model may have tools called, each round of which is one more request. Whatever goes wrong,
 * the conversation can be continued afterwards. Used by one thread.
 */
public final class TurnLoop {
    /**
     * What came of a question.
     *
     * @param suggestions the commands that the answer proposes
     * @param goal what it says of the goal that is pursued
     * @param calls tools that are to be called before the model goes on; {@link #returned} must
     *     follow if there are any
     */
    public record Exchange(
            Reply reply,
            List<Suggestion> suggestions,
            Optional<ParsedReply.Goal> goal,
            List<ToolCall> calls) {
        public Exchange {
            suggestions = List.copyOf(suggestions);
            calls = List.copyOf(calls);
        }
    }

    private final Conversation conversation;
    private final PromptAssembler assembler;
    private final ModelRoster models;
    private final Suggestions suggestions;
    private final ToolCalls tools;
    private final ContextAdmission admission;
    private final ToolSupport support = new ToolSupport();
    private final Interrupts interrupts;
    private final EventSink events;
    private @Nullable ModelRequest last;
    private String lastModel = "";
    private String instructions = "";
    private boolean pursuing;

    public TurnLoop(
            Conversation conversation,
            PromptAssembler assembler,
            ModelRoster models,
            Suggestions suggestions,
            Interrupts interrupts,
            EventSink events) {
        this(
                conversation,
                assembler,
                models,
                suggestions,
                ToolCalls.EMPTY,
                ContextAdmission.FREE,
                interrupts,
                events);
    }

    /**
     * @param admission makes room for a question, or holds it back
     */
    public TurnLoop(
            Conversation conversation,
            PromptAssembler assembler,
            ModelRoster models,
            Suggestions suggestions,
            ToolCalls tools,
            ContextAdmission admission,
            Interrupts interrupts,
            EventSink events) {
        this.conversation = conversation;
        this.assembler = assembler;
        this.models = models;
        this.suggestions = suggestions;
        this.tools = tools;
        this.admission = admission;
        this.interrupts = interrupts;
        this.events = events;
    }

    /** The model that is asked. */
    public String model() {
        return models.active();
    }

    /** A command ran; the next question tells the model of it. */
    public void ran(CommandResult result) {
        conversation.ran(result);
    }

    /** The next question tells the model that as well. */
    public void tell(String text) {
        conversation.attach(text);
    }

    /** Adds a text to the instructions; it stays until {@link #unpin}. */
    public void pin(String text) {
        pursuing = true;
        assembler.pin(text);
    }

    public void unpin() {
        pursuing = false;
        assembler.pin("");
    }

    public Stance stance() {
        return assembler.stance();
    }

    /** Models are asked to help in that manner from now on. */
    public void take(Stance stance) {
        assembler.take(stance);
        events.emit(new Event.Adopted(stance));
    }

    /** The surroundings, as a model is told of them. */
    public String surroundings() {
        return assembler.surroundings();
    }

    /** Asks beside the conversation, which knows nothing of it afterwards. */
    public Reply askAside(String question) {
        assembler.tools(PromptAssembler.Tools.NONE);
        ModelRequest request =
                ModelRequest.of(
                        List.of(
                                new Message.Instructions(assembler.instructions(conversation)),
                                new Message.User(question)));
        Reply reply = checked(request(models.active(), request, () -> request));
        events.emit(new Event.Answered(reply));
        return reply;
    }

    /** Asks the active model, and has the tools called that it wants, until it answers. */
    public Exchange ask(String question) {
        Exchange exchange = begin(question);
        List<Suggestion> proposed = new ArrayList<>(exchange.suggestions());
        for (int round = 1; !exchange.calls().isEmpty(); round++) {
            Optional<Reply> over = carryOut(exchange.calls(), round);
            exchange = over.isPresent() ? end(over.get()) : goOn();
            proposed.addAll(exchange.suggestions());
        }
        return new Exchange(exchange.reply(), proposed, exchange.goal(), List.of());
    }

    /** One round of tools; how the exchange ends if the model is not asked again. */
    private Optional<Reply> carryOut(List<ToolCall> calls, int round) {
        int most = tools.mostRounds();
        ToolCalls.Done done =
                round <= most
                        ? tools.carryOut(calls)
                        : ToolCalls.Done.none(
                                calls,
                                "not called: tools were called "
                                        + most
                                        + " times already; answer with what there is",
                                round == most + 1);
        returned(done.results());
        if (done.goesOn()) {
            return Optional.empty();
        }
        return Optional.of(
                Reply.failed(
                        round <= most
                                ? new ModelProblem.Cancelled()
                                : new ModelProblem.Api(
                                        "the model kept calling tools and gave no answer")));
    }

    private Exchange end(Reply reply) {
        conversation.settle();
        events.emit(new Event.Answered(reply));
        return new Exchange(reply, List.of(), Optional.empty(), List.of());
    }

    /**
     * Asks once. If tools have given something back, that is what the model sees next, and the
     * prompt is not needed.
     */
    public Exchange next(String prompt) {
        return conversation.hasNewResults() ? goOn() : begin(prompt);
    }

    /** What tools gave back: one result for each call of the last answer. */
    public void returned(List<Turn.Tools.Result> results) {
        events.emit(new Event.Returned(conversation.returned(results)));
    }

    /** The model need not say anything to what tools gave back last. */
    public void settle() {
        conversation.settle();
    }

    private Exchange begin(String question) {
        tools.sayMissing();
        Optional<ModelProblem.Budget> held =
                admission.admit(question, models.active(), offered(models.active()));
        if (held.isPresent()) {
            return new Exchange(Reply.failed(held.get()), List.of(), Optional.empty(), List.of());
        }
        Turn.User turn = conversation.ask(question);
        record(turn);
        return goOn();
    }

    private Exchange goOn() {
        String name = models.active();
        Supplier<ModelRequest> making = () -> assembler.request(conversation);
        ModelRequest request = withTools(name, making);
        last = request;
        lastModel = name;
        Reply reply = checked(request(name, request, making));
        List<ToolCall> calls = reply.isWhole() ? reply.calls() : List.of();
        if (!calls.isEmpty()) {
            conversation.call(reply.text().strip(), calls);
        } else if (!reply.text().isBlank()) {
            conversation.answer(reply.text().strip(), !reply.isWhole());
        } else {
            conversation.takeBack();
            conversation.settle();
        }
        events.emit(new Event.Answered(reply));
        ParsedReply parsed = parse(reply);
        return new Exchange(
                reply, parsed.proposals().stream().map(this::add).toList(), parsed.goal(), calls);
    }

    /**
     * The request with the tools that the model may call.
     *
     * @param making makes it, once the assembler knows how it stands to tools
     */
    private ModelRequest withTools(String name, Supplier<ModelRequest> making) {
        boolean refused = support.lacks(name);
        List<ToolSpec> offered = offered(name);
        assembler.tools(
                refused
                        ? PromptAssembler.Tools.REFUSED
                        : offered.isEmpty()
                                ? PromptAssembler.Tools.NONE
                                : PromptAssembler.Tools.OFFERED);
        ModelRequest plain = making.get();
        return offered.isEmpty()
                ? plain
                : new ModelRequest(plain.messages(), offered, plain.maxTokens());
    }

    private List<ToolSpec> offered(String name) {
        return support.lacks(name) ? List.of() : tools.offered();
    }

    private void record(Turn.User turn) {
        String told = assembler.standing(conversation);
        if (!told.equals(instructions)) {
            instructions = told;
            events.emit(new Event.Instructed(told));
        }
        events.emit(new Event.Told(turn));
    }

    /**
     * A server that takes no tools is asked once more without: the answer matters more.
     *
     * @param making makes the request anew
     */
    private Reply request(String name, ModelRequest request, Supplier<ModelRequest> making) {
        Cancellation cancellation = new Cancellation();
        try (Interrupts.Scope _ = interrupts.during(cancellation::cancel)) {
            events.emit(new Event.Asked(name));
            Reply reply = ask(name, request, cancellation);
            if (!ToolSupport.mayDoWithout(request, reply)) {
                return reply;
            }
            support.without(name);
            ModelRequest plain = withTools(name, making);
            Reply second = ask(name, plain, cancellation);
            if (!second.isWhole()) {
                support.with(name);
                return reply;
            }
            last = plain;
            String why = reply.problem().map(ModelProblem::describe).orElse("");
            events.emit(new Event.Notice(name + " is asked without tools from now on: " + why));
            return second;
        }
    }

    private Reply ask(String name, ModelRequest request, Cancellation cancellation) {
        boolean afterTools = request.messages().getLast() instanceof Message.Tool;
        ModelRequest booked =
                pursuing
                        ? request.with(Purpose.NORRIS)
                        : afterTools ? request.with(Purpose.TOOL) : request;
        return models.client(name)
                .ask(booked, delta -> events.emit(new Event.Streamed(delta)), cancellation);
    }

    /** Silence is not an answer, and calls are told apart by their ids. */
    private static Reply checked(Reply reply) {
        boolean silent = reply.isWhole() && reply.text().isBlank() && reply.calls().isEmpty();
        return silent
                ? new Reply(
                        reply.text(),
                        reply.reasoning(),
                        List.of(),
                        reply.finish(),
                        reply.usage(),
                        reply.timings(),
                        Optional.of(new ModelProblem.Api("the answer is empty")))
                : ToolSupport.distinct(reply);
    }

    /** Half an answer may end in half a command, which nobody should be offered. */
    private static ParsedReply parse(Reply reply) {
        if (!reply.isWhole()) {
            return new ParsedReply(List.of(), Optional.empty());
        }
        String text = reply.text();
        String whole =
                reply.finish() == Reply.Finish.LENGTH
                        ? text.substring(0, text.lastIndexOf('\n') + 1)
                        : text;
        return ReplyParser.parse(whole);
    }

    private Suggestion add(Proposal proposal) {
        Suggestion suggestion = suggestions.add(proposal);
        events.emit(new Event.Suggested(suggestion.id(), suggestion.command()));
        return suggestion;
    }

    /** The last request as it went out, or the next one if there was none. */
    public String preview() {
        ModelRequest sent = last;
        String asked = models.names().contains(lastModel) ? lastModel : models.active();
        return sent == null ? previewNext("") : models.client(asked).preview(sent);
    }

    /** The next request as it would go out for a question. */
    public String previewNext(String question) {
        return models.client(models.active()).preview(nextRequest(question));
    }

    /** The request that was sent last. */
    public Optional<ModelRequest> lastRequest() {
        return Optional.ofNullable(last);
    }

    /** The request that a question would lead to now. */
    public ModelRequest nextRequest(String question) {
        return withTools(models.active(), () -> assembler.draft(conversation, question));
    }

    /** Goes on with another conversation. */
    public void restore(String told, Conversation.State state) {
        conversation.restore(state);
        assembler.restore(told, conversation);
        assembler.sumUp(state.shown().summary());
        state.shown().stance().ifPresent(assembler::take);
        instructions = told;
        last = null;
    }

    /** Forgets one exchange, counted from 0. */
    public void forget(int exchange) {
        conversation.forget(exchange);
        last = null;
    }

    /** Begins a new conversation. */
    public void reset() {
        conversation.reset();
        assembler.reset();
        last = null;
        events.emit(new Event.Reset());
    }
}
