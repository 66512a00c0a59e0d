package aish.commands;

import aish.chat.QuestionHandler;
import aish.chat.Suggestion;
import aish.chat.Suggestions;
import aish.event.Event;
import aish.event.EventSink;
import aish.exec.CommandAssessor;

/**
 * {@code :explain}: says what aish knows about a suggestion or any other command, and asks the
 * model what it does.
 */
public record ExplainCommand(Suggestions suggestions, CommandAssessor assessor, EventSink events)
        implements SuggestionCommand {
    @Override
    public Next run(String arguments) {
        boolean named = arguments.isEmpty() || suggestions.find(arguments.strip()).isPresent();
        return named ? SuggestionCommand.super.run(arguments) : explain(arguments);
    }

    @Override
    public Next run(Suggestion suggestion) {
        suggestion.origin().forEach(this::notice);
        return suggestion.isForBash()
                ? explain(suggestion.command())
                : new Next.Ask(QuestionHandler.explaining(suggestion.command()));
    }

    private Next explain(String command) {
        events.emit(new Event.Proposed(0, command, assessor.assess(command).assessed()));
        return new Next.Ask(QuestionHandler.explaining(command));
    }
}
