package aish.route;

import java.util.Locale;
import java.util.Set;
import java.util.regex.Pattern;

/** Tells a command from a sentence by its first word and by what the rest looks like. Pure. */
final class ProseGuess {
    private static final Pattern BLANKS = Pattern.compile("\\s+");

    /** Words that sentences are made of and arguments hardly ever are. */
    private static final Set<String> SENTENCE_WORDS =
            words(
                    """
                    a an the is are was were be my me i you your it its this that these those all
                    any every each some what which who how why when where whether of in on at for
                    with without from to and or not but whatever if than then into out by there
                    them does do can could should would will have has up about using logged sure
                    files folders directories lines processes
                    """);

    /** Words that make a sentence of the command's name before them, if another word follows. */
    private static final Set<String> AFTER_A_VERB =
            words("a an the this that these those my your me it its some every whatever");

    /** Words that make a sentence of the command's name before them in any case. */
    private static final Set<String> AFTER_A_NOUN =
            words("is are was were isn't doesn't does has keeps");

    private static final Set<String> OPENERS =
            words(
                    """
                    what what's why how who who's when where where's which is are can could should
                    would does do did will please explain tell show list give help i i'm my the
                    there it hello hi thanks thank yes no ok okay create delete remove describe
                    summarize summarise write fix undo use
                    """);

    private static final Set<String> ANSWERS = words("yes no y n ok okay yep nope sure");

    /** Names of programs that are likelier to be meant as words. */
    private static final Set<String> EVERYDAY_VERBS =
            words("find sort kill which who watch cut split install join look");

    /** What follows these is anyone's text. */
    private static final Set<String> FREE_TEXT = words("echo printf");

    /** Keywords that stand before a command. */
    private static final Set<String> BEFORE_A_COMMAND =
            words("! if then elif else while until do time coproc");

    private static final Pattern HEADER =
            Pattern.compile(
                    "(for|select)\\s+\\w+\\s+(in|do)\\b.*|for\\s*\\(\\(.*|case\\s+\\S+\\s+in\\b.*"
                            + "|function\\s+\\S+\\s*[({].*|[\\w.:-]+\\s*\\(\\s*\\).*",
                    Pattern.DOTALL);

    /** A quoted word, whose content says nothing about the line. */
    private static final Pattern QUOTED =
            Pattern.compile("(?<=^|[\\s=])(\"[^\"]*+\"|'[^']*+')(?=$|[\\s;|&)])");

    private static final Pattern PLAIN_WORD = Pattern.compile("\\p{L}{3,}");
    private static final int SURE = 2;

    private static Set<String> words(String text) {
        return Set.of(BLANKS.split(text.strip()));
    }

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
        if (isAnswer(text, facts)) {
            return ask(text, "answer", "it answers a question");
        }
        if (HEADER.matcher(text).matches()) {
            return shell(text, "syntax", "it starts like a block of shell");
        }
        return weigh(text, afterKeywords(text), facts);
    }

    private static boolean isAnswer(String text, RouteFacts facts) {
        String word = plain(text);
        return ANSWERS.contains(word) && (word.equals("yes") || !facts.isCommand(word));
    }

    private static String afterKeywords(String text) {
        int start = 0;
        while (start < text.length()) {
            int end = endOfWord(text, start);
            if (end == text.length() || !BEFORE_A_COMMAND.contains(text.substring(start, end))) {
                break;
            }
            start = end;
            while (start < text.length() && Character.isWhitespace(text.charAt(start))) {
                start++;
            }
        }
        return text.substring(start);
    }

    /**
     * @param body the text without the keywords before its first command
     */
    private static Decision weigh(String text, String body, RouteFacts facts) {
        String first = firstWord(body);
        String[] words = BLANKS.split(QUOTED.matcher(body).replaceAll("''"));
        boolean opens = OPENERS.contains(plain(first));
        int prose = prose(words);
        int strong = strongShape(words);
        int shape = strong + weakShape(words);
        if (startsLikeCommand(first, facts)) {
            int bar = EVERYDAY_VERBS.contains(first) ? 1 : SURE;
            boolean certain = FREE_TEXT.contains(first) || isPath(first);
            return certain || prose < bar || shape >= prose
                    ? shell(text, "command", first + " is a command here")
                    : ask(text, "prose", "it reads like a sentence");
        }
        if (!opens && shape > prose && (prose == 0 || strong > 0)) {
            return shell(text, "shape", "it is written like a command");
        }
        if (!opens && prose == 0 && words.length == 1) {
            return shell(text, "word", "a single word is taken for a command");
        }
        return ask(text, "prose", "it reads like a sentence");
    }

    private static String firstWord(String text) {
        return text.substring(0, endOfWord(text, 0));
    }

    private static int endOfWord(String text, int start) {
        int end = start;
        while (end < text.length() && " \t\n;|&<>()".indexOf(text.charAt(end)) < 0) {
            end++;
        }
        return end;
    }

    private static boolean isPath(String first) {
        return first.startsWith("/") || first.startsWith("./") || first.startsWith("../");
    }

    private static boolean startsLikeCommand(String first, RouteFacts facts) {
        // bash calls "in" a keyword, but nothing starts with it
        if (first.isEmpty() || (facts.isCommand(first) && !first.equals("in"))) {
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

    private static int prose(String[] words) {
        String last = words[words.length - 1];
        boolean question = last.endsWith("?") && !last.endsWith("$?");
        int score = question ? (words.length > 2 ? SURE + 1 : 1) : 0;
        for (int i = 1; i < words.length; i++) {
            String word = plain(words[i]);
            boolean contracted = word.endsWith("'s") || word.endsWith("n't") || word.endsWith("'m");
            score += SENTENCE_WORDS.contains(word) || contracted ? 1 : 0;
            score += word.equals("please") ? SURE : 0;
        }
        return score + (words.length > 1 ? secondWord(words) : 0);
    }

    private static int secondWord(String[] words) {
        String second = plain(words[1]);
        boolean followed = words.length > 2 && PLAIN_WORD.matcher(plain(words[2])).matches();
        boolean verb = AFTER_A_VERB.contains(second) && followed;
        return verb || AFTER_A_NOUN.contains(second) ? SURE : 0;
    }

    /** Lower case and without the punctuation after it. */
    private static String plain(String word) {
        int end = word.length();
        while (end > 0 && ",.!?:".indexOf(word.charAt(end - 1)) >= 0) {
            end--;
        }
        return word.substring(0, end).toLowerCase(Locale.ROOT);
    }

    /** Options and operators. */
    private static int strongShape(String[] words) {
        int score = 0;
        for (String word : words) {
            boolean option = word.length() > 1 && word.charAt(0) == '-';
            boolean redirection =
                    word.startsWith(">") || word.startsWith("2>") || word.startsWith("<");
            boolean operator =
                    switch (word) {
                        case "|", "&&", "||", "&", "=", "==", "!=" -> true;
                        default -> word.endsWith(";");
                    };
            score += option || redirection || operator ? SURE : 0;
        }
        return score;
    }

    /** Paths and patterns. */
    private static int weakShape(String[] words) {
        int score = 0;
        for (String word : words) {
            boolean path =
                    word.indexOf('/') >= 0
                            || word.startsWith("~")
                            || word.equals(".")
                            || word.equals("..");
            boolean pattern =
                    word.indexOf('*') >= 0 || word.indexOf('$') >= 0 || word.indexOf('=') > 0;
            score += path || pattern ? 1 : 0;
        }
        return score;
    }

    private static Decision shell(String text, String rule, String reason) {
        return new Decision(new Route.Shell(text), rule, reason);
    }

    private static Decision ask(String text, String rule, String reason) {
        return new Decision(new Route.Ask(text), rule, reason);
    }
}
