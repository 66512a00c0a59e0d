package aish.commands;

import aish.chat.Suggestion;
import aish.chat.Suggestions;
import java.util.List;
import java.util.Optional;

/** What {@code :run}, {@code :edit} and their like have in common: they name a suggestion. */
interface SuggestionCommand extends MetaCommand, Replies {
    Suggestions suggestions();

    Next run(Suggestion suggestion);

    /** Without a name the newest is meant. */
    @Override
    default Next run(String arguments) {
        Optional<Suggestion> newest = suggestions().newest();
        if (newest.isEmpty()) {
            return fail("nothing has been proposed yet; ask for a command first");
        }
        Optional<Suggestion> named =
                arguments.isEmpty() ? newest : suggestions().find(arguments.strip());
        return named.isPresent()
                ? run(named.get())
                : fail("no suggestion " + arguments + "; the newest is " + newest.get().id());
    }

    @Override
    default List<String> complete(List<String> earlier) {
        return earlier.isEmpty() ? List.copyOf(suggestions().ids()) : List.of();
    }
}
