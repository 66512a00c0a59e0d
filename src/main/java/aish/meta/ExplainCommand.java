package aish.meta;

import aish.console.Event;
import aish.console.EventSink;
import aish.engine.Dialogue;
import aish.engine.Suggestion;
import aish.engine.Suggestions;
import aish.exec.CommandAssessor;
import java.util.List;

/**
 * {@code :explain}: says what aish knows of a command, one that was proposed or any other, and asks
 * the model what it does.
 */
public final class ExplainCommand extends SuggestionCommand {
    private final Suggestions suggestions;
    private final CommandAssessor assessor;
    private final EventSink events;

    public ExplainCommand(Suggestions suggestions, CommandAssessor assessor, EventSink events) {
        super("explain", "explain a proposed command, or any other", suggestions, events);
        this.suggestions = suggestions;
        this.assessor = assessor;
        this.events = events;
    }

    @Override
    public Next run(String arguments) {
        boolean named = arguments.isEmpty() || suggestions.find(arguments.strip()).isPresent();
        return named
                ? super.run(arguments)
                : explain(arguments, assessor.assess(arguments).lines());
    }

    @Override
    Next run(Suggestion suggestion) {
        events.emit(new Event.Notice(suggestion.id() + "  " + suggestion.command()));
        return explain(suggestion.command(), suggestion.describe(assessor::assess));
    }

    private Next explain(String command, List<String> known) {
        known.forEach(line -> events.emit(new Event.Notice(line)));
        return new Next.Ask(Dialogue.explaining(command));
    }
}
