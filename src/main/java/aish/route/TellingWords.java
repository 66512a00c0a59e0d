package aish.route;

import java.util.ArrayList;
import java.util.List;

/** Picks the words that show best that a line is a sentence or a command. */
final class TellingWords {
    private static final int MOST = 2;
    private static final int LONGEST = 30;

    /** The lists of words that are typical of sentences, most telling first. */
    private static final List<Integer> OF_A_SENTENCE =
            List.of(
                    WordLists.POLITE | WordLists.PRONOUN,
                    WordLists.GLUE | WordLists.PREDICATE | WordLists.OPENER,
                    WordLists.DETERMINER | WordLists.FUNCTION,
                    WordLists.TOPIC | WordLists.FOREIGN | WordLists.VERB | WordLists.ENGLISH);

    private final WordLists lexicon;

    TellingWords(WordLists lexicon) {
        this.lexicon = lexicon;
    }

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
