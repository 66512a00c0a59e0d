package aish.engine;

import aish.console.Event;
import aish.console.EventSink;
import aish.console.Interrupts;
import aish.context.Conversation;
import aish.context.PromptAssembler;
import aish.context.Turn;
import aish.model.Cancellation;
import aish.model.Message;
import aish.model.ModelProblem;
import aish.model.ModelRequest;
import aish.model.ModelRoster;
import aish.model.Reply;
import aish.shell.CommandResult;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * One exchange: a question becomes a turn, a request, an answer and its suggestions. Whatever goes
 * wrong, the conversation can be continued afterwards. Used by one thread.
 */
public final class TurnLoop {
    /**
     * What came of a question.
     *
     * @param suggestions the commands that the answer proposes
     * @param goal what it says of the goal that is pursued
     */
    public record Exchange(
            Reply reply, List<Suggestion> suggestions, Optional<ParsedReply.Goal> goal) {
        public Exchange {
            suggestions = List.copyOf(suggestions);
        }
    }

    private final Conversation conversation;
    private final PromptAssembler assembler;
    private final ModelRoster models;
    private final Suggestions suggestions;
    private final Interrupts interrupts;
    private final EventSink events;
    private @Nullable ModelRequest last;
    private String instructions = "";

    public TurnLoop(
            Conversation conversation,
            PromptAssembler assembler,
            ModelRoster models,
            Suggestions suggestions,
            Interrupts interrupts,
            EventSink events) {
        this.conversation = conversation;
        this.assembler = assembler;
        this.models = models;
        this.suggestions = suggestions;
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
        assembler.pin(text);
    }

    public void unpin() {
        assembler.pin("");
    }

    /** The surroundings, as a model is told of them. */
    public String surroundings() {
        return assembler.surroundings();
    }

    /** Asks beside the conversation, which knows nothing of it afterwards. */
    public Reply askAside(String question) {
        ModelRequest request =
                ModelRequest.of(
                        List.of(
                                new Message.Instructions(assembler.instructions(conversation)),
                                new Message.User(question)));
        Reply reply = checked(request(models.active(), request));
        events.emit(new Event.Answered(reply));
        return reply;
    }

    /** Asks the active model. */
    public Exchange ask(String question) {
        String name = models.active();
        Turn.User turn = conversation.ask(question);
        ModelRequest request = assembler.request(conversation);
        last = request;
        record(turn);
        Reply reply = checked(request(name, request));
        if (reply.text().isBlank()) {
            conversation.takeBack();
        } else {
            conversation.answer(reply.text().strip(), !reply.isWhole());
        }
        events.emit(new Event.Answered(reply));
        ParsedReply parsed = parse(reply);
        return new Exchange(
                reply, parsed.proposals().stream().map(this::add).toList(), parsed.goal());
    }

    private void record(Turn.User turn) {
        String told = assembler.standing(conversation);
        if (!told.equals(instructions)) {
            instructions = told;
            events.emit(new Event.Instructed(told));
        }
        events.emit(new Event.Told(turn));
    }

    private Reply request(String name, ModelRequest request) {
        Cancellation cancellation = new Cancellation();
        try (Interrupts.Scope _ = interrupts.during(cancellation::cancel)) {
            events.emit(new Event.Asked(name));
            return models.client(name)
                    .ask(request, delta -> events.emit(new Event.Streamed(delta)), cancellation);
        }
    }

    /** Silence is not an answer. */
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
                : reply;
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
        return models.client(models.active())
                .preview(sent == null ? assembler.draft(conversation, "") : sent);
    }

    /** The next request as it would go out for a question. */
    public String previewNext(String question) {
        return models.client(models.active()).preview(assembler.draft(conversation, question));
    }

    /** The request that was sent last. */
    public Optional<ModelRequest> lastRequest() {
        return Optional.ofNullable(last);
    }

    /** The request that a question would lead to now. */
    public ModelRequest nextRequest(String question) {
        return assembler.draft(conversation, question);
    }

    /** Goes on with another conversation. */
    public void restore(String told, Conversation.State state) {
        conversation.restore(state);
        assembler.restore(told, conversation);
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
