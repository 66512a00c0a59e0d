package aish.route;

import java.util.Locale;
import java.util.Map;
import java.util.Set;

/**
 * Tells commands from sentences: first by a few certain rules, then by a model that weighs
 * features. The result depends only on the line and the facts.
 */
final class ProseGuess {
    private static final Set<String> ANSWERS =
            Set.of("yes", "no", "y", "n", "ok", "okay", "yep", "nope", "sure", "continue");

    /** Commands that, typed alone, are almost always meant as answers. */
    private static final Set<String> ALWAYS_ANSWERS = Set.of("yes", "continue");

    /** Commands whose arguments may be any text. */
    private static final Set<String> FREE_TEXT = Set.of("echo", "printf");

    private static final int LONGEST_ANSWER = 12;

    /** Words that, typed alone, mean a meta command unless a command of that name exists. */
    private static final Map<String, Route.Meta> WORDS_FOR_AISH =
            Map.of(
                    "quit", new Route.Meta("quit", ""),
                    "bye", new Route.Meta("bye", ""),
                    "undo", new Route.Meta("undo", ""),
                    "q", new Route.Meta("help", "quit"));

    private final LineModel model;
    private final Programs programs;
    private final TellingWords telling;

    ProseGuess(LineModel model, Programs programs) {
        this.model = model;
        this.programs = programs;
        this.telling = new TellingWords(model.lexicon());
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
        Route.Meta meant = WORDS_FOR_AISH.get(text);
        if (meant != null && facts.isMeta(meant.name()) && !facts.isCommand(text)) {
            return new Decision(meant, "word", "\"" + text + "\" is no program here");
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
                && (facts.awaitsAnswer()
                        || ALWAYS_ANSWERS.contains(word)
                        || !facts.isCommand(word));
    }

    /**
     * @param start where the first command starts, after keywords
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
        if (FirstWordClassifier.isAssignment(first)) {
            return shell(text, "assignment", "it sets a variable");
        }
        PlainCommand plain = new PlainCommand(model.lexicon(), programs);
        return switch (plain.read(text, start, facts)) {
            case COMMAND ->
                    shell(
                            text,
                            "plain",
                            '"' + first + "\" is a program and nothing after it makes a sentence");
            case NAMED ->
                    shell(
                            text,
                            "named",
                            '"' + first + "\" is a program and what follows it exists here");
            case SENTENCE -> sentence(text, start, "remark");
            case OPEN ->
                    model.weigh(text, start, facts).isCommand()
                            ? command(text, start)
                            : sentence(text, start, "model");
        };
    }

    private Decision command(String text, int start) {
        return shell(text, "model", "it reads like a command" + telling.ofCommand(text, start));
    }

    private Decision sentence(String text, int start, String rule) {
        return ask(text, rule, "it reads like a sentence" + telling.ofSentence(text, start));
    }

    private static Decision shell(String text, String rule, String reason) {
        return new Decision(new Route.Shell(text), rule, reason);
    }

    private static Decision ask(String text, String rule, String reason) {
        return new Decision(new Route.Ask(text), rule, reason);
    }
}
