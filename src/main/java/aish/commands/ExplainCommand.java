package aish.commands;

import module java.base;

import aish.chat.QuestionHandler;
import aish.chat.Suggestion;
import aish.chat.Suggestions;
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
                : explain(arguments, assessor.assess(arguments).lines());
    }

    @Override
    public Next run(Suggestion suggestion) {
        notice(suggestion.id() + "  " + suggestion.command());
        return explain(suggestion.command(), suggestion.describe(assessor::assess));
    }

    private Next explain(String command, List<String> known) {
        known.forEach(this::notice);
        return new Next.Ask(QuestionHandler.explaining(command));
    }
}
