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
     * The share of a limit that is still used after an eviction. Much is freed at once, because
     * each eviction makes the server read the rest again.
     */
    private static final double KEPT = 0.6;

    /** The question and the exchange before it. */
    private static final int LEAST_TURNS = 3;

    private final Conversation conversation;
    private final PromptAssembler assembler;
    private final AttachmentService attachmentService;
    private final int maxTurns;
    private final RequestSizes limits;
    private final ToIntFunction<String> counter;
    private final Optional<Summariser> summariser;
    private final EventSink events;
    private final IdentityHashMap<Turn, Integer> sizes = new IdentityHashMap<>();

    /** The tokens of the tools in the current request. */
    private int offered;

    /**
     * @param maxTurns the most turns of a request; 0 for no limit
     * @param counter estimates the tokens of a text without asking a server, because the question
     *     waits
     * @param summariser summarises what is evicted, if wanted
     */
    public Eviction(
            Conversation conversation,
            PromptAssembler assembler,
            AttachmentService attachments,
            int maxTurns,
            RequestSizes limits,
            ToIntFunction<String> counter,
            Optional<Summariser> summariser,
            EventSink events) {
        this.conversation = conversation;
        this.assembler = assembler;
        this.attachmentService = attachments;
        this.maxTurns = maxTurns;
        this.limits = limits;
        this.counter = counter;
        this.summariser = summariser;
        this.events = events;
    }

    @Override
    public Optional<ModelProblem.Budget> admit(
            String question, String model, List<ToolSpec> tools) {
        offered = 0;
        for (ToolSpec tool : tools) {
            offered += counter.applyAsInt(tool.text());
        }
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
        int attached = enabled.stream().mapToInt(each -> counter.applyAsInt(each.content())).sum();
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
                                reason, Pruning.of(enabled, new Pruning.Limits(0, room), counter)));
    }

    private ModelProblem.Budget holdBack(String reason, Pruning pruning) {
        attachmentService.propose(pruning);
        events.emit(new Event.Problem(reason + "; nothing was sent"));
        events.emit(new Event.Answer(pruning.describe()));
        return new ModelProblem.Budget(reason);
    }

    private void makeRoom(String question, String model) {
        List<Conversation.Exchange> gone = new ArrayList<>();
        if (maxTurns > 0 && conversation.size() + 1 > maxTurns) {
            int target = Math.min(maxTurns, Math.max(LEAST_TURNS, (int) (maxTurns * KEPT)));
            while (conversation.canEvict() && conversation.size() + 1 > target) {
                gone.add(evict());
            }
        }
        int wanted = tokens(question);
        int most = limits.maxTokens(model, wanted);
        boolean full = wanted > most;
        if (full) {
            while (conversation.canEvict() && tokens(question) > most * KEPT) {
                gone.add(evict());
            }
        }
        if (!gone.isEmpty()) {
            tell(
                    gone,
                    full ? "the model's context is full" : "context.max_turns is reached",
                    model);
        }
    }

    private Conversation.Exchange evict() {
        Conversation.Exchange oldest = conversation.exchanges().getFirst();
        events.emit(new Event.Evicted(oldest.turns().size()));
        return oldest;
    }

    private int tokens(String question) {
        int sum =
                offered
                        + MESSAGE
                        + counter.applyAsInt(assembler.instructions(conversation))
                        + MESSAGE
                        + counter.applyAsInt(conversation.draft(question).content());
        for (Turn turn : conversation.turns()) {
            sum += sizes.computeIfAbsent(turn, this::size);
        }
        return sum;
    }

    private int size(Turn turn) {
        return MESSAGE + counter.applyAsInt(turn.content());
    }

    /**
     * Tells the user why exchanges are gone, unless the built-in model answers, which looks only at
     * the last few.
     */
    private void tell(List<Conversation.Exchange> gone, String why, String model) {
        sizes.clear();
        if (limits.isBuiltIn(model)) {
            return;
        }
        String what = gone.size() == 1 ? "exchange is" : gone.size() + " exchanges are";
        events.emit(
                new Event.Notice(
                        why
                                + ": the oldest "
                                + what
                                + " no longer sent, only recorded (:history search)"));
        if (!assembler.isPursuing()) {
            summariser
                    .flatMap(each -> each.extend(assembler.summary(), gone))
                    .ifPresent(summary -> events.emit(new Event.Summarised(summary)));
        }
    }
}
