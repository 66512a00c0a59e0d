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
        String name = arguments.strip();
        Optional<Suggestion> newest = suggestions().newest();
        Optional<Suggestion> named = name.isEmpty() ? newest : suggestions().find(name);
        if (named.isPresent()) {
            return run(named.get());
        }
        if (suggestions().isGone(name)) {
            return fail(name + " was discarded.");
        }
        return fail(
                newest.isEmpty()
                        ? "No suggestions yet. Ask a question first."
                        : "No suggestion %s. The newest is %s.".formatted(name, newest.get().id()));
    }

    @Override
    default List<String> complete(List<String> earlier) {
        return earlier.isEmpty() ? List.copyOf(suggestions().ids()) : List.of();
    }
}
