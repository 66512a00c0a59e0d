package aish.route;

import module java.base;

import aish.route.Dispatch.Route;
import aish.route.FirstWordClassifier.FirstWord;
import aish.route.LineModel.FeatureWeights;
import aish.route.PlainCommand.Reading;

/**
 * Tells commands from sentences. What is certain whatever the words are, such as a setting or a
 * path, is looked at first; everything else is decided by one model that weighs features. The
 * result depends only on the line and the facts.
 */
final class ProseGuess {
    private static final Set<String> ANSWERS =
            Set.of("yes", "no", "y", "n", "ok", "okay", "yep", "nope", "sure", "continue");

    /** Commands that, typed alone, are almost always meant as answers. */
    private static final Set<String> ALWAYS_ANSWERS = Set.of("yes", "continue");

    /** Commands whose arguments may be any text. */
    private static final Set<String> FREE_TEXT = Set.of("echo", "printf");

    private static final int LONGEST_ANSWER = 12;

    /** How a loop, a case or a function starts, and no sentence. */
    private static final Pattern BLOCK =
            Pattern.compile(
                    "(?:for|select)\\s+\\w+\\s+(?:in|do)\\b|for\\s*\\(\\(|case\\s+\\S+\\s+in\\b"
                            + "|function\\s+\\S+\\s*[{(]|[\\w.:-]+\\s*\\(\\s*\\)");

    /** Typed alone, goes up. */
    private static final String PARENT = "..";

    /** Words that, typed alone, mean a meta command unless a command of that name exists. */
    private static final Map<String, Route.Meta> WORDS_FOR_AISH =
            Map.of(
                    "quit", new Route.Meta("quit", ""),
                    "bye", new Route.Meta("bye", ""),
                    "undo", new Route.Meta("undo", ""),
                    "q", new Route.Meta("quit", ""));

    private final LineModel model;
    private final TellingWords telling;

    ProseGuess(LineModel model) {
        this.model = model;
        this.telling = new TellingWords(model.lexicon());
    }

    Dispatch decide(String text, RouteFacts facts) {
        String first = FirstWord.of(text, 0);
        if (facts.isNeverCommand(first)) {
            return Dispatch.ask(
                    text, "never_commands", first + " is listed in shell.never_commands");
        }
        if (facts.isAlwaysCommand(first)) {
            return Dispatch.shell(
                    text, "known_commands", first + " is listed in shell.known_commands");
        }
        if (text.charAt(0) == '#') {
            return Dispatch.shell(text, "comment", "it is a comment");
        }
        if (isAnswer(text, facts)) {
            return Dispatch.ask(text, "answer", "it answers the model's question");
        }
        Route.Meta meant = WORDS_FOR_AISH.get(text);
        if (meant != null && facts.isMeta(meant.name()) && !facts.isCommand(text)) {
            return new Dispatch(meant, "word", "there is no program named \"" + text + "\"");
        }
        if (text.equals(PARENT) && !facts.isOwnCommand(PARENT)) {
            return Dispatch.shell("cd ..", "parent", ".. goes to the parent directory");
        }
        if (facts.isDirectoryCommand(text)) {
            return Dispatch.shell(
                    text, "directory", "it is a directory, and your shell has autocd on");
        }
        if (BLOCK.matcher(text).lookingAt()) {
            return Dispatch.shell(text, "syntax", "it starts like a shell block, such as a loop");
        }
        if (facts.awaitsAnswer() && isNoCommand(text, facts)) {
            return Dispatch.ask(
                    text, "answer", "it answers the question above, and is no command here");
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
     * Whether a line cannot be run, so that it is a name or a sentence. A mistyped command stays
     * one, so that it can be corrected.
     */
    private boolean isNoCommand(String text, RouteFacts facts) {
        String first = FirstWord.of(text, FirstWord.afterKeywords(text));
        boolean path = first.startsWith("./") || first.startsWith("../");
        boolean alone = first.length() == text.length();
        boolean wellKnown = !alone && model.lexicon().isCommand(first);
        return !path
                && !wellKnown
                && !facts.isCommand(first)
                && !FirstWordClassifier.isAssignment(first);
    }

    /**
     * @param start where the first command starts, after keywords
     */
    private Dispatch ofCommand(String text, int start, RouteFacts facts) {
        String first = FirstWord.of(text, start);
        boolean command = facts.isCommand(first) && !first.equals("in");
        boolean alone = start + first.length() == text.length();
        if (command && FREE_TEXT.contains(first)) {
            return Dispatch.shell(text, "text", first + " is a command");
        }
        if (command && alone) {
            return Dispatch.shell(text, "command", first + " is a command");
        }
        boolean oneWordFollows = text.indexOf(' ', start + first.length() + 1) < 0;
        if (facts.isOwnCommand(first)
                && (oneWordFollows || !model.lexicon().opensSentences(first))) {
            return Dispatch.shell(text, "own", first + " is one of your aliases or functions");
        }
        boolean rooted = first.startsWith("/") || first.startsWith("~/");
        if (first.startsWith("./") || first.startsWith("../") || (rooted && facts.isFile(first))) {
            return Dispatch.shell(text, "path", first + " is the path of a program");
        }
        if (FirstWordClassifier.isAssignment(first)) {
            return Dispatch.shell(text, "assignment", "it sets a variable");
        }
        FeatureWeights weights = model.weigh(text, start, facts);
        return weights.sum() > 0
                ? command(text, start, first, weights)
                : Dispatch.ask(
                        text,
                        weights.has(Reading.SENTENCE) ? "remark" : "model",
                        "it reads like a sentence" + telling.ofSentence(text, start));
    }

    private Dispatch command(String text, int start, String first, FeatureWeights weights) {
        if (weights.has(Reading.COMMAND)) {
            String reason = "\" is a program, and what follows does not read like a sentence";
            return Dispatch.shell(text, "plain", '"' + first + reason);
        }
        return weights.has(Reading.NAMED)
                ? Dispatch.shell(
                        text,
                        "named",
                        '"' + first + "\" is a program, and what follows it exists here")
                : Dispatch.shell(
                        text, "model", "it reads like a command" + telling.ofCommand(text, start));
    }

    /** Picks the words that show best that a line is a sentence or a command. */
    private record TellingWords(Lexicon lexicon) {
        private static final int MOST = 2;
        private static final int LONGEST = 30;

        /** The lists of words that are typical of sentences, most telling first. */
        private static final List<Integer> OF_A_SENTENCE =
                List.of(
                        Lexicon.POLITE | Lexicon.PRONOUN,
                        Lexicon.GLUE | Lexicon.PREDICATE | Lexicon.OPENER,
                        Lexicon.DETERMINER | Lexicon.FUNCTION,
                        Lexicon.TOPIC | Lexicon.FOREIGN | Lexicon.VERB | Lexicon.ENGLISH);

        /** Returns, for example, {@code ("the", "please")}; empty if there is no such word. */
        String ofSentence(String line, int start) {
            for (int lists : OF_A_SENTENCE) {
                List<String> found = find(line, start, lists);
                if (!found.isEmpty()) {
                    return quoted(found);
                }
            }
            return "";
        }

        /** Returns, for example, {@code ("-l", "|")}; empty if there is no such word. */
        String ofCommand(String line, int start) {
            List<String> found = new ArrayList<>();
            WordClassifier kinds = new WordClassifier(lexicon);
            WordScanner scanner = new WordScanner(line, start);
            while (found.size() < MOST && scanner.next()) {
                WordKind kind = kinds.of(line, scanner.start(), scanner.end());
                if (scanner.isOperator() || scanner.isQuoted() || !kind.isProse()) {
                    found.add(line.substring(scanner.start(), scanner.end()));
                }
            }
            return quoted(found);
        }

        private List<String> find(String line, int start, int lists) {
            List<String> found = new ArrayList<>();
            WordClassifier kinds = new WordClassifier(lexicon);
            WordScanner scanner = new WordScanner(line, start);
            while (found.size() < MOST && scanner.next()) {
                int end = WordClassifier.bareEnd(line, scanner.start(), scanner.end());
                kinds.of(line, scanner.start(), end);
                String word = line.substring(scanner.start(), end);
                if (!scanner.isQuoted() && (kinds.lists() & lists) != 0 && !found.contains(word)) {
                    found.add(word);
                }
            }
            return found;
        }

        private static String quoted(List<String> words) {
            List<String> shown = new ArrayList<>();
            for (String word : words) {
                String text = word.length() > LONGEST ? word.substring(0, LONGEST) + "…" : word;
                shown.add('"' + text + '"');
            }
            return shown.isEmpty() ? "" : " (" + String.join(", ", shown) + ")";
        }
    }
}
