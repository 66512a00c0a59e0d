package aish.commands;

import module java.base;

import aish.chat.QuestionHandler;
import aish.chat.Suggestion;
import aish.chat.Suggestions;
import aish.event.Event;
import aish.event.EventSink;
import aish.event.Operator;
import aish.exec.CommandAssessor;

/** The commands about a suggestion; without a name, they are about the newest. */
public record SuggestionCommand(
        Verb verb,
        Suggestions suggestions,
        CommandAssessor assessor,
        Operator operator,
        EventSink events)
        implements MetaCommand, Replies {
    /** What is done with the suggestion. */
    public enum Verb {
        /** Runs it, after asking if necessary. */
        RUN,
        /** Puts it into the prompt, to be changed and run. */
        EDIT,
        /** Says what aish knows about it, or about any command, and asks the model. */
        EXPLAIN,
        COPY,
        DISCARD
    }

    @Override
    public Next run(String arguments) {
        String name = arguments.strip();
        Optional<Suggestion> newest = suggestions.newest();
        Optional<Suggestion> named = name.isEmpty() ? newest : suggestions.find(name);
        if (named.isPresent()) {
            return run(named.get());
        }
        if (verb == Verb.EXPLAIN && !name.isEmpty()) {
            return explain(arguments, assessor.assess(arguments).assessed());
        }
        if (suggestions.isGone(name)) {
            return fail(name + " was discarded.");
        }
        return fail(
                newest.isEmpty()
                        ? "No suggestions yet. Ask a question first."
                        : "No suggestion %s. The newest is %s.".formatted(name, newest.get().id()));
    }

    private Next run(Suggestion suggestion) {
        return switch (verb) {
            case RUN ->
                    suggestion.isForBash()
                            ? new Next.Approve(suggestion)
                            : fail(
                                    "%s is for %s and cannot run here. :copy copies it."
                                            .formatted(
                                                    suggestion.id(),
                                                    suggestion.proposal().shell().label()));
            case EDIT -> new Next.Edit(suggestion.command());
            case EXPLAIN -> explain(suggestion);
            case COPY -> {
                operator.copy(suggestion.command());
                events.emit(new Event.Decided(suggestion.id(), "copy"));
                yield Next.PROMPT;
            }
            case DISCARD -> {
                events.emit(new Event.Decided(suggestion.id(), Event.Decided.DISCARD));
                yield notice("Discarded " + suggestion.id() + ".");
            }
        };
    }

    private Next explain(Suggestion suggestion) {
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
        events.emit(new Event.Proposed(command, verdict));
        return new Next.Ask(QuestionHandler.explaining(command));
    }

    @Override
    public List<String> complete(List<String> earlier) {
        return earlier.isEmpty() ? List.copyOf(suggestions.ids()) : List.of();
    }
}
