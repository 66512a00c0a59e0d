package aish.app;

import module java.base;

import aish.chat.tools.ToolDispatch;
import aish.event.EventSink;
import aish.exec.CommandLimits;
import aish.exec.CommandWatchdog;
import aish.exec.rehearsal.Rehearsals.Network;
import aish.model.ModelRoster;
import aish.norris.CopyPursuit;
import aish.norris.NorrisLoop;
import aish.norris.PursuitLimits;
import aish.norris.PursuitResult;
import aish.norris.Pursuits;
import aish.norris.SecondOpinion;
import aish.settings.Config;

/** Pursues goals with parts that are built at the first goal, because most sessions have none. */
final class PursuitModule implements Pursuits {
    private final Launch launch;
    private final FrontEnd front;
    private final ShellModule shell;
    private final ApprovalModule approval;
    private final ToolsModule tools;
    private final ToolDispatch calls;
    private final ChatModule chat;
    private final CostModule costs;
    private final EventSink events;
    private Optional<NorrisLoop> loop = Optional.empty();

    /** Of the goal that is being pursued, or was last. */
    private CommandLimits limits = CommandLimits.NONE;

    PursuitModule(
            Launch launch,
            FrontEnd front,
            ShellModule shell,
            ApprovalModule approval,
            ToolsModule tools,
            ToolDispatch calls,
            ChatModule chat,
            CostModule costs,
            EventSink events) {
        this.launch = launch;
        this.front = front;
        this.shell = shell;
        this.approval = approval;
        this.tools = tools;
        this.calls = calls;
        this.chat = chat;
        this.costs = costs;
        this.events = events;
    }

    /** Uses the new settings from the next goal on. */
    void settingsChanged() {
        loop = Optional.empty();
    }

    /** Waits for tools. */
    @Override
    public PursuitResult pursue(String goal, Optional<Network> copy) throws InterruptedException {
        tools.awaitServers(front.interrupts());
        NorrisLoop pursuing = loop.orElseGet(this::newLoop);
        loop = Optional.of(pursuing);
        PursuitResult result =
                copy.isEmpty() ? pursuing.pursue(goal) : onCopy(pursuing).pursue(goal, copy.get());
        return result.how() == PursuitResult.How.REST ? onCopy(pursuing).rest(goal) : result;
    }

    private CopyPursuit onCopy(NorrisLoop pursuing) {
        return new CopyPursuit(
                pursuing,
                shell.keeper(),
                shell.executor(),
                shell.rehearsing().rehearsals(),
                shell.rehearsing().review(),
                front.operator(),
                events);
    }

    @Override
    public <T> T outside(CommandLimits.Unconfined<T> command) throws InterruptedException {
        return limits.outside(command);
    }

    private NorrisLoop newLoop() {
        limits = shell.confined();
        Config.Norris settings = launch.config().norris();
        ModelRoster models = chat.routing().models();
        CommandWatchdog.Patience patience =
                new CommandWatchdog.Patience(settings.commandTimeout(), settings.maxOutput());
        return new NorrisLoop(
                chat.turns(),
                models,
                approval.norris(front.unattended(), secondOpinion(models)),
                new CommandWatchdog(shell.session(), front.operator(), patience, events),
                shell.executor(),
                limits,
                calls,
                front.operator(),
                new PursuitLimits(
                        settings.maxSteps(),
                        settings.maxTime(),
                        settings.maxTokens(),
                        settings.maxCost()),
                new NorrisLoop.Roles(settings.preplanner(), settings.executor()),
                costs.accounts(),
                shell.session(),
                chat.citations()::check,
                front.interrupts(),
                events,
                Clock.systemUTC());
    }

    private Optional<SecondOpinion> secondOpinion(ModelRoster models) {
        Config.SecondOpinion wanted = launch.config().secondOpinion();
        return wanted.wanted()
                ? Optional.of(
                        new SecondOpinion(
                                models,
                                new SecondOpinion.Judges(wanted.model(), wanted.self()),
                                front.interrupts(),
                                events))
                : Optional.empty();
    }
}
