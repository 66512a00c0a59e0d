package aish.commands;

import module java.base;

import aish.chat.Suggestion;
import aish.chat.Suggestions;

/** A command about a suggestion, such as {@code :run} and {@code :edit}. */
interface SuggestionCommand extends MetaCommand, Replies {
    Suggestions suggestions();

    Next run(Suggestion suggestion);

    /** Finds a suggestion; without a name, the newest. */
    @Override
    default Next run(String arguments) {
        Optional<Suggestion> newest = suggestions().newest();
        if (newest.isEmpty()) {
            return fail("No suggestions yet. Ask a question first.");
        }
        Optional<Suggestion> named =
                arguments.isEmpty() ? newest : suggestions().find(arguments.strip());
        return named.isPresent()
                ? run(named.get())
                : fail(
                        "No suggestion %s. The newest is %s."
                                .formatted(arguments, newest.get().id()));
    }

    @Override
    default List<String> complete(List<String> earlier) {
        return earlier.isEmpty() ? List.copyOf(suggestions().ids()) : List.of();
    }
}
