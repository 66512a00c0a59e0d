package aish.commands.context;

import module java.base;

import aish.commands.MetaCommand;
import aish.commands.Next;
import aish.commands.Replies;
import aish.commands.Verbs;
import aish.event.EventSink;

/**
 * {@code :add}: attaches something to the conversation.
 *
 * @param kinds makes the command for a kind of thing
 */
public record AddCommand(Function<String, MetaCommand> kinds, EventSink events)
        implements MetaCommand, Replies {
    private static final Map<String, String> USAGE =
            """
            file PATH[:FROM-TO]
            dir PATH
            output [out-N]
            note [TEXT]
            diff [--staged]
            git-status
            commits [--count N]
            symbol NAME
            map [--tokens N]"""
                    .lines()
                    .collect(
                            Collectors.toMap(
                                    Verbs::firstWord,
                                    line -> line,
                                    (a, _) -> a,
                                    LinkedHashMap::new));

    @Override
    public Next run(String arguments) {
        String kind = Verbs.firstWord(arguments);
        return USAGE.containsKey(kind)
                ? kinds.apply(kind).run(arguments.substring(kind.length()).strip())
                : fail("Usage: :add " + String.join("|", USAGE.keySet()) + " …");
    }

    @Override
    public List<String> complete(List<String> earlier) {
        return earlier.isEmpty()
                ? List.copyOf(USAGE.keySet())
                : kind(earlier).map(kind -> kind.complete(rest(earlier))).orElse(List.of());
    }

    @Override
    public boolean takesFiles(List<String> earlier) {
        return kind(earlier).map(kind -> kind.takesFiles(rest(earlier))).orElse(false);
    }

    private Optional<MetaCommand> kind(List<String> words) {
        return words.stream().findFirst().filter(USAGE::containsKey).map(kinds);
    }

    private static List<String> rest(List<String> words) {
        return words.subList(1, words.size());
    }

    @Override
    public List<String> usage() {
        return USAGE.values().stream().map(":add "::concat).toList();
    }
}
