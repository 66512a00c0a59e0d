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
        return named
                ? SuggestionCommand.super.run(arguments)
                : explain(arguments, assessor.assess(arguments).assessed());
    }

    @Override
    public Next run(Suggestion suggestion) {
        if (suggestion.isForBash()) {
            notice(suggestion.family());
        }
        suggestion.origin().forEach(this::notice);
        return explain(
                suggestion.command(),
                suggestion.isForBash()
                        ? assessor.assess(suggestion.command()).assessed()
                        : suggestion.elsewhere());
    }

    private Next explain(String command, Event.Assessed verdict) {
        events.emit(new Event.Proposed(0, command, verdict));
        return new Next.Ask(QuestionHandler.explaining(command));
    }
}
