package aish.app;

import module java.base;

import aish.chat.CitationListener;
import aish.chat.Eviction;
import aish.chat.ModelSelector;
import aish.chat.QuestionHandler;
import aish.chat.RequestSizes;
import aish.chat.Suggestions;
import aish.chat.Summariser;
import aish.chat.TurnLoop;
import aish.chat.tools.ToolCalls;
import aish.commands.context.ContextReport;
import aish.context.Attachment;
import aish.context.Conversation;
import aish.context.ExecLog;
import aish.context.OutputText;
import aish.context.PromptAssembler;
import aish.context.PromptAssembler.Surroundings;
import aish.context.Stance;
import aish.event.Event;
import aish.event.EventBus;
import aish.event.EventSink;
import aish.event.Interrupts;
import aish.evidence.Sources;
import aish.model.ModelRequest;
import aish.model.ModelRoster;
import aish.model.ModelServer.TokenCounter;
import aish.model.Reply;
import aish.model.RetryingClient;
import aish.model.openai.OpenAiClient;
import aish.session.ConversationState;
import aish.settings.Config;

/** Builds and connects the parts that talk to a model. */
record ChatModule(
        Supplier<Config> config,
        Conversation conversation,
        PromptAssembler assembler,
        AttachmentModule attachments,
        ModelRoutingModule routing,
        Suggestions suggestions,
        ToolCalls tools,
        CitationListener citations,
        ConversationState state,
        TurnLoop turns,
        EventSink events) {
    /**
     * @param tools the tools that models may call
     * @param counter counts for the active model
     * @param sources what answers may cite
     */
    static ChatModule of(
            Launch launch,
            Conversation conversation,
            PromptAssembler assembler,
            AttachmentModule attachments,
            ModelRoutingModule routing,
            Suggestions suggestions,
            ToolCalls tools,
            TokenCounter counter,
            Supplier<Sources> sources,
            Interrupts interrupts,
            EventSink events) {
        CitationListener citations =
                new CitationListener(
                        events,
                        () ->
                                launch.config().interaction().citations()
                                        ? Optional.of(sources)
                                        : Optional.empty());
        ConversationState state =
                new ConversationState(conversation, assembler, InstantSource.system());
        Config.Context limits = launch.config().context();
        Eviction eviction =
                new Eviction(
                        conversation,
                        assembler,
                        attachments.desk(),
                        limits.maxTurns(),
                        new RequestSizes(routing.models(), limits.tokenBudget()),
                        counter::estimate,
                        summariser(limits, routing.models(), interrupts, events),
                        events);
        TurnLoop turns =
                new TurnLoop(
                        state,
                        routing.models(),
                        suggestions,
                        tools,
                        eviction,
                        interrupts,
                        citations);
        return new ChatModule(
                launch::config,
                conversation,
                assembler,
                attachments,
                routing,
                suggestions,
                tools,
                citations,
                state,
                turns,
                events);
    }

    private static Optional<Summariser> summariser(
            Config.Context limits, ModelRoster models, Interrupts interrupts, EventSink events) {
        return limits.summarizeOnEvict()
                ? Optional.of(
                        new Summariser(
                                models,
                                limits.summarizerModel(),
                                limits.maxSummaryChars(),
                                interrupts,
                                events,
                                RetryingClient.Sleeper.REAL))
                : Optional.empty();
    }

    /** Loads what a question needs, without touching the conversation or the network. */
    void warmUp(PromptAssembler unseen) {
        ModelRequest plain = unseen.draft(conversation(config), "?");
        String model = routing.models().active();
        routing.models()
                .client(model)
                .preview(new ModelRequest(plain.messages(), tools.offered(), plain.maxTokens()));
        OpenAiClient.warmUp();
    }

    /** From now on, models are asked to cite; for answers that somebody reads here. */
    void askForCitations() {
        conversation.askForCitations(
                () -> asksForCitations() ? CitationListener.REQUEST : "", suggestions::idOf);
    }

    /** The offline helper cites nothing, and a quiet answer has no room for it. */
    private boolean asksForCitations() {
        return config.get().interaction().citations()
                && assembler.stance() != Stance.QUIET
                && !routing.models().active().equals(Config.OFFLINE);
    }

    static Conversation conversation(Supplier<Config> config) {
        return new Conversation(
                new ExecLog(new OutputText(), () -> config.get().context().execOutputChars()),
                InstantSource.system());
    }

    /**
     * @param directory the shell's current directory
     * @param remembered returns the background of a conversation, given its first question
     * @param stance overrides the settings
     */
    static PromptAssembler assembler(
            Launch launch,
            Supplier<Path> directory,
            Function<String, String> remembered,
            Stance stance) {
        return new PromptAssembler(
                () ->
                        new Surroundings(
                                Platform.describe(),
                                launch.config().shell().program(),
                                directory.get()),
                remembered,
                stance);
    }

    /** Creates the report of what is attached and how large a request is. */
    ContextReport report() {
        return new ContextReport(attachments.desk(), turns, ZoneId::systemDefault);
    }

    /**
     * Adds background to the current conversation, if it has started; a new one includes it anyway.
     */
    void add(String background) {
        if (assembler.hasBegun()) {
            events.emit(new Event.Remarked(background));
        }
    }

    /** Attaches a resource of a server; returns the id of the attachment. */
    String attach(String title, String provenance, String text) {
        return attachments
                .desk()
                .attach(new Attachment.Draft(Attachment.Kind.RESOURCE, title, provenance, text))
                .id();
    }

    /** Makes what happens part of the conversation. */
    void follow(EventBus bus) {
        bus.add("conversation", state);
        bus.add("suggestions", suggestions);
    }

    QuestionHandler questionHandler(ApprovalModule approval, ShellModule shell) {
        return new QuestionHandler(
                turns,
                approval.interactive(),
                approval.operator(),
                shell.executor(),
                shell::readOnly,
                this::followsUp,
                routing.routing(),
                events);
    }

    /** A plan takes as many looks as it needs; the offline helper has said all at once. */
    private boolean followsUp() {
        boolean plans = turns.stance() == Stance.PLAN && !turns.model().equals(Config.OFFLINE);
        return plans || config.get().shell().followUp();
    }

    /** Asks one question, routed to the right model, without running commands. */
    Reply ask(String question) {
        try (ModelSelector.Selection _ = routing.routing().begin(question)) {
            return turns.ask(question).reply();
        }
    }
}
