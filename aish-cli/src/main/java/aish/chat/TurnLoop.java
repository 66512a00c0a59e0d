package aish.chat;

import module java.base;

import aish.chat.tools.CommandCalls;
import aish.chat.tools.ToolCalls;
import aish.chat.tools.ToolSupport;
import aish.context.Conversation;
import aish.context.PromptAssembler;
import aish.context.Stance;
import aish.context.Turn;
import aish.event.Event;
import aish.event.EventSink;
import aish.event.Interrupts;
import aish.model.Message;
import aish.model.Message.ToolCall;
import aish.model.ModelProblem;
import aish.model.ModelRequest;
import aish.model.ModelRequest.Purpose;
import aish.model.ModelRequest.ToolSpec;
import aish.model.ModelRoster;
import aish.model.Reply;
import aish.patch.PatchException;
import aish.process.Cancellation;
import aish.session.ConversationState;
import aish.session.TimedEvent;
import aish.shell.CommandResult;
import aish.text.PlainText;
import org.jspecify.annotations.Nullable;

/**
 * Runs one exchange: a question becomes a turn, a request, an answer and its suggestions; in
 * between, the model may call tools, each round of which is another request. Whatever goes wrong,
 * the conversation can continue afterwards. Used by one thread.
 */
public final class TurnLoop {
    /**
     * The result of a question.
     *
     * @param suggestions the commands that the answer proposes
     * @param patches the changes to files that it proposes
     * @param goal what it says about the goal being pursued
     * @param calls tools to call before the model continues; {@link #returned} must follow if there
     *     are any
     */
    public record Exchange(
            Reply reply,
            List<Suggestion> suggestions,
            List<Patches.Proposed> patches,
            Optional<ParsedReply.Goal> goal,
            List<ToolCall> calls) {
        public Exchange {
            suggestions = List.copyOf(suggestions);
            patches = List.copyOf(patches);
            calls = List.copyOf(calls);
        }

        /** Proposes nothing. */
        static Exchange of(Reply reply) {
            return new Exchange(reply, List.of(), List.of(), Optional.empty(), List.of());
        }
    }

    /** What stands before a line that the user typed while the model was at work. */
    public static final String SAYS = "[aish] the user says: ";

    private final ConversationState state;
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
    private boolean pursuing;

    /**
     * @param events also reach the state and the suggestions
     * @param admission makes room for a question, or holds it back
     */
    public TurnLoop(
            ConversationState state,
            ModelRoster models,
            Suggestions suggestions,
            ToolCalls tools,
            ContextAdmission admission,
            Interrupts interrupts,
            EventSink events) {
        this.state = state;
        this.conversation = state.conversation();
        this.assembler = state.assembler();
        this.models = models;
        this.suggestions = suggestions;
        this.tools = tools;
        this.admission = admission;
        this.interrupts = interrupts;
        this.events = events;
    }

    /** The name of the active model. */
    public String model() {
        return models.active();
    }

    /** Adds a text to the next question. */
    public void tell(String text) {
        events.emit(new Event.Remarked(text));
    }

    /** Returns what would be told with the next question, such as output, and takes it out. */
    public String takeWaiting() {
        return conversation.takeWaiting();
    }

    /** Makes a suggestion of a command that a model calls for by a tool. */
    public Suggestion suggest(String command) {
        String id = suggestions.nextId();
        events.emit(new Event.Suggested(id, command));
        return suggestions.find(id).orElseThrow();
    }

    /** Adds a text to the instructions until {@link #unpin}. */
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

    /** Sets the stance for the next requests. */
    public void setStance(Stance stance) {
        events.emit(new Event.StanceChanged(stance));
    }

    /** Returns the surroundings as described to a model. */
    public String surroundings() {
        return assembler.surroundings();
    }

    /** Asks a question outside the conversation, which is not changed. */
    public Reply askOutsideConversation(String question) {
        assembler.tools(PromptAssembler.Tools.NONE);
        instruct("");
        ModelRequest request =
                ModelRequest.of(
                        List.of(
                                new Message.Instructions(assembler.instructions(conversation)),
                                new Message.User(question)));
        Reply reply =
                interruptible(
                        cancellation ->
                                checked(
                                        request(
                                                new Event.Asked(models.active(), true),
                                                request,
                                                () -> request,
                                                cancellation)));
        events.emit(new Event.Answered(reply));
        return reply;
    }

    /** Asks the active model, and calls the tools it wants but no commands, until it answers. */
    public Exchange ask(String question) {
        return ask(question, CommandCalls.none());
    }

    /**
     * Asks the active model, and calls the tools it wants, until it answers.
     *
     * @param commands runs the commands that it calls for by a tool
     */
    public Exchange ask(String question, CommandCalls commands) {
        Exchange exchange = begin(question);
        List<Suggestion> proposed = new ArrayList<>(exchange.suggestions());
        List<Patches.Proposed> patches = new ArrayList<>(exchange.patches());
        for (int round = 1; !exchange.calls().isEmpty(); round++) {
            Optional<Reply> over = carryOut(exchange.calls(), round, commands);
            exchange = over.isPresent() ? end(over.get()) : goOn();
            proposed.addAll(exchange.suggestions());
            patches.addAll(exchange.patches());
        }
        return new Exchange(exchange.reply(), proposed, patches, exchange.goal(), List.of());
    }

    /**
     * Runs one round of tool calls; returns the final reply if the model is not to be asked again.
     */
    private Optional<Reply> carryOut(List<ToolCall> calls, int round, CommandCalls commands) {
        int most = tools.mostRounds();
        ToolCalls.Done done =
                round <= most
                        ? tools.carryOut(calls, commands)
                        : ToolCalls.Done.none(
                                calls,
                                "not called: tools were called "
                                        + most
                                        + " times already; answer with what there is",
                                round == most + 1);
        commands.nextLines().forEach(line -> tell(SAYS + line));
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
        conversation.endOpenGroup();
        events.emit(new Event.Answered(reply));
        return Exchange.of(reply);
    }

    /**
     * Sends one request. If there are new tool results, the model sees those, and the prompt is not
     * used.
     */
    public Exchange next(String prompt) {
        return conversation.hasNewResults() ? goOn() : begin(prompt);
    }

    /** Adds the results of tools: one for each call of the last answer. */
    public void returned(List<Turn.Tools.Result> results) {
        events.emit(new Event.ToolResultsSent(conversation.results(results)));
    }

    /** Ends the exchange even if the model has not answered the last tool results. */
    public void endOpenExchange() {
        conversation.endOpenGroup();
    }

    private Exchange begin(String question) {
        return interruptible(cancellation -> begin(question, cancellation));
    }

    private Exchange goOn() {
        return interruptible(this::goOn);
    }

    /** Ctrl-C counts from the start: what is cancelled while it is prepared is not sent. */
    private <T> T interruptible(Function<Cancellation, T> work) {
        Cancellation cancellation = new Cancellation();
        try (Interrupts.Scope _ = interrupts.during(cancellation::cancel)) {
            return work.apply(cancellation);
        }
    }

    private Exchange begin(String question, Cancellation cancellation) {
        tools.sayMissing();
        Optional<ModelProblem.Budget> held =
                admission.admit(question, models.active(), offered(models.active()));
        if (held.isPresent()) {
            return Exchange.of(Reply.failed(held.get()));
        }
        Turn.User turn = conversation.draft(question);
        instruct(question);
        events.emit(new Event.QuestionSent(turn));
        return goOn(cancellation);
    }

    private void instruct(String question) {
        boolean begun = assembler.hasBegun();
        String told = assembler.fixedInstructions(conversation, question);
        if (!begun || !told.equals(state.instructions())) {
            events.emit(new Event.Instructed(told));
        }
    }

    private Exchange goOn(Cancellation cancellation) {
        String name = models.active();
        Supplier<ModelRequest> making = () -> assembler.request(conversation);
        ModelRequest request = withTools(name, making);
        last = request;
        lastModel = name;
        Reply reply = checked(request(new Event.Asked(name), request, making, cancellation));
        List<ToolCall> calls = reply.isWhole() ? reply.calls() : List.of();
        events.emit(new Event.Answered(reply));
        ParsedReply parsed = parse(reply);
        return new Exchange(
                reply,
                parsed.proposals().stream().map(each -> suggest(each.command())).toList(),
                patches(reply),
                parsed.goal(),
                calls);
    }

    /**
     * Builds the request with the tools that the model may call.
     *
     * @param making builds it, after the assembler has been told how to treat tools
     */
    private ModelRequest withTools(String name, Supplier<ModelRequest> making) {
        boolean refused = support.isUnsupported(name);
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
        return support.isUnsupported(name) || models.isBuiltIn(name) ? List.of() : tools.offered();
    }

    /**
     * Sends a request. If the server rejects tools, sends it again without them, because the answer
     * matters more.
     *
     * @param making builds the request again
     */
    private Reply request(
            Event.Asked asked,
            ModelRequest request,
            Supplier<ModelRequest> making,
            Cancellation cancellation) {
        events.emit(asked);
        String name = asked.model();
        Reply reply = ask(name, request, cancellation);
        if (!ToolSupport.mightSucceedWithoutTools(request, reply)) {
            return reply;
        }
        support.markUnsupported(name);
        ModelRequest plain = withTools(name, making);
        Reply second = ask(name, plain, cancellation);
        if (!second.isWhole()) {
            support.markSupported(name);
            return reply;
        }
        last = plain;
        String why = reply.problem().map(ModelProblem::describe).orElse("");
        events.emit(
                new Event.Notice(
                        name
                                + " rejected the tools and is asked without them from now on: "
                                + why));
        return second;
    }

    private Reply ask(String name, ModelRequest request, Cancellation cancellation) {
        if (cancellation.isCancelled()) {
            return Reply.failed(new ModelProblem.Cancelled());
        }
        boolean afterTools = request.messages().getLast() instanceof Message.Tool;
        ModelRequest booked =
                pursuing
                        ? request.with(Purpose.NORRIS)
                        : afterTools ? request.with(Purpose.TOOL) : request;
        return models.client(name)
                .ask(booked, delta -> events.emit(new Event.Streamed(delta)), cancellation);
    }

    /** Turns an empty answer into a problem, and makes the ids of tool calls distinct. */
    private static Reply checked(Reply reply) {
        boolean silent = reply.isWhole() && reply.text().isBlank() && reply.calls().isEmpty();
        return silent
                ? reply.with(List.of(), Optional.of(new ModelProblem.Api("the answer is empty")))
                : ToolSupport.distinct(reply);
    }

    /**
     * Extracts the suggestions. An incomplete answer may end in an incomplete command, which must
     * not be offered.
     */
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

    /** Extracts the changes to files, unless the answer may lack a part of them. */
    private List<Patches.Proposed> patches(Reply reply) {
        if (!reply.isWhole() || reply.finish() == Reply.Finish.LENGTH) {
            return List.of();
        }
        try {
            Optional<Patches.Proposed> found = suggestions.patches().read(reply.text());
            found.ifPresent(patch -> events.emit(Patches.announcement(patch)));
            return found.stream().toList();
        } catch (PatchException e) {
            String why = PlainText.oneLine(e.why());
            events.emit(new Event.Problem("The patch in the answer cannot be read. " + why));
            tell("[aish] The patch cannot be read. " + why);
            return List.of();
        }
    }

    /** Returns the last request as it was sent; empty if there was none. */
    public Optional<String> preview() {
        String asked = models.names().contains(lastModel) ? lastModel : models.active();
        return Optional.ofNullable(last).map(sent -> models.client(asked).preview(sent));
    }

    /** Returns the request as it would be sent for a question. */
    public String previewNext(String question) {
        return models.client(models.active()).preview(nextRequest(question));
    }

    /** Returns the last request that was sent. */
    public Optional<ModelRequest> lastRequest() {
        return Optional.ofNullable(last);
    }

    /** Returns the request that a question would lead to now. */
    public ModelRequest nextRequest(String question) {
        return withTools(models.active(), () -> assembler.draft(conversation, question));
    }

    /** Replaces the session with another one. */
    void restore(List<TimedEvent> recorded) {
        state.restore(recorded);
        last = null;
    }

    /** Returns the exchanges of the conversation, oldest first. */
    List<Conversation.Exchange> exchanges() {
        return conversation.exchanges();
    }

    /** Returns the commands that no model has been sent yet, oldest first. */
    List<CommandResult> unsentCommands() {
        return conversation.unsentCommands();
    }

    /** Removes one exchange, counted from 0. */
    public void forget(int exchange) {
        conversation.forget(exchange);
        last = null;
    }

    /** Starts a new conversation. */
    public void reset() {
        last = null;
        events.emit(new Event.Reset());
    }
}
