package aish.route;

import java.util.Locale;
import java.util.Set;

/** Tells a command from a sentence: a few rules that know, then a model that weighs. Pure. */
final class ProseGuess {
    private static final Set<String> ANSWERS =
            Set.of("yes", "no", "y", "n", "ok", "okay", "yep", "nope", "sure", "continue");

    /** Commands that nobody means who types nothing else. */
    private static final Set<String> ANSWERS_FIRST = Set.of("yes", "continue");

    /** What follows these is anyone's text. */
    private static final Set<String> FREE_TEXT = Set.of("echo", "printf");

    private static final int LONGEST_ANSWER = 12;
    private static final int REASONS = 3;

    private final LineModel model;

    ProseGuess(LineModel model) {
        this.model = model;
    }

    Decision decide(String text, RouteFacts facts) {
        String first = FirstWord.of(text, 0);
        if (facts.isNeverCommand(first)) {
            return ask(text, "never_commands", first + " is among shell.never_commands");
        }
        if (facts.isAlwaysCommand(first)) {
            return shell(text, "known_commands", first + " is among shell.known_commands");
        }
        if (text.charAt(0) == '#') {
            return shell(text, "comment", "it is a comment");
        }
        if (isAnswer(text, facts)) {
            return ask(text, "answer", "it answers a question");
        }
        if (BlockHeader.starts(text)) {
            return shell(text, "syntax", "it starts like a block of shell");
        }
        return ofCommand(text, FirstWord.afterKeywords(text), facts);
    }

    private static boolean isAnswer(String text, RouteFacts facts) {
        if (text.length() > LONGEST_ANSWER) {
            return false;
        }
        int end = text.length();
        while (end > 0 && ",.!?:".indexOf(text.charAt(end - 1)) >= 0) {
            end--;
        }
        String word = text.substring(0, end).toLowerCase(Locale.ROOT);
        return ANSWERS.contains(word)
                && (facts.awaitsAnswer() || ANSWERS_FIRST.contains(word) || !facts.isCommand(word));
    }

    /**
     * @param start where the first command begins, after keywords
     */
    private Decision ofCommand(String text, int start, RouteFacts facts) {
        String first = FirstWord.of(text, start);
        boolean command = facts.isCommand(first) && !first.equals("in");
        boolean alone = start + first.length() == text.length();
        if (command && (alone || FREE_TEXT.contains(first))) {
            return shell(text, "command", first + " is a command here");
        }
        if (facts.isOwnCommand(first) && !model.lexicon().opensSentences(first)) {
            return shell(text, "own", first + " is an alias or a function of yours");
        }
        boolean rooted = first.startsWith("/") || first.startsWith("~/");
        if (first.startsWith("./") || first.startsWith("../") || (rooted && facts.isFile(first))) {
            return shell(text, "path", first + " names a program by its path");
        }
        if (Leads.isAssignment(first)) {
            return shell(text, "assignment", "it sets a variable");
        }
        Balance balance = model.weigh(text, start, facts);
        String why = balance.why(REASONS);
        return balance.isCommand()
                ? shell(text, "model", "it reads like a command: " + why)
                : ask(text, "model", "it reads like a sentence: " + why);
    }

    private static Decision shell(String text, String rule, String reason) {
        return new Decision(new Route.Shell(text), rule, reason);
    }

    private static Decision ask(String text, String rule, String reason) {
        return new Decision(new Route.Ask(text), rule, reason);
    }
}
