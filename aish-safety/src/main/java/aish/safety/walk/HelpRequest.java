package aish.safety.walk;

import module java.base;

import aish.safety.ExpandedWord;
import aish.safety.programs.MakeCommand.TargetNames;
import aish.safety.programs.ProgramHandlers;
import aish.safety.rules.Rule;
import aish.safety.rules.WordLists;

/**
 * Recognises commands that only ask a program for help or its version. Many programs treat a help
 * word as an ordinary argument next to code, a file or a command, so a call counts only if
 * everything else is the name of a verb.
 */
final class HelpRequest {
    private HelpRequest() {}

    static boolean isIn(Rule rule, List<ExpandedWord> words) {
        if (words.size() < 2 || !words.stream().allMatch(ExpandedWord::isExact)) {
            return false;
        }
        if (words.size() == 2) {
            return isAlone(rule, words.get(1).text());
        }
        return !readsItsWords(rule) && isAboutVerb(rule, words);
    }

    /**
     * Whether the rules know too little about the program's words to tell a verb from a command.
     */
    private static boolean readsItsWords(Rule rule) {
        return rule.takesCommand() || ProgramHandlers.early(rule.handler()) != null;
    }

    private static boolean isAlone(Rule rule, String word) {
        if (rule.handler().equals("shell")) {
            return isLong(word);
        }
        if (rule.takesCommand() && word.equals("-h")) {
            return true;
        }
        return readsItsWords(rule) ? isWord(word) : isLong(word) || isBrief(rule, word);
    }

    private static boolean isLong(String word) {
        return word.equals("--help") || word.equals("--version");
    }

    /** Recognises {@code git push -h}, {@code git push --help} and {@code git --help push}. */
    private static boolean isAboutVerb(Rule rule, List<ExpandedWord> words) {
        Rule verb = rule;
        boolean asked = false;
        for (ExpandedWord word : words.subList(1, words.size())) {
            String text = word.text();
            boolean last = word.equals(words.getLast());
            if (!asked && (text.equals("--help") || (last && asksBriefly(verb, text)))) {
                asked = true;
                continue;
            }
            Rule next = verb.find(text);
            boolean passed = passesOn(rule, text, next == verb.anyVerb());
            if (next != null && !passed && (next != verb.anyVerb() || isName(text))) {
                verb = next;
            } else if (rule.deepVerbs() == null || !isName(text)) {
                return false;
            }
        }
        return asked;
    }

    /** Whether the help word may be passed unchanged to a server or to a script of the project. */
    private static boolean passesOn(Rule rule, String word, boolean unnamed) {
        return switch (rule.name()) {
            case "yarn", "pnpm", "bun" -> unnamed || TargetNames.effect(word) != null;
            case "redis-cli", "valkey-cli", "keydb-cli", "dragonfly-cli" -> true;
            case "git" -> unnamed;
            default -> false;
        };
    }

    private static boolean isName(String word) {
        return !word.startsWith("-")
                && word.chars().allMatch(c -> Character.isLowerCase(c) || c == '-');
    }

    /** Whether the last word asks for help; a version may be an argument of a verb. */
    private static boolean asksBriefly(Rule verb, String word) {
        return switch (word) {
            case "-h", "-help" -> !verb.takesCommand() && verb.findOption(word) == null;
            default -> false;
        };
    }

    /** Whether any program would take the word for a request for help or its version. */
    static boolean isWord(String word) {
        return WordLists.has("help-words", word);
    }

    private static boolean isBrief(Rule rule, String word) {
        return switch (word) {
            case "-version", "-help", "-V" -> rule.findOption(word) == null;
            case "help", "version" -> rule.hasVerbs() && rule.find(word) == null;
            case "-h", "-v" -> rule.hasVerbs() && rule.findOption(word) == null;
            default -> false;
        };
    }
}
