package aish.app;

import aish.approval.InteractiveGate;
import aish.config.Config;
import aish.console.EventSink;
import aish.console.Interrupts;
import aish.console.Operator;
import aish.context.Attachment;
import aish.context.ContentKeeper;
import aish.context.Conversation;
import aish.context.ExecLog;
import aish.context.OutputText;
import aish.context.PromptAssembler;
import aish.context.Stance;
import aish.context.Surroundings;
import aish.cost.Accounts;
import aish.engine.Detour;
import aish.engine.Dialogue;
import aish.engine.Eviction;
import aish.engine.RequestSizes;
import aish.engine.Suggestions;
import aish.engine.Summariser;
import aish.engine.ToolDesk;
import aish.engine.ToolDispatch;
import aish.engine.TurnLoop;
import aish.exec.CommandExecutor;
import aish.exec.CommandWatchdog;
import aish.exec.PermissionBook;
import aish.meta.ContextReport;
import aish.model.Discretion;
import aish.model.ModelRequest;
import aish.model.ModelRoster;
import aish.model.Reply;
import aish.norris.Limits;
import aish.norris.NorrisGate;
import aish.norris.NorrisLoop;
import aish.norris.SecondOpinion;
import aish.shell.Foreground;
import java.nio.file.Path;
import java.time.Clock;
import java.time.ZoneId;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.Supplier;

/** The parts that talk with a model, built and connected. */
final class Talk {
    private final Supplier<Config> config;
    private final Accounts accounts;
    private final Rerouting rerouting;
    private final ModelRoster models;
    private final Detour detour;
    private final EventSink events;
    private final Conversation conversation;
    private final PromptAssembler assembler;
    private final Attaching attaching;
    private final Suggestions suggestions = new Suggestions();
    private final TurnLoop turns;

    /**
     * Where a conversation takes place.
     *
     * @param home the person's own folder
     * @param remembered what a conversation begins with, for its first question
     * @param contents keeps what is attached
     */
    record Scene(
            Supplier<Surroundings> surroundings,
            Path home,
            Function<String, String> remembered,
            ContentKeeper contents) {}

    /**
     * @param tools what models may call
     */
    Talk(
            Supplier<Config> config,
            Costs costs,
            Scene scene,
            Optional<Stance> stance,
            ToolDesk tools,
            Interrupts interrupts,
            EventSink events) {
        this.config = config;
        this.accounts = costs.accounts();
        this.rerouting = new Rerouting(config.get(), costs, this::withoutLocal, events);
        this.models = rerouting.models();
        this.detour = rerouting.routing();
        this.events = events;
        Config.Context limits = config.get().context();
        conversation =
                new Conversation(
                        new ExecLog(
                                new OutputText(), () -> config.get().context().execOutputChars()));
        assembler =
                new PromptAssembler(
                        scene.surroundings(),
                        scene.remembered(),
                        stance.orElse(config.get().interaction().stance()));
        attaching =
                new Attaching(
                        limits,
                        conversation,
                        costs.tokens()::count,
                        scene.contents(),
                        () -> scene.surroundings().get().directory(),
                        scene.home(),
                        events);
        turns =
                new TurnLoop(
                        conversation,
                        assembler,
                        models,
                        suggestions,
                        tools,
                        eviction(interrupts),
                        interrupts,
                        events);
    }

    /** What is to stay on this machine is missing in what leaves it. */
    private Discretion.Cleared withoutLocal(ModelRequest request) {
        return attaching.clear(request);
    }

    Rerouting rerouting() {
        return rerouting;
    }

    private Eviction eviction(Interrupts interrupts) {
        Config.Context limits = config.get().context();
        Optional<Summariser> summariser =
                limits.summarizeOnEvict()
                        ? Optional.of(
                                new Summariser(
                                        models,
                                        limits.summarizerModel(),
                                        limits.maxSummaryChars(),
                                        interrupts,
                                        events))
                        : Optional.empty();
        return new Eviction(
                conversation,
                assembler,
                attaching.desk(),
                limits.maxTurns(),
                new RequestSizes(models, limits.tokenBudget()),
                summariser,
                events);
    }

    Attaching attaching() {
        return attaching;
    }

    /** Tells what is attached, and how much a request is. */
    ContextReport report() {
        return new ContextReport(attaching.desk(), turns, ZoneId::systemDefault);
    }

    Conversation conversation() {
        return conversation;
    }

    /** Has a conversation that is under way learn what the next one would begin with. */
    void add(String background) {
        if (assembler.hasBegun()) {
            conversation.attach(background);
        }
    }

    /** Attaches what a server has; the name under which it is found. */
    String attach(String title, String provenance, String text) {
        return attaching
                .desk()
                .attach(new Attachment.Draft(Attachment.Kind.RESOURCE, title, provenance, text))
                .id();
    }

    Suggestions suggestions() {
        return suggestions;
    }

    TurnLoop turns() {
        return turns;
    }

    /** Who does not want to be asked sees what runs; where nobody looks on, nothing runs. */
    Dialogue dialogue(Operator operator, CommandExecutor executor, PermissionBook permissions) {
        Supplier<Config.Confirm> confirm =
                operator.isAttended()
                        ? () -> config.get().shell().confirm()
                        : () -> Config.Confirm.ALWAYS;
        InteractiveGate gate =
                new InteractiveGate(
                        operator,
                        command -> turns.ask(Dialogue.explaining(command)),
                        confirm,
                        permissions,
                        events);
        return new Dialogue(
                turns, gate, executor, () -> config.get().shell().followUp(), detour, events);
    }

    /** One question, by the model that is right for it, and nothing that follows from it. */
    Reply ask(String question) {
        try (Detour.Stay _ = detour.begin(question)) {
            return turns.ask(question).reply();
        }
    }

    /**
     * @param unattended what a halt leads to where nobody can be asked
     */
    NorrisLoop norris(
            Operator operator,
            NorrisGate.Unattended unattended,
            CommandExecutor executor,
            ToolDispatch tools,
            Foreground foreground,
            Interrupts interrupts) {
        Config.Norris settings = config.get().norris();
        Optional<SecondOpinion> opinion =
                config.get().secondOpinion().wanted()
                        ? Optional.of(
                                new SecondOpinion(
                                        models,
                                        new SecondOpinion.Judges(
                                                config.get().secondOpinion().model(),
                                                config.get().secondOpinion().self()),
                                        interrupts,
                                        events))
                        : Optional.empty();
        NorrisGate gate =
                new NorrisGate(
                        operator,
                        new NorrisGate.Policy(settings.wrappers(), unattended, opinion),
                        command -> turns.askAside(Dialogue.explaining(command)),
                        events);
        CommandWatchdog.Patience patience =
                new CommandWatchdog.Patience(settings.commandTimeout(), settings.maxOutput());
        return new NorrisLoop(
                turns,
                models,
                gate,
                new CommandWatchdog(foreground, operator, patience, events),
                executor,
                tools,
                operator,
                new Limits(
                        settings.maxSteps(),
                        settings.maxTime(),
                        settings.maxTokens(),
                        settings.maxCost()),
                new NorrisLoop.Roles(settings.preplanner(), settings.executor()),
                accounts,
                foreground,
                interrupts,
                events,
                Clock.systemUTC());
    }
}
