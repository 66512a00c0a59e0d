package aish.route;

import java.util.Locale;
import java.util.Set;

/** Tells a command from a sentence by its first word and by what the rest looks like. Pure. */
final class ProseGuess {
    /** Words that sentences are made of and arguments hardly ever are. */
    private static final Set<String> SENTENCE_WORDS =
            Set.of(
                    "a",
                    "an",
                    "the",
                    "is",
                    "are",
                    "was",
                    "were",
                    "my",
                    "me",
                    "i",
                    "you",
                    "your",
                    "it",
                    "its",
                    "this",
                    "that",
                    "these",
                    "those",
                    "all",
                    "any",
                    "every",
                    "each",
                    "some",
                    "what",
                    "which",
                    "who",
                    "how",
                    "why",
                    "when",
                    "where",
                    "of",
                    "in",
                    "on",
                    "for",
                    "with",
                    "without",
                    "from",
                    "to",
                    "and",
                    "or",
                    "not",
                    "please",
                    "whatever",
                    "if",
                    "than",
                    "into",
                    "out",
                    "by",
                    "there",
                    "them",
                    "does",
                    "do",
                    "can",
                    "could",
                    "should",
                    "would",
                    "will",
                    "have",
                    "has",
                    "up",
                    "about",
                    "using",
                    "logged");

    private static final Set<String> QUESTION_OPENERS =
            Set.of(
                    "what",
                    "what's",
                    "why",
                    "how",
                    "who",
                    "who's",
                    "when",
                    "where",
                    "where's",
                    "which",
                    "is",
                    "are",
                    "can",
                    "could",
                    "should",
                    "would",
                    "does",
                    "do",
                    "did",
                    "will",
                    "please",
                    "explain",
                    "tell",
                    "show",
                    "list",
                    "give",
                    "help",
                    "i",
                    "i'm",
                    "my",
                    "the",
                    "there",
                    "it",
                    "hello",
                    "hi",
                    "thanks",
                    "thank",
                    "yes",
                    "no",
                    "ok",
                    "okay",
                    "create",
                    "delete",
                    "remove",
                    "describe",
                    "summarize",
                    "summarise",
                    "write",
                    "fix",
                    "undo",
                    "use");

    private static final int SURE = 2;

    Decision decide(String text, RouteFacts facts) {
        String first = firstWord(text);
        if (facts.isNeverCommand(first)) {
            return ask(text, "never_commands", first + " is among shell.never_commands");
        }
        if (facts.isAlwaysCommand(first)) {
            return shell(text, "known_commands", first + " is among shell.known_commands");
        }
        if (text.charAt(0) == '#') {
            return shell(text, "comment", "it is a comment");
        }
        boolean command = startsLikeCommand(first, facts);
        int prose = proseScore(text, first);
        int shape = shellScore(text);
        if (command && (prose < SURE || shape >= prose)) {
            return shell(text, "command", first + " is a command here");
        }
        if (!command && shape > prose && !QUESTION_OPENERS.contains(lower(first))) {
            return shell(text, "shape", "it is written like a command");
        }
        if (!command
                && prose == 0
                && !text.contains(" ")
                && !QUESTION_OPENERS.contains(lower(first))) {
            return shell(text, "word", "a single word is taken for a command");
        }
        return ask(text, "prose", "it reads like a sentence");
    }

    private static String firstWord(String text) {
        int end = 0;
        while (end < text.length() && " \t\n;|&<>()".indexOf(text.charAt(end)) < 0) {
            end++;
        }
        return text.substring(0, end);
    }

    private static boolean startsLikeCommand(String first, RouteFacts facts) {
        if (first.isEmpty() || facts.isCommand(first)) {
            return true;
        }
        char c = first.charAt(0);
        boolean quoted = "\"'\\`$({[~".indexOf(c) >= 0;
        return quoted || isAssignment(first) || (first.indexOf('/') >= 0 && facts.isFile(first));
    }

    private static boolean isAssignment(String word) {
        int equals = word.indexOf('=');
        for (int i = 0; i < equals; i++) {
            char c = word.charAt(i);
            if (!Character.isLetter(c) && c != '_' && (i == 0 || "0123456789+[]".indexOf(c) < 0)) {
                return false;
            }
        }
        return equals > 0;
    }

    private static int proseScore(String text, String first) {
        int score = text.endsWith("?") && !text.endsWith("$?") ? SURE + 1 : 0;
        boolean later = false;
        for (String word : text.split("\\s+", -1)) {
            String plain = lower(stripPunctuation(word));
            if (later && SENTENCE_WORDS.contains(plain)) {
                score++;
            }
            if (later && (plain.endsWith("'s") || plain.endsWith("n't") || plain.endsWith("'m"))) {
                score++;
            }
            later = true;
        }
        return QUESTION_OPENERS.contains(lower(first)) && later ? score + 1 : score;
    }

    private static String stripPunctuation(String word) {
        int end = word.length();
        while (end > 0 && ",.!?:".indexOf(word.charAt(end - 1)) >= 0) {
            end--;
        }
        return word.substring(0, end);
    }

    /** Options, operators, paths and patterns each make a command likelier. */
    private static int shellScore(String text) {
        int score = 0;
        for (String word : text.split("\\s+", -1)) {
            boolean option = word.length() > 1 && word.charAt(0) == '-' && word.charAt(1) > ' ';
            boolean operator =
                    word.equals("|")
                            || word.equals("&&")
                            || word.equals("||")
                            || word.equals("&")
                            || word.endsWith(";")
                            || word.startsWith(">")
                            || word.startsWith("2>")
                            || word.equals("<");
            boolean path =
                    word.indexOf('/') >= 0
                            || word.startsWith("~")
                            || word.equals(".")
                            || word.equals("..");
            boolean pattern =
                    word.indexOf('*') >= 0 || word.indexOf('$') >= 0 || word.indexOf('=') > 0;
            score += option || operator ? SURE : 0;
            score += path || pattern ? 1 : 0;
        }
        return score;
    }

    private static String lower(String word) {
        return word.toLowerCase(Locale.ROOT);
    }

    private static Decision shell(String text, String rule, String reason) {
        return new Decision(new Route.Shell(text), rule, reason);
    }

    private static Decision ask(String text, String rule, String reason) {
        return new Decision(new Route.Ask(text), rule, reason);
    }
}
