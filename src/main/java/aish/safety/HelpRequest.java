package aish.safety;

import java.util.List;

/** Recognises commands that only ask a program about itself. */
final class HelpRequest {
    private HelpRequest() {}

    static boolean isIn(Rule rule, List<Field> words) {
        if (rule.takesCommand() || rule.handler().equals("shell") || rule.handler().equals("env")) {
            boolean brief = rule.takesCommand() && words.getLast().text().equals("-h");
            return words.size() == 2 && (brief || isWord(words.get(1).text()));
        }
        for (int i = 1; i < words.size(); i++) {
            String word = words.get(i).text();
            if (word.equals("--")) {
                return false;
            }
            // for some verbs a version is an argument
            boolean version = word.equals("--version") && i == words.size() - 1;
            if (word.equals("--help") || version) {
                return true;
            }
        }
        return words.size() == 2
                ? isBrief(rule, words.get(1).text())
                : words.size() > 2 && isAboutVerb(rule, words);
    }

    /** {@code git push -h} and {@code cargo help publish}. */
    private static boolean isAboutVerb(Rule rule, List<Field> words) {
        if (words.get(1).text().equals("help")) {
            return rule.hasVerbs() && rule.find("help") == rule.anyVerb();
        }
        Rule verb = rule;
        for (Field word : words.subList(1, words.size() - 1)) {
            Rule next = verb.find(word.text());
            if (next == null || next == verb.anyVerb() || next.takesCommand()) {
                return false;
            }
            verb = next;
        }
        String last = words.getLast().text();
        return (last.equals("-h") || last.equals("-help")) && verb.findOption(last) == null;
    }

    /** Whether any program would take the word for such a question. */
    static boolean isWord(String word) {
        return switch (word) {
            case "--help", "--version", "-help", "-version", "-V", "--usage" -> true;
            default -> false;
        };
    }

    /** Whether nearly every program, even one that no rule knows, would only answer. */
    static boolean isUsual(String word) {
        return isWord(word) || word.equals("version") || word.equals("help");
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
