package aish.app;

import aish.config.Config;
import aish.console.EventSink;
import aish.console.Interrupts;
import aish.console.Operator;
import aish.context.Conversation;
import aish.context.ExecLog;
import aish.context.OutputText;
import aish.context.PromptAssembler;
import aish.context.Surroundings;
import aish.engine.CommandRunner;
import aish.engine.Dialogue;
import aish.engine.InteractiveGate;
import aish.engine.Suggestions;
import aish.engine.TurnLoop;
import aish.meta.ContextCommand;
import aish.meta.CopyCommand;
import aish.meta.DiscardCommand;
import aish.meta.EditCommand;
import aish.meta.ExplainCommand;
import aish.meta.MetaCommand;
import aish.meta.RawCommand;
import aish.meta.ResetCommand;
import aish.meta.RunCommand;
import aish.meta.SafetyCommand;
import aish.model.ModelRoster;
import aish.safety.Analyser;
import aish.safety.SafetyFacts;
import java.util.List;
import java.util.function.Supplier;

/** The parts that talk with a model, built and connected. */
final class Talk {
    private final Config config;
    private final EventSink events;
    private final Conversation conversation;
    private final Suggestions suggestions = new Suggestions();
    private final TurnLoop turns;

    Talk(
            Config config,
            ModelRoster models,
            Supplier<Surroundings> surroundings,
            Interrupts interrupts,
            EventSink events) {
        this.config = config;
        this.events = events;
        int budget = config.context().execOutputChars();
        conversation = new Conversation(new ExecLog(new OutputText(), budget));
        turns =
                new TurnLoop(
                        conversation,
                        new PromptAssembler(surroundings),
                        models,
                        suggestions,
                        interrupts,
                        events);
    }

    Conversation conversation() {
        return conversation;
    }

    Suggestions suggestions() {
        return suggestions;
    }

    TurnLoop turns() {
        return turns;
    }

    /** Who does not want to be asked sees what runs; where nobody looks on, nothing runs. */
    Dialogue dialogue(Operator operator, CommandRunner runner) {
        Config.Confirm confirm =
                operator.equals(Operator.NOBODY) ? Config.Confirm.ALWAYS : config.shell().confirm();
        InteractiveGate gate =
                new InteractiveGate(
                        operator,
                        runner,
                        suggestion -> turns.ask(Dialogue.explaining(suggestion.command())),
                        confirm,
                        command -> Analyser.judge(command, SafetyFacts.none()),
                        events);
        return new Dialogue(turns, gate, config.shell().followUp());
    }

    List<MetaCommand> commands(Operator operator) {
        return List.of(
                new RunCommand(suggestions, events),
                new EditCommand(suggestions, events),
                new ExplainCommand(suggestions, events),
                new CopyCommand(suggestions, operator, events),
                new DiscardCommand(suggestions, events),
                new ResetCommand(turns, events),
                new RawCommand(turns, events),
                new ContextCommand(turns, events),
                new SafetyCommand(events));
    }
}
