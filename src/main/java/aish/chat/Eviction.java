package aish.chat;

import module java.base;

import aish.context.Attachment;
import aish.context.Conversation;
import aish.context.PromptAssembler;
import aish.context.Pruning;
import aish.context.Turn;
import aish.event.Event;
import aish.event.EventSink;
import aish.model.ModelProblem;
import aish.model.ModelRequest.ToolSpec;

/**
 * Makes room for the next question by removing whole exchanges, oldest first. Attachments stay:
 * those in a removed turn are sent again with the question.
 */
public final class Eviction implements ContextAdmission {
    /** Tokens that a message takes besides its text. */
    private static final int MESSAGE = 4;

    /**
     * When tokens run short, a quarter of them is freed at once, because each eviction makes the
     * server read the rest again.
     */
    private static final int SLACK = 4;

    private final Conversation conversation;
    private final PromptAssembler assembler;
    private final AttachmentService attachmentService;
    private final int maxTurns;
    private final RequestSizes limits;
    private final Optional<Summariser> summariser;
    private final EventSink events;
    private final IdentityHashMap<Turn, Integer> sizes = new IdentityHashMap<>();

    /** The tokens of the tools in the current request. */
    private int offered;

    /**
     * @param summariser summarises what is evicted, if wanted
     */
    public Eviction(
            Conversation conversation,
            PromptAssembler assembler,
            AttachmentService attachments,
            int maxTurns,
            RequestSizes limits,
            Optional<Summariser> summariser,
            EventSink events) {
        this.conversation = conversation;
        this.assembler = assembler;
        this.attachmentService = attachments;
        this.maxTurns = maxTurns;
        this.limits = limits;
        this.summariser = summariser;
        this.events = events;
    }

    @Override
    public Optional<ModelProblem.Budget> admit(
            String question, String model, List<ToolSpec> tools) {
        offered = attachmentService.tokens(tools);
        Pruning pruning = attachmentService.pruning();
        if (pruning.isNeeded()) {
            return Optional.of(holdBack(pruning.reason(), pruning));
        }
        if (!conversation.isEmpty()) {
            makeRoom(question, model);
        }
        return attachmentService.attachments().isEmpty()
                ? Optional.empty()
                : tooMuch(question, model);
    }

    /** Checks whether the attachments alone exceed what a model accepts. */
    private Optional<ModelProblem.Budget> tooMuch(String question, String model) {
        int most = limits.known(model);
        int wanted = most == 0 ? 0 : tokens(question);
        if (wanted <= most) {
            return Optional.empty();
        }
        List<Attachment> enabled = attachmentService.attachments().asSent();
        int attached =
                enabled.stream().mapToInt(each -> attachmentService.tokens(each.content())).sum();
        int room = Math.max(1, most - (wanted - attached));
        String reason =
                "the request would be about "
                        + wanted
                        + " tokens, more than the "
                        + most
                        + " that "
                        + model
                        + " takes in beside its answer";
        return enabled.isEmpty()
                ? Optional.empty()
                : Optional.of(
                        holdBack(
                                reason,
                                Pruning.of(
                                        enabled,
                                        new Pruning.Limits(0, room),
                                        attachmentService::tokens)));
    }

    private ModelProblem.Budget holdBack(String reason, Pruning pruning) {
        attachmentService.propose(pruning);
        events.emit(new Event.Problem(reason + "; nothing was sent"));
        events.emit(new Event.Answer(pruning.describe()));
        return new ModelProblem.Budget(reason);
    }

    private void makeRoom(String question, String model) {
        List<Conversation.Exchange> gone = new ArrayList<>();
        while (conversation.size() + 1 > maxTurns && conversation.canEvict()) {
            gone.add(conversation.evict());
        }
        int wanted = tokens(question);
        int most = limits.maxTokens(model, wanted);
        if (most > 0 && wanted > most) {
            int target = most - most / SLACK;
            while (conversation.canEvict() && tokens(question) > target) {
                gone.add(conversation.evict());
            }
        }
        if (!gone.isEmpty()) {
            tell(gone, limits.isBuiltIn(model));
        }
    }

    private int tokens(String question) {
        int sum =
                offered
                        + MESSAGE
                        + attachmentService.tokens(assembler.instructions(conversation))
                        + MESSAGE
                        + attachmentService.tokens(conversation.draft(question).content());
        for (Turn turn : conversation.turns()) {
            sum += sizes.computeIfAbsent(turn, this::size);
        }
        return sum;
    }

    private int size(Turn turn) {
        return MESSAGE + attachmentService.tokens(turn.content());
    }

    /** Says nothing if the built-in model answers, which looks only at the last few exchanges. */
    private void tell(List<Conversation.Exchange> gone, boolean builtIn) {
        sizes.clear();
        int turns = 0;
        for (Conversation.Exchange exchange : gone) {
            turns += exchange.turns().size();
            events.emit(new Event.Evicted(exchange.turns().size()));
        }
        if (builtIn) {
            return;
        }
        events.emit(new Event.Notice("[context] oldest " + turns + " turns evicted"));
        if (!assembler.isPursuing()) {
            summariser
                    .flatMap(model -> model.extend(assembler.summary(), gone))
                    .ifPresent(this::sumUp);
        }
    }

    private void sumUp(String summary) {
        assembler.setSummary(summary);
        events.emit(new Event.Summarised(summary));
    }
}
