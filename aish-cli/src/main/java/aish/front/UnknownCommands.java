package aish.front;

import module java.base;

import aish.bash.ScanResult.Word;
import aish.bash.ShellScanner;
import aish.route.LineRouter;
import aish.route.RouteFacts;
import aish.settings.NearestName;

/**
 * Guesses what a line with an unknown command was meant to be.
 *
 * @param names returns every command that currently exists
 */
public record UnknownCommands(RouteFacts facts, Supplier<Collection<String>> names) {
    /** Shorter words resemble too many commands, unless only two letters are swapped. */
    private static final int LEAST_LETTERS = 3;

    /** Without quotes, expansions and the like. */
    private static final Pattern PLAIN = Pattern.compile("[^'\"\\\\$`{}#]+");

    private static final Pattern NAME = Pattern.compile("[\\w.+-]+");

    /**
     * What a line was probably meant to be.
     *
     * @param corrected the same line with the name of an existing command
     */
    record Guess(Optional<String> corrected) {}

    /**
     * @param command the command that the shell did not find
     * @return empty if something other than its name was not found
     */
    Optional<Guess> guess(String command) {
        Optional<Word> name = ShellScanner.scan(command).firstName();
        int start = name.map(Word::start).orElse(0);
        String word = name.map(found -> command.substring(start, found.end())).orElse("");
        if (!PLAIN.matcher(word).matches() || word.indexOf('/') >= 0 || facts.isCommand(word)) {
            return Optional.empty();
        }
        String rest = command.substring(start + word.length());
        boolean alone = rest.chars().noneMatch(c -> "|&;\n".indexOf(c) >= 0);
        return Optional.of(
                new Guess(
                        (alone ? nearest(word) : Optional.<String>empty())
                                .map(near -> command.substring(0, start) + near + rest)));
    }

    /**
     * Finds the nearest command: swapped letters are the likeliest mistake, and well-known commands
     * are likelier than others. A hyphen is not taken for a letter: {@code ls-la} is a missing
     * space.
     */
    private Optional<String> nearest(String word) {
        Set<String> here = new HashSet<>(names.get());
        Optional<String> swapped = swapped(word.toLowerCase(Locale.ROOT), here);
        if (swapped.isPresent() || word.length() < LEAST_LETTERS || !NAME.matcher(word).matches()) {
            return swapped;
        }
        here.removeIf(name -> hyphens(name) != hyphens(word));
        List<String> known =
                LineRouter.knownCommands().stream().filter(here::contains).sorted().toList();
        Optional<String> near = NearestName.of(word, known);
        return near.isPresent() ? near : NearestName.of(word, here.stream().sorted().toList());
    }

    private static long hyphens(String word) {
        return word.chars().filter(c -> c == '-').count();
    }

    private static Optional<String> swapped(String word, Set<String> names) {
        for (int i = 0; i < word.length() - 1; i++) {
            String other =
                    word.substring(0, i)
                            + word.charAt(i + 1)
                            + word.charAt(i)
                            + word.substring(i + 2);
            if (names.contains(other)) {
                return Optional.of(other);
            }
        }
        return Optional.empty();
    }
}
