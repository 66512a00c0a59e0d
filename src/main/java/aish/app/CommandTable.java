package aish.app;

import aish.config.Config;
import aish.console.EventSink;
import aish.console.Interrupts;
import aish.console.Operator;
import aish.engine.ToolDispatch;
import aish.meta.ClearCommand;
import aish.meta.ConfigCommand;
import aish.meta.ExecCommand;
import aish.meta.HelpCommand;
import aish.meta.HelpTopics;
import aish.meta.JobsCommand;
import aish.meta.KeysCommand;
import aish.meta.MetaCommand;
import aish.meta.MetaCommands;
import aish.meta.ModelCommand;
import aish.meta.ModelsCommand;
import aish.meta.MultiCommand;
import aish.meta.OutCommand;
import aish.meta.PanelCommand;
import aish.meta.QuitCommand;
import aish.meta.WhyCommand;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;

/** Collects the commands to aish itself from the parts that bring them. */
final class CommandTable {
    private final Wiring wiring;
    private final Operator person;
    private final Interrupts interrupts;
    private final EventSink events;

    CommandTable(Wiring wiring, Operator person, Interrupts interrupts, EventSink events) {
        this.wiring = wiring;
        this.person = person;
        this.interrupts = interrupts;
        this.events = events;
    }

    /**
     * @param editing takes a new way of editing lines
     */
    MetaCommands build(Consumer<Config.EditMode> editing, ToolDispatch calls) {
        List<MetaCommand> commands = new ArrayList<>(ofTheShell(editing));
        ofModels(commands);
        ofContext(commands, calls);
        ofRecords(commands);
        ofProjects(commands);
        commands.add(new PanelCommand(new Panel(wiring).rows(), events));
        return new MetaCommands(commands);
    }

    private List<MetaCommand> ofTheShell(Consumer<Config.EditMode> editing) {
        HelpTopics topics = new HelpTopics();
        return List.of(
                new HelpCommand(wiring::metaCommands, topics, events),
                new QuitCommand(),
                new ClearCommand(events),
                new ExecCommand(),
                new OutCommand(wiring.sessions().outputs(), events),
                new WhyCommand(wiring::lastDecision, events),
                new MultiCommand(),
                new KeysCommand(topics, editing, events),
                new JobsCommand(),
                new ConfigCommand(
                        wiring::loaded,
                        wiring.projects()::standing,
                        wiring.directories().home(),
                        events));
    }

    private void ofModels(List<MetaCommand> commands) {
        commands.add(new ModelCommand(wiring.models(), events));
        commands.add(new ModelsCommand(wiring.models(), events));
        commands.addAll(wiring.talk().rerouting().commands());
        commands.add(wiring.costs().command());
        commands.addAll(wiring.talk().commands(person, wiring.safeguards()));
    }

    private void ofContext(List<MetaCommand> commands, ToolDispatch calls) {
        Talk talk = wiring.talk();
        commands.addAll(talk.attaching().commands(talk.turns(), wiring.sessions().outputs()));
        commands.addAll(
                wiring.tools()
                        .commands(calls, talk::attach, wiring.costs().tokens()::count, events));
    }

    private void ofRecords(List<MetaCommand> commands) {
        Talk talk = wiring.talk();
        commands.addAll(
                wiring.records()
                        .commands(
                                talk,
                                talk.rerouting().models(),
                                wiring::directory,
                                person,
                                interrupts,
                                events));
        commands.addAll(
                wiring.records()
                        .sessionCommands(
                                talk.conversation(),
                                wiring.keeper(),
                                wiring::directory,
                                person,
                                wiring.sessions().screen(),
                                events));
    }

    private void ofProjects(List<MetaCommand> commands) {
        commands.addAll(
                Projects.commands(
                        wiring.projects(),
                        wiring.directories(),
                        wiring::directory,
                        person,
                        wiring.talk().attaching().desk(),
                        events));
        commands.addAll(
                wiring.guards()
                        .commands(person, wiring.permissions(), wiring.safeguards(), events));
    }
}
