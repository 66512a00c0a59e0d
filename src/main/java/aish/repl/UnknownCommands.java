package aish.repl;

import aish.config.NearestName;
import aish.console.Operator;
import aish.console.PlainText;
import aish.route.LineRouter;
import aish.route.RouteFacts;
import java.util.Collection;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.function.Supplier;

/**
 * Asks what a line was meant to be whose first word the shell did not find: a question, or a
 * command whose name resembles it. Nothing happens unless the person says so.
 */
public final class UnknownCommands {
    /** What the person wants done instead. */
    public sealed interface Remedy {
        record Run(String command) implements Remedy {}

        record Ask() implements Remedy {}

        record Nothing() implements Remedy {}
    }

    private enum Choice implements Operator.Choice {
        RUN("run it"),
        ASK("ask instead"),
        SKIP("skip");

        private final String label;

        Choice(String label) {
            this.label = label;
        }

        @Override
        public String label() {
            return label;
        }
    }

    private final Operator operator;
    private final RouteFacts facts;
    private final Supplier<Collection<String>> names;

    /**
     * @param names every command that there is at the moment
     */
    public UnknownCommands(
            Operator operator, RouteFacts facts, Supplier<Collection<String>> names) {
        this.operator = operator;
        this.facts = facts;
        this.names = names;
    }

    /**
     * @param command what the shell was told and did not find
     */
    Remedy offer(String command) {
        int start = startOfName(command);
        String word = wordAt(command, start);
        boolean odd = word.isEmpty() || word.indexOf('/') >= 0;
        if (odd || facts.isCommand(word) || operator.isTyping()) {
            return new Remedy.Nothing();
        }
        Optional<String> near = nearest(word);
        Optional<Choice> choice =
                operator.choose(
                        question(word, near),
                        near.isPresent()
                                ? List.of(Choice.values())
                                : List.of(Choice.ASK, Choice.SKIP),
                        Choice.SKIP);
        return switch (choice.orElse(Choice.SKIP)) {
            case RUN ->
                    new Remedy.Run(
                            command.substring(0, start)
                                    + near.orElse(word)
                                    + command.substring(start + word.length()));
            case ASK -> new Remedy.Ask();
            case SKIP -> new Remedy.Nothing();
        };
    }

    private static String question(String word, Optional<String> near) {
        String shown = PlainText.oneLine(word);
        return near.map(name -> shown + ": did you mean " + PlainText.oneLine(name) + "?")
                .orElse(shown + " is no command here");
    }

    /** After keywords and assignments. */
    private static int startOfName(String command) {
        int start = LineRouter.startOfCommand(command);
        String word = wordAt(command, start);
        while (word.indexOf('=') > 0) {
            start += word.length();
            while (start < command.length() && Character.isWhitespace(command.charAt(start))) {
                start++;
            }
            word = wordAt(command, start);
        }
        return start;
    }

    /** A plain word; empty if there is anything else, such as a quote or an expansion. */
    private static String wordAt(String command, int start) {
        int end = start;
        while (end < command.length() && " \t\n;|&<>()".indexOf(command.charAt(end)) < 0) {
            if ("'\"\\$`{}#".indexOf(command.charAt(end)) >= 0) {
                return "";
            }
            end++;
        }
        return command.substring(start, end);
    }

    /** Swapped letters are the likeliest mistake, and well-known commands likelier than others. */
    private Optional<String> nearest(String word) {
        Set<String> here = new HashSet<>(names.get());
        Optional<String> swapped = swapped(word.toLowerCase(Locale.ROOT), here);
        if (swapped.isPresent()) {
            return swapped;
        }
        List<String> known =
                LineRouter.knownCommands().stream().filter(here::contains).sorted().toList();
        Optional<String> near = NearestName.of(word, known);
        return near.isPresent() ? near : NearestName.of(word, here.stream().sorted().toList());
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
